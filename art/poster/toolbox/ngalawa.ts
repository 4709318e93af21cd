import { BLUE, RED } from '#art/poster/palettes.ts'
import { mix } from './inks.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

interface NgalawaOptions {
  sail?: string
  flip?: number
  /** At anchor, its sail furled on the yard. */
  furled?: boolean
}

/** An outrigger of the Swahili coast, heading right, 150 tall under sail; its waterline is at y. */
export function ngalawa(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  { sail = stage.inks.paper, flip = 1, furled = false }: NgalawaOptions = {},
): Art {
  const { inks } = stage
  const wood = mix(inks.rock[2], inks.key, 0.45)
  const pole = mix(inks.rock[1], inks.key, 0.35)
  const shade = mix(sail, inks.land[2], 0.35)
  return group(
    { transform: place(x, y, scale, flip) },
    stroke('M-26-10Q-30-20-38-15M24-10Q20-20 10-15', pole, 2.4),
    fill('M-70-15Q-20-11 44-15L46-12Q-20-7-70-12Z', mix(wood, inks.key, 0.4)),
    stroke('M2-8L0-112', pole, 3),
    furled
      ? stroke('M-40-44L34-132', sail, 6, { strokeLinecap: 'round' })
      : [
          fill('M50-24C30-60 4-108-22-150C-16-108-22-64-44-26C-8-18 24-17 50-24Z', sail),
          fill('M-22-150C-16-108-22-64-44-26C-34-23-24-21-12-20C-4-62-8-112-22-150Z', shade),
          stroke('M52-22L-24-153', pole, 2.6),
        ],
    fill('M-86-13Q-50-3 20-4Q64-5 92-18Q72 5 28 7H-34Q-72 5-86-13Z', wood),
    fill('M-84-11Q-50-1 20-2Q62-3 88-14L84-10Q60 1 20 2Q-50 3-80-7Z', RED),
    stroke('M-22-6Q-18-22 0 14M28-6Q32-22 50 14', pole, 2.6),
    fill('M-44 15Q10 11 84 13Q90 15 84 18Q10 21-44 18Z', mix(wood, inks.rock[1], 0.3)),
    !furled && [
      fill('M-50-6Q-52-24-45-26Q-37-24-37-5Z', BLUE),
      fill('M-49-30a4 4 0 1 0 8 0a4 4 0 1 0-8 0', mix(inks.rock[2], inks.key, 0.7)),
    ],
  )
}
