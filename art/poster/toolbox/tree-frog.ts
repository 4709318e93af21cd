import { RED } from '#art/poster/palettes.ts'
import { mix, tinted } from './inks.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** A red-eyed tree frog on a leaf in the light of a lamp, 110 long, facing right; its feet are at (x, y). */
export function treeFrog(stage: Stage, x: number, y: number, scale: number, flip = 1, degrees = 0): Art {
  const { inks } = stage
  const skin = tinted(stage, '#63c23e', 0.5)
  const [lit, shade] = [mix(tinted(stage, '#b4e867', 0.4), inks.lamp, 0.1), mix(skin, inks.key, 0.42)]
  const [cream, orange, blue] = [inks.paper, tinted(stage, '#ff8a1f', 0.4), tinted(stage, '#3b6fd4', 0.5)]
  const round = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const
  return group(
    { transform: place(x, y, scale, flip, degrees) },
    stroke('M30-16L44-4L60-2M44-4L56 6', mix(orange, inks.key, 0.25), 6, round),
    fill(
      'M-52-14C-54-34-40-50-18-58C0-66 26-72 44-66C60-62 64-48 58-38C52-28 36-22 20-14C0-2-38 2-52-14Z',
      skin,
    ),
    fill('M58-38C52-28 36-22 20-14C0-2-38 2-50-12C-24-8-4-14 12-26C26-36 42-42 60-44Z', cream),
    fill('M-46-12C-40-30-16-38 4-30C0-18-20-8-46-12Z', blue),
    stroke('M-34-13L-28-26M-22-13L-15-29M-9-16L-3-29', inks.lamp, 3.4, { strokeLinecap: 'round' }),
    fill('M-50-20C-50-38-38-50-18-58C2-66 26-70 42-66C24-62 0-56-18-46C-32-38-42-30-50-20Z', lit),
    fill('M-64 0C-72-22-58-44-38-42C-20-40-18-22-26-12C-34-2-52 8-64 0Z', shade),
    fill('M-64-4C-70-24-57-44-38-42C-24-40-22-26-29-16C-37-6-52 4-64-4Z', skin),
    fill('M-64-8C-68-26-56-43-39-42C-48-36-55-22-57-6Z', lit),
    stroke('M-58-2L-38 4L-20 5', shade, 7, round),
    stroke('M-20 4L-4 0M-20 4L-4 6M-20 4L-8 11', orange, 4.6, round),
    fill(
      'M-6-1a4 4 0 1 0 8 0a4 4 0 1 0-8 0M-6 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0M-10 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
      orange,
    ),
    stroke('M16-20L10-6L22 2', skin, 9, round),
    stroke('M22 2L38-1M22 2L38 5M22 2L32 11', orange, 4.6, round),
    fill(
      'M36-2a4 4 0 1 0 8 0a4 4 0 1 0-8 0M36 6a4 4 0 1 0 8 0a4 4 0 1 0-8 0M30 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
      orange,
    ),
    stroke('M62-48C50-42 36-42 22-48', shade, 2.4, { strokeLinecap: 'round' }),
    fill('M14-68a15 15 0 1 0 30 0a15 15 0 1 0-30 0', shade),
    fill('M15.5-69a13.2 13.2 0 1 0 26.4 0a13.2 13.2 0 1 0-26.4 0', RED),
    fill('M26-69a2.8 9.6 0 1 0 5.6 0a2.8 9.6 0 1 0-5.6 0', inks.key),
    fill('M32-75a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0', inks.paper),
    fill('M54-54a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0', shade),
  )
}
