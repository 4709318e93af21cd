import type { Point } from '#cartography/curves/leg-curve.ts'

/**
 * Something with a constant size on the screen while the map is scaled: a point in pixels of the map, and a box
 * around it in pixels of the screen. At a scale s it extends from x·s + left to x·s + right.
 */
export interface Body {
  x: number
  y: number
  left: number
  top: number
  right: number
  bottom: number
}

/** The range of scales at which something is unchanged, in screen pixels per map pixel. */
export interface Scales {
  from: number
  to: number
}

/** A disc that needs a label. Its position is in pixels of the map, sizes are in pixels of the screen. */
export interface LabelledDisc {
  x: number
  y: number
  radius: number
  /** The radius that other names must not cover, if smaller. */
  core?: number
  /** The width of the rendered name. */
  textWidth: number
  textHeight: number
  /** The side of the name at a smaller scale, which it prefers. */
  before?: Side | undefined
  /** Whether it goes without a name rather than covering a point to avoid. */
  avoidsLines?: boolean
  /** Whether its name, however long, may be on the line above or below another disc. */
  standsClose?: boolean
}

/** Beside first, then the corners, then above and below: in the order in which a reader looks for a name. */
export const SIDES = ['e', 'w', 'ne', 'se', 'nw', 'sw', 'n', 's'] as const
export type Side = (typeof SIDES)[number]

export interface LabelFrame {
  scales: Scales
  /** The map's size in its own pixels, if names must stay inside it. */
  size?: { width: number; height: number }
  /** Points that names should avoid, such as the legs of a route. */
  avoid?: readonly Point[]
  /** Discs that are not labelled now. */
  others?: readonly Disc[]
  /** Other areas that names must not touch. */
  taken?: readonly Body[]
}

interface Candidate {
  side: Side
  body: Body
  cost: number
}

/** The distance between a disc and its name. */
export const GAP = 5
const MARGIN = 4
/** Names closer than this read as one. */
const BETWEEN = 3
export const sideCost: Record<Side, number> = { e: 0, w: 0.5, ne: 1, se: 1, nw: 1.5, sw: 1.5, n: 2, s: 2 }
const COST_PER_COVERED_POINT = 0.6
const COST_OF_A_LOST_NAME = 20
const GAIN_OF_STAYING = 1.2
/** A name wider than this, in pixels of the screen, seems to belong to any disc directly below or above it. */
const LONG = 160

/**
 * Finds a side for every name, in the order of the discs. No name touches another, a disc or the edge of the frame at
 * any of the scales; undefined if there is no room.
 */
export function placeLabels(discs: readonly LabelledDisc[], frame: LabelFrame): (Side | undefined)[] {
  const open = discs.map(disc => candidates(disc, discs, frame))
  const sides: (Side | undefined)[] = discs.map(() => undefined)
  const waiting = new Set(discs.keys().filter(disc => open[disc]?.length))
  while (waiting.size > 0) {
    const next = tightest(waiting, open)
    waiting.delete(next)
    const others = [...waiting].map(disc => open[disc] ?? [])
    const best = leastHarm(open[next] ?? [], others, frame.scales)
    sides[next] = best?.side
    for (const other of waiting) {
      open[other] = (open[other] ?? []).filter(({ body }) => !best || !touch(body, best.body, frame.scales))
      if (open[other].length === 0) waiting.delete(other)
    }
  }
  return sides
}

/** The disc with the fewest positions left; the first of equals. */
function tightest(waiting: ReadonlySet<number>, open: readonly Candidate[][]): number {
  const room = (disc: number) => open[disc]?.length ?? 0
  return [...waiting].reduce((least, disc) => (room(disc) < room(least) ? disc : least))
}

/** The best position of those that leave every other name one, if there is any. */
function leastHarm(
  choices: readonly Candidate[],
  others: readonly Candidate[][],
  scales: Scales,
): Candidate | undefined {
  const harm = ({ body, cost }: Candidate) =>
    cost +
    COST_OF_A_LOST_NAME * others.filter(left => left.every(other => touch(other.body, body, scales))).length
  return choices.toSorted((a, b) => harm(a) - harm(b))[0]
}

function candidates(
  disc: LabelledDisc,
  all: readonly LabelledDisc[],
  { scales, size, avoid = [], others = [], taken = [] }: LabelFrame,
): Candidate[] {
  const places = SIDES.map(side => ({ side, body: labelBody(disc, side) }))
  // Most of the map is out of reach of all sides, so it is filtered once.
  const reach = boundsOf(
    disc,
    places.map(({ body }) => body),
  )
  const neighbours = [...all.filter(other => other !== disc), ...others]
  const closed = [...taken, ...neighbours.flatMap(other => closedBodies(other, disc))].filter(other =>
    touch(reach, other, scales),
  )
  const near = avoid.filter(point => covers(reach, point, scales.from))
  return places.flatMap(({ side, body }) => {
    const isOpen = !size || fits(body, size, scales.from)
    if (!isOpen || closed.some(other => touch(body, other, scales))) return []
    const covered = near.filter(point => covers(body, point, scales.from)).length
    if (disc.avoidsLines && covered > 0) return []
    const staying = side === disc.before ? GAIN_OF_STAYING : 0
    return { side, body, cost: sideCost[side] + COST_PER_COVERED_POINT * covered - staying }
  })
}

