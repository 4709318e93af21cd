import { mix, tinted } from './inks.ts'
import { range } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** A stack of bamboo steamers with steam over it, 84 wide; its foot is at (x, y). */
export function steamers(stage: Stage, x: number, y: number, scale: number, count: number): Art {
  const { inks } = stage
  const cane = tinted(stage, '#d9a862')
  const [lit, shade] = [mix(cane, inks.paper, 0.35), mix(cane, inks.key, 0.32)]
  const top = -count * 26
  const steam = pen()
  for (const [across, up, r] of [
    [-14, 18, 10],
    [-4, 38, 13],
    [-12, 62, 15],
    [6, 84, 12],
    [20, 30, 9],
    [24, 54, 11],
  ] as const)
    steam.dot(across, top - up, r, r * 1.15)
  return group(
    { transform: place(x, y, scale) },
    fill(steam, inks.paper, { opacity: 0.55 }),
    range(count, i => [
      fill(`M-42 ${-i * 26}V${-i * 26 - 24}H42V${-i * 26}Z`, cane),
      fill(`M-42 ${-i * 26 - 18}V${-i * 26 - 26}H42V${-i * 26 - 18}Z`, lit),
      fill(`M20 ${-i * 26}V${-i * 26 - 24}H42V${-i * 26}Z`, shade, { opacity: 0.5 }),
      stroke(`M-42 ${-i * 26 - 2}H42M-42 ${-i * 26 - 10}H42`, shade, 1.6),
    ]),
    fill(`M-44 ${top}a44 11 0 1 0 88 0a44 11 0 1 0-88 0`, shade),
    fill(`M-40 ${top}a40 9 0 1 0 80 0a40 9 0 1 0-80 0`, mix(inks.paper, cane, 0.35)),
    range(5, i => bun(stage, -26 + i * 13, top - 2 - (i % 2) * 4)),
  )
}

function bun({ inks }: Stage, x: number, y: number): Art {
  return [
    fill(
      `M${x - 9} ${y + 4}Q${x - 9} ${y - 9} ${x} ${y - 10}Q${x + 9} ${y - 9} ${x + 9} ${y + 4}Z`,
      inks.paper,
    ),
    stroke(
      `M${x} ${y - 9}v7M${x - 4} ${y - 7}l2 5M${x + 4} ${y - 7}l-2 5`,
      mix(inks.paper, inks.rock[1], 0.5),
      1.4,
    ),
  ]
}

/** A glass of kopi over its finger of condensed milk, 40 tall. */
export function kopi({ inks }: Stage, x: number, y: number, scale: number): Art {
  const coffee = mix(inks.key, '#6b3a1c', 0.6)
  return group(
    { transform: place(x, y, scale) },
    fill(pen().lens(0, 0, 50, 5), inks.paper),
    fill('M-14 0L-17-40H17L14 0Z', mix(inks.paper, inks.sky[1], 0.3)),
    fill('M-14-2L-16.4-32H16.4L14-2Z', coffee),
    fill('M-14-2L-15-14H15L14-2Z', mix(inks.paper, inks.sand[1], 0.35)),
    fill('M-11-4L-13-36H-8L-7-4Z', inks.paper, { opacity: 0.4 }),
  )
}

/** A plate of roast pork, chopped, its skin the colour of lacquer, 96 wide. */
export function roastPork(stage: Stage, x: number, y: number, scale: number): Art {
  const { inks } = stage
  const [skin, meat] = [tinted(stage, '#b5481c'), tinted(stage, '#eab98a')]
  return group(
    { transform: place(x, y, scale) },
    fill('M-50-4a50 12 0 1 0 100 0a50 12 0 1 0-100 0', inks.paper),
    fill('M-40-6a40 8 0 1 0 80 0a40 8 0 1 0-80 0', mix(inks.paper, inks.town[1], 0.3)),
    range(6, i => {
      const left = -36 + i * 12
      return [
        fill(`M${left}-4L${left + 3}-24H${left + 13}L${left + 11}-4Z`, meat),
        fill(`M${left + 2.4}-20L${left + 3}-26H${left + 14}L${left + 13}-20Z`, skin),
      ]
    }),
  )
}
