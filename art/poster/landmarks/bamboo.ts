import { mistTongue } from '#art/poster/toolbox/clouds.ts'
import { cone, volcanoCone } from '#art/poster/toolbox/cone.ts'
import { goldenMonkey } from '#art/poster/toolbox/forest-primates.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { foliage } from '#art/poster/toolbox/leaves.ts'
import { lerp, nth, range } from '#art/poster/toolbox/numbers.ts'
import { openSky } from '#art/poster/toolbox/open-sky.ts'
import { type Pen, pen } from '#art/poster/toolbox/pen.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import type { Landmark } from './landmark.ts'

export const bamboo: Landmark = {
  scene: { title: 'Golden monkeys in the bamboo of the volcanoes', best: 'dawn', draw },
  setting: {
    hours: ['dawn', 'monsoon', 'day', 'golden'],
    countries: ['rwanda'],
    habitats: ['cloud-forest', 'mountain', 'rainforest'],
    subjects: ['golden monkey', 'bamboo', 'volcanoes'],
  },
}

function draw(stage: Stage): Art {
  const { height, span, chance, inks } = stage
  const { art } = openSky(stage, { horizon: height * 0.7, across: [0.26, 0.4], up: [0.36, 0.44], r: 0.16 })
  const { leaf, land } = inks
  const grove = (count: number, wide: number, ink: string, lit: string) => stems(stage, count, wide, ink, lit)
  const base = height * chance.between(0.7, 0.76)
  const surface = cone({
    x: stage.xAt(0.1),
    top: base - span * 0.3,
    base,
    half: span * 0.5,
    crater: span * 0.05,
    curve: 1.4,
  })
  return [
    art,
    volcanoCone(stage, surface, { ink: mix(land[0], inks.mist, 0.2), shade: mix(land[0], land[1], 0.6) }),
    grove(13, 0.008, mix(land[1], inks.mist, 0.3), mix(land[1], inks.mist, 0.5)),
    mistTongue(stage, height * 0.76, span * 0.06, { opacity: 0.7 }),
    grove(9, 0.014, mix(mix(leaf[1], land[2], 0.4), inks.mist, 0.1), mix(leaf[0], inks.mist, 0.2)),
    mistTongue(stage, height * 0.88, span * 0.05, { opacity: 0.5 }),
    troop(stage),
    floor(stage),
  ]
}

/** Bamboo right up out of the picture: jointed canes that lean together, and sprays of narrow leaves. */
function stems(stage: Stage, count: number, wide: number, ink: string, lit: string): Art {
  const { width, height, span, chance, light } = stage
  const [canes, gleams, joints, leaves] = [pen(), pen(), pen(), pen()]
  const number = Math.round((count * width) / span)
  for (let i = 0; i < number; i++) {
    const x = (width * (i + chance.between(0.1, 0.9))) / number
    const w = span * wide * chance.between(0.8, 1.3)
    const lean = chance.between(-0.08, 0.08) * span
    canes
      .M(x - w / 2, height + 10)
      .L(x - w / 2 + lean, -10, x + w / 2 + lean, -10, x + w / 2, height + 10)
      .Z()
    gleams.M(x + light * w * 0.22, height).L(x + light * w * 0.22 + lean, 0)
    for (let t = chance() * 0.1; t < 1; t += chance.between(0.1, 0.14)) {
      const at = x + lean * (1 - t)
      joints.M(at - w * 0.62, height * t).H(at + w * 0.62)
      if (chance.odds(0.4))
        spray(leaves, chance, at, height * t, span * wide * chance.between(4, 7), chance.sign())
    }
  }
  return [
    fill(leaves, mix(ink, stage.inks.leaf[2], 0.25)),
    fill(canes, ink),
    stroke(gleams, lit, span * wide * 0.16),
    stroke(joints, mix(ink, stage.inks.key, 0.4), Math.max(1, span * wide * 0.12)),
  ]
}

function spray(leaves: Pen, chance: Stage['chance'], x: number, y: number, long: number, side: 1 | -1): void {
  for (let i = 0; i < 5; i++) {
    const angle = lerp(-0.7, 0.9, i / 4) + chance.between(-0.15, 0.15)
    const reach = long * chance.between(0.7, 1.1)
    const [tipX, tipY] = [x + side * Math.cos(angle) * reach, y + Math.sin(angle) * reach]
    const [midX, midY] = [(x + tipX) / 2, (y + tipY) / 2]
    leaves
      .M(x, y)
      .Q(midX, midY - reach * 0.13, tipX, tipY)
      .Q(midX, midY + reach * 0.1, x, y)
  }
}

/** Three near canes, and who climbs them: across, lean, and the monkey's place and size. */
const CANES = [
  [-0.3, 0.02, 0.62, 1.7],
  [-0.02, -0.03, 0.42, 1.45],
  [0.3, 0.04, 0.7, 1.3],
] as const

function troop(stage: Stage): Art {
  const { height, span, unit, chance, inks, light, sunward, xAt } = stage
  const { leaf } = inks
  const ink = mix(leaf[1], leaf[2], 0.3)
  return range(CANES.length, i => {
    const [across, lean, down, size] = nth(CANES, i)
    const x = xAt(across + chance.between(-0.02, 0.02))
    const w = span * 0.03
    const tip = lean * span
    const at = (t: number) => x + tip * (1 - t)
    const [joints, leaves] = [pen(), pen()]
    for (let t = 0.05 + 0.03 * i; t < 1; t += 0.16) {
      joints.M(at(t) - w * 0.6, height * t).H(at(t) + w * 0.6)
      spray(leaves, chance, at(t), height * t, span * 0.12, chance.sign())
    }
    const cane = pen()
      .M(x - w / 2, height + 10)
      .L(x - w / 2 + tip, -10, x + w / 2 + tip, -10, x + w / 2, height + 10)
      .Z()
    return [
      fill(leaves, leaf[3]),
      fill(cane, ink),
      stroke(
        pen()
          .M(x + light * w * 0.24, height)
          .L(x + light * w * 0.24 + tip, 0),
        leaf[0],
        w * 0.2,
      ),
      stroke(joints, leaf[3], w * 0.14),
      goldenMonkey(
        stage,
        at(down),
        height * (down + chance.between(-0.03, 0.03)),
        unit * size,
        i === 1 ? -sunward : sunward,
      ),
    ]
  })
}

function floor(stage: Stage): Art {
  const { height, unit, inks, sunward } = stage
  const tones = { ink: inks.key, rib: inks.leaf[3], kinds: ['fern'] as const }
  return [
    foliage(stage, nearEdge(stage, 0), height * 1.05, unit * 2, {
      ...tones,
      spread: sunward > 0 ? [-130, -10] : [-170, -50],
    }),
    foliage(stage, farEdge(stage, -0.02), height * 1.05, unit * 1.8, {
      ...tones,
      spread: sunward > 0 ? [-170, -90] : [-90, -10],
    }),
    foliage(stage, stage.xAt(0.1), height * 1.06, unit * 1.5, { ...tones, spread: [-160, -20] }),
  ]
}
