// Thinks once: node think.mjs MODULE.wasm, with a task as JSON on standard input; answers as JSON.

import { readFileSync } from 'node:fs'
import { Engine } from './host.mjs'

const bytes = text => Uint8Array.from(Buffer.from(text, 'base64'))
const [file] = process.argv.slice(2)
const task = JSON.parse(readFileSync(0, 'utf8'))
const { instance } = await WebAssembly.instantiate(readFileSync(file), {})
const manifest = JSON.parse(readFileSync(file.replace('.wasm', '.json'), 'utf8'))
const engine = new Engine(instance, manifest, bytes(task.weights), task.shapes)
let slices = 0
const limits = { ...task.limits, SEED: BigInt(task.seed) }
const answer = await engine.think(bytes(task.state), limits, () => ++slices > 0)
console.log(JSON.stringify({ ...answer, slices }))
