import type { Pen } from './pen.ts'

/** A front seen face on: everything on it is a fraction of its height, across from its middle and up from its foot. */
export interface Front {
  at(across: number): number
  up(part: number): number
  /** A block from one place across to another, and from one height to another. */
  box(path: Pen, from: number, to: number, low: number, top: number): Pen
  /** A round-headed opening. */
  arch(path: Pen, middle: number, half: number, low: number, top: number): Pen
  dome(path: Pen, middle: number, half: number, low: number, top: number): Pen
  gable(path: Pen, from: number, to: number, low: number, top: number): Pen
  cross(path: Pen, middle: number, low: number, tall: number): Pen
}

export function layFront(x: number, foot: number, high: number): Front {
  const at = (across: number) => x + across * high
  const up = (part: number) => foot - high * part
  return {
    at,
    up,
    box: (path, from, to, low, top) => path.M(at(from), up(low)).V(up(top)).H(at(to)).V(up(low)).Z(),
    arch: (path, middle, half, low, top) => {
      const [left, right, spring] = [at(middle - half), at(middle + half), up(Math.max(low, top - half))]
      const crest = up(top + half * 0.34)
      return path.M(left, up(low)).V(spring).C(left, crest, right, crest, right, spring).V(up(low)).Z()
    },
    dome: (path, middle, half, low, top) => {
      const crest = up(low + (top - low) * 1.33)
      return path
        .M(at(middle - half), up(low))
        .C(at(middle - half), crest, at(middle + half), crest, at(middle + half), up(low))
        .Z()
    },
    gable: (path, from, to, low, top) =>
      path
        .M(at(from), up(low))
        .L(at((from + to) / 2), up(top), at(to), up(low))
        .Z(),
    cross: (path, middle, low, tall) =>
      path
        .M(at(middle), up(low))
        .V(up(low + tall))
        .M(at(middle - tall * 0.24), up(low + tall * 0.68))
        .H(at(middle + tall * 0.24)),
  }
}
