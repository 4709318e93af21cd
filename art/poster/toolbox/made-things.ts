import { RED } from '#art/poster/palettes.ts'
import { mix } from './inks.ts'
import { nth, type Point } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke, tag } from './tags.ts'

/** A striped hot-air balloon, 100 tall. */
export function balloon(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  { ink = RED, stripe = stage.inks.paper, shade = stage.inks.key } = {},
) {
  return group(
    { transform: place(x, y, scale) },
    fill('M-9-20C-20-36-38-46-38-68A38 36 0 0 1 38-68C38-46 20-36 9-20Z', ink),
    fill('M-4-20C-8-38-16-50-16-68C-16-90-8-104 0-104C8-104 16-90 16-68C16-50 8-38 4-20Z', stripe),
    fill(
      'M-6-20C-14-38-29-50-29-68C-29-88-16-104 0-104C-12-100-22-86-22-68C-22-50-11-38-5-20ZM6-20C14-38 29-50 29-68C29-88 16-104 0-104C12-100 22-86 22-68C22-50 11-38 5-20Z',
      stripe,
    ),
    fill('M9-20C20-36 38-46 38-68C38-84 28-96 14-101C24-92 28-80 27-66C26-48 14-36 5-20Z', shade, {
      opacity: 0.22,
    }),
    stroke('M-8-20L-5-9M8-20L5-9', shade, 1),
    fill('M-6-9H6L5 0H-5Z', shade),
  )
}

/** A Buddha-eyed stupa, 150 tall. */
export function stupa(stage: Stage, x: number, y: number, scale: number) {
  const { inks } = stage
  const [lit, shade] = inks.snow
  const gold = mix(inks.lamp, inks.rock[1], 0.25)
  return group(
    { transform: place(x, y, scale) },
    fill('M-84 0V-10H-72V-19H-60V-28H60V-19H72V-10H84V0Z', lit),
    fill('M18 0L12-10 16-19 10-28H60V-19H72V-10H84V0Z', shade),
    fill('M-56-28C-58-66-34-84 0-84C34-84 58-66 56-28Z', lit),
    fill('M14-28C26-46 24-68 6-84C36-83 58-66 56-28Z', shade),
    fill('M-56-34H56L55-40H-55Z', RED, { opacity: 0.9 }),
    fill('M-19-84V-106H19V-84Z', gold),
    fill('M6-84V-106H19V-84Z', mix(gold, inks.land[4], 0.35)),
    fill('M-22-106H22L19-110H-19Z', RED),
    fill('M-15-97Q-9-102-3-97Q-9-93-15-97ZM3-97Q9-102 15-97Q9-93 3-97Z', inks.paper),
    fill(
      'M-11-98h4v3h-4zM7-98h4v3h-4zM-16-101Q-9-106-3-101L-3-102.5Q-9-108-16-102.5ZM3-101Q9-106 16-101V-102.5Q9-108 3-102.5ZM-1-96q3 4-1 6l3-1q1-3-1-5z',
      inks.key,
    ),
    fill('M-15-110L-4-140H4L15-110Z', gold),
    fill('M3-110L1-140H4L15-110Z', mix(gold, inks.land[4], 0.35)),
    stroke('M-12-117H12M-10-123H10M-7-129H7M-5-135H5', mix(gold, inks.land[4], 0.5), 1.4),
    fill('M-9-140Q0-150 9-140Z', gold),
    fill('M-1.5-146h3l-1.5-14z', gold),
  )
}

/** A sagging line of prayer flags between two points. */
export function prayerFlags(
  stage: Stage,
  from: Point,
  to: Point,
  sag: number,
  count: number,
  size: number,
  inks: readonly string[],
): Art {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2]
  const onLine = (t: number): Point => [
    (1 - t) ** 2 * from[0] + (2 * t * (1 - t) * (from[0] + to[0])) / 2 + t * t * to[0],
    (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * middle[1] + t * t * to[1],
  ]
  const flags = inks.map(() => pen(10))
  for (let i = 0; i < count; i++) {
    const [x, y] = onLine((i + 0.2) / count)
    const [endX, endY] = onLine((i + 0.86) / count)
    nth(flags, i % inks.length)
      .M(x, y)
      .L(endX, endY, endX - size * 0.1, endY + size, x - size * 0.05, y + size * 1.02)
      .Z()
  }
  const line = pen()
    .M(...from)
    .Q(...middle, ...to)
  return [stroke(line, stage.inks.key, 1.1), flags.map((path, i) => fill(path, nth(inks, i)))]
}

