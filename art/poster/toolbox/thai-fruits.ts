import { RED } from '#art/poster/palettes.ts'
import { mix, tinted } from './inks.ts'
import { range } from './numbers.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { fill, group, stroke } from './tags.ts'

export type Fruit = 'mango' | 'durian' | 'mangosteen' | 'rambutan'

/** Stores each fruit once, 100 wide round (0, 0). Gives their ids. */
export function storeFruits(stage: Stage): Readonly<Record<Fruit, string>> {
  return {
    mango: stage.define(mango(stage)),
    durian: stage.define(durian(stage)),
    mangosteen: stage.define(mangosteen(stage)),
    rambutan: stage.define(rambutan(stage)),
  }
}

function mango(stage: Stage): string {
  const { paper, key } = stage.inks
  const flesh = tinted(stage, '#f5b52e')
  const skin = 'M-50 8C-52-24-22-42 8-38C38-36 54-16 50 8C46 30 24 38 0 36C-26 38-46 32-50 8Z'
  return group(
    {},
    fill(skin, flesh),
    fill(
      'M-50 8C-46 24-26 28 2 24C28 22 46 12 50 2C50 30 24 38 0 36C-26 38-46 32-50 8Z',
      mix(flesh, '#d8691c', 0.5),
    ),
    fill('M-34-8C-26-26-4-32 14-28C-6-24-22-16-34-8Z', mix(flesh, paper, 0.55)),
    stroke('M46-2Q54-10 56-20', mix(key, '#7a5a2a', 0.5), 5, { strokeLinecap: 'round' }),
  )
}

/** Thorns all round, and in rows over the fruit. */
function durian(stage: Stage): string {
  const { paper, key, leaf } = stage.inks
  const husk = tinted(stage, mix('#a9a13a', leaf[1], 0.25))
  const spikes = pen().M(46, 0)
  const count = 26
  for (let i = 0; i < count; i++) {
    const turn = (part: number) => ((i + part) / count) * Math.PI * 2
    spikes.L(
      Math.cos(turn(0.5)) * 54,
      Math.sin(turn(0.5)) * 52,
      Math.cos(turn(1)) * 46,
      Math.sin(turn(1)) * 44,
    )
  }
  const [lit, dark] = [pen(), pen()]
  for (let row = 0; row < 5; row++) {
    for (let i = 0; i < 6; i++) {
      const x = -36 + i * 14.4 + (row % 2) * 7
      const y = -30 + row * 15
      if (Math.hypot(x, y * 1.05) > 40) continue
      dark
        .M(x - 6, y + 6)
        .L(x, y - 7, x + 6, y + 6)
        .Z()
      lit
        .M(x - 6, y + 6)
        .L(x, y - 7, x - 1, y + 6)
        .Z()
    }
  }
  return group(
    {},
    stroke('M0-44V-60', mix(key, '#6a5526', 0.6), 10, { strokeLinecap: 'round' }),
    fill(spikes.Z(), husk),
    fill(dark, mix(husk, key, 0.35)),
    fill(lit, mix(husk, paper, 0.4)),
  )
}

function mangosteen(stage: Stage): string {
  const { paper, key, leaf } = stage.inks
  const skin = mix(tinted(stage, '#5a1f4a'), key, 0.12)
  const calyx = pen()
  for (const turn of range(4, i => -2.75 + i * 0.8)) {
    const [x, y] = [Math.cos(turn) * 30, -26 + Math.sin(turn) * 14]
    calyx.dot(x, y, 17, 11)
  }
  return group(
    {},
    fill('M-50 4a50 46 0 1 0 100 0a50 46 0 1 0-100 0', skin),
    fill('M-34-6C-30-24-18-30-8-30C-22-20-28-8-30 8Z', mix(skin, paper, 0.4)),
    fill(calyx, mix(leaf[1], leaf[0], 0.4)),
    stroke('M0-30V-50', mix(leaf[2], key, 0.3), 8, { strokeLinecap: 'round' }),
  )
}

function rambutan(stage: Stage): string {
  const skin = mix(RED, stage.inks.key, 0.12)
  const hair = pen()
  for (const i of range(22, index => index)) {
    const turn = (i / 22) * Math.PI * 2
    const out = i % 2 ? 56 : 50
    hair
      .M(Math.cos(turn) * 34, Math.sin(turn) * 32)
      .Q(
        Math.cos(turn + 0.1) * 48,
        Math.sin(turn + 0.1) * 44,
        Math.cos(turn + 0.3) * out,
        Math.sin(turn + 0.3) * out,
      )
  }
  const inner = pen()
  for (const i of range(11, index => index)) {
    const [x, y] = [-24 + (i % 4) * 16, -20 + Math.floor(i / 4) * 18]
    inner.M(x, y).Q(x + 4, y - 7, x + 10, y - 8)
  }
  return group(
    {},
    stroke(hair, mix(skin, stage.inks.leaf[0], 0.45), 4.4, { strokeLinecap: 'round' }),
    fill('M-42 0a42 40 0 1 0 84 0a42 40 0 1 0-84 0', skin),
    stroke(inner, mix(skin, stage.inks.paper, 0.5), 3.6, { strokeLinecap: 'round' }),
  )
}
