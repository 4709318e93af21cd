import { cumulus, mist } from './clouds.ts'
import { mix } from './inks.ts'
import { acrossFrame, hill } from './land.ts'
import { massif } from './massif.ts'
import { lerp, type Point, range } from './numbers.ts'
import { type Pen, pen } from './pen.ts'
import { nearEdge, type Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'

/** The bowl: where the far wall meets the floor, how high the wall stands there, and how it climbs beside us. */
export interface Bowl {
  readonly horizon: number
  /** In spans. */
  readonly wall: number
  readonly climb: number
}

/** y of the rim: lowest on the sunward side, climbing toward the frame behind the subject. */
function rimAt(stage: Stage, { horizon, wall, climb }: Bowl, x: number): number {
  const { width, span } = stage
  const t = Math.abs(x - nearEdge(stage, 0)) / width
  return horizon - span * (wall + climb * Math.max(0, 0.8 - t) ** 1.7 + climb * 0.3 * Math.max(0, t - 0.75))
}

/** The wall scored by ravines, and cloud that spills over its lip and down. */
export function calderaWall(stage: Stage, bowl: Bowl): Art {
  const { width, span, chance, inks } = stage
  const { land, leaf } = inks
  const { horizon } = bowl
  const spine = (lower: number, swell: number, perSpan: number): Point[] =>
    range(Math.round((width / span) * perSpan) * 2 + 1, (i, t) => {
      const x = lerp(-80, width + 80, t)
      const rim = lerp(rimAt(stage, bowl, x), horizon, lower)
      return [x, rim + span * swell * (i % 2 ? -chance.between(0.4, 1) : chance.between(0.1, 0.5))]
    })
  const spill = cloudsOverLip(stage, bowl)
  return [
    massif(stage, {
      spine: spine(0, 0.022, 3),
      base: horizon + span * 0.02,
      ink: land[1],
      shade: mix(land[1], land[2], 0.7),
      step: 18,
      rough: 0.1,
      lean: 0.3,
      fade: 0.5,
    }),
    fill(spill, mix(inks.mist, inks.paper, 0.5), { opacity: 0.94 }),
    massif(stage, {
      spine: spine(0.62, 0.024, 4),
      base: horizon + span * 0.03,
      ink: mix(land[2], leaf[1], 0.25),
      shade: mix(land[3], leaf[2], 0.25),
      step: 18,
      rough: 0.1,
      lean: 0.3,
    }),
    mist(stage, horizon + span * 0.01, span * 0.08, { opacity: 0.7 }),
  ]
}

/** Billows along the rim, and falls of cloud below some of them. */
function cloudsOverLip(stage: Stage, bowl: Bowl): Pen {
  const { width, span, chance } = stage
  const spill = pen()
  const count = Math.round((5 * width) / span)
  for (let i = 0; i < count; i++) {
    const x = (width * (i + chance.between(0.2, 0.8))) / count
    const y = rimAt(stage, bowl, x) + span * 0.012
    const wide = span * chance.between(0.22, 0.4)
    cumulus(spill, chance, x, y, wide, span * 0.045)
    if (!chance.odds(0.55)) continue
    const deep = (bowl.horizon - y) * chance.between(0.35, 0.6)
    spill
      .M(x - wide * 0.36, y - 2)
      .Q(x - wide * 0.3, y + deep * 0.5, x - wide * 0.12, y + deep)
      .Q(x + wide * 0.02, y + deep * 0.4, x + wide * 0.1, y + deep * 0.7)
      .Q(x + wide * 0.22, y + deep * 0.3, x + wide * 0.36, y - 2)
      .Z()
  }
  return spill
}

export function grassOf({ inks }: Stage): string {
  return mix(inks.sand[1], inks.leaf[0], 0.32)
}

/** The floor: haze at the wall, dry grass, greener toward us; bands of shade drift over it. */
export function craterFloor(stage: Stage, { horizon }: Bowl): Art {
  const { height, span, chance, inks } = stage
  const dry = grassOf(stage)
  const tones = [mix(dry, inks.mist, 0.5), dry, mix(inks.leaf[1], inks.sand[1], 0.34)]
  const edge = acrossFrame(stage, 9, () => horizon + span * 0.03)
  const shade = pen()
  for (const t of range(6, (_, along) => along)) {
    const x = lerp(0, stage.width, t) + chance.between(-0.1, 0.1) * span
    shade.lens(x, horizon + span * chance.between(0.07, 0.3), span * chance.between(0.3, 0.6), span * 0.014)
  }
  return [
    hill(stage, edge, stage.gradient(tones, 0, horizon + span * 0.02, 0, height)),
    fill(shade, mix(inks.land[2], inks.leaf[2], 0.4), { opacity: 0.2 }),
  ]
}