/** A high-wing floatplane seen from above the quarter, 80 span, facing right. */
export function floatplane(stage: Stage, x: number, y: number, scale: number, flip = 1) {
  const { inks } = stage
  return group(
    { transform: `${place(x, y, scale, flip)} rotate(-6)` },
    fill('M-40 0L-52-16L-44-17L-30-4L14-8Q30-8 36-1Q32 7 14 7L-30 4Z', RED),
    fill('M-4-4L-18-40L-4-40L16-5ZM-4 5L-22 34L-6 34L16 5Z', inks.paper),
    fill('M-40 1L-50 12L-42 12L-30 3Z', inks.paper),
    fill('M18-6Q26-6 30-2L18-1Z', inks.key),
    stroke('M37-12V10', inks.key, 1.6),
    stroke('M-14 20H20M-12 20Q24 22 28 16', inks.key, 3, { strokeLinecap: 'round' }),
    stroke('M0 7V19M12 7V19', inks.key, 1.4),
  )
}

/** Silk lanterns, hanging from (0, 0): an onion, a round one, a tall one. */
const LANTERNS = [
  { outline: 'M-4 8C-12 12-20 18-20 26C-20 34-10 38-5 44H5C10 38 20 34 20 26C20 18 12 12 4 8Z', foot: 44 },
  { outline: 'M-7 8C-20 12-21 36-7 42H7C21 36 20 12 7 8Z', foot: 42 },
  { outline: 'M-5 8C-14 14-14 44-5 50H5C14 44 14 14 5 8Z', foot: 50 },
] as const

/** A silk lantern, 40 tall, of one of three kinds. */
export function lantern(
  { inks }: Stage,
  x: number,
  y: number,
  scale: number,
  kind: number,
  ink: string,
  glow = true,
): string {
  const { outline, foot } = nth(LANTERNS, kind)
  const tassel = `M0 ${foot + 3}V${foot + 20}M-2 ${foot + 8}V${foot + 19}M2 ${foot + 8}V${foot + 19}`
  return group(
    { transform: place(x, y, scale) },
    stroke('M0-30V8', inks.key, 1),
    glow && tag('circle', { cx: 0, cy: 26, r: 40, fill: inks.lamp, opacity: 0.16 }),
    fill(outline, ink),
    fill(outline, mix(ink, inks.lamp, 0.55), { transform: 'translate(0 0) scale(.45 1)' }),
    fill(`M-6 5H6V9H-6ZM-6 ${foot - 1}H6V${foot + 3}H-6Z`, inks.key),
    stroke(tassel, ink, 1.3),
  )
}

/** A fifties saloon seen head-on, 100 wide. */
export function saloonCar(stage: Stage, x: number, y: number, scale: number, ink = RED) {
  const { inks } = stage
  const dark = mix(ink, inks.key, 0.35)
  const chrome = mix(inks.paper, inks.land[1], 0.25)
  return group(
    { transform: place(x, y, scale) },
    fill('M-58 2H58V-3H-58Z', inks.key, { opacity: 0.4 }),
    fill('M-46 2V-14H-30V2ZM30 2V-14H46V2Z', inks.key),
    fill('M-32-48C-28-64-22-68 0-68C22-68 28-64 32-48Z', ink),
    fill('M-28-48C-24-60-20-63 0-63C20-63 24-60 28-48Z', mix(inks.water[0], inks.land[3], 0.35)),
    fill('M-22-48L-12-62H-2L-12-48Z', inks.paper, { opacity: 0.6 }),
    fill('M-52-12C-55-34-50-46-40-48H40C50-46 55-34 52-12Z', ink),
    fill('M-20-48Q0-56 20-48L16-30H-16Z', mix(ink, inks.paper, 0.18)),
    fill('M-52-22H-20L-16-30H16L20-22H52V-10H-52Z', dark),
    fill('M-24-12C-26-26-18-30 0-30C18-30 26-26 24-12Z', chrome),
    stroke('M-18-28V-12M-12-29V-12M-6-30V-12M0-30V-12M6-30V-12M12-29V-12M18-28V-12', inks.key, 1.8),
    fill('M-47-29a8 8 0 1 0 16 0a8 8 0 1 0-16 0M31-29a8 8 0 1 0 16 0a8 8 0 1 0-16 0', chrome),
    fill(
      'M-44-29a5 5 0 1 0 10 0a5 5 0 1 0-10 0M34-29a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
      stage.lampsLit ? inks.lamp : inks.paper,
    ),
    fill('M-56-13H56V-6Q56-4 53-4H-53Q-56-4-56-6Z', chrome),
    fill('M-3-50L0-56L3-50Z', chrome),
  )
}
