import type { Inks } from '#art/poster/palettes.ts'
import { type Chance, chanceFrom } from './chance.ts'
import { pen } from './pen.ts'
import type { Disc, Stage } from './stage.ts'
import { type Art, fill, stroke, tag } from './tags.ts'

/** The whole sky, with stars at night and the disc if the scene shows it. */
export function sky(
  stage: Stage,
  { horizon = stage.height, sun }: { horizon?: number; sun?: Disc } = {},
): Art {
  const { width, height, inks } = stage
  return [
    `<path fill="${stage.gradient(inks.sky, 0, 0, 0, horizon)}" d="M0 0h${width}v${height}H0z"/>`,
    stage.night && stars(stage, horizon),
    sun && disc(stage, sun),
  ]
}

function stars({ width, chance, inks }: Stage, horizon: number): Art {
  const faint = pen()
  const bright = pen()
  for (let i = 0; i < 60; i++) {
    const x = chance() * width
    const y = chance() ** 1.4 * horizon * 0.8
    const star = i % 4 ? faint : bright
    star.M(x, y).H(x + 0.6)
  }
  return [
    stroke(faint, inks.paper, 1.5, { strokeLinecap: 'round', opacity: 0.7 }),
    stroke(bright, inks.paper, 2.8, { strokeLinecap: 'round' }),
  ]
}

/** The disc of the hour: flat, hard-edged, with two printed halos; crossed by cloud in some, a waning moon at night. */
export function disc({ inks, night }: Stage, { x, y, r }: Disc): Art {
  const centre = { cx: Math.round(x), cy: Math.round(y) }
  const chance = chanceFrom(`disc ${centre.cx} ${centre.cy} ${Math.round(r)}`)
  return [
    tag('circle', { ...centre, r: Math.round(r * 2), fill: inks.halo, opacity: night ? 0.13 : 0.22 }),
    tag('circle', { ...centre, r: Math.round(r * 1.42), fill: inks.halo, opacity: night ? 0.22 : 0.42 }),
    tag('circle', { ...centre, r: Math.round(r), fill: inks.disc }),
    night ? phase(inks, { x, y, r }, chance) : bars(inks, { x, y, r }, chance),
  ]
}

/** The shaded side of the moon: none if it is full. */
function phase({ sky: [, , ink] }: Inks, { x, y, r }: Disc, chance: Chance): Art {
  const edge = chance.pick([null, 0.6, -0.1])
  if (edge === null) return null
  const bulge = (4 / 3) * r * chance.sign()
  const shade = pen()
    .M(x, y - r)
    .C(x + bulge, y - r, x + bulge, y + r, x, y + r)
    .C(x + bulge * edge, y + r, x + bulge * edge, y - r, x, y - r)
  return fill(shade, ink, { opacity: 0.88 })
}

/** Bars of cloud in front of the disc: none, or two or three in its lower part. */
function bars({ mist }: Inks, { x, y, r }: Disc, chance: Chance): Art {
  const count = chance.pick([0, 2, 3])
  const cloud = pen()
  for (let i = 0; i < count; i++) {
    const at = y + r * (0.16 + i * 0.27)
    const long = r * chance.between(0.95, 1.5)
    const middle = x + r * chance.between(-0.35, 0.35)
    const high = r * 0.055
    cloud
      .M(middle - long, at)
      .Q(middle - long * 0.4, at - high * 2, middle, at - high)
      .Q(middle + long * 0.5, at - high * 2, middle + long, at)
      .Q(middle, at + high * 1.6, middle - long, at)
  }
  return fill(cloud, mist)
}

/** A flock of `count` birds scattered `spread` round a point. */
export function birds(
  { chance, inks }: Stage,
  x: number,
  y: number,
  count: number,
  size = 9,
  ink: string = inks.key,
  spread = 70,
): Art {
  const flock = pen()
  for (let i = 0; i < count; i++) {
    const wing = size * chance.between(0.6, 1.1)
    const bodyX = x + chance.between(-1, 1) * spread
    const bodyY = y + chance.between(-0.5, 0.5) * spread * 0.6
    const tilt = chance.between(0.5, 0.9)
    flock
      .M(bodyX - wing, bodyY - wing * tilt)
      .Q(bodyX - wing * 0.35, bodyY - wing * 0.75, bodyX, bodyY)
      .Q(bodyX + wing * 0.45, bodyY - wing * 0.8, bodyX + wing * 1.05, bodyY - wing * (1.3 - tilt))
      .Q(bodyX + wing * 0.4, bodyY - wing * 0.45, bodyX, bodyY + wing * 0.16)
      .Q(bodyX - wing * 0.4, bodyY - wing * 0.42, bodyX - wing, bodyY - wing * tilt)
  }
  return fill(flock, ink)
}
