// A host of the prebuilt engine in JavaScript, for Node and browsers: it lays the arrays of a module
// out as the manifest says, thinks in slices, and reads the answer. docs/explanation/prebuilt.md

const ALIGNMENT = 64
const PAGE = 65536
const READERS = { i1: 'getInt8', i2: 'getInt16', i4: 'getInt32', f8: 'getFloat64' }

export class Engine {
    // `weights` are the bytes of a net; `shapes` makes arrays smaller, such as those of trees.
    constructor(instance, manifest, weights = new Uint8Array(), shapes = {}) {
        this.exports = instance.exports
        this.cells = manifest.layout.cells
        this.top = this.exports.__heap_base.value
        this.arrays = {}
        const result = this.reserve(128)
        const block = [result, result + 64]
        for (const about of manifest.layout.arrays) {
            const array = { ...about, shape: shapes[about.name] ?? about.shape }
            const strides = array.shape.map((_, i) => array.item * product(array.shape.slice(i + 1)))
            const bytes = array.item * product(array.shape)
            array.at = about.same_as ? this.arrays[about.same_as].at : this.reserve(bytes)
            this.arrays[about.name] = array
            block.push(0, 0, product(array.shape), array.item, array.at, ...array.shape, ...strides)
        }
        this.block = this.reserve(8 * block.length)
        const missing = this.top - this.exports.memory.buffer.byteLength
        if (missing > 0) this.exports.memory.grow(Math.ceil(missing / PAGE))
        this.view = new DataView(this.exports.memory.buffer)
        for (const [i, cell] of block.entries()) this.setNumber(this.block + 8 * i, cell)
        for (const { name, content } of manifest.layout.arrays)
            if (content) this.write(name, Uint8Array.from(atob(content), c => c.charCodeAt(0)))
        this.write('work.net.weights', weights)
        this.result = result
    }

    // The best move for a state (bytes). `limits` are cells by name, such as NODE_BUDGET and SEED.
    // Between slices, `report` may return false to stop, and other events are handled.
    async think(state, limits, report = () => true) {
        const { cells } = this
        const unlimited = ['NODE_BUDGET', 'DEPTH_BUDGET', 'TIME_BUDGET', 'SLICE']
        const given = { EXACT_MOVES: 1, PLAYED: cells.ANOTHER_GAME, ...limits }
        for (const name of unlimited) this.set(name, given[name] ?? cells.UNLIMITED)
        for (const name of ['EXACT_MOVES', 'PLAYED', 'SEED']) this.set(name, given[name] ?? 0)
        for (const name of ['STOP', 'NODES']) this.set(name, 0)
        this.set('STAGE', cells.BEGIN)
        this.write('root', state)
        const began = performance.now()
        while (this.slice(began) === cells.MORE) {
            await new Promise(resolve => setTimeout(resolve))
            const late = 1000 * (performance.now() - began) > (limits.TIME_BUDGET ?? Infinity)
            if (late || !report(this.answer())) this.set('STOP', 1)
        }
        return this.answer()
    }

    slice(began) {
        this.set('MICROSECONDS', Math.round(1000 * (performance.now() - began)))
        if (this.exports.call_think(this.block) !== 0) throw new Error('the engine failed')
        return Number(this.view.getBigInt64(this.result, true))
    }

    answer() {
        const found = this.read('answer', 0)
        const ranked = Array.from({ length: found.moves }, (_, i) => this.read('ranked', i))
        const { at } = this.arrays['work.limits']
        const nodes = Number(this.view.getBigInt64(at + 8 * this.cells.NODES, true))
        const line = found.line.slice(0, found.length)
        return { ranked, line, nodes, scores: found.scores.slice(0, found.seats) }
    }

    read(name, index) {
        const { at, item, fields } = this.arrays[name]
        const number = (type, place) => this.view[READERS[type]](at + item * index + place, true)
        const value = ({ type, at, shape }) =>
            shape.length === 0
                ? number(type, at)
                : Array.from({ length: shape[0] }, (_, i) => number(type, at + Number(type[1]) * i))
        return Object.fromEntries(Object.entries(fields).map(([n, field]) => [n, value(field)]))
    }

    write(name, bytes) {
        new Uint8Array(this.exports.memory.buffer).set(bytes, this.arrays[name].at)
    }

    set(cell, value) {
        this.setNumber(this.arrays['work.limits'].at + 8 * this.cells[cell], value)
    }

    setNumber(at, value) {
        this.view.setBigInt64(at, BigInt(value), true)
    }

    reserve(bytes) {
        const at = Math.ceil(this.top / ALIGNMENT) * ALIGNMENT
        this.top = at + bytes
        return at
    }
}

const product = numbers => numbers.reduce((a, b) => a * b, 1)
