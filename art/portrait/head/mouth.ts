import { type Cut, cut, type Tracer, tracer, type Vertex } from '#art/portrait/outline.ts'
import type { Sitter } from '#art/portrait/sitter.ts'

/** One mouth in its own measures: how far the corners are lifted, how far the middle, how wide it gapes. */
interface MouthShape {
  trace: Tracer
  w: number
  lips: number
  leftLift: number
  rightLift: number
  middle: number
  gape: number
}

export function mouth(sitter: Sitter): Cut[] {
  const { head, shape, skin } = sitter
  const m = mouthShape(sitter)
  return [
    cut(head.turn > 0.2 ? skin.deep : skin.mid, lipShadow(m)),
    cut(skin.lipLight, lowerLip(m)),
    cut(skin.lipDark, upperLip(m)),
    ...(shape.mouth.laugh
      ? [cut(skin.key, opening(m)), cut(skin.whiteLeft, teeth(m))]
      : [cut(skin.key, closedLine(m))]),
  ]
}

function mouthShape({ head, shape }: Sitter): MouthShape {
  const { halfWidth, y, lips, smile, laugh, crooked } = shape.mouth
  return {
    trace: tracer((x, dy, z = 2) => head.onFace(x, 66 + y + dy, z)),
    w: halfWidth,
    lips,
    leftLift: -smile * 4 - (crooked ? 2 : 0),
    rightLift: -smile * 4 + (crooked ? 1 : 0),
    middle: laugh ? 0.5 : Math.max(0, smile),
    gape: laugh ? 11 * laugh : 0,
  }
}

/** Where the lips meet, right to left, `drop` units lower. */
function parting({ trace, w, leftLift, rightLift, middle }: MouthShape, drop: number): Vertex[] {
  return trace`${w * 0.5},${rightLift * 0.05 + 1.5 + middle + drop} 0,${2.2 + middle * 1.2 + drop},4
    ${-w * 0.5},${leftLift * 0.05 + 1.5 + middle + drop}`
}

function lipShadow({ trace, w, lips, gape }: MouthShape): Vertex[] {
  return trace`${-w * 0.55},${gape + 11.5 * lips},0! 0,${gape + 13 * lips},1 ${w * 0.6},${gape + 9 * lips},0!
    ${w * 0.3},${gape + 17 * lips},0 ${-w * 0.2},${gape + 16.5 * lips},0`
}

function lowerLip(m: MouthShape): Vertex[] {
  const { trace, w, lips, leftLift, rightLift, middle, gape } = m
  return [
    ...trace`${-w},${leftLift},-1!`,
    ...parting(m, gape * 0.9).reverse(),
    ...trace`${w},${rightLift},-1! ${w * 0.62},${rightLift * 0.3 + gape + 5.2 * lips}
      ${w * 0.2},${gape + 10.5 * lips + middle},4 ${-w * 0.2},${gape + 10.5 * lips + middle},4
      ${-w * 0.62},${leftLift * 0.3 + gape + 5.2 * lips}`,
  ]
}

/** The upper lip thins as it stretches. */
function upperLip(m: MouthShape): Vertex[] {
  const { trace, w, leftLift, rightLift, middle } = m
  const lip = m.lips * (1 - middle * 0.16)
  return [
    ...trace`${-w},${leftLift},-1! ${-w * 0.45},${leftLift * 0.2 - 4 * lip} -4,${middle - 6.8 * lip},5
      0,${middle - 5 * lip},5 4,${middle - 6.8 * lip},5 ${w * 0.45},${rightLift * 0.2 - 4 * lip}
      ${w},${rightLift},-1!`,
    ...parting(m, 0),
  ]
}

function opening(m: MouthShape): Vertex[] {
  const { trace, w, leftLift, rightLift, gape } = m
  return [
    ...trace`${-w * 0.94},${leftLift * 0.92},-1!`,
    ...parting(m, -1).reverse(),
    ...trace`${w * 0.94},${rightLift * 0.92},-1! ${w * 0.55},${gape + rightLift * 0.2},1 0,${gape * 1.4},3
      ${-w * 0.55},${gape + leftLift * 0.2},1`,
  ]
}

function teeth(m: MouthShape): Vertex[] {
  const { trace, w, leftLift, rightLift, gape } = m
  return [
    ...trace`${-w * 0.86},${leftLift * 0.85 + 0.5},-1!`,
    ...parting(m, -0.5).reverse(),
    ...trace`${w * 0.86},${rightLift * 0.85 + 0.5},-1! ${w * 0.5},${gape * 0.66 + rightLift * 0.2},1
      0,${gape * 0.95},3 ${-w * 0.5},${gape * 0.66 + leftLift * 0.2},1`,
  ]
}

function closedLine(m: MouthShape): Vertex[] {
  const { trace, w, leftLift, rightLift, middle } = m
  return [
    ...trace`${-w - 2},${leftLift - 0.5},-1!`,
    ...parting(m, -0.8).reverse(),
    ...trace`${w + 2},${rightLift - 0.5},-1! ${w * 0.5},${rightLift * 0.05 + 3.2 + middle}
      0,${4.2 + middle * 1.2},4 ${-w * 0.5},${leftLift * 0.05 + 3.2 + middle}`,
  ]
}
