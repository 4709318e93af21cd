import { type Body, discBody, GAP, type Scales, SIDES, type Side, sideCost, touch } from './place-labels.ts'

/** A stop of a route. Its position is in pixels of the map, sizes are in pixels of the screen. */
export interface Stop {
  x: number
  y: number
  /** The size of its mark: a pill with its days, or a disc. */
  width: number
  height: number
  /** The size of its name; no width without a name. */
  textWidth: number
  textHeight: number
  /** 0 keeps its name before all others, and 2 after them. */
  rank: 0 | 1 | 2
}

/** Where a stop's mark and name are, in pixels of the screen from its point. */
export interface StopLayout {
  /** The middle of the mark. If it is not on the point, a line leads to it from a dot there. */
  mark: readonly [dx: number, dy: number]
  /** Where the name starts, ends or has its middle; null if there is no room for it. */
  name: { anchor: 'start' | 'middle' | 'end'; dx: number; dy: number } | null
}

export interface StopFrame {
  /** The map's size in its own pixels. */
  size: { width: number; height: number }
  scales: Scales
  /** The lines of the route: points close enough together that no name passes between two of them. */
  lines: readonly Body[]
  /** Other areas that nothing may touch. */
  taken: readonly Body[]
}

interface Candidate extends StopLayout {
  cost: number
  /** The mark and the name, which touch nothing. */
  solid: Body[]
  /** The dot on the point and the line to the mark, which touch each other where points are close. */
  thin: Body[]
}

/** The dot on a stop's point, if its mark is beside it. */
export const DOT = 3.5
/** Half the width of the line that leads to a mark beside its point. */
const LEADER = 0.75
/** Leaders are looked at this often. */
const STEP = 4
const DISTANCES = [22, 30, 40, 52, 66]
const DIRECTIONS = 16
const MARGIN = 3
const COST_ASIDE = 2.5
const COST_PER_PIXEL_ASIDE = 0.09
/** The name of a place where one sleeps is worth several of places on the way. */
const COST_OF_A_LOST_NAME = { 0: 60, 1: 40, 2: 10 } as const
const COST_OF_A_COVERED_LINE = 8
const COST_OF_A_COLLISION = 100
/** A layout with costs below this needs no improvement. */
const GOOD = COST_ASIDE
const MOST_ATTEMPTS = 14

/**
 * Places the marks and the names of all stops: none touches another, a line touches no name, nothing leaves the map,
 * at any of the scales. Where stops are close, marks stand beside their points; where there is no room, names are left
 * out. Always the same for the same stops.
 */
export function layOutStops(stops: readonly Stop[], frame: StopFrame): StopLayout[] {
  const choices = stops.map((_, i) => choicesOf(i, stops, frame))
  let order = [...stops.keys()].sort((a, b) => rankOf(stops, a) - rankOf(stops, b) || a - b)
  let best: { chosen: Candidate[]; cost: number } | null = null
  const seen = new Set<string>()
  for (let attempt = 0; attempt < MOST_ATTEMPTS && !seen.has(order.join()); attempt++) {
    seen.add(order.join())
    const chosen = chooseInOrder(order, choices, frame.scales)
    const cost = chosen.reduce((sum, each) => sum + each.cost, 0)
    if (!best || cost < best.cost) best = { chosen, cost }
    const [poor, good] = [
      order.filter(i => (chosen[i]?.cost ?? 0) >= GOOD),
      order.filter(i => (chosen[i]?.cost ?? 0) < GOOD),
    ]
    if (poor.length === 0) break
    // Who found no good room chooses first the next time; the worst of them before the others.
    order = [...poor.sort((a, b) => (chosen[b]?.cost ?? 0) - (chosen[a]?.cost ?? 0)), ...good]
  }
  return (best?.chosen ?? []).map(({ mark, name }) => ({ mark, name }))
}

function rankOf(stops: readonly Stop[], i: number): number {
  return stops[i]?.rank ?? 0
}

