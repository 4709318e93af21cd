import { RED } from '#art/poster/palettes.ts'
import { mix } from './inks.ts'
import { acrossFrame, sheet } from './land.ts'
import { horse } from './mountain-animals.ts'
import { lerp, range } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** Hindu shrines behind a wall with a split gate, 150 wide, 60 tall. */
export function ashPlainTemple({ inks, sunward }: Stage, x: number, y: number, scale: number): Art {
  const stone = mix(inks.rock[2], inks.key, 0.45)
  const lit = mix(inks.rock[1], inks.rock[2], 0.35)
  const [wall, shrines, ledges] = [pen(), pen(), pen()]
  wall.polygon([
    [-75, 0],
    [-75, -9],
    [75, -9],
    [75, 0],
  ])
  for (let post = -75; post <= 75; post += 25) {
    if (post)
      wall.polygon([
        [post - 3, 0],
        [post - 3, -13],
        [post, -17],
        [post + 3, -13],
        [post + 3, 0],
      ])
  }
  for (const side of [-1, 1]) {
    wall.polygon([
      [side * 4, 0],
      [side * 4, -34],
      [side * 7, -29],
      [side * 9, -22],
      [side * 12, -20],
      [side * 13, -13],
      [side * 17, -11],
      [side * 18, 0],
    ])
  }
  for (const [at, high] of [
    [-48, 34],
    [-30, 44],
    [34, 56],
    [56, 38],
  ] as const) {
    for (let tier = 0; tier < 5; tier++) {
      const half = 9 - tier * 1.6
      const [foot, top] = [-8 - (high * tier) / 5.6, -8 - (high * (tier + 1)) / 5.6]
      shrines.polygon([
        [at - half * 0.7, foot],
        [at - half * 0.62, top],
        [at + half * 0.62, top],
        [at + half * 0.7, foot],
      ])
      ledges.polygon([
        [at - half, top + 2],
        [at - half * 0.8, top - 1.4],
        [at + half * 0.8, top - 1.4],
        [at + half, top + 2],
      ])
    }
    shrines.polygon([
      [at - 1.6, -8 - high * 0.88],
      [at, -10 - high],
      [at + 1.6, -8 - high * 0.88],
    ])
  }
  return group(
    { transform: place(x, y, scale, sunward) },
    fill(shrines, mix(stone, lit, 0.25)),
    fill(ledges, stone),
    fill(wall, stone),
    fill('M4-34L7-29 9-22 12-20 13-13 17-11 18-9H75V-7H14L4-26Z', lit),
  )
}

/** A Tengger horseman wrapped in a sarong against the cold, 104 tall, riding right. */
export function tenggerRider({ inks }: Stage, x: number, y: number, scale: number, flip: number): Art {
  const coat = mix(inks.rock[2], inks.key, 0.6)
  return group(
    { transform: place(x, y, scale, flip) },
    horse(0, 0, 1, coat, inks.key),
    fill('M-13-55Q-6-60 8-58L9-47Q-2-44-12-47Z', mix(inks.lamp, inks.rock[1], 0.3)),
    fill('M-4-58Q2-50 7-38L9-26H15V-23H5L1-36Q-6-48-9-56Z', inks.key),
    fill('M-11-54C-12-70-9-82-1-85C6-84 10-74 9-64Q8-58 12-56Q2-50-11-54Z', RED),
    fill('M-10-62Q0-58 10-66L10-62Q0-54-11-58Z', mix(RED, inks.key, 0.45)),
    fill('M-4.6-90a5 5 0 1 0 10 0a5 5 0 1 0-10 0', mix(inks.rock[2], inks.key, 0.4)),
    fill('M-5-90Q-6-98 1-98Q7-97 6-91Q0-93-5-90Z', inks.key),
    stroke('M8-66L26-70M18-64Q32-62 42-66', inks.key, 2),
  )
}

/** The plain of ash, in low waves. */
export function sandSea(stage: Stage, horizon: number): Art {
  const { height, span, chance, inks } = stage
  const { rock, sand, mist: air } = inks
  const tones = [mix(sand[0], air, 0.6), mix(sand[1], rock[1], 0.35), mix(sand[2], rock[2], 0.45)]
  const dunes = range(4, i => {
    const y = horizon + span * lerp(0.12, 0.3, i / 3)
    const low = acrossFrame(stage, 7, () => y + chance.between(-1, 1) * span * 0.014)
    return fill(
      pen()
        .curve(low)
        .L(stage.width + 20, y + span * 0.05, -20, y + span * 0.05)
        .Z(),
      mix(rock[1], rock[2], 0.4),
      { opacity: 0.12 + i * 0.05 },
    )
  })
  return [sheet(stage, horizon, height - horizon, stage.gradient(tones, 0, horizon, 0, height)), dunes]
}
