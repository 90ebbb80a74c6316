// Synthesized sounds: tiles on a table, a chime for the player's turn. They are off by default.

import { prefs } from './prefs.js'

/** @type {AudioContext | null} */
let live = null

/**
 * A struck bar: a decaying sine with a fainter overtone.
 * @param {BaseAudioContext} context
 * @param {number} pitch
 * @param {number} at
 * @param {number} loud
 * @param {number} [long]
 */
function strike(context, pitch, at, loud, long = 0.5) {
  for (const [part, share] of [
    [1, 1],
    [3.01, 0.18],
  ]) {
    const tone = new OscillatorNode(context, { frequency: pitch * part })
    const gain = new GainNode(context, { gain: 0 })
    gain.gain.setTargetAtTime(loud * share, at, 0.004)
    gain.gain.setTargetAtTime(0, at + 0.02, long / 5)
    tone.connect(gain).connect(context.destination)
    tone.start(at)
    tone.stop(at + long)
  }
}

/**
 * Glazed clay on wood: a short burst of noise in a narrow band.
 * @param {BaseAudioContext} context
 * @param {number} at
 * @param {number} loud
 * @param {number} [pitch]
 */
function clack(context, at, loud, pitch = 1900) {
  const length = Math.round(context.sampleRate * 0.05)
  const buffer = context.createBuffer(1, length, context.sampleRate)
  const data = buffer.getChannelData(0)
  const swell = context.sampleRate * 0.003 // a fade-in without a click
  for (let i = 0; i < length; i++)
    data[i] = (Math.random() * 2 - 1) * Math.min(1, i / swell) * (1 - i / length) ** 4
  const noise = new AudioBufferSourceNode(context, { buffer })
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 2 })
  noise
    .connect(band)
    .connect(new GainNode(context, { gain: loud }))
    .connect(context.destination)
  noise.start(at)
}

/**
 * Each sound starts at a time of an audio context, which may be an offline one.
 * @type {Record<string, (to: BaseAudioContext, at: number) => void>}
 */
export const SOUNDS = {
  tile: (to, at) => {
    clack(to, at, 0.8)
    clack(to, at + 0.06, 0.5, 1500)
  },
  gain: (to, at) => {
    clack(to, at, 0.5)
    strike(to, 659, at + 0.03, 0.11)
  },
  loss: (to, at) => {
    clack(to, at, 0.6, 900)
    strike(to, 330, at + 0.02, 0.13)
  }, // not lower: phones have small speakers
  turn: (to, at) => {
    strike(to, 523, at, 0.09)
    strike(to, 784, at + 0.12, 0.08)
  },
  end: (to, at) => {
    for (const [n, pitch] of [523, 659, 784, 1047].entries())
      strike(to, pitch, at + n * 0.13, 0.08, 0.9)
  },
}

/** @param {string} name */
export function sound(name) {
  if (!prefs.sounds) return
  live ??= new AudioContext()
  if (live.state === 'suspended') live.resume()
  SOUNDS[name](live, live.currentTime + 0.01)
}

// Play a sound when somebody turns sounds on.
addEventListener('preference', event => {
  if (/** @type {CustomEvent} */ (event).detail === 'sounds') sound('turn')
})
