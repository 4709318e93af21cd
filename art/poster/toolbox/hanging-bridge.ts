import { lerp, type Point, range } from './numbers.ts'
import { pen } from './pen.ts'
import { traveller } from './people.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, stroke } from './tags.ts'

/** A point of the bridge: `t` 0 at the near trunk to 1 at the far tree, `lift` above the deck. */
type Bridge = (t: number, lift?: number) => Point

/** Things on the bridge shrink toward its far end. */
function nearness(t: number): number {
  return lerp(1, 0.42, t)
}

export function hangBridge({ height, span, xAt }: Stage, sag: number, farEnd: number): Bridge {
  const [nearX, farX] = [xAt(-0.42), xAt(0.745)]
  return (t, lift = 0) => [
    lerp(nearX, farX, t),
    lerp(height * 0.66, height * farEnd, t) + span * 0.2 * 4 * t * (1 - t) * sag - lift * nearness(t) * span,
  ]
}

export function bridgeArt(stage: Stage, bridge: Bridge, walkers: readonly [Point, Point]): Art {
  const { span, unit, inks, sunward } = stage
  const { key, lamp } = inks
  const rail = (lift: number) => pen().line(range(13, i => bridge(i / 12, lift)))
  const underside = range(13, (i): Point => {
    const t = 1 - i / 12
    const [x, y] = bridge(t)
    return [x, y + span * 0.016 * nearness(t)]
  })
  const deck = pen()
    .M(...bridge(0))
    .through(range(12, i => bridge((i + 1) / 12)))
    .through(underside)
    .Z()
  const [ties, net] = [pen(), pen()]
  const along = (tie: number) => (tie / 30) ** 0.92
  for (let i = 0; i <= 30; i++) {
    ties.M(...bridge(along(i))).L(...bridge(along(i), 0.085))
    if (i === 30 || i % 2) continue
    net
      .M(...bridge(along(i), 0.004))
      .L(...bridge(along(i + 1), 0.05))
      .L(...bridge(along(i + 2), 0.004))
  }
  const [[firstX, firstY], [secondX, secondY]] = walkers
  return [
    stroke(rail(0.13), key, 2.6 * unit),
    stroke(rail(0.085), key, 1.6 * unit),
    stroke(net, key, 0.8),
    stroke(ties, key, 1.2 * unit),
    traveller(stage, firstX, firstY + 2, unit * 1.75, { kind: 'pack', flip: sunward }),
    traveller(stage, secondX, secondY + 1, unit * 1.25, { kind: 'hat', coat: lamp, flip: sunward }),
    fill(deck, key),
    stroke(rail(0.1), key, 1.4 * unit),
  ]
}
