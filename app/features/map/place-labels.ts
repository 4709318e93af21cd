import type { Point } from './leg-curve.ts'

/** A disc that wants its name beside it. All measures in pixels of the frame. */
export interface LabelledDisc {
  x: number
  y: number
  radius: number
  /** Of the name as it will be set. */
  textWidth: number
  textHeight: number
}

/** Where a name stands: `y` is its middle, `x` its start, middle or end. */
export interface LabelSpot {
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
}

export interface LabelFrame {
  width: number
  height: number
  /** Points that names should rather not cover, such as the legs of a route. */
  avoid?: readonly Point[]
}

/** A box of text, in pixels. */
interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

interface Candidate {
  spot: LabelSpot
  rect: Rect
  cost: number
}

const GAP = 5
const MARGIN = 6
/** Names this close read as one. */
const BETWEEN = 3

/** Beside first, then the corners, then above and below: as a reader looks for a name. */
const SIDES: readonly { right: -1 | 0 | 1; down: -1 | 0 | 1; cost: number }[] = [
  { right: 1, down: 0, cost: 0 },
  { right: -1, down: 0, cost: 0.5 },
  { right: 1, down: -1, cost: 1 },
  { right: 1, down: 1, cost: 1 },
  { right: -1, down: -1, cost: 1.5 },
  { right: -1, down: 1, cost: 1.5 },
  { right: 0, down: -1, cost: 2 },
  { right: 0, down: 1, cost: 2 },
]
const COST_PER_COVERED_POINT = 0.6
const COST_OF_A_LOST_NAME = 20

/**
 * Finds a place for every name, in the order of the discs. No name touches another, a disc or the edge of
 * the frame; where there is no room the answer is undefined, and the disc shows its number instead.
 */
export function placeLabels(discs: readonly LabelledDisc[], frame: LabelFrame): (LabelSpot | undefined)[] {
  const open = discs.map(disc => candidates(disc, discs, frame))
  const spots: (LabelSpot | undefined)[] = discs.map(() => undefined)
  const waiting = new Set(discs.keys().filter(disc => open[disc]?.length))
  while (waiting.size > 0) {
    const next = tightest(waiting, open)
    waiting.delete(next)
    const others = [...waiting].map(disc => open[disc] ?? [])
    const best = leastHarm(open[next] ?? [], others)
    spots[next] = best && rounded(best.spot)
    for (const other of waiting) {
      open[other] = (open[other] ?? []).filter(({ rect }) => !best || !touch(rect, best.rect))
      if (open[other].length === 0) waiting.delete(other)
    }
  }
  return spots
}

/** The disc with the fewest places left; the first of equals. */
function tightest(waiting: ReadonlySet<number>, open: readonly Candidate[][]): number {
  const room = (disc: number) => open[disc]?.length ?? 0
  return [...waiting].reduce((least, disc) => (room(disc) < room(least) ? disc : least))
}

/** The best place of those that leave every other name a place, if there is one. */
function leastHarm(choices: readonly Candidate[], others: readonly Candidate[][]): Candidate | undefined {
  const harm = ({ rect, cost }: Candidate) =>
    cost + COST_OF_A_LOST_NAME * others.filter(left => left.every(other => touch(other.rect, rect))).length
  return choices.toSorted((a, b) => harm(a) - harm(b))[0]
}

function candidates(disc: LabelledDisc, all: readonly LabelledDisc[], frame: LabelFrame): Candidate[] {
  const covered = ({ left, right, top, bottom }: Rect) =>
    (frame.avoid ?? []).filter(([x, y]) => x > left && x < right && y > top && y < bottom).length
  return SIDES.map(side => {
    const spot = spotBeside(disc, side.right, side.down)
    const rect = rectOf(spot, disc)
    return { spot, rect, cost: side.cost + COST_PER_COVERED_POINT * covered(rect) }
  }).filter(({ rect }) => fits(rect, frame) && !all.some(other => covers(rect, other)))
}

function spotBeside(
  { x, y, radius, textHeight }: LabelledDisc,
  right: -1 | 0 | 1,
  down: -1 | 0 | 1,
): LabelSpot {
  const anchor = right === 1 ? 'start' : right === -1 ? 'end' : 'middle'
  if (right === 0) return { x, y: y + down * (radius + GAP - 2 + textHeight / 2), anchor }
  if (down === 0) return { x: x + right * (radius + GAP), y, anchor }
  return { x: x + right * (radius * 0.7 + GAP), y: y + down * (radius * 0.7 + textHeight / 2), anchor }
}

function rounded({ x, y, anchor }: LabelSpot): LabelSpot {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10, anchor }
}

function rectOf({ x, y, anchor }: LabelSpot, { textWidth, textHeight }: LabelledDisc): Rect {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - textWidth : x - textWidth / 2
  return { left, right: left + textWidth, top: y - textHeight / 2, bottom: y + textHeight / 2 }
}

function covers({ left, right, top, bottom }: Rect, { x, y, radius }: LabelledDisc): boolean {
  const nearestX = Math.min(Math.max(x, left), right)
  const nearestY = Math.min(Math.max(y, top), bottom)
  return Math.hypot(nearestX - x, nearestY - y) < radius + 1
}

function fits({ left, right, top, bottom }: Rect, { width, height }: LabelFrame): boolean {
  return left >= MARGIN && top >= MARGIN && right <= width - MARGIN && bottom <= height - MARGIN
}

function touch(a: Rect, b: Rect): boolean {
  return (
    a.left < b.right + BETWEEN &&
    b.left < a.right + BETWEEN &&
    a.top < b.bottom + BETWEEN &&
    b.top < a.bottom + BETWEEN
  )
}

const NARROW = /[ijlfIJ.,:;'’()|·-]/
const WIDE = /[mwMW@&]/

/**
 * How wide a name is set in Rosario 700 at this size in pixels: an estimate a few hundredths too large, since
 * the server has no font to measure with. Full-width scripts are counted as squares.
 */
export function textWidth(text: string, size: number): number {
  const letters = [...text.normalize('NFD').replace(/\p{M}/gu, '')]
  return size * letters.reduce((width, letter) => width + letterWidth(letter), 0)
}

function letterWidth(letter: string): number {
  if (letter > '\u2e7f') return 1
  if (letter === ' ') return 0.24
  if (NARROW.test(letter)) return 0.31
  if (WIDE.test(letter)) return 0.86
  if (/\p{Lu}/u.test(letter)) return 0.66
  return /[rst]/.test(letter) ? 0.42 : 0.54
}
