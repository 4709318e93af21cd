import { type Cut, cut, tracer, type Vertex } from '#art/portrait/outline.ts'
import type { Sitter } from '#art/portrait/sitter.ts'
import type { Side } from './sides.ts'

/** Whites of tinted skin, an iris cut by the lid, no catchlight; the lashes and brows last. */
export function eyes(sitter: Sitter): Cut[] {
  const { person, skin, hair } = sitter
  const [left, right] = [eye(sitter, -1), eye(sitter, 1)]
  const lined = person.age > 37
  return [
    cut(skin.deep, left.crease, lined ? right.underline : []),
    cut(skin.key, right.crease),
    cut(skin.mid, lined ? left.underline : []),
    cut(skin.whiteLeft, left.white),
    cut(skin.whiteRight, right.white),
    cut(skin.key, left.iris, right.iris, left.lash, right.lash),
    cut(hair.brow, brow(sitter, -1), brow(sitter, 1)),
  ]
}

interface EyeParts {
  white: Vertex[]
  iris: Vertex[]
  lash: Vertex[]
  crease: Vertex[]
  underline: Vertex[]
}

function eye(sitter: Sitter, side: Side): EyeParts {
  const { head, shape } = sitter
  const { apart, halfWidth, tilt, singleLid, lash } = shape.eyes
  const h = shape.eyes.height * shape.eyes.opening
  /** Across the eye from -1 at the nose to 1; heights stay in head units. */
  const trace = tracer((x, y) =>
    head.onFace(side * (apart + x * halfWidth), y - tilt * x + (x < -0.9 ? 1 : 0), -2),
  )
  return {
    white: trace`-1,1! -.55,${-0.85 * h} .1,${-1.25 * h} .7,${-0.8 * h} 1,0! .55,${0.62 * h} -.2,${0.8 * h}
      -.7,${0.5 * h}`,
    iris: iris(sitter, side, h),
    lash: trace`-1.12,2! -.6,${-0.85 * h - lash * 0.4} .1,${-1.25 * h - lash} .75,${-0.85 * h - lash} 1.2,-.6!
      .75,${-0.6 * h} .1,${-0.95 * h} -.55,${-0.6 * h}`,
    crease: singleLid
      ? []
      : trace`-.8,${-1.1 * h - 2}! 0,${-1.4 * h - 4.5} .8,${-1.1 * h - 4} 1.25,-3! .7,${-1.1 * h - 2.2}
          0,${-1.4 * h - 2.6}`,
    underline: trace`-.9,3! -.2,${h * 0.8 + 3.2} .5,${h * 0.8 + 2} 1,2! .4,${h * 0.8 + 4.4} -.3,${h * 0.8 + 5.5}`,
  }
}

/** The eyes meet the reader from any turn of the head, unless the person looks away. */
function iris({ head, shape, person }: Sitter, side: Side, height: number): Vertex[] {
  const look = person.gaze - head.turn * 5.5 * (person.away ? -0.5 : 1)
  const r = 5.4
  const top = Math.max(-height * 0.75, -5)
  const bottom = Math.min(height * 0.62 + 0.6, 5)
  const trace = tracer((x, y) => head.onFace(side * shape.eyes.apart + look + x, y, -2))
  return trace`${-r * 0.8},${top}! ${-r * 1.15},0 ${-r * 0.75},${bottom} 0,${bottom + 1.6}
    ${r * 0.75},${bottom} ${r * 1.15},0 ${r * 0.8},${top}!`
}

function brow({ head, shape }: Sitter, side: Side): Vertex[] {
  const { thickness, arch, gap, frown, low } = shape.brows
  const half = thickness * 0.5
  const trace = tracer((x, y) => head.onFace(side * x, y + low, 1))
  return trace`${11 + gap},${-21 + half + frown}! ${12 + gap},${-22 - half + frown}! 30,${-25 - half - arch}
    45,${-23 - arch * 0.6} 55,${-14 - arch * 0.2}! 44,${-19 - arch * 0.5} 30,${-23 + half - arch}`
}
