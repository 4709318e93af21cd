import type { Point } from '#art/poster/toolbox/numbers.ts'

/** A stroke of the pen: relative path data in whole units, from where it starts to where it leaves the pen. */
export interface Shape {
  start: Point
  data: string
  end: Point
}

/** One path of many shapes, each reached from the last by a relative move: half the bytes of absolute ones. */
export function joinShapes(shapes: readonly Shape[]): string {
  let pen: Point = [0, 0]
  let path = ''
  for (const { start, data, end } of shapes) {
    path += `${path ? 'm' : 'M'}${numbers(start[0] - pen[0], start[1] - pen[1])}${data}`
    pen = end
  }
  return path
}

/** Numbers as path data has them: a minus sign parts them as well as a space. */
export function numbers(...values: number[]): string {
  return values.map((value, i) => (i > 0 && value >= 0 ? ` ${value}` : String(value))).join('')
}
