import { mix, tinted } from './inks.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** An orangutan that hangs from a liana at (0, 0) and holds another at (58, 44), looking right, 170 tall. */
export function orangutan(stage: Stage, x: number, y: number, scale: number, flip: number): Art {
  const { inks, light } = stage
  const coat = tinted(stage, '#b4582a', 0.9)
  const dark = mix(coat, inks.key, 0.42)
  const lit = mix(coat, inks.lamp, 0.4)
  const skin = mix(inks.rock[2], inks.key, 0.55)
  const pale = mix(skin, inks.rock[1], 0.45)
  const litSide = light === flip
  return group(
    { transform: place(x, y, scale, flip) },
    fill(
      'M-34 108C-48 120-50 140-40 152L-47 160-50 168-42 166-38 171-33 165-26 168-26 156C-24 146-16 138-6 132Z',
      dark,
    ),
    fill('M-48 160L-50 169-44 167-39 172-34 166-27 169-28 160Q-38 156-48 160Z', skin),
    fill('M0 118C18 106 38 106 52 114L50 124C40 124 34 128 30 134L26 128 22 138 17 131 10 140Z', dark),
    fill('M48 112L55 104 62 108 63 118 57 126 49 125Z', skin),
    fill(
      'M-8-4L-14 12-11 13-19 26-15 27-25 42-20 43-31 58-25 59-36 74-28 76-39 92-31 94-41 110-34 112-36 124-28 124-25 134-17 130-12 139-5 133 2 139 7 130 15 132 17 122 24 120 22 108 28 102 23 92 27 84 20 76 14 66C8 60 2 52 2 40L6-2Z',
      coat,
    ),
    fill(
      'M-25 42L-20 43-31 58-25 59-36 74-28 76-39 92-31 94-41 110-34 112-36 124-28 124-25 134-17 130C-26 112-26 88-18 66C-14 56-11 46-9 36Z',
      litSide ? dark : mix(coat, dark, 0.35),
    ),
    fill(
      'M2 78C18 74 36 60 50 40L59 45C54 58 48 66 44 72L45 78 38 78 38 86 31 85 29 93 23 91 19 98 12 94Z',
      coat,
    ),
    fill('M22 84L38 70 54 50 59 45C54 58 48 66 44 72L45 78 38 78 38 86 31 85 29 93 23 91Z', dark),
    fill('M48 42L52 32 60 33 64 41 60 50 53 50Z', skin),
    fill('M-8-3L-9-11-2-15 6-12 8-3 3 4-5 4Z', skin),
    fill(
      'M-8 58C-11 44-1 34 11 35C23 35 31 45 29 57L32 66 28 72 29 80 22 80 20 88 13 83 8 90 2 82-4 84-4 75-10 73Z',
      coat,
    ),
    fill(
      'M-8 58C-11 44-1 34 11 35C17 35 22 38 25 42C14 40 4 46 0 58C-2 66 0 74 2 82L-4 84-4 75-10 73Z',
      litSide ? dark : lit,
    ),
    fill(
      'M10 47C17 43 27 46 29 54C30 59 33 61 33 66C34 74 27 79 19 78C12 77 9 71 10 64C6 59 5 51 10 47Z',
      skin,
    ),
    fill('M17 62C22 60 32 62 33 67C33 74 27 78 20 77C15 75 13 66 17 62Z', pale),
    fill('M12 52Q19 48 27 53Q26 58 20 57Q14 58 12 52Z', pale),
    fill(
      'M15 53.500a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0M22.5 54a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0',
      inks.key,
    ),
    stroke('M19 71Q26 74 32 69M24 63L25 65M28 63.500L28 65.5', inks.key, 1.3),
    litSide &&
      fill('M23 92L27 84 20 76Q22 90 16 104Q12 118 2 126L7 130 15 132 17 122 24 120 22 108 28 102Z', lit),
    stroke(
      'M-22 78Q-26 94-22 108M-12 84Q-14 100-10 114M2 92Q2 106 4 118M-4 20Q-8 36-12 48M30 78Q40 68 48 54',
      litSide ? dark : mix(coat, dark, 0.6),
      1.5,
    ),
  )
}
