"""MaskablePPO of sb3-contrib learns to beat `random` at Azul, in a minute or two on one core.

pip install 'azulejos[gymnasium]' sb3-contrib
python docs/examples/maskable_ppo.py
"""

import sys
import time

import gymnasium
import numpy as np
from gymnasium.wrappers import TransformObservation, TransformReward
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

from azulejos.adapters.gymnasium import ids

STEPS = int(sys.argv[1]) if len(sys.argv) > 1 else 60_000
GAMES = 200


def table(reward: str = "margin") -> gymnasium.Env:
    """A table with one `random` opponent; observations between 0 and 1, rewards about 1."""
    env = gymnasium.make(ids()["azul"], players=2, opponents="random", reward=reward)
    high = env.observation_space.high.astype(np.float32)
    unit = gymnasium.spaces.Box(0, 1, high.shape, np.float32)
    env = TransformObservation(env, lambda seen: (seen / high).astype(np.float32), unit)
    return TransformReward(env, lambda points: points / 20) if reward == "margin" else env


def share_of_wins(model: MaskablePPO, games: int) -> float:
    """How many of some games the model wins, a tie counting half."""
    env, points = table("wins"), 0.0
    for game in range(games):
        seen, info = env.reset(seed=game)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=info["action_mask"], deterministic=False)
            seen, reward, over, _, info = env.step(int(action))
        points += (reward + 1) / 2
    return points / games


def main() -> None:
    """Train, and measure before and after."""
    model = MaskablePPO(
        "MlpPolicy", make_vec_env(table, 8, seed=1), n_steps=256, batch_size=256, seed=1, gamma=0.99
    )
    print(f"before: {share_of_wins(model, GAMES):.2f} of {GAMES} games")
    began = time.perf_counter()
    model.learn(STEPS)
    print(f"{STEPS} steps in {time.perf_counter() - began:.0f} s")
    print(f"after: {share_of_wins(model, GAMES):.2f} of {GAMES} games")


if __name__ == "__main__":
    main()
