import { BLUE, RED } from '#art/poster/palettes.ts'
import { mix, tinted } from './inks.ts'
import { nth } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** Heights of the stacks, from one side of the ship to the other. */
const STACKS = [4, 5, 6, 6, 5, 6, 6, 5, 6, 6, 4] as const

/** A container ship bow on, 300 wide and 330 tall, her stem on (x, y). */
export function shipBowOn(stage: Stage, x: number, y: number, scale: number): Art {
  const { chance, inks, light, lampsLit } = stage
  const { paper, key, land, rock } = inks
  const dull = (ink: string) => tinted(stage, mix(ink, rock[1], 0.2), 1.1)
  const paints = [BLUE, paper, inks.lamp, dull('#7f9a86'), dull('#c58a5c'), inks.town[1], RED]
  const boxes = paints.map(() => pen())
  for (const [stack, count] of STACKS.entries()) {
    for (let level = 0; level < count; level++) {
      const pick = stack === 3 && level === 4 ? 6 : chance.whole(0, 5)
      const left = -143 + stack * 26
      nth(boxes, pick)
        .M(left, -150 - level * 22)
        .H(left + 24.6)
        .V(-171 - level * 22)
        .H(left)
        .Z()
    }
  }
  const hull = mix(key, land[3], 0.22)
  const shade = light > 0 ? 'M-150-150V0H0V-132Z' : 'M150-150V0H0V-132Z'
  return group(
    { transform: place(x, y, scale) },
    fill('M-96-282V-306H-150V-326H150V-306H96V-282Z', paper),
    fill('M-146-310V-321H146V-310Z', lampsLit ? inks.lamp : mix(inks.water[2], key, 0.45)),
    stroke(
      'M-120-321V-310M-92-321V-310M-62-321V-310M-31-321V-310M0-321V-310M31-321V-310M62-321V-310M92-321V-310M120-321V-310',
      paper,
      2.4,
    ),
    stroke(
      'M-7-326L0-368L7-326M-4-346H4M-14-368H12M-40-326V-338M40-326V-338M-46-338H-34',
      mix(key, land[3], 0.3),
      3,
    ),
    fill('M-150-150V-284H150V-150Z', mix(key, land[4], 0.2)),
    boxes.map((stacked, i) => fill(stacked, nth(paints, i))),
    fill(light > 0 ? 'M-150-150V-284H-40V-150Z' : 'M150-150V-284H40V-150Z', key, { opacity: 0.16 }),
    fill('M-150-154Q0-138 150-154V-112C140-40 126-8 118 0H-118C-126-8-140-40-150-112Z', mix(hull, key, 0.35)),
    fill('M-150-154Q0-138 150-154C134-84 62-48 16 0H-16C-62-48-134-84-150-154Z', hull),
    fill(
      'M0-145Q-96-143-150-154C-134-84-62-48-16 0H0Z',
      light < 0 ? mix(hull, inks.land[2], 0.35) : mix(hull, key, 0.3),
    ),
    fill(shade, key, { opacity: 0.12 }),
    fill('M-3-146H3L2 0H-2Z', mix(hull, inks.land[2], 0.5)),
    stroke('M-150-154Q0-138 150-154', paper, 3),
    stroke(
      'M-146-160V-166M-120-157V-164M-88-153V-160M-56-151V-158M-24-149V-156M24-149V-156M56-151V-158M88-153V-160M120-157V-164M146-160V-166M-148-164Q0-148 148-164',
      paper,
      1.4,
    ),
    fill('M-64-116a6 6 0 1 0 12 0a6 6 0 1 0-12 0M52-116a6 6 0 1 0 12 0a6 6 0 1 0-12 0', key),
    stroke(
      'M-58-114V-92M-66-96Q-58-84-50-96M58-114V-92M50-96Q58-84 66-96',
      mix(inks.town[0], key, 0.3),
      3.4,
      { strokeLinecap: 'round' },
    ),
    fill('M-118 0C-120-4-124-10-126-16H126C124-10 120-4 118 0Z', mix(rock[2], key, 0.25)),
    fill('M-150 4Q0-6 150 4Q60 10 0 9Q-60 10-150 4Z', paper, { opacity: 0.7 }),
  )
}

/** A mule: the lock's silver locomotive, end on, 46 wide; `side` is the wall it runs on. */
export function mule(stage: Stage, x: number, y: number, scale: number, side: number): Art {
  const { inks, lampsLit } = stage
  const steel = mix(inks.paper, inks.town[0], 0.42)
  const dark = mix(inks.town[3], inks.key, 0.35)
  const glass = lampsLit ? inks.lamp : mix(inks.water[2], inks.key, 0.35)
  return group(
    { transform: place(x, y, scale, -side) },
    fill('M-30 3H40L52-14H0Z', inks.key, { opacity: 0.3 }),
    fill('M22 0V-34L46-38V-14Z', mix(steel, inks.land[3], 0.5)),
    fill('M-22-36L-16-42H16L22-36L46-40L40-45H14L-8-42Z', mix(steel, inks.paper, 0.4)),
    fill('M26-14V-30L31-31V-16ZM35-19V-31L42-32V-21Z', glass),
    fill('M-22 0V-36L-16-42H16L22-36V0Z', steel),
    fill('M-17-22V-36H17V-22Z', glass),
    stroke('M0-36V-22', steel, 2),
    fill('M-22-12H22V-5H-22Z', inks.lamp),
    fill('M-16-12H-9L-14-5H-21ZM-2-12H5L0-5H-7ZM12-12H19L14-5H7Z', dark),
    fill('M-22-2H22V2H-22Z', dark),
    fill(
      'M-15-17a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0M10-17a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0',
      inks.lamp,
    ),
    fill('M-3-42V-50H3V-42Z', dark),
  )
}