type Disc = Pick<LabelledDisc, 'x' | 'y' | 'radius' | 'core'>

/** The area of a disc. */
export function discBody({ x, y, radius, core = radius }: Disc): Body {
  return { x, y, left: -core, top: -core, right: core, bottom: core }
}

/**
 * The areas of another disc that a name must not cover: the disc itself, and for a long name a line of text above and
 * below it.
 */
function closedBodies(other: Disc, { textWidth, textHeight, standsClose }: LabelledDisc): Body[] {
  const body = discBody(other)
  if (standsClose || textWidth < LONG) return [body]
  const lines = { top: body.top - textHeight, bottom: body.bottom + textHeight }
  return [body, { ...body, ...lines, left: 0, right: 0 }]
}

/** The position of a name beside its disc, in pixels of the screen: its anchor and its centre line. */
export function labelOffset(
  side: Side,
  { radius, textHeight }: Pick<LabelledDisc, 'radius' | 'textHeight'>,
): { anchor: 'start' | 'middle' | 'end'; dx: number; dy: number } {
  const across = side.includes('e') ? 1 : side.includes('w') ? -1 : 0
  const down = side.includes('s') ? 1 : side.includes('n') ? -1 : 0
  const corner = across !== 0 && down !== 0
  const aside = (corner ? 0.7 : 1) * radius + GAP
  const away = corner ? 0.7 * radius : radius + GAP - 2
  return {
    anchor: across === 1 ? 'start' : across === -1 ? 'end' : 'middle',
    dx: across * aside,
    dy: down * (away + textHeight / 2),
  }
}

/** The area of a name at a side of its disc. */
export function labelBody(disc: LabelledDisc, side: Side): Body {
  const { x, y, textWidth, textHeight } = disc
  const { anchor, dx, dy } = labelOffset(side, disc)
  const left = anchor === 'start' ? dx : anchor === 'end' ? dx - textWidth : -textWidth / 2
  return { x, y, left, right: left + textWidth, top: dy - textHeight / 2, bottom: dy + textHeight / 2 }
}

/** The smallest body around a point that contains all of these bodies at it. */
function boundsOf({ x, y }: LabelledDisc, bodies: readonly Body[]): Body {
  return {
    x,
    y,
    left: Math.min(...bodies.map(({ left }) => left)),
    top: Math.min(...bodies.map(({ top }) => top)),
    right: Math.max(...bodies.map(({ right }) => right)),
    bottom: Math.max(...bodies.map(({ bottom }) => bottom)),
  }
}

/** Scaling moves everything away from the top left corner, so what fits once fits at every larger scale. */
export function fits(
  { x, y, left, right, top, bottom }: Body,
  size: { width: number; height: number },
  scale: number,
) {
  return (
    x * scale + left >= MARGIN &&
    y * scale + top >= MARGIN &&
    (size.width - x) * scale >= right + MARGIN &&
    (size.height - y) * scale >= bottom + MARGIN
  )
}

function covers({ x, y, left, right, top, bottom }: Body, [px, py]: Point, scale: number): boolean {
  const [dx, dy] = [(px - x) * scale, (py - y) * scale]
  return dx > left && dx < right && dy > top && dy < bottom
}

/** Whether two bodies are closer than names may be at any of the scales. */
export function touch(a: Body, b: Body, { from, to }: Scales): boolean {
  const across = b.x - a.x
  const left = a.left - b.right - BETWEEN
  const right = a.right - b.left + BETWEEN
  const first = Math.max(from, firstOverlap(across, left, right))
  const last = Math.min(to, lastOverlap(across, left, right))
  if (first >= last) return false
  const down = b.y - a.y
  const top = a.top - b.bottom - BETWEEN
  const bottom = a.bottom - b.top + BETWEEN
  return Math.max(first, firstOverlap(down, top, bottom)) < Math.min(last, lastOverlap(down, top, bottom))
}

/** The smallest scale s at which low < distance·s < high: from there on two bodies overlap along one axis. */
function firstOverlap(distance: number, low: number, high: number): number {
  return distance === 0 ? 0 : Math.min(low / distance, high / distance)
}

/** The largest scale at which they do, or 0 if they never do. */
function lastOverlap(distance: number, low: number, high: number): number {
  if (distance === 0) return low < 0 && high > 0 ? Infinity : 0
  return Math.max(low / distance, high / distance)
}

const NARROW = /[ijlfIJ.,:;'’()|·-]/
const WIDE = /[mwMW@&]/

/**
 * The width of a name in Rosario 700 at this size in pixels: an estimate a few hundredths too large, since the server
 * has no font to measure with. Full-width scripts are counted as squares.
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
