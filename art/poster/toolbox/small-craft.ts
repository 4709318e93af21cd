import { BLUE, RED } from '#art/poster/palettes.ts'
import { mix } from './inks.ts'
import { range } from './numbers.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** A sea kayak with one paddler, heading right, 90 long. */
export function kayak({ inks }: Stage, x: number, y: number, scale: number, flip = 1, hull = RED): Art {
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-46-7Q-20-1 0-1Q24-1 48-9Q34 5 4 6Q-30 6-46-7Z', hull),
    fill('M-46-7Q-20-1 0-1Q24-1 48-9Q26-4 0-4Q-24-4-46-7Z', mix(hull, inks.key, 0.35)),
    fill('M-7-2C-8-16-5-22 1-22C7-21 8-12 7-2Z', BLUE),
    fill('M-2.6-26a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0', inks.key),
    stroke('M4-17L14-12L4-9M-22-22L30-4', inks.key, 2),
    fill('M-29-26L-18-22L-20-18L-30-22ZM26-7L37-3L36 1L26-2Z', inks.key),
  )
}

/** A roofed river launch with its passengers, heading right, 170 long. */
export function launch(stage: Stage, x: number, y: number, scale: number, flip = 1, trim = RED): Art {
  const { inks } = stage
  const hull = mix(inks.paper, inks.town[0], 0.2)
  const coats = [RED, BLUE, inks.lamp, inks.paper]
  const seats = range(4, i => -46 + i * 26)
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-80-24H-70L-69-6H-76V4H-80V-8H-84Z', inks.key),
    seats.map((at, i) =>
      fill(
        `M${at - 6}-6C${at - 7}-18 ${at - 4}-23 ${at}-23C${at + 5}-23 ${at + 7}-18 ${at + 6}-6Z`,
        coats[i] ?? RED,
      ),
    ),
    fill(seats.map(at => `M${at - 3.6}-27a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0`).join(''), inks.key),
    stroke('M-60-8V-42M-16-8V-43M30-8V-42', inks.key, 1.8),
    fill('M-68-41Q-18-49 40-42L38-37H-66Z', trim),
    fill('M-66-38H38L37-35H-65Z', mix(trim, inks.key, 0.4)),
    fill('M-74-10Q0-6 92-18Q78 4 58 7H-64Q-74 6-74-10Z', hull),
    fill('M-73 0Q0 3 78-5Q68 6 58 7H-64Q-72 6-73 0Z', mix(trim, inks.key, 0.25)),
  )
}

/** A panga: an open fishing launch with a high bow and an outboard, heading right, 130 long. */
export function panga({ inks }: Stage, x: number, y: number, scale: number, flip = 1, band = BLUE): Art {
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-64-26H-54L-53-8H-58V5H-62V-9H-66Z', inks.key),
    fill('M-58-12Q10-8 68-27Q56 0 36 6H-48Q-58 5-58-12Z', inks.paper),
    fill('M-57-4Q10 0 58-12Q50 2 36 6H-48Q-57 5-57-4Z', band),
    fill('M-53-11Q10-8 60-24Q20-16-10-15Q-36-14-53-11Z', mix(inks.rock[2], inks.key, 0.35)),
    stroke('M-30-13V-25M20-17V-30', inks.key, 1.4),
  )
}
