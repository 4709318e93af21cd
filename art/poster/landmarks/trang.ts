import type { Landmark } from '#art/poster/landmarks/landmark.ts'
import { BLUE, RED } from '#art/poster/palettes.ts'
import { kopi, roastPork, steamers } from '#art/poster/toolbox/breakfast-table.ts'
import { huaKop } from '#art/poster/toolbox/hua-kop.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { lerp, nth, range } from '#art/poster/toolbox/numbers.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { traveller } from '#art/poster/toolbox/people.ts'
import { birds } from '#art/poster/toolbox/sky.ts'
import { farEdge, nearEdge, type Stage } from '#art/poster/toolbox/stage.ts'
import { arches } from '#art/poster/toolbox/symmetric.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { chooseView, clearSky, woods } from '#art/poster/toolbox/view.ts'

/** Trang: breakfast on a corner of the old shop street, and a frog-headed tuk-tuk going by. */
export const trang: Landmark = {
  scene: {
    title: 'Breakfast in Trang',
    best: 'dawn',
    draw(stage) {
      const { width, height, span, unit, chance, inks, sunward, xAt } = stage
      const view = chooseView(stage, {
        horizon: [0.58, 0.61],
        across: [0.34, 0.44],
        up: [0.14, 0.22],
        r: 0.155,
      })
      const street = view.horizon + span * 0.02
      const table = height * 0.86
      const heading = chance.odds(0.7) ? sunward : -sunward
      return [
        clearSky(stage, view),
        woods(stage, view.horizon - span * 0.06, { ink: inks.land[0], size: 0.03, rise: 0.04 }),
        woods(stage, view.horizon - span * 0.02, { ink: mix(inks.land[1], inks.leaf[1], 0.3), size: 0.04 }),
        shops(stage, street, { end: xAt(0.62), start: farEdge(stage, -0.1), size: 0.55 }),
        shops(stage, street, { end: xAt(0.24), start: nearEdge(stage, -0.1), size: 1 }),
        fill(
          `M0 ${Math.round(street)}h${width}V${height}H0z`,
          stage.gradient(
            [mix(inks.sand[1], inks.rock[1], 0.45), mix(inks.sand[2], inks.rock[2], 0.4)],
            0,
            street,
            0,
            height,
          ),
        ),
        fill(
          `M0 ${Math.round(street)}h${width}v${Math.round(span * 0.014)}H0z`,
          mix(inks.sand[0], inks.rock[0], 0.5),
        ),
        wires(stage, street),
        traveller(stage, xAt(-0.36), street + span * 0.02, unit * 2, { kind: 'plain', coat: inks.paper }),
        traveller(stage, xAt(-0.12), street + span * 0.018, unit * 1.9, { kind: 'plain', coat: BLUE }),
        huaKop(stage, xAt(0.2), street + span * 0.145, unit * 2.1, heading),
        tabletop(stage, table),
        steamers(stage, xAt(-0.34), table + span * 0.05, unit * 1.75, 3),
        steamers(stage, xAt(-0.1), table + span * 0.07, unit * 1.75, 2),
        roastPork(stage, xAt(0.16), table + span * 0.085, unit * 1.5),
        kopi(stage, xAt(0.36), table + span * 0.075, unit * 1.7),
        kopi(stage, xAt(0.45), table + span * 0.05, unit * 1.6),
        birds(stage, xAt(0.1), height * 0.16, 5, 8 * unit + 2, inks.land[4], span * 0.1),
      ]
    },
  },
  setting: {
    hours: ['dawn', 'golden', 'day', 'monsoon'],
    countries: ['thailand'],
    habitats: ['city'],
    subjects: ['trang', 'dim sum', 'kopi', 'roast pork'],
  },
}

interface Row {
  /** Where the row ends at the crossing, and where it leaves the picture. */
  end: number
  start: number
  size: number
}

/** Chinese shop-houses, two storeys each, over an arcade. */
function shops(stage: Stage, street: number, { end, start, size }: Row): Art {
  const { span, inks, chance } = stage
  const paints = [
    mix(inks.lamp, inks.paper, 0.5),
    mix(inks.leaf[0], inks.paper, 0.5),
    mix(RED, inks.paper, 0.66),
    mix(BLUE, inks.paper, 0.45),
  ]
  const first = chance.whole(0, 3)
  const wide = span * 0.21 * size
  const count = Math.max(0, Math.ceil(Math.abs(end - start) / wide))
  const away = Math.sign(start - end)
  return range(count, i => {
    const left = Math.min(end + away * wide * i, end + away * wide * (i + 1))
    const high = span * chance.between(0.3, 0.36) * size
    return shophouse(stage, left, street, wide, high, nth(paints, (first + i) % 4))
  })
}

