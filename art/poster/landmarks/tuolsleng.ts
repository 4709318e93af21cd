import type { Landmark } from '#art/poster/landmarks/landmark.ts'
import { frangipani } from '#art/poster/toolbox/frangipani.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { lerp } from '#art/poster/toolbox/numbers.ts'
import { palm, palmCrown } from '#art/poster/toolbox/palms.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { grass } from '#art/poster/toolbox/trees.ts'
import { chooseView, clearSky, woods } from '#art/poster/toolbox/view.ts'

/** Phnom Penh: the plain school of Tuol Sleng, with the graves and the frangipani in its yard. */
export const tuolsleng: Landmark = {
  scene: {
    title: 'The school of Tuol Sleng and its yard',
    best: 'dawn',
    draw(stage) {
      const { width, height, span, unit, inks, sunward, xAt } = stage
      const view = chooseView(stage, {
        horizon: [0.66, 0.7],
        across: [0.34, 0.42],
        up: [0.36, 0.44],
        r: 0.125,
      })
      const yard = view.horizon
      const crownId = palmCrown(stage)
      const lawn = mix(inks.leaf[1], inks.sand[1], 0.3)
      return [
        clearSky(stage, view),
        woods(stage, yard - span * 0.1, { ink: mix(inks.land[1], inks.mist, 0.3), size: 0.05, base: yard }),
        palm(crownId, xAt(0.52), yard, span * 0.4, {
          ink: mix(inks.land[3], inks.leaf[2], 0.5),
          lean: sunward * 0.05,
        }),
        block(stage, { from: xAt(0.24), to: farEdge(stage, -0.1), foot: yard, high: span * 0.22 }),
        block(stage, {
          from: nearEdge(stage, -0.1),
          to: xAt(0.2),
          foot: yard + span * 0.03,
          high: span * 0.4,
        }),
        fill(
          `M0 ${Math.round(yard + span * 0.03)}h${width}V${height}H0z`,
          stage.gradient([lawn, inks.leaf[1], inks.leaf[2]], 0, yard, 0, height),
        ),
        path(stage, yard),
        graves(stage, yard),
        tree(stage, xAt(0.44), yard + span * 0.1, 0.62),
        tree(stage, xAt(-0.34), yard + span * 0.2, 1.05),
        bench(stage, xAt(-0.12), yard + span * 0.2, unit),
        grass(stage, -10, width + 10, () => height * 0.965, span * 0.045, inks.leaf[3], 9),
      ]
    },
  },
  setting: {
    hours: ['dawn', 'monsoon', 'day'],
    countries: ['cambodia'],
    habitats: ['city'],
    subjects: ['tuol sleng', 's-21', 'genocide', 'memory', 'prison'],
  },
}

interface Block {
  from: number
  to: number
  foot: number
  high: number
}

/** Three storeys of open galleries under a low roof; every bay is the same. */
function block(stage: Stage, { from, to, foot, high }: Block): Art {
  const { inks, light } = stage
  const [left, right] = [Math.min(from, to), Math.max(from, to)]
  const plaster = mix(inks.paper, inks.sand[1], 0.42)
  const shade = mix(plaster, inks.land[3], 0.42)
  const deep = mix(inks.rock[2], inks.key, 0.42)
  const [galleries, doors, rails, posts, slabs] = [pen(), pen(), pen(), pen(), pen()]
  const storey = high * 0.3
  const bay = high * 0.24
  const count = Math.ceil((right - left) / bay)
  for (let level = 0; level < 3; level++) {
    const floor = foot - level * storey
    galleries
      .M(left, floor)
      .V(floor - storey * 0.86)
      .H(right)
      .V(floor)
      .Z()
    slabs
      .M(left, floor - storey * 0.84)
      .V(floor - storey)
      .H(right)
      .V(floor - storey * 0.84)
      .Z()
    if (level > 0)
      rails
        .M(left, floor)
        .V(floor - storey * 0.3)
        .H(right)
        .V(floor)
        .Z()
    for (let i = 0; i < count; i++) {
      const x = to > from ? right - (i + 0.5) * bay : left + (i + 0.5) * bay
      const half = bay * (i % 3 ? 0.13 : 0.2)
      doors
        .M(x - half, floor)
        .V(floor - storey * 0.62)
        .H(x + half)
        .V(floor)
        .Z()
    }
  }
  for (let i = 0; i <= count; i++) {
    const x = to > from ? right - i * bay : left + i * bay
    const half = bay * 0.075
    posts
      .M(x - half, foot)
      .V(foot - high * 0.9)
      .H(x + half)
      .V(foot)
      .Z()
  }
  const end = to > from ? right : left
  const inward = to > from ? -1 : 1
  const gable = pen()
    .M(end, foot)
    .V(foot - high * 0.94)
    .H(end + inward * bay * 0.34)
    .V(foot)
    .Z()
  const roof = pen()
    .M(left - bay * 0.2, foot - high * 0.9)
    .L(left + bay * 0.1, foot - high, right - bay * 0.1, foot - high, right + bay * 0.2, foot - high * 0.9)
    .Z()
  return [
    fill(galleries, shade),
    fill(doors, deep),
    fill(slabs, mix(plaster, inks.paper, 0.3)),
    fill(rails, plaster),
    fill(posts, mix(plaster, inks.paper, 0.45)),
    fill(gable, inward === -light ? mix(plaster, inks.paper, 0.5) : mix(plaster, inks.land[2], 0.3)),
    fill(roof, mix(inks.rock[1], inks.rock[2], 0.65)),
    stroke(
      pen()
        .M(left, foot - high * 0.9)
        .H(right),
      deep,
      1.6,
      { opacity: 0.5 },
    ),
  ]
}

