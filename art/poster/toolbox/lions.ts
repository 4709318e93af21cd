import { mix, tinted } from './inks.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

interface Pelt {
  readonly coat: string
  readonly shade: string
  readonly mane: string
}

function peltOf(stage: Stage): Pelt {
  const { inks } = stage
  const coat = mix(tinted(stage, '#d9a55c', 1.2), inks.rock[1], 0.25)
  return {
    coat,
    shade: mix(coat, inks.rock[2], 0.55),
    mane: mix(tinted(stage, '#6b3d20', 1.2), inks.key, 0.3),
  }
}

/** A male lion at rest with his head up, facing right, 66 tall. */
export function restingLion(stage: Stage, x: number, y: number, scale: number, flip = 1): Art {
  const { coat, shade, mane } = peltOf(stage)
  return group(
    { transform: place(x, y, scale, flip) },
    stroke('M-62-6C-84-2-88 6-74 8', coat, 4, { strokeLinecap: 'round' }),
    fill('M-76 8a6 5 0 1 0 12 0a6 5 0 1 0-12 0', mane),
    fill('M-66 2C-72-18-62-32-44-35C-24-38-6-33 12-34L34-18L36 2Z', coat),
    fill('M-64 2C-62-16-46-22-32-14C-22-8-24 0-30 2Z', shade),
    fill('M20-16L30-8L66-7Q72-5 71 2H12Z', coat),
    fill('M12 2L18-4L71-2V2Z', shade),
    fill('M4-10C-4-30 0-54 16-62C28-68 42-66 48-56C56-44 50-22 40-10C30-2 14-2 4-10Z', mane),
    fill('M26-52C30-60 44-60 49-52L52-44C60-42 62-36 60-32C56-28 48-27 43-29C32-30 24-40 26-52Z', coat),
    fill('M52-44C60-42 62-36 60-32L54-33Q56-39 50-42Z', mix(coat, stage.inks.paper, 0.5)),
    fill('M57-39Q63-39 62-34Q58-34 56-36Z', stage.inks.key),
    stroke('M42-46L48-45', stage.inks.key, 2.2, { strokeLinecap: 'round' }),
  )
}

/** A lioness sitting upright and looking out, facing right, 78 tall. */
export function sittingLioness(stage: Stage, x: number, y: number, scale: number, flip = 1): Art {
  const { coat, shade, mane } = peltOf(stage)
  return group(
    { transform: place(x, y, scale, flip) },
    stroke('M-26-4C-46-2-52-8-58-2', coat, 3.6, { strokeLinecap: 'round' }),
    fill(
      'M-28 1C-36-14-32-32-18-44C-10-52-4-56 0-62L2-70Q5-76 9-72L20-71Q25-75 27-69L33-60C37-57 36-52 32-50C26-48 21-48 19-46C21-34 20-16 22-4L28 1H10L8-16L-2-2L6 1Z',
      coat,
    ),
    fill('M-28 1C-34-12-28-24-16-26C-6-26 2-16-2-2L6 1Z', shade),
    fill('M31-60Q37-59 36-54Q33-54 31-56Z', mane),
    stroke('M22-64L27-62', stage.inks.key, 2, { strokeLinecap: 'round' }),
  )
}

/** A cub asleep over the edge of a rock, 22 tall. */
export function sleepingCub(stage: Stage, x: number, y: number, scale: number, flip = 1): Art {
  const { coat, shade } = peltOf(stage)
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-30 1C-34-12-22-20-8-19C4-19 12-18 18-20L21-24L25-20C32-19 36-12 33-6C30 1 20 2 14 1Z', coat),
    fill('M-30 1C-28-10-16-12-8-6C-4-3-4 1-6 1Z', shade),
    stroke('M14 0L18 12', coat, 5, { strokeLinecap: 'round' }),
  )
}
