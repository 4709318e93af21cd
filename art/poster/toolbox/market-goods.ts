import { RED } from '#art/poster/palettes.ts'
import { crown } from './forest.ts'
import { mix, tinted } from './inks.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill } from './tags.ts'

/** What the boats sell: how many to a pile, and the size of one, seen from above. */
const GOODS = {
  banana: { count: 8, size: undefined },
  mango: { count: 15, size: [4.6, 3.7] },
  lime: { count: 20, size: [3.3, 3.2] },
  melon: { count: 6, size: [8, 6.4] },
  dragonfruit: { count: 11, size: [5, 4.6] },
  coconut: { count: 9, size: [5.6, 5.4] },
  greens: { count: 9, size: undefined },
  papaya: { count: 9, size: [6.2, 4.8] },
  onion: { count: 18, size: [3.6, 3.6] },
} as const

export type Good = keyof typeof GOODS

export const EVERY_GOOD = Object.keys(GOODS) as [Good, ...Good[]]

function inkOf(stage: Stage, good: Good): { ink: string; lit: string } {
  const { key, lamp, leaf, paper, rock } = stage.inks
  switch (good) {
    case 'banana': {
      const ink = tinted(stage, '#f4c640')
      return { ink, lit: mix(ink, rock[2], 0.6) }
    }
    case 'mango': {
      const ink = tinted(stage, '#f0973c')
      return { ink, lit: mix(ink, paper, 0.45) }
    }
    case 'lime': {
      const ink = mix(leaf[0], leaf[1], 0.2)
      return { ink, lit: mix(ink, paper, 0.45) }
    }
    case 'melon':
      return { ink: leaf[2], lit: leaf[0] }
    case 'dragonfruit':
      return { ink: mix(RED, paper, 0.15), lit: mix(RED, lamp, 0.5) }
    case 'coconut': {
      const ink = mix(rock[2], key, 0.3)
      return { ink, lit: mix(ink, rock[0], 0.35) }
    }
    case 'greens':
      return { ink: leaf[1], lit: leaf[0] }
    case 'papaya':
      return { ink: tinted(stage, '#f2a33a'), lit: leaf[0] }
    case 'onion': {
      const ink = mix(paper, rock[1], 0.2)
      return { ink, lit: mix(ink, paper, 0.45) }
    }
  }
}

/** A heap of one good round (0, 0), 46 wide. */
export function pile(stage: Stage, good: Good): Art {
  const { chance, inks } = stage
  const { count, size } = GOODS[good]
  const { ink, lit } = inkOf(stage, good)
  const [body, light] = [pen(10), pen(10)]
  for (let i = 0; i < count; i++) {
    if (good === 'banana') {
      const x = chance.between(-18, 18) * 0.7
      const y = chance.between(-9, 9)
      const bend = chance.between(-0.4, 0.4) * 4
      for (const finger of [-3.4, 0, 3.4]) {
        body
          .M(x - 8, y + finger - 2)
          .Q(x + bend, y + finger + 4, x + 8, y + finger - 2)
          .Q(x, y + finger + 0.5, x - 8, y + finger - 2)
      }
      light.dot(x - 8.5, y - 2, 1.6)
    } else if (size) {
      const angle = i * 2.4
      const out = Math.sqrt(i / count)
      const [x, y] = [Math.cos(angle) * out * 18 * 0.92, Math.sin(angle) * out * 11]
      body.dot(x, y, size[0] + 0.5, size[1] + 0.5)
      light.dot(x - 1.2, y - 1.3, size[0] * 0.55, size[1] * 0.5)
    } else {
      const x = chance.between(-18, 18) * 0.8
      const y = chance.between(-7, 11)
      crown(i % 3 ? body : light, chance, x, y, chance.between(6, 9), 8, 5)
    }
  }
  return [fill(pen().dot(0, 1, 23, 15), mix(ink, inks.key, 0.55)), fill(body, ink), fill(light, lit)]
}