/** A paved path along the block. */
function path({ width, span, inks }: Stage, yard: number): Art {
  const top = yard + span * 0.03
  return fill(
    `M0 ${Math.round(top)}h${width}v${Math.round(span * 0.026)}H0z`,
    mix(inks.sand[0], inks.rock[1], 0.3),
  )
}

/** The fourteen graves: low white slabs in two rows on the grass. */
function graves(stage: Stage, yard: number): Art {
  const { span, inks, sunward, xAt } = stage
  const [tops, sides, shadows] = [pen(), pen(), pen()]
  for (let row = 0; row < 2; row++) {
    for (let i = 0; i < 7; i++) {
      const y = yard + span * (0.115 + row * 0.075)
      const x = xAt(lerp(-0.04, 0.44, i / 6) + row * 0.05)
      const [half, deep] = [span * (0.026 + row * 0.005), span * (0.02 + row * 0.005)]
      shadows.lens(x - sunward * half * 0.3, y + deep * 1.7, half * 2.7, deep * 0.45)
      tops
        .M(x - half * 0.82, y)
        .H(x + half * 0.82)
        .L(x + half, y + deep)
        .H(x - half)
        .Z()
      sides
        .M(x - half, y + deep)
        .H(x + half)
        .V(y + deep * 1.7)
        .H(x - half)
        .Z()
    }
  }
  return [
    fill(shadows, inks.key, { opacity: 0.3 }),
    fill(sides, mix(inks.paper, inks.land[2], 0.4)),
    fill(tops, inks.paper),
  ]
}

function tree(stage: Stage, x: number, y: number, size: number): Art {
  const { span, inks } = stage
  const thick = span * 0.03 * size
  return [
    fill(pen().lens(x, y, span * 0.3 * size, span * 0.03 * size), inks.key, { opacity: 0.3 }),
    frangipani(stage, { x, y, angle: -Math.PI / 2, long: span * 0.16 * size, thick }, 3),
  ]
}

function bench({ inks }: Stage, x: number, y: number, unit: number): Art {
  const stone = mix(inks.rock[1], inks.paper, 0.3)
  return [
    fill(
      pen()
        .M(x - 34 * unit, y - 14 * unit)
        .H(x + 34 * unit)
        .V(y - 8 * unit)
        .H(x - 34 * unit)
        .Z(),
      stone,
    ),
    fill(
      pen()
        .M(x - 26 * unit, y - 8 * unit)
        .H(x - 18 * unit)
        .V(y + 2 * unit)
        .H(x - 26 * unit)
        .Z()
        .M(x + 18 * unit, y - 8 * unit)
        .H(x + 26 * unit)
        .V(y + 2 * unit)
        .H(x + 18 * unit)
        .Z(),
      mix(stone, inks.land[3], 0.45),
    ),
  ]
}