interface Choices {
  /** The cheapest first. */
  candidates: readonly Candidate[]
  /** Whether nothing that never moves is in the way: no line of the route under a name, nor under a mark aside. */
  isFree(candidate: Candidate): boolean
  /** The same where a mark aside may stand on a line. */
  isFreeOnLines(candidate: Candidate): boolean
  /** The mark on its point, whatever is there. */
  last: Candidate
}

function chooseInOrder(order: readonly number[], choices: readonly Choices[], scales: Scales): Candidate[] {
  const [solid, thin]: [Body[], Body[]] = [[], []]
  const chosen: Candidate[] = []
  for (const i of order) {
    const choice = choices[i]
    if (!choice) continue
    const { candidates, isFree, isFreeOnLines, last } = choice
    const isClear = (candidate: Candidate) =>
      !touchesAny(candidate.solid, solid, scales) &&
      !touchesAny(candidate.solid, thin, scales) &&
      !touchesAny(candidate.thin, solid, scales)
    const onLines = () => {
      const found = candidates.find(candidate => isFreeOnLines(candidate) && isClear(candidate))
      return found && { ...found, cost: found.cost + COST_OF_A_COVERED_LINE }
    }
    const best = candidates.find(candidate => isFree(candidate) && isClear(candidate)) ?? onLines() ?? last
    chosen[i] = best
    solid.push(...best.solid)
    thin.push(...best.thin)
  }
  return chosen
}

function touchesAny(own: readonly Body[], others: readonly Body[], scales: Scales): boolean {
  return own.some(body => others.some(other => touch(body, other, scales)))
}

function choicesOf(i: number, stops: readonly Stop[], { size, scales, lines, taken }: StopFrame): Choices {
  const stop = stops[i]
  if (!stop) throw new RangeError(`There is no stop ${i}`)
  const lost = stop.textWidth > 0 ? COST_OF_A_LOST_NAME[stop.rank] : 0
  const candidates = placesOfMark().flatMap(place => candidatesAt(stop, place, lost))
  candidates.sort((a, b) => a.cost - b.cost)
  const reach = boundsOf(
    stop,
    candidates.flatMap(({ solid }) => solid),
  )
  const isNear = (other: Body) => touch(reach, other, scales)
  const closed = taken.filter(isNear)
  const dots = stops.flatMap((other, j) => (j === i ? [] : [dotBody(other)])).filter(isNear)
  const near = lines.filter(isNear)
  const isOpen = remembered(
    ({ solid, thin }: Candidate) =>
      solid.every(body => fits(body, size, scales.from)) &&
      !touchesAny(solid, [...closed, ...dots], scales) &&
      !touchesAny(thin, closed, scales),
  )
  const isUnstruck = remembered(({ solid }: Candidate) => !touchesAny(solid.slice(1), near, scales))
  const isOffLines = remembered(
    ({ solid, thin }: Candidate) => thin.length === 0 || !touchesAny(solid.slice(0, 1), near, scales),
  )
  const isFreeOnLines = (candidate: Candidate) => isOpen(candidate) && isUnstruck(candidate)
  const isFree = (candidate: Candidate) => isFreeOnLines(candidate) && isOffLines(candidate)
  const [last] = candidatesAt({ ...stop, textWidth: 0 }, { at: [0, 0], cost: COST_OF_A_COLLISION + lost }, 0)
  if (!last) throw new RangeError(`Stop ${i} has no place`)
  return { candidates, isFree, isFreeOnLines, last }
}

function remembered<Key>(find: (key: Key) => boolean): (key: Key) => boolean {
  const known = new Map<Key, boolean>()
  return key => {
    const found = known.get(key) ?? find(key)
    known.set(key, found)
    return found
  }
}

/** On the point, and then around it at growing distances. */
function placesOfMark(): { at: readonly [number, number]; cost: number }[] {
  const around = DISTANCES.flatMap(distance =>
    Array.from({ length: DIRECTIONS }, (_, turn) => {
      const angle = (2 * Math.PI * turn) / DIRECTIONS
      const at = [Math.round(distance * Math.cos(angle)), Math.round(distance * Math.sin(angle))] as const
      return { at, cost: COST_ASIDE + COST_PER_PIXEL_ASIDE * distance }
    }),
  )
  return [{ at: [0, 0], cost: 0 }, ...around]
}

