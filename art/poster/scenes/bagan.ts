import type { Scene } from '#art/poster/scene.ts'
import { balloons, chooseBalloons } from '#art/poster/toolbox/balloon-fleet.ts'
import { mist } from '#art/poster/toolbox/clouds.ts'
import { forest, treeline } from '#art/poster/toolbox/forest.ts'
import { mix } from '#art/poster/toolbox/inks.ts'
import { acrossFrame } from '#art/poster/toolbox/land.ts'
import { massif } from '#art/poster/toolbox/massif.ts'
import { pen } from '#art/poster/toolbox/pen.ts'
import { birds, sky } from '#art/poster/toolbox/sky.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'
import { type Art, fill, stroke } from '#art/poster/toolbox/tags.ts'
import { masonry, pagoda } from '#art/poster/toolbox/temples.ts'

export const bagan: Scene = {
  title: 'Plain of pagodas with balloons',
  best: 'dawn',
  draw(stage) {
    const { width, height, span, unit, chance, inks, focusX, xAt } = stage
    const { land, rock } = inks
    const horizon = height * chance.between(0.52, 0.6)
    const temple = chance.whole(0, 1) === 1
    const high = chance.between(0.5, 0.64)
    const sunX = xAt(chance.between(0.26, 0.5))
    const sun = stage.hang({ x: sunX, y: horizon - span * chance.between(0.04, 0.2), r: span * 0.175 })
    const fleet = chooseBalloons(stage, sun)
    const many = (perSpan: number) => Math.round((perSpan * width) / span)
    return [
      sky(stage, { horizon, sun }),
      farRange(stage, horizon),
      pagodaRow(stage, {
        y: horizon,
        count: many(8),
        high: [0.05, 0.1],
        stone: land[1],
        shade: mix(land[1], land[2], 0.5),
        bush: land[1],
        size: 8 * unit,
      }),
      pagodaRow(stage, {
        y: horizon + span * 0.06,
        count: many(6),
        high: [0.1, 0.19],
        stone: mix(rock[1], land[2], 0.35),
        shade: land[3],
        bush: land[2],
        size: 13 * unit,
        clear: focusX,
      }),
      pagodaRow(stage, {
        y: horizon + span * 0.15,
        count: many(3),
        high: [0.17, 0.26],
        stone: rock[1],
        shade: land[3],
        bush: land[3],
        size: 18 * unit,
        clear: focusX,
      }),
      nearPagoda(stage, temple, high),
      nearForest(stage),
      balloons(stage, fleet),
      birds(stage, xAt(0.1), height * 0.34, 4, 7 * unit + 2, land[4], span * 0.1),
    ]
  },
}

function farRange(stage: Stage, horizon: number): Art {
  const { span, chance, inks } = stage
  const up = (peak: boolean) => (peak ? chance.between(0.06, 0.12) : chance.between(0.01, 0.03))
  return massif(stage, {
    spine: acrossFrame(stage, 9, (_x, _t, i) => horizon - span * up(i % 2 === 1), 40),
    base: horizon + 6,
    ink: inks.land[0],
    shade: mix(inks.land[0], inks.land[1], 0.5),
    spurs: 0,
    fade: 0.5,
  })
}

interface Row {
  y: number
  count: number
  high: readonly [number, number]
  stone: string
  shade: string
  bush: string
  size: number
  /** x to keep clear for the great pagoda. */
  clear?: number
}

/** Pagodas standing among bushes, with mist at their feet. */
function pagodaRow(stage: Stage, { y, count, high, stone, shade, bush, size, clear }: Row): Art {
  const { width, span, chance, sunward } = stage
  const cut = masonry()
  const dark = sunward > 0 ? -1 : 1
  for (let i = 0; i < count; i++) {
    const x = (width * (i + chance.between(0.1, 0.9))) / count
    const height = span * chance.between(...high)
    if (clear !== undefined && Math.abs(x - clear) < span * 0.2) continue
    const placed = { x, y: y + size * 0.4, width: height * chance.between(0.75, 1), height, dark } as const
    pagoda(cut, placed, chance.whole(0, 1) === 1)
  }
  const bushes = acrossFrame(stage, Math.round(width / 60) + 2, () => y + chance.between(-0.5, 0.5) * size)
  return [
    fill(cut.stone, stone),
    fill(cut.shade, shade),
    treeline(stage, bushes, size * 1.5, bush),
    mist(stage, y + size * 2.2, size * 4.5, { opacity: 0.85 }),
  ]
}

/** Where the ledges of the great pagoda run, from the foot up. */
const TEMPLE_LEDGES = [0.2, 0.32, 0.42, 0.5]

const STUPA_LEDGES = [0.1, 0.2, 0.3, 0.42]

function nearPagoda(
  { height, span, unit, inks, focusX, sunward }: Stage,
  temple: boolean,
  high: number,
): Art {
  const cut = masonry()
  const y = height * 0.86
  const dark = sunward > 0 ? -1 : 1
  pagoda(cut, { x: focusX, y, width: span * (temple ? 0.62 : 0.56), height: span * high, dark }, temple)
  const ledges = pen()
  for (const [i, up] of (temple ? TEMPLE_LEDGES : STUPA_LEDGES).entries()) {
    const half = span * (0.28 - i * 0.045) * (temple ? 1 : 0.86)
    ledges.M(focusX - half, y - high * span * up).H(focusX + half)
  }
  const doors = pen()
  for (const across of [-0.2, 0, 0.2]) {
    const half = span * (across ? 0.026 : 0.038)
    const top = span * (across ? 0.07 : 0.1)
    const x = focusX + across * span
    doors
      .M(x - half, y)
      .V(y - top * 0.7)
      .Q(x - half * 0.6, y - top, x, y - top * 1.25)
      .Q(x + half * 0.6, y - top, x + half, y - top * 0.7)
      .V(y)
      .Z()
  }
  return [
    fill(cut.stone, mix(inks.rock[0], inks.rock[1], 0.55)),
    fill(cut.shade, inks.rock[2]),
    stroke(ledges, inks.land[4], 2 * unit + 0.6, { opacity: 0.5 }),
    fill(doors, inks.land[5]),
  ]
}

function nearForest(stage: Stage): Art {
  const { height, span, unit, inks } = stage
  const { leaf } = inks
  return [
    forest(stage, {
      y: x => height * 0.86 + Math.sin(x / 80) * span * 0.012,
      size: 26 * unit,
      ink: leaf[2],
      lit: leaf[1],
    }),
    forest(stage, {
      y: x => height * 0.955 + Math.sin(x / 120) * span * 0.012,
      size: 40 * unit,
      ink: leaf[3],
      lit: leaf[2],
      bumps: 6,
    }),
  ]
}
