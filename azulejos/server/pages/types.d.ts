// The types of what the server sends, and of the page's own state.
// The Python side: tables/view.py, pages/scene.py, pages/turn.py, pages/move_list.py.

import type { Board } from './static/board.js'
import type { MoveInput } from './static/move_input.js'
import type { Prefs, prefs } from './static/prefs.js'

export interface SeatView {
  kind: 'person' | 'bot'
  name: string
  /** False for a person who gave no name. */
  named: boolean
  player: string | null
  present: boolean
  /** False for a person who has not come yet. */
  seated: boolean
  /** Why its person does not play on. */
  gave_up: 'resign' | 'leave' | null
}

export interface View {
  table: string
  version: number
  ply: number
  game: string
  names: string[]
  seats: SeatView[]
  mine: number[]
  turn: number | null
  legal: string[]
  scores: number[]
  winners: number[]
  /** The seat that has ended the game by giving up. */
  ended: { seat: number; reason: 'resign' | 'leave' } | null
  undo: {
    ply: number | null
    at_once: boolean
    asked: number | null
    agreed: number[]
    answer: boolean
  }
  chat: { number: number; seat: number; text: string; ply: number; at: number }[]
  rematch: { agreed: number[]; table: string | null }
  hints: { allowed: boolean; used: number[] }
  closed: boolean
}

export interface Summary {
  table: string
  game: string
  names: string[]
  mine: number[]
  turn: number | null
  scores: number[]
  winners: number[]
  removable: boolean
  at: number
}

/** What an error response contains. */
export interface ErrorContent {
  error?: { code: string; message: string; clause?: string }
  view?: View
}

export interface Frame {
  box: string
  fold: number
  boards: Record<string, [number, number, number, number]>
  /** x, y, width, height, and the most height; null on phones. */
  bar: [number, number, number, number, number] | null
  /** A box for the coach. */
  aside: [number, number, number, number] | null
  /** Where the market ends. */
  market: number
}

export type Ground = Frame & { ground: string }

/** The layers of the picture that change. */
export interface Layers {
  ink: string
  tiles: string
  marks: string
  came: Record<string, string>
}

export interface SceneStep extends Layers {
  ply: number
  seat: number | null
  words: string
  points: number | null
  status: string
  yours: string
  round: number
  notice: string
  warn: boolean
  turn: number | null
  scores: number[]
}

export interface MoveChoice {
  move: string
  from: string[]
  to: string
  words: string
  short: string
  icon: string
}

export interface Spot {
  d: string
  reach: string
  label: string
  tiles: string[]
  at: [number, number]
  /** Left, top, width, height, and how far it is turned, in degrees. */
  box: [number, number, number, number, number]
}

/** The x and y of a tile's middle, its size, its rotation; 1 if it goes to another place. */
export type TilePlace = [number, number, number, number, number?]

export interface Choices {
  moves: MoveChoice[]
  spots: Record<string, Spot>
  where: Record<string, TilePlace>
}

export interface Scene {
  ply: number
  shape: string
  steps: SceneStep[]
  text: string[]
  view: View
  choices: Choices | null
}

export interface TriedMove {
  fly: Record<string, TilePlace>
  points: number | null
  words: string
}

export interface Tried {
  moves: Record<string, TriedMove>
  closed: Record<string, string>
}

export interface MoveLine {
  ply: number
  seat: number
  move: string
  round: number
  words: string
  /** What the move takes, as SVG in a box of 100 units. */
  icon: string
  then: [seat: number, words: string, bonus: boolean][]
}

export interface MoveList {
  ply: number
  begun: number
  lines: MoveLine[]
}

export interface Tip {
  words: string
  marks: string
  held: string
}

export interface CoachAnswer {
  ply: number
  tips: Tip[]
  labels: { next: string; hide: string; show: string }
}

/** What the server puts into the page of a table. */
export interface Facts {
  view: View
  ply: number
  at: number | null
  seat: number
  title: string
  lesson: boolean
  /** The address of the game's learn page; empty if it has none. */
  rules: string
  /** Whether this browser can invite to empty seats. */
  invites: boolean
  frame: Frame
}

/** The state of a table's page. */
export interface PageState {
  view: View
  /** The ply of a replay; null while the current position is shown. */
  at: number | null
  /** The ply that the picture shows. */
  shown: number
  /** The seat whose board is large. */
  seat: number
  /** Shape and theme of the picture, as a query string. */
  look: string
  /** Another seat whose board the player looks at. */
  looksAt: number | null
  /** The version of the view whose choices are shown; -1 for none. */
  offered: number
  /** Whether the player skips the rest of an animation. */
  skip: boolean
  /** The last message that stays. */
  base: string
  /** The clause of the rules behind that message. */
  clause: string
  /** The last move in words. */
  told: string
  /** The seat whose choices were scrolled into view. */
  revealed?: number
  /** Whether the picture belongs to a replay. */
  replayed: boolean
}

export type Say = (words: string | null, passing?: boolean, clause?: string) => void

/** Tiles that the player drags. */
export interface Drag {
  key: string
  x: number
  y: number
  moving: boolean
  ghost?: SVGGElement
  /** How far the ghost is from the tiles that it stands for, in picture units. */
  by?: [number, number]
  under?: string | null
}

/** What the move input needs from the page. */
export interface MoveActions {
  play: (move: string) => void
  tryMoves: (key: string) => Promise<Tried | null>
  say: Say
  lookFrom: (seat: number) => void
  prefs: Prefs
}

/** What the panel needs from the page. */
export interface PanelActions {
  goTo: (ply: number | null) => void
  act: (path: string, body?: object) => void
  say: Say
  lookFrom: (seat: number) => void
  showResult: (view: View, lines: MoveLine[]) => void
  view: () => View
  /** Opens the invitation. */
  invite: () => void
  canInvite: boolean
}

/** A message pattern: azulejos/words/scripts.py explains it. */
export type Pattern =
  | string
  | Pattern[]
  | { v: string }
  | { s: string; of: Record<string, Pattern>; or: string }

export type Value = string | number | boolean | null | undefined

declare global {
  interface Window {
    /** For the console, and for tests. */
    azulejos: {
      state: PageState
      prefs: typeof prefs
      board: Board
      turn: MoveInput
      signed: (n: number) => string
    }
  }
}
