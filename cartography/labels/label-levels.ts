import type { Point } from '#cartography/curves/leg-curve.ts'
import {
  type Body,
  discBody,
  fits,
  labelBody,
  placeLabels,
  type Scales,
  SIDES,
  type Side,
  touch,
} from './place-labels.ts'

/** A place with a label beside it. Its position is in pixels of the map, sizes are in pixels of the screen. */
export interface Mark {
  x: number
  y: number
  /** The largest radius of its disc, and the part that other names must not cover. */
  radius: number
  core: number
  textWidth: number
  textHeight: number
  /** 0 is most important where room is scarce. */
  rank: number
  /** Whether it is left out where a more important mark is drawn. */
  yields?: boolean
  /** Whether its name, where it finds no room, takes that of less important marks that yield, and stands closer to others. */
  insists?: boolean
  /** Whether it goes without its name rather than crossing a line with it. */
  avoidsLines?: boolean
  /** Whether it has no disc: its name is centred on its point, like a region's. */
  nameOnly?: boolean
  /** Whether the centred name is suitable from a scale on, such as one that crosses no coast. */
  isFit?: (scale: number) => boolean
}

/**
 * The position of a mark's label at a scale: at a side of its disc or centred on its point (`c`); `-` is a mark
 * without its label, and `.` no mark at all.
 */
export type LabelPosition = Side | 'c' | '-' | '.'

export interface Levels {
  /** Rising scales; a level extends from one to the next, so the last level starts at the last but one. */
  scales: readonly number[]
  size?: { width: number; height: number }
  avoid?: readonly Point[]
  /** Other areas that labels must not touch at each level. */
  taken?: (level: number) => readonly Body[]
}

/** The position of every mark's label at each level. No labels touch each other or another mark. */
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
    const insisting = discs.flatMap((disc, at) =>
      disc.insists && !sides[at] ? [{ ...disc, standsClose: true }] : [],
    )
    const fixed = [...marks.entries()].filter(
      ([i, mark]) =>
        shown.has(mark) && (!mark.yields || mark.rank <= rank) && insisting.every(disc => disc.i !== i),
    )
    const closer = placeLabels(insisting, { ...level, others: fixed.map(([, mark]) => mark), taken })
    for (const [at, disc] of insisting.entries()) {
      const side = closer[at]
      if (!side) continue
      const body = labelBody(disc, side)
      labelPositions[disc.i] = side
      taken.push(body)
      for (const [j, mark] of marks.entries()) {
        const isUnder = shown.has(mark) && mark.yields && mark.rank > rank
        if (!isUnder || !touch(discBody(mark), body, level.scales)) continue
        shown.delete(mark)
        labelPositions[j] = '.'
      }
    }
    for (const [i, mark] of here.filter(([, mark]) => mark.nameOnly)) {
      const body = centredBody(mark)
      const isInside = !level.size || fits(body, level.size, level.scales.from)
      const free = [...taken, ...[...shown].map(discBody)].every(other => !touch(body, other, level.scales))
      // A name that was shown at a smaller scale stays, even if a closer look shows a river or an islet under it.
      const isFit = before[i] === 'c' || mark.isFit?.(level.scales.from) !== false
      if (!isInside || !free || !isFit) continue
      labelPositions[i] = 'c'
      taken.push(body)
    }
  }
  return labelPositions
}

/** The area of a name centred on its point. */
export function centredBody({ x, y, textWidth, textHeight }: Mark): Body {
  const [right, bottom] = [textWidth / 2, textHeight / 2]
  return { x, y, left: -right, right, top: -bottom, bottom }
}

/** Every mark with a disc except those that would overlap a more important one. */
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
