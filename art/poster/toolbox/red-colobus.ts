import { mix, tinted } from './inks.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** A Zanzibar red colobus on a bough, 76 tall above it, its tail hanging below, facing right. */
export function redColobus(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  { flip = 1, tail = 1 }: { flip?: number; tail?: number } = {},
): Art {
  const { inks } = stage
  const red = tinted(stage, '#a8401f')
  const back = mix(red, inks.key, 0.22)
  const dark = mix(inks.key, inks.rock[2], 0.16)
  const pale = mix(inks.paper, inks.sand[1], 0.3)
  const end = Math.round(96 * tail)
  return group(
    { transform: place(x, y, scale, flip) },
    stroke(`M-20-6C-36 12-22 ${end / 2}-28 ${end}`, back, 6.4, { strokeLinecap: 'round' }),
    fill('M-30 3C-38-16-34-42-16-54C-4-62 12-58 18-50C26-38 24-18 20 3Z', red),
    fill('M-30 3C-38-16-34-42-16-54C-11-57-6-58-1-58C-18-48-26-22-16 3Z', back),
    fill('M2-8C0-28 8-42 20-44C26-32 23-14 20 2H6Z', pale),
    fill('M-12-50C-2-60 14-60 22-48C26-38 20-32 10-34C0-36-8-42-12-50Z', dark),
    stroke('M14-42C26-32 32-20 29-1', dark, 8, { strokeLinecap: 'round' }),
    stroke('M-4-8C6-18 18-14 21-1', red, 11, { strokeLinecap: 'round' }),
    fill('M12-2H30Q33 3 27 4H14Z', dark),
    fill(
      'M-5-64L-11-70L-2-72L-5-81L4-79L7-88L13-82L21-88L24-80L33-82L32-73L39-70L34-64C36-52 27-45 17-45C5-45-4-53-5-64Z',
      pale,
    ),
    fill('M0-64C-1-74 8-80 18-79C28-79 35-72 33-63C33-54 27-48 19-48C8-47 1-54 0-64Z', mix(red, dark, 0.35)),
    fill('M7-64C11-71 28-71 31-64C32-56 27-50 20-50C11-49 5-56 7-64Z', dark),
    fill('M16-56Q20-60 26-57Q27-51 21-51Q16-51 16-56Z', mix(pale, '#e0786a', 0.55)),
    fill('M12-63a2 2 0 1 0 4 0a2 2 0 1 0-4 0M23-63a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0', inks.lamp),
  )
}
