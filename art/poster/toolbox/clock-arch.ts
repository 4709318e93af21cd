import { mix, tinted } from './inks.ts'
import { type Pen, pen } from './pen.ts'
import type { Stage } from './stage.ts'
import type { Street } from './street.ts'
import { type Art, fill, stroke } from './tags.ts'

/** The arch with its clock and belfry, across the street at depth 3.2. */
export function clockArch(stage: Stage, { vanishingX: x, horizon }: Street): Art {
  const { span, unit, inks, sunward } = stage
  const foot = horizon + (span * 0.36) / 3.2
  const top = horizon - span * 0.125
  const half = span * 0.225
  const wall = tinted(stage, '#f2b544', 0.8)
  const [shadeFrom, shadeTo] = sunward > 0 ? [x - half, x] : [x, x + half]
  const shade = pen().M(shadeFrom, foot).V(top).H(shadeTo).V(foot).Z()
  const clockY = top - span * 0.028
  const hands = pen(10)
    .M(x, clockY)
    .V(top - span * 0.042)
    .M(x, clockY)
    .H(x + span * 0.009)
  const belfry = pen()
    .M(x - span * 0.018, top - span * 0.062)
    .V(top - span * 0.085)
    .Q(x, top - span * 0.112, x + span * 0.018, top - span * 0.085)
    .V(top - span * 0.062)
    .Z()
  const cross = pen()
    .M(x, top - span * 0.15)
    .V(top - span * 0.19)
    .M(x - 4 * unit, top - span * 0.177)
    .H(x + 4 * unit)
  return [
    fill(archWall(span, x, horizon, foot), wall),
    fill(shade, mix(wall, inks.land[3], 0.3), { opacity: 0.8 }),
    fill(archTrim(span, x, horizon, foot), inks.paper),
    fill(pen().dot(x, clockY, span * 0.019), inks.paper),
    stroke(hands, inks.key, 1.4),
    fill(belfry, inks.land[4]),
    stroke(cross, inks.key, 1.6),
  ]
}

/** The inner curve of the arch, from its right foot to its left. */
function underArch(path: Pen, span: number, x: number, horizon: number): Pen {
  const half = span * 0.088
  return path
    .V(horizon - span * 0.005)
    .Q(x + half, horizon - span * 0.075, x, horizon - span * 0.08)
    .Q(x - half, horizon - span * 0.075, x - half, horizon - span * 0.005)
}

function archWall(span: number, x: number, horizon: number, foot: number): Pen {
  const top = horizon - span * 0.125
  const at = (across: number) => x + span * across
  const up = (part: number) => top - span * part
  const outline = pen()
    .M(at(-0.225), foot)
    .V(top)
    .H(at(-0.055))
    .V(up(0.055))
    .H(at(-0.04))
    .V(up(0.11))
    .Q(x, up(0.165), at(0.04), up(0.11))
    .V(up(0.055))
    .H(at(0.055))
    .V(top)
    .H(at(0.225))
    .V(foot)
    .H(at(0.088))
  return underArch(outline, span, x, horizon).V(foot).Z()
}

function archTrim(span: number, x: number, horizon: number, foot: number): Pen {
  const top = horizon - span * 0.125
  const trim = pen()
  const ledge = (half: number, from: number, to: number) =>
    trim
      .M(x - span * half, top - span * from)
      .H(x + span * half)
      .V(top - span * to)
      .H(x - span * half)
      .Z()
  ledge(0.225, 0, -0.012)
  ledge(0.06, 0.05, 0.06)
  ledge(0.046, 0.105, 0.113)
  ledge(0.225, -0.04, -0.046)
  const half = span * 0.088
  trim
    .M(x - half - span * 0.014, foot)
    .V(horizon - span * 0.005)
    .Q(x - half - span * 0.012, horizon - span * 0.09, x, horizon - span * 0.095)
    .Q(x + half + span * 0.012, horizon - span * 0.09, x + half + span * 0.014, horizon - span * 0.005)
    .V(foot)
    .H(x + half)
  return underArch(trim, span, x, horizon).V(foot).Z()
}