function shophouse(stage: Stage, left: number, foot: number, wide: number, high: number, paint: string): Art {
  const { inks, lampsLit } = stage
  const at = (t: number) => left + wide * t
  const up = (t: number) => foot - high * t
  const trim = mix(paint, inks.paper, 0.6)
  const shutter = mix(mix(inks.leaf[2], inks.town[2], 0.5), paint, 0.12)
  const [windows, panes, arcade, slats] = [pen(), pen(), pen(), pen()]
  arches(
    windows,
    [0.22, 0.5, 0.78].map(t => [at(t), up(0.5)] as const),
    wide * 0.18,
    high * 0.29,
  )
  for (const t of [0.22, 0.5, 0.78]) {
    panes
      .M(at(t - 0.08), up(0.5))
      .V(up(0.7))
      .H(at(t + 0.08))
      .V(up(0.5))
      .Z()
    for (const line of [0.54, 0.58, 0.62, 0.66]) slats.M(at(t - 0.07), up(line)).H(at(t + 0.07))
    slats.M(at(t), up(0.5)).V(up(0.7))
  }
  arches(arcade, [[at(0.5), up(0)]], wide * 0.8, high * 0.37)
  const roof = pen().M(at(-0.02), up(0.86)).L(at(0.04), up(1), at(0.96), up(1), at(1.02), up(0.86)).Z()
  const tiles = pen()
  for (let t = 0.06; t < 1; t += 0.075) tiles.M(at(t), up(0.99)).V(up(0.87))
  return [
    fill(pen().M(at(0), foot).V(up(0.88)).H(at(1)).V(foot).Z(), paint),
    fill(roof, mix(inks.rock[1], mix(RED, inks.rock[2], 0.55), 0.5)),
    stroke(tiles, mix(inks.rock[2], inks.key, 0.3), 1.4, { opacity: 0.5 }),
    fill(windows, trim),
    fill(panes, shutter),
    stroke(slats, mix(shutter, inks.paper, 0.4), 1.2),
    fill(pen().M(at(0), up(0.4)).V(up(0.46)).H(at(1)).V(up(0.4)).Z(), trim),
    fill(arcade, lampsLit ? mix(inks.lamp, paint, 0.3) : mix(inks.key, inks.rock[2], 0.35)),
    fill(
      pen().M(at(0.28), foot).V(up(0.24)).H(at(0.72)).V(foot).Z(),
      mix(inks.lamp, inks.rock[2], lampsLit ? 0.1 : 0.5),
    ),
    fill(pen().M(at(-0.02), foot).V(up(0.88)).H(at(0.035)).V(foot).Z(), trim),
    fill(
      pen()
        .lens(at(0.2), up(0.31), wide * 0.09, high * 0.045)
        .lens(at(0.8), up(0.31), wide * 0.09, high * 0.045),
      RED,
    ),
  ]
}

/** A lamp post and its wires, down the street. */
function wires({ span, inks, xAt, width }: Stage, street: number): Art {
  const [post, lines] = [pen(), pen()]
  const [x, top] = [xAt(0.3), street - span * 0.4]
  post
    .M(x, street)
    .V(top)
    .M(x - span * 0.04, top + span * 0.03)
    .H(x + span * 0.04)
  for (const down of [0.03, 0.07]) {
    const y = top + span * down
    lines
      .M(-10, y + span * 0.02)
      .Q(x / 2, y + span * 0.08, x, y)
      .Q((x + width) / 2, y + span * 0.07, width + 10, y + span * 0.01)
  }
  return [
    stroke(lines, inks.key, 1.4, { opacity: 0.55 }),
    stroke(post, mix(inks.key, inks.rock[2], 0.3), span * 0.011),
  ]
}

/** The marble top we sit at. */
function tabletop(stage: Stage, y: number): Art {
  const { width, height, span, inks, chance } = stage
  const marble = mix(inks.paper, inks.town[0], 0.22)
  const veins = pen()
  for (let i = 0; i < 5; i++) {
    const x = width * chance.between(0, 0.9)
    const at = lerp(y + span * 0.05, height, chance())
    veins.M(x, at).Q(x + span * 0.12, at - span * 0.02, x + span * 0.2, at + span * 0.03)
  }
  return [
    fill(
      pen()
        .M(-10, y)
        .Q(width / 2, y - span * 0.035, width + 10, y)
        .V(height + 10)
        .H(-10)
        .Z(),
      marble,
    ),
    stroke(
      pen()
        .M(-10, y)
        .Q(width / 2, y - span * 0.035, width + 10, y),
      mix(inks.rock[2], inks.key, 0.4),
      span * 0.012,
    ),
    stroke(veins, mix(marble, inks.town[1], 0.5), 1.4),
  ]
}
