import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** A dromedary with a saddle cloth, 112 tall, walking right. */
export function camel(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  ink: string,
  cloth: string,
  flip = 1,
): Art {
  const { inks } = stage
  return group(
    { transform: place(x, y, scale, flip) },
    fill(
      'M-44-58C-42-70-30-74-20-78C-14-92 2-94 8-80C18-74 26-70 34-66C44-62 50-70 54-84C56-96 62-108 72-111L74-115L77-111C84-110 92-106 95-101C95-97 91-95 87-96C80-97 75-97 73-92C70-78 66-62 54-52C48-47 40-44 34-43L36-22L34-2L37 0H28L29-22L25-42C10-36-10-36-22-40L-24-24L-28-2L-25 0H-34L-32-26L-36-42C-42-34-40-24-44-12L-43 0H-52L-51-14C-50-28-50-46-44-58Z',
      ink,
    ),
    fill('M-22-76C-12-94 4-94 10-79L16-52Q-6-46-28-54Z', cloth),
    stroke('M-26-62Q-6-54 14-61', inks.paper, 2.4),
    stroke('M-46-56Q-54-48-52-34', ink, 2.6),
    stroke('M84-98Q70-80 56-60', inks.key, 1.3),
  )
}
