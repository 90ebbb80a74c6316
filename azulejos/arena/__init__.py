"""Measuring players: each deal played once from every seat, results with error bars.

plan = Plan(game, ("greedy", "random"), games=200, limits={"nodes": 1000})
arena = Arena(plan, Path("greedy-random"))
for result in arena.play():
    ...
summary(arena)["pairs"]
"""

from azulejos.arena.games import Plan, Result
from azulejos.arena.run import Arena
from azulejos.arena.statistics import Sprt
from azulejos.arena.summary import summary

__all__ = ["Arena", "Plan", "Result", "Sprt", "summary"]
