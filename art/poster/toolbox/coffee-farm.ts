import { RED } from '#art/poster/palettes.ts'
import { mix, tinted } from './inks.ts'
import type { Point } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** A spray of coffee from (0, 0) along x, 200 long: glossy paired leaves and tight clusters of cherries. */
export function coffeeSpray({ chance, inks }: Stage): Art {
  const { leaf, rock, paper } = inks
  const onStem = (t: number): Point => [200 * t, -44 * Math.sin(t * 2.2) + 26 * t * t]
  const [leaves, gloss, veins] = [pen(), pen(), pen()]
  const [ripe, green, shine] = [pen(), pen(), pen()]
  for (let pair = 0; pair < 7; pair++) {
    const t = 0.1 + pair * 0.145
    for (const side of [-1, 1]) {
      const at = leafAt(onStem(t), pair, side)
      const half = (74 - pair * 4.5) * 0.23
      leaves
        .M(...onStem(t))
        .Q(...at(0.22, -half * 1.15), ...at(0.6, -half * 0.95))
        .Q(...at(0.84, -half * 0.5), ...at(1.08, 0))
        .Q(...at(0.8, half * 0.62), ...at(0.56, half * 0.95))
        .Q(...at(0.2, half * 1.05), ...onStem(t))
      gloss
        .M(...at(0.06, 0))
        .Q(...at(0.5, -half * 0.12), ...at(1, 0))
        .Q(...at(0.6, -half * 1.05), ...at(0.06, 0))
      veins
        .M(...at(0.2, half * 0.1))
        .L(...at(0.34, half * 0.62))
        .M(...at(0.4, half * 0.1))
        .L(...at(0.55, half * 0.62))
        .M(...at(0.6, half * 0.08))
        .L(...at(0.74, half * 0.45))
    }
    for (let cherry = 0; pair < 6 && cherry < 5; cherry++) {
      const isRipe = chance.odds(0.8)
      const [stemX, stemY] = onStem(t + 0.055)
      const x = stemX + chance.between(-11, 11)
      const y = stemY + chance.between(-8, 10)
      const radius = chance.between(5, 6.6)
      const berries = isRipe ? ripe : green
      berries.dot(x, y, radius)
      if (isRipe) shine.dot(x - radius + 4, y - 2, 1.3)
    }
  }
  return [
    stroke('M0 0q80-62 200-8', mix(leaf[3], rock[2], 0.4), 4),
    fill(leaves, leaf[3]),
    fill(gloss, leaf[2]),
    stroke(veins, leaf[2], 1),
    fill(green, leaf[0]),
    fill(ripe, RED),
    fill(shine, paper, { opacity: 0.8 }),
  ]
}

/** A point of one leaf: `along` its rib, and off it. Leaves hang a little with their own weight. */
function leafAt([x, y]: Point, pair: number, side: number): (along: number, off: number) => Point {
  const angle = side * (0.95 - pair * 0.06) + (pair > 5 ? -side * 0.4 : 0) - 0.05
  const long = 74 - pair * 4.5
  const [ribX, ribY] = [Math.cos(angle), Math.sin(angle)]
  return (along, off) => [
    x + ribX * long * along - ribY * off,
    y + ribY * long * along + ribX * off + (side > 0 ? 7 : 4) * along * along,
  ]
}

const BUSH = 'M-15 0C-18-7-13-13-9-13C-8-18 0-21 4-18C10-19 14-15 13-11C18-9 18-3 15 0Q0 4-15 0Z'
const BUSH_LIT = 'M-13-5C-14-10-10-12-7-12C-6-16 0-18 3-16C-2-14-3-11-4-9C-8-9-11-8-13-5Z'

/** A coffee bush as a stored print, lit on the side the sun is. */
export function coffeeBush(stage: Stage, scale: number, ink: string, lit: string | false): string {
  const transform = `scale(${(scale * stage.sunward).toFixed(2)} ${scale.toFixed(2)})`
  return stage.define(group({ transform }, fill(BUSH, ink), lit && fill(BUSH_LIT, lit)))
}

/** A picker with a basket at the waist, 33 tall. */
export function coffeePicker({ inks }: Stage, x: number, y: number, scale: number, flip: number): string {
  const { key, lamp, paper, rock } = inks
  return group(
    { transform: place(x, y, scale, flip) },
    fill('M-5 0l1-13h8l1 13h-4l-1-8-2 8z', key),
    fill('M-6-10Q-7-23 0-24Q7-23 6-10Z', paper),
    fill('M3-22L13-19L14-17L3-17Z', paper),
    fill('M-8-13H7L5-3H-6Z', mix(lamp, rock[1], 0.45)),
    fill('M-7-13Q0-19 6-13Z', RED),
    stroke('M-8-13H7M-7-9H6.5M-6.5-6H5.5', mix(rock[2], key, 0.2), 0.9),
    fill('M-2.6-26a3 3 0 1 0 6 0a3 3 0 1 0-6 0', mix(rock[2], key, 0.4)),
    fill('M-8-27Q-3-28-2.5-31.5H3.5Q4-28 9-27Q1-25-8-27Z', paper),
    fill('M-2.5-29.2H3.6V-28H-2.6Z', key),
  )
}

/** White walls, a long tiled roof, a red veranda rail; 140 wide. */
export function farmhouse(stage: Stage, x: number, y: number): string {
  const { unit, inks, sunward, lampsLit } = stage
  const { key, land, leaf, paper, rock, water } = inks
  const tile = tinted(stage, '#c4452c')
  const shaded = mix(paper, land[2], 0.4)
  const glass = (dark: number) => (lampsLit ? inks.lamp : mix(water[2], key, dark))
  const ribs = 'M-60-26L-45-46M-44-26L-31-46M-28-25L-17-46M-12-25L-3-46M4-25L11-46M20-24L25-46M34-23L39-46'
  return group(
    { transform: place(x, y, unit * 1.25, sunward) },
    fill('M-70 2H72V6H-70Z', mix(rock[2], leaf[2], 0.4)),
    fill('M-62 2V-26H40V2Z', shaded),
    fill('M40 2V-24L52-42L64-24V2Z', paper),
    fill('M-62-2V-8H40V-2Z', RED, { opacity: 0.9 }),
    fill('M-52 2V-19H-43V2ZM-10 2V-19H-1V2Z', mix(water[2], key, 0.1)),
    fill('M-34-7V-19H-22V-7ZM10-7V-19H22V-7Z', glass(0.2)),
    fill('M47-6V-18H57V-6Z', glass(0.1)),
    stroke('M-62-26V2M-41-26V2M-17-26V2M5-26V2M28-26V2M40-26V2', paper, 2.2),
    stroke('M-62-8H40', paper, 1.4),
    fill('M-72-24L-54-46H52L40-22Q-20-26-72-24Z', mix(tile, key, 0.1)),
    fill('M52-46L37-20L41-19L52-39L65-19L69-20Z', mix(tile, paper, 0.15)),
    stroke(ribs, mix(tile, key, 0.35), 1.2),
    fill('M-6-46V-56H2V-46Z', shaded),
  )
}
