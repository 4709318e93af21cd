import { mix } from './inks.ts'
import { lerp } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, use } from './tags.ts'

const BASE =
  'M-62 0V-9Q-62-11-58-11L-54-18Q-56-21-55-24Q-54-29-50-31H50Q54-29 55-24Q56-21 54-18L58-11Q62-11 62-9V0Q0 9-62 0Z'
const BASE_SHADE = 'M16 4L14-6 18-12 15-20 17-31H50Q54-29 55-24Q56-21 54-18L58-11Q62-11 62-9V0Q40 3 16 4Z'
const RINGS = 'M-62-9Q0-1 62-9L58-11Q0-4-58-11ZM-55-23Q0-15 55-23L53-28Q0-21-53-28Z'
const BELL = 'M-50-30C-53-64-44-90-20-101H20C44-90 53-64 50-30Q0-24-50-30Z'
const BELL_SHADE = 'M13-26C20-60 17-88 6-101H20C44-90 53-64 50-30Q34-27 13-26Z'

interface StoneInks {
  lit: string
  shade: string
  dark: string
}

/** Stores a latticed bell stupa, 124 wide and 168 tall with its feet at (0, 0). Gives its id. */
export function storeBellStupa(stage: Stage, { lit, shade, dark }: StoneInks): string {
  const lattice = pen(10)
  for (let row = 0; row < 5; row++) {
    const y = -40 - row * 12.5
    const half = 50 - ((row * 12.5) / 62) ** 2.6 * 22
    for (let column = -3.5; column <= 3.5; column++) {
      const turn = (column + (row % 2) / 2) * 0.4
      if (Math.abs(turn) > 1.3) continue
      const [x, wide] = [half * Math.sin(turn), lerp(6.4, 5, row / 4) * Math.cos(turn)]
      const sag = y + 4 * Math.cos(turn)
      lattice.polygon([
        [x - wide, sag],
        [x, sag - 6],
        [x + wide, sag],
        [x, sag + 6],
      ])
    }
  }
  return stage.define(
    group(
      {},
      fill(BASE, lit),
      fill(BASE_SHADE, shade),
      fill(RINGS, mix(shade, dark, 0.35)),
      fill('M-9-119L-4-158Q0-164 4-158L9-119Z', lit),
      fill('M2-119L1-161Q3-161 4-158L9-119Z', shade),
      fill('M-15-100V-117H15V-100ZM-19-117H19V-121H-19Z', lit),
      fill('M5-100V-121H19V-117H15V-100Z', shade),
      fill(BELL, lit),
      fill(BELL_SHADE, shade),
      fill(lattice, dark),
    ),
  )
}

/** Prints a stored stupa with its shade turned from the light. */
export function bellStupa({ light }: Stage, id: string, x: number, y: number, scale: number): string {
  return use(id, { transform: place(x, y, scale, -light) })
}

/** A Buddha on the plinth of an opened stupa, looking right, 120 tall. */
export function openedStupa(
  { light }: Stage,
  x: number,
  y: number,
  scale: number,
  flip: number,
  inks: StoneInks,
): Art {
  const { lit, shade, dark } = inks
  const facingLight = flip === light
  return group(
    { transform: place(x, y, scale, flip) },
    group(
      { transform: `scale(${facingLight ? -1 : 1} 1)` },
      fill(BASE, lit),
      fill(BASE_SHADE, shade),
      fill(RINGS, mix(shade, dark, 0.35)),
    ),
    fill('M-34-30Q0-24 40-30V-37Q0-32-34-37Z', mix(lit, shade, 0.5)),
    fill(
      'M-26-35C-31-44-27-51-20-54C-25-72-22-86-10-92C-6-94-5-97-5-100C-12-105-12-118-3-121C-3-127 6-127 6-121C13-118 15-110 13-106L16-102L13-99C13-95 9-94 7-93C13-90 16-83 17-75L28-71V-65L17-66C15-60 15-57 17-54C30-54 40-50 42-42C43-37 40-34 35-34Q0-29-26-35Z',
      facingLight ? lit : mix(lit, shade, 0.55),
    ),
    fill(
      'M-26-35C-31-44-27-51-20-54C-25-72-22-86-10-92C-6-94-5-97-5-100C-12-105-12-118-3-121C-8-112-4-106 0-103Q-2-94-6-88C-12-74-10-60-6-52Q4-46 20-42Q4-34-26-35Z',
      shade,
    ),
    fill('M-2-107q2-5 3 0l-.5 8q-2.5 2-2.5-1z', dark),
  )
}
