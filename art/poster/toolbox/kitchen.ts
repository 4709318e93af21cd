import { RED } from '#art/poster/palettes.ts'
import { mistTongue } from './clouds.ts'
import { forest, treeline } from './forest.ts'
import { mix, tinted } from './inks.ts'
import { hill, rollingSkyline } from './land.ts'
import { lerp, range } from './numbers.ts'
import { pen } from './pen.ts'
import { farEdge, nearEdge, type Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

const ROUND = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** The garden that an open kitchen looks out on. */
export function garden(stage: Stage): Art {
  const { height, span, unit, inks } = stage
  const { land, leaf } = inks
  const hills = rollingSkyline(stage, height * 0.46, span * 0.06, { scale: 0.006 })
  const trees = rollingSkyline(stage, height * 0.54, span * 0.03, { scale: 0.009 })
  const belt = (y: number, size: number, ink: string, lit: string) =>
    forest(stage, {
      y: x => y + Math.sin(x / (90 * unit + 20)) * span * 0.02,
      size: size * unit,
      ink: stage.gradient([ink, mix(ink, inks.mist, 0.45)], 0, y - span * 0.05, 0, y + span * 0.16),
      lit,
      gap: 1.25,
    })
  return [
    hill(stage, hills, land[0]),
    treeline(
      stage,
      trees,
      span * 0.018,
      stage.gradient([land[1], inks.mist], 0, height * 0.5, 0, height * 0.62),
    ),
    belt(height * 0.62, 28, mix(land[2], leaf[1], 0.4), mix(land[2], leaf[0], 0.5)),
    mistTongue(stage, height * 0.68, span * 0.04, { opacity: 0.6 }),
    belt(height * 0.73, 38, mix(leaf[2], leaf[1], 0.35), leaf[1]),
  ]
}

/** The roof of palm over it, its fringe against the light, and the posts that carry it. */
export function openRoof(stage: Stage): Art {
  const { width, height, span, chance, inks } = stage
  const wood = mix(inks.key, inks.rock[2], 0.28)
  const eaves = height * 0.105
  const fringe = pen().M(-20, -20).L(-20, eaves)
  for (let x = -20; x < width + 20; x += span * chance.between(0.016, 0.034)) {
    fringe.L(
      x,
      eaves + span * chance.between(0.02, 0.055),
      x + span * 0.012,
      eaves + span * chance.between(0, 0.014),
    )
  }
  fringe.L(width + 20, -20).Z()
  const post = (x: number) =>
    fill(
      pen()
        .M(x - span * 0.022, -10)
        .L(x - span * 0.026, height, x + span * 0.026, height, x + span * 0.022, -10)
        .Z(),
      wood,
    )
  const beam = pen()
    .M(-20, eaves - span * 0.012)
    .H(width + 20)
    .V(eaves + span * 0.018)
    .H(-20)
    .Z()
  return [post(nearEdge(stage, 0.03)), post(farEdge(stage, 0.03)), fill(fringe, inks.key), fill(beam, wood)]
}

/** The table across the foot of the picture. */
export function tableTop(stage: Stage, top: number): Art {
  const { width, height, span, inks } = stage
  const wood = tinted(stage, '#b87a48')
  const boards = pen()
  for (const down of [0.05, 0.1]) boards.M(-10, top + span * down).H(width + 10)
  const front = top + span * 0.15
  return [
    fill(
      pen()
        .M(-10, top)
        .H(width + 10)
        .V(height + 10)
        .H(-10)
        .Z(),
      stage.gradient([mix(wood, inks.paper, 0.3), wood], 0, top, 0, front),
    ),
    stroke(boards, mix(wood, inks.key, 0.3), 1.6, { opacity: 0.7 }),
    fill(
      pen()
        .M(-10, front)
        .H(width + 10)
        .V(height + 10)
        .H(-10)
        .Z(),
      mix(wood, inks.key, 0.5),
    ),
    fill(
      pen()
        .M(-10, front)
        .H(width + 10)
        .V(front + span * 0.012)
        .H(-10)
        .Z(),
      mix(wood, inks.key, 0.2),
    ),
  ]
}

interface CookOptions {
  shirt: string
  scarf?: string
}

/** Someone at work behind the table, to the waist, 175 tall; their hands come down to (-24, -18) and (24, -18). */
export function cook(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  { shirt, scarf = RED }: CookOptions,
): Art {
  const { inks } = stage
  const skin = tinted(stage, '#96603c')
  const shade = mix(skin, inks.key, 0.28)
  return group(
    { transform: place(x, y, scale) },
    fill('M-45 4C-50-48-46-94-34-106C-18-114 18-114 32-106C46-94 50-48 45 4Z', shirt),
    fill('M-45 4C-50-48-46-94-34-106L-22-110C-32-80-34-40-30 4Z', mix(shirt, inks.key, 0.26)),
    fill('M-25 4C-28-46-26-76-20-86H20C26-76 28-46 25 4Z', inks.paper),
    stroke('M-19-84L-14-110M19-84L14-110', inks.paper, 5),
    fill('M-10-104Q0-96 10-104V-124H-10Z', shade),
    fill(
      'M-20-142C-20-160-10-168 0-168C10-168 20-160 20-142C20-128 10-118 0-118C-10-118-20-128-20-142Z',
      skin,
    ),
    stroke('M-11-140q4 3 8 0M4-140q4 3 8 0', inks.key, 1.8, ROUND),
    stroke('M-5-127q5 4 10 0', shade, 2.2, ROUND),
    fill('M-24-142C-28-178 28-178 24-142C20-154 10-158 0-158C-10-158-20-154-24-142Z', scarf),
    fill('M-22-150C-18-172 6-174 14-168C0-168-12-162-22-150Z', mix(scarf, inks.paper, 0.22)),
    fill('M20-152C32-152 36-142 30-134C26-138 22-144 20-152Z', mix(scarf, inks.key, 0.25)),
  )
}

/** The arms of the cook, drawn over what they work at. */
export function cookArms(stage: Stage, x: number, y: number, scale: number, shirt: string): Art {
  const { inks } = stage
  const skin = tinted(stage, '#96603c')
  return group(
    { transform: place(x, y, scale) },
    stroke('M-37-92L-56-52', mix(shirt, inks.key, 0.2), 23, ROUND),
    stroke('M37-92L56-52', shirt, 23, ROUND),
    stroke('M-57-50L-26-20M57-50L26-20', skin, 14, ROUND),
    fill('M-33-20a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M16-20a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0', skin),
  )
}

/** Steam that rises in turning ribbons from (x, y), `high` units up. */
export function steam({ inks, chance }: Stage, x: number, y: number, high: number): Art {
  const ribbons = range(3, i => {
    const at = x + (i - 1) * high * 0.13
    const tall = high * chance.between(0.7, 1.05)
    const s = i % 2 ? 1 : -1
    const w = high * 0.035
    return pen()
      .M(at, y)
      .C(
        at + s * high * 0.16,
        y - tall * 0.3,
        at - s * high * 0.18,
        y - tall * 0.6,
        at + s * high * 0.06,
        y - tall,
      )
      .C(at - s * high * 0.18 + w, y - tall * 0.62, at + s * high * 0.16 + w * 2, y - tall * 0.32, at + w, y)
      .Z()
      .toString()
  })
  return fill(ribbons.join(''), inks.paper, { opacity: 0.72 })
}

/** A cacao pod lying, 74 long. */
export function pod(stage: Stage, x: number, y: number, scale: number, ink: string, degrees = 0): Art {
  const { inks } = stage
  return group(
    { transform: place(x, y, scale, 1, degrees) },
    fill('M-36 0C-30-19 4-26 40 0C6 22-30 19-36 0Z', ink),
    fill('M-34 5C-22 14 10 15 40 0C6 22-30 19-34 5Z', mix(ink, inks.key, 0.3)),
    stroke('M-35-2C-20-12 10-14 39 0M-35 2C-20 6 10 8 38 1', mix(ink, inks.key, 0.32), 1.8),
    stroke('M-30-9C-14-18 8-17 24-9', mix(ink, inks.paper, 0.5), 2.4, { strokeLinecap: 'round' }),
    stroke('M-36 0L-44-3', mix(inks.leaf[3], inks.rock[2], 0.5), 4, { strokeLinecap: 'round' }),
  )
}

/** Half a pod with its white seeds. */
export function openPod(stage: Stage, x: number, y: number, scale: number, ink: string, degrees = 0): Art {
  const { inks } = stage
  const seeds = pen(10)
  for (const [sx, sy] of [
    [-20, 0],
    [-10, -6],
    [-9, 5],
    [1, -8],
    [1, 1],
    [2, 8],
    [12, -5],
    [12, 5],
    [22, 0],
  ] as const)
    seeds.dot(sx, sy, 5.6, 4.6)
  return group(
    { transform: place(x, y, scale, 1, degrees) },
    fill('M-37 0C-30-21 6-27 41 0C6 24-30 21-37 0Z', ink),
    fill('M-31 0C-26-15 6-19 34 0C6 17-26 15-31 0Z', mix(inks.paper, tinted(stage, '#e8c07a'), 0.5)),
    fill(seeds, inks.paper),
    stroke(seeds, mix(inks.rock[1], inks.rock[2], 0.2), 0.9),
  )
}

/** A heap of small round things on a leaf, `half` units to either side. */
export function heap(
  { chance, inks }: Stage,
  x: number,
  y: number,
  half: number,
  ink: string,
  size = 4.6,
): Art {
  const [dark, lit] = [pen(10), pen(10)]
  for (let row = 0; row < 4; row++) {
    const reach = half * (1 - row * 0.24)
    for (let at = -reach; at <= reach; at += size * 1.7) {
      const [px, py] = [x + at + chance.between(-1, 1), y - row * size * 1.2 - chance.between(0, 1.5)]
      dark.dot(px, py, size, size * 0.8)
      if (chance.odds(0.6)) lit.dot(px - size * 0.25, py - size * 0.25, size * 0.42, size * 0.3)
    }
  }
  return [fill(dark, ink), fill(lit, mix(ink, inks.paper, 0.4))]
}

/** A basket with a rim, 116 wide and 46 tall, its foot at (x, y). What lies in it is drawn before it. */
export function basket(stage: Stage, x: number, y: number, scale: number): Art {
  const { inks } = stage
  const cane = tinted(stage, '#d9a862')
  const weave = pen()
  for (let i = 0; i < 5; i++) weave.M(-54 + i * 2.4, -38 + i * 9).Q(0, -30 + i * 9, 54 - i * 2.4, -38 + i * 9)
  for (let i = -5; i <= 5; i++) weave.M(i * 10.4, -36).L(i * 8, -2)
  return group(
    { transform: place(x, y, scale) },
    fill('M-58-44Q0-30 58-44L44-4Q0 6-44-4Z', cane),
    fill('M14-36Q40-38 58-44L44-4Q30 0 18 0Z', mix(cane, inks.key, 0.25)),
    stroke(weave, mix(cane, inks.key, 0.4), 1.8),
    stroke('M-58-44Q0-30 58-44', mix(cane, inks.paper, 0.4), 5, { strokeLinecap: 'round' }),
  )
}

/** A cup of something hot, 46 wide; its foot is at (x, y). */
export function cup(stage: Stage, x: number, y: number, scale: number, ink: string): Art {
  const { inks } = stage
  return group(
    { transform: place(x, y, scale) },
    stroke('M22-32C38-34 38-12 20-12', ink, 6),
    fill('M-24-42H24C24-16 18-2 10 0H-10C-18-2-24-16-24-42Z', ink),
    fill('M-24-42H-8C-8-16-6-4-4 0H-10C-18-2-24-16-24-42Z', mix(ink, inks.key, 0.25)),
    fill('M-24-42a24 7 0 1 0 48 0a24 7 0 1 0-48 0', mix(ink, inks.paper, 0.5)),
    fill('M-19-42a19 4.6 0 1 0 38 0a19 4.6 0 1 0-38 0', tinted(stage, '#4a2716')),
  )
}

/** A hand of bananas hung from the beam. */
export function hungBananas(stage: Stage, x: number, top: number, scale: number): Art {
  const { inks } = stage
  const ink = tinted(stage, '#f1c63f')
  const rows = range(3, row =>
    range(5, i => {
      const px = (i - 2) * 11
      const py = 30 + row * 30
      return `M${px} ${py}C${px + (i - 2) * 6 - 5} ${py + 14} ${px + (i - 2) * 8} ${py + 30} ${px + (i - 2) * 5} ${py + 40}C${px + (i - 2) * 10 + 9} ${py + 30} ${px + (i - 2) * 8 + 10} ${py + 14} ${px + 6} ${py}Z`
    }).join(''),
  )
  return group(
    { transform: place(x, top, scale) },
    stroke('M2-20V92', mix(inks.leaf[3], inks.rock[2], 0.4), 6),
    rows.map((row, i) =>
      fill(row, mix(ink, i === 1 ? inks.leaf[1] : inks.key, i === 1 ? 0.25 : lerp(0.16, 0, i / 2))),
    ),
  )
}
