import type { Point } from '#cartography/curves/leg-curve.ts'
import {
  type Body,
  discBody,
  labelBody,
  placeLabels,
  type Scales,
  SIDES,
  type Side,
  touch,
} from './place-labels.ts'

/** A place that wants to be seen, and its name beside it. Its place in pixels of the map, sizes of the screen. */
export interface Mark {
  x: number
  y: number
  /** Of its disc at its largest, and what of it names of others must leave free. */
  radius: number
  core: number
  textWidth: number
  textHeight: number
  /** 0 comes first where room is scarce. */
  rank: number
  /** May be left out where a mark of more importance is drawn. */
  yields?: boolean
  /** Rather goes without its name than crosses a line with it. */
  avoidsLines?: boolean
  /** Has no disc: its name stands on the very point, as that of a region does. */
  nameOnly?: boolean
  /** Whether the name, on its very point, is fit to be seen at a scale and closer: as one that crosses no coast. */
  isFit?: (scale: number) => boolean
}

/**
 * Where the label of a mark is at a scale: at a side of its disc or centred on its point (`c`); `-` is a mark without its
 * label, and `.` no mark at all.
 */
export type LabelPosition = Side | 'c' | '-' | '.'

export interface Levels {
  /** Rising scales; a level reaches from one to the next, the last but one being the last level. */
  scales: readonly number[]
  size?: { width: number; height: number }
  avoid?: readonly Point[]
  /** What else labels must not touch at each level. */
  taken?: (level: number) => readonly Body[]
}

/** Where the label of every mark is at each level. No names touch, and no name touches another mark. */
export function labelLevels(marks: readonly Mark[], { scales, taken, ...frame }: Levels): LabelPosition[][] {
  const labelPositions: LabelPosition[][] = marks.map(() => [])
  for (let level = 0; level + 1 < scales.length; level++) {
    const range = { from: scales[level] ?? 1, to: scales[level + 1] ?? 1 }
    const before = labelPositions.map(mark => mark.at(-1))
    const now = positionsAt(marks, before, { ...frame, scales: range, taken: taken?.(level) ?? [] })
    for (const [i, labelPosition] of now.entries()) labelPositions[i]?.push(labelPosition)
  }
  return labelPositions
}

interface Level extends Omit<Levels, 'scales' | 'taken'> {
  scales: Scales
  taken: readonly Body[]
}

function positionsAt(
  marks: readonly Mark[],
  before: readonly (LabelPosition | undefined)[],
  level: Level,
): LabelPosition[] {
  const shown = shownMarks(marks, level.scales)
  const labelPositions: LabelPosition[] = marks.map(mark => (shown.has(mark) ? '-' : '.'))
  const taken = [...level.taken]
  for (const rank of [...new Set(marks.map(mark => mark.rank))].sort((a, b) => a - b)) {
    const here = [...marks.entries()].filter(([, mark]) => mark.rank === rank)
    const discs = here.flatMap(([i, mark]) =>
      shown.has(mark) ? [{ ...mark, i, before: sideOf(before[i]) }] : [],
    )
    const others = [...shown].filter(mark => mark.rank !== rank)
    const sides = placeLabels(discs, { ...level, others, taken })
    for (const [at, disc] of discs.entries()) {
      const side = sides[at]
      if (!side) continue
      labelPositions[disc.i] = side
      taken.push(labelBody(disc, side))
    }
    for (const [i, mark] of here.filter(([, mark]) => mark.nameOnly)) {
      const body = centredBody(mark)
      const free = [...taken, ...[...shown].map(discBody)].every(other => !touch(body, other, level.scales))
      // What stood farther off stays, though a closer look finds a brook or an islet under it.
      const isFit = before[i] === 'c' || mark.isFit?.(level.scales.from) !== false
      if (!free || !isFit) continue
      labelPositions[i] = 'c'
      taken.push(body)
    }
  }
  return labelPositions
}

/** What a name covers that stands on its very point. */
export function centredBody({ x, y, textWidth, textHeight }: Mark): Body {
  const [right, bottom] = [textWidth / 2, textHeight / 2]
  return { x, y, left: -right, right, top: -bottom, bottom }
}

/** Every mark with a disc but those that would lie on one of more importance. */
function shownMarks(marks: readonly Mark[], scales: Scales): Set<Mark> {
  const shown: Mark[] = []
  for (const mark of marks.filter(each => !each.nameOnly).sort((a, b) => a.rank - b.rank)) {
    const body = discBody(mark)
    const hidden = mark.yields && shown.some(other => touch(body, discBody(other), scales))
    if (!hidden) shown.push(mark)
  }
  return new Set(shown)
}

function sideOf(labelPosition: LabelPosition | undefined): Side | undefined {
  return SIDES.find(side => side === labelPosition)
}
