import { BLUE, RED } from '#art/poster/palettes.ts'
import { mix } from './inks.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** Who paddles: across the boat, in which hull (0 is nearest us), and whether he leans into the stroke. */
const CREW = [
  [-34, 2, true],
  [22, 2, true],
  [-46, 1, false],
  [8, 1, false],
  [58, 1, false],
  [-30, 0, true],
  [28, 0, true],
] as const

const HULL = 'M-92-15Q-80-6-56-5H54Q80-6 94-17Q86 5 58 7H-56Q-84 5-92-15Z'
const GUNWALE = 'M-92-15Q-80-6-56-5H54Q80-6 94-17L91-12Q78-3 54-2.4H-56Q-78-3-89-10Z'

/** Three hulls side by side, lashed across with poles, and long poles fore and aft: Lake Kivu's boats, heading right. */
export function lashedBoats(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  { flip = 1, lamps = true }: { flip?: number; lamps?: boolean } = {},
): Art {
  const { inks } = stage
  const wood = mix(inks.rock[2], inks.key, 0.62)
  const pole = mix(inks.key, inks.rock[1], 0.35)
  const hull = (row: number) =>
    group({ transform: place(row * 15, row * -12, 1 - row * 0.04) }, [
      fill(HULL, row ? mix(wood, inks.key, 0.25) : wood),
      fill(GUNWALE, mix(wood, inks.rock[0], row ? 0.28 : 0.4)),
      CREW.filter(([, where]) => where === row).map(([at, , leans], i) => {
        const coat = [inks.paper, BLUE, inks.lamp][(row + i) % 3] ?? inks.paper
        return paddler(stage, at, leans, row === 0 && i === 1 ? RED : coat)
      }),
    ])
  return group(
    { transform: place(x, y, scale, flip) },
    hull(2),
    hull(1),
    stroke('M-58-6L-28-32M-8-6L22-32M50-6L80-32', pole, 3, { strokeLinecap: 'round' }),
    hull(0),
    longPoles(stage, pole),
    lamps && lampPosts(stage),
  )
}

/** The poles that carry the net: two at each end, stayed to the boats' own ends. */
function longPoles({ inks }: Stage, ink: string): Art {
  const poles = pen()
    .M(-6, -12)
    .Q(-100, -32, -196, -78)
    .M(22, -34)
    .Q(-70, -52, -166, -102)
    .M(4, -12)
    .Q(104, -34, 204, -82)
    .M(30, -34)
    .Q(124, -54, 226, -104)
  const stays = pen().M(-196, -78).L(-90, -14, -166, -102).M(-196, -78).L(-166, -102)
  stays.M(204, -82).L(92, -16, 226, -104).M(204, -82).L(226, -104)
  return [
    stroke(stays, mix(inks.key, inks.rock[1], 0.5), 0.9),
    stroke(poles, ink, 2.6, { strokeLinecap: 'round' }),
  ]
}

/** A man kneeling at his paddle, 34 tall. */
function paddler({ inks }: Stage, x: number, leans: boolean, coat: string): Art {
  const skin = mix(inks.rock[2], inks.key, 0.66)
  const to = leans ? 5 : 1
  return group(
    { transform: place(x, -4) },
    stroke(`M${to + 13}-19L${to + 1} 11`, mix(inks.rock[1], inks.key, 0.3), 1.9, { strokeLinecap: 'round' }),
    fill(`M${to + 2.4} 5L${to - 4} 15L${to - 1} 17L${to + 4} 8Z`, mix(inks.rock[1], inks.key, 0.3)),
    fill(`M-7 1Q-8-13 ${to - 5}-20Q${to}-24 ${to + 5}-20Q9-10 8 1Z`, coat),
    stroke(`M${to + 1}-18L${to + 10}-15M${to - 1}-14L${to + 6}-4`, skin, 3, { strokeLinecap: 'round' }),
    fill(pen(10).dot(to + 2, -26, 4), skin),
  )
}

/** Lamps on their hooks, which bring the fish up at night. */
function lampPosts({ inks, lampsLit }: Stage): Art {
  const glass = pen(10)
  const glow = pen(10)
  for (const [x, y] of LAMPS) {
    glass.dot(x, y, 4.6)
    glow.dot(x, y, 12)
  }
  return [
    stroke(
      'M-74-6L-71-42Q-68-49-62-44V-40M86-30L89-52Q92-58 97-53V-49M-6-22L-2-56Q1-62 6-57V-53',
      inks.key,
      1.8,
    ),
    lampsLit && fill(glow, inks.lamp, { opacity: 0.35 }),
    fill(glass, lampsLit ? inks.lamp : mix(inks.lamp, inks.paper, 0.4)),
  ]
}

const LAMPS = [
  [-62, -36],
  [97, -45],
  [6, -49],
] as const
