// Soft sounds, made here: tiles on a table, a chime for one's turn. Off unless somebody wants them.

import { prefs } from './prefs.js'

let context = null

// A struck bar: a sine that dies away, with a fainter one above it.
function strike(pitch, at, loud, long = 0.5) {
  for (const [part, share] of [[1, 1], [3.01, 0.18]]) {
    const tone = new OscillatorNode(context, { frequency: pitch * part })
    const gain = new GainNode(context, { gain: 0 })
    gain.gain.setTargetAtTime(loud * share, at, 0.004)
    gain.gain.setTargetAtTime(0, at + 0.02, long / 5)
    tone.connect(gain).connect(context.destination)
    tone.start(at)
    tone.stop(at + long)
  }
}

// Glazed clay on wood: a short breath of noise in a narrow band.
function clack(at, loud, pitch = 1900) {
  const length = Math.round(context.sampleRate * 0.05)
  const buffer = context.createBuffer(1, length, context.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 4
  const noise = new AudioBufferSourceNode(context, { buffer })
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 3 })
  noise.connect(band).connect(new GainNode(context, { gain: loud })).connect(context.destination)
  noise.start(at)
}

const SOUNDS = {
  tile: at => { clack(at, 0.25); clack(at + 0.06, 0.15, 1500) },
  gain: at => { clack(at, 0.2); strike(659, at + 0.03, 0.07) },
  loss: at => { clack(at, 0.25, 900); strike(196, at + 0.02, 0.08) },
  turn: at => { strike(523, at, 0.05); strike(784, at + 0.12, 0.05) },
  end: at => [523, 659, 784, 1047].forEach((pitch, n) => strike(pitch, at + n * 0.13, 0.06, 0.9)),
}

export function sound(name) {
  if (!prefs.sounds) return
  context ??= new AudioContext()
  if (context.state === 'suspended') context.resume()
  SOUNDS[name](context.currentTime + 0.01)
}

// Who turns sounds on hears one.
addEventListener('preference', event => event.detail === 'sounds' && sound('turn'))
