import { CENTRE, type Head, SCALE } from '#art/portrait/head/head.ts'
import type { Side } from '#art/portrait/head/sides.ts'
import { corner, type Tracer, tracer, type Vertex } from '#art/portrait/outline.ts'
import { range } from '#art/poster/toolbox/numbers.ts'
import type { HairCut } from './hair-cuts.ts'

/** The outer edge of the hair, from one angle round the skull to another, in degrees from straight up. */
export function outerArc(head: Head, hair: HairCut, from: number, to: number): Vertex[] {
  const smooth = !hair.lumps && !hair.wave
  const lumps = hair.lumps ?? (hair.wave ? 9 : 5)
  const steps = Math.max(smooth ? 3 : 7, Math.round((lumps * Math.abs(to - from)) / 220)) * 2 + 1
  return range(steps, (i, t) => {
    const angle = from + (to - from) * t
    const aside = Math.min(1, Math.abs(angle) / 95)
    const volume = hair.top + (hair.side - hair.top) * aside * aside
    const lump = (i % 2 ? 1 : -1) * (hair.curl ?? 0) + (hair.wave ? Math.sin(i * 1.9) * hair.wave * 0.5 : 0)
    return head.aroundSkull(angle, volume + lump)
  })
}

/** The angles at which the mass of hair ends, left and right. */
export function arcEnds(head: Head, { side: volume }: HairCut): [number, number] {
  const end = (side: Side) => {
    if (head.hidden === side) return volume > 14 ? 104 : 80
    return head.hidden ? 116 : volume > 14 ? 116 : 108
  }
  return [-end(-1), end(1)]
}

/** The edge of the hair on the forehead, right to left. */
export function hairline(head: Head, hair: HairCut, age: number): Vertex[] {
  const y = hair.line - (age > 56 ? 9 : 0)
  const half = (side: Side) => [...temple(head, hair, side, y, age > 56), ...sideburn(head, side)]
  const middle =
    hair.part !== undefined
      ? head.face`${hair.part},${y - 14},2!`
      : hair.receding
        ? head.face`0,-92`
        : head.face`0,${y - 3},2`
  return [...half(1).reverse(), ...middle, ...half(-1)]
}

function temple(head: Head, hair: HairCut, side: Side, y: number, thinned: boolean): Vertex[] {
  const trace = head.side[side]
  if (hair.receding || thinned) {
    return head.hidden === side
      ? trace`24,${y + 1},2 44,-64,2 54,-46,2`
      : trace`24,${y + 1},2 44,-80,2 53,-62,2 58,-40,2`
  }
  return hair.fringe ? trace`24,${y},2 50,${y + 6},2!` : trace`30,${y + 1},2 50,${y + 14},2 56,-38,2`
}

function sideburn(head: Head, side: Side): Vertex[] {
  const trace = head.side[side]
  return head.hidden === side ? trace`60,-30,2` : trace`60,-26,2 65,4,2! 69,8,2! 72,-12,2`
}

/** A light cut that follows the mass: between two angles, at a radius, `width` radii wide. */
export function lock(
  head: Head,
  from: number,
  to: number,
  radius: number,
  width: number,
  lift: number,
): Vertex[] {
  const middle = (from + to) / 2
  return [
    corner(head.aroundSkull(from, lift, radius)),
    head.aroundSkull(middle, lift, radius + width * 0.2),
    corner(head.aroundSkull(to, lift, radius - width * 0.4)),
    head.aroundSkull(middle, lift, radius - width),
  ]
}

/** Traces hair that hangs straight down: x outwards from the middle of the skull, y from the eye line. */
export function hanging(head: Head, side: Side): Tracer {
  return tracer((x, y) => ({
    x: head.skull.x + side * x * SCALE,
    y: CENTRE.y + y * SCALE,
    corner: false,
  }))
}

/** Half width of the skull in head units. */
export function skullHalfWidth(head: Head): number {
  return head.skull.rx / SCALE
}
