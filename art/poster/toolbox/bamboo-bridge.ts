import { BLUE, RED } from '#art/poster/palettes.ts'
import { mix } from './inks.ts'
import { lerp, range } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

interface BridgeOptions {
  from: number
  to: number
  /** y of the deck's ends, and of the water below. */
  y: number
  water: number
}

interface Bridge {
  readonly art: Art
  /** y of the deck at any x. */
  deck(x: number): number
}

/** A footbridge of split bamboo on crossed legs, a little uneven, with a rail on either side. */
export function bambooBridge(
  { span, unit, chance, inks }: Stage,
  { from, to, y, water }: BridgeOptions,
): Bridge {
  const dark = mix(inks.leaf[3], inks.key, 0.6)
  const cane = mix(mix(inks.lamp, inks.sand[1], 0.5), inks.rock[2], 0.4)
  const deck = (x: number) => y - Math.sin((Math.PI * (x - from)) / (to - from)) * span * 0.03
  const bays = Math.max(4, Math.round(Math.abs(to - from) / (span * 0.115)))
  const [legs, rails, posts, slats] = [pen(), pen(), pen(), pen()]
  for (let bay = 0; bay <= bays; bay++) {
    const x = lerp(from, to, bay / bays)
    const spread = span * 0.022
    const foot = () => water + chance.between(0, 0.02) * span
    legs
      .M(x - spread * 0.4, deck(x))
      .L(x + spread, foot())
      .M(x + spread * 0.4, deck(x))
      .L(x - spread, foot())
    posts.M(x, deck(x) + 2).V(deck(x) - span * chance.between(0.052, 0.062))
    if (bay < bays) {
      const next = lerp(from, to, (bay + 1) / bays)
      legs.M(x, deck(x) + 2).L(next, lerp(deck(next), water, 0.5))
    }
  }
  const line = (up: number) =>
    range(bays * 2 + 1, (_, t) => [lerp(from, to, t), deck(lerp(from, to, t)) - up] as const)
  for (const up of [0.05, 0.028]) rails.line(line(span * up))
  for (let x = Math.min(from, to); x < Math.max(from, to); x += span * 0.014)
    slats.M(x, deck(x) - 1).L(x + 3 * unit, deck(x) + 4 * unit)
  const planks = pen().polygon([...line(3 * unit), ...line(-5 * unit).reverse()])
  return {
    deck,
    art: [
      stroke(legs, dark, 2.6 * unit + 0.3),
      stroke(rails, cane, 1.8 * unit + 0.3),
      stroke(posts, dark, 2.4 * unit + 0.3),
      fill(planks, cane),
      stroke(slats, dark, 1.1, { opacity: 0.6 }),
    ],
  }
}

/** A girl in a sinh on an upright bicycle, under a parasol, riding right, 74 tall. */
export function parasolCyclist({ inks }: Stage, x: number, y: number, scale: number, flip: number): Art {
  const { key, lamp, paper, rock } = inks
  const skin = mix(rock[2], key, 0.3)
  const wheel = 'a13 13 0 1 0 26 0a13 13 0 1 0-26 0'
  return group(
    { transform: place(x, y, scale, flip) },
    stroke(`M-33-13${wheel}M9-13${wheel}`, key, 2),
    stroke(
      'M-20-13L-20-25M-31-17L-9-9M-29-7L-11-19M22-13L22-26M12-18L32-8M13-6L31-20',
      mix(key, paper, 0.35),
      0.7,
    ),
    stroke('M-20-13L-8-30H14L0-12ZM-8-30L0-12L-20-13M14-30L22-13M14-30L12-38L18-40', key, 2),
    stroke('M-26-27H-12M-26-27L-20-13', key, 1.8),
    fill('M-15-33Q-8-36-2-33L-4-31H-13Z', key),
    stroke('M-4-16L0-12L4-8M2-8H7', key, 1.8),
    fill('M-13-34C-13-40-4-41 2-36L10-20L5-11L0-13L1-20L-7-30Z', mix(inks.leaf[3], key, 0.3)),
    fill('M1-14L6-12L4-8L10-6H2Z', skin),
    fill('M-12-33C-14-46-10-56-3-58C4-57 5-46 3-34Q-6-31-12-33Z', BLUE),
    stroke('M0-52L7-44L17-41', skin, 2.6),
    fill('M-6-63a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0', skin),
    fill('M-7-62C-8-70 0-70 3-66Q-2-65-3-60L-8-52Q-10-56-7-62Z', key),
    stroke('M-1-50L2-84', key, 1.4),
    fill('M-26-76Q-22-92 2-94Q26-92 30-76Q23-80 16-76Q9-80 2-76Q-5-80-12-76Q-19-80-26-76Z', RED),
    fill('M-12-76Q-8-90 2-94Q12-90 16-76Q9-80 2-76Q-5-80-12-76Z', mix(RED, lamp, 0.3)),
  )
}