function candidatesAt(
  stop: Stop,
  { at, cost }: { at: readonly [number, number]; cost: number },
  lost: number,
): Candidate[] {
  const [mark, thin] = [markBody(stop, at), leaderBodies(stop, at)]
  const bare: Candidate = { mark: at, name: null, solid: [mark], thin, cost: cost + lost }
  if (stop.textWidth === 0) return [bare]
  const named = SIDES.map(side => {
    const name = nameAt(stop, at, side)
    return { mark: at, name, solid: [mark, nameBody(stop, name)], thin, cost: cost + sideCost[side] }
  })
  return [...named, bare]
}

/** A name beside its mark; at a corner it starts or ends with it, above or below. */
function nameAt(stop: Stop, [x, y]: readonly [number, number], side: Side): NonNullable<StopLayout['name']> {
  const across = side.includes('e') ? 1 : side.includes('w') ? -1 : 0
  const down = side.includes('s') ? 1 : side.includes('n') ? -1 : 0
  const corner = across !== 0 && down !== 0
  const half = stop.width / 2
  return {
    anchor: across === 1 ? 'start' : across === -1 ? 'end' : 'middle',
    dx: x + across * (corner ? half - 0.3 * stop.height : half + GAP),
    dy: y + down * ((corner ? 0.42 : 0.5) * stop.height + (corner ? 1 : GAP - 2) + stop.textHeight / 2),
  }
}

/** The area of a mark. */
export function markBody(
  { x, y, width, height }: Pick<Stop, 'x' | 'y' | 'width' | 'height'>,
  [dx, dy]: readonly [number, number],
): Body {
  return { x, y, left: dx - width / 2, right: dx + width / 2, top: dy - height / 2, bottom: dy + height / 2 }
}

/** The area of a name. */
export function nameBody(
  { x, y, textWidth, textHeight }: Pick<Stop, 'x' | 'y' | 'textWidth' | 'textHeight'>,
  { anchor, dx, dy }: NonNullable<StopLayout['name']>,
): Body {
  const left = anchor === 'start' ? dx : anchor === 'end' ? dx - textWidth : dx - textWidth / 2
  return { x, y, left, right: left + textWidth, top: dy - textHeight / 2, bottom: dy + textHeight / 2 }
}

function dotBody({ x, y }: Pick<Stop, 'x' | 'y'>): Body {
  return discBody({ x, y, radius: DOT })
}

/** The areas of the dot on a stop's point and of the line to its mark; none if the mark is on the point. */
export function leaderBodies(stop: Pick<Stop, 'x' | 'y'>, [dx, dy]: readonly [number, number]): Body[] {
  if (dx === 0 && dy === 0) return []
  const count = Math.ceil(Math.hypot(dx, dy) / STEP)
  const line = Array.from({ length: count }, (_, i) => {
    const [along, down] = [(dx * (i + 1)) / count, (dy * (i + 1)) / count]
    return {
      ...{ x: stop.x, y: stop.y, left: along - LEADER, right: along + LEADER },
      ...{ top: down - LEADER, bottom: down + LEADER },
    }
  })
  return [dotBody(stop), ...line]
}

function boundsOf({ x, y }: Stop, bodies: readonly Body[]): Body {
  const bounds = { x, y, left: 0, top: 0, right: 0, bottom: 0 }
  for (const { left, top, right, bottom } of bodies) {
    bounds.left = Math.min(bounds.left, left)
    bounds.top = Math.min(bounds.top, top)
    bounds.right = Math.max(bounds.right, right)
    bounds.bottom = Math.max(bounds.bottom, bottom)
  }
  return bounds
}

/** Scaling moves everything away from the top left corner, so what fits once fits at every larger scale. */
function fits({ x, y, left, top, right, bottom }: Body, size: StopFrame['size'], scale: number): boolean {
  return (
    x * scale + left >= MARGIN &&
    y * scale + top >= MARGIN &&
    (size.width - x) * scale >= right + MARGIN &&
    (size.height - y) * scale >= bottom + MARGIN
  )
}
