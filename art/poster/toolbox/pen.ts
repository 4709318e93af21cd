import { first, last, nth, type Point } from './numbers.ts'

/**
 * Writes SVG path data. It takes absolute coordinates, so that drawing code stays legible, and writes
 * relative ones rounded to the pen's grain, so that the picture stays light.
 */
export class Pen {
  readonly #grain: number
  #data = ''
  #x = 0
  #y = 0
  #startX = 0
  #startY = 0
  #lastCommand = ''

  /** `grain` is the number of steps in one unit: 1 writes whole units, 10 writes tenths. */
  constructor(grain = 1) {
    this.#grain = grain
  }

  M(x: number, y: number): this {
    this.#x = this.#snap(x)
    this.#y = this.#snap(y)
    this.#startX = this.#x
    this.#startY = this.#y
    this.#data += `M${this.#text(x)}${spaced(this.#text(y))}`
    this.#lastCommand = 'M'
    return this
  }

  /** Straight lines; a step that the grain swallows is not written. */
  L(...coordinates: number[]): this {
    for (let i = 0; i < coordinates.length; i += 2) this.#line(nth(coordinates, i), nth(coordinates, i + 1))
    return this
  }

  Q(controlX: number, controlY: number, x: number, y: number): this {
    return this.#put('q', [controlX, controlY, x, y])
  }

  C(x1: number, y1: number, x2: number, y2: number, x: number, y: number): this {
    return this.#put('c', [x1, y1, x2, y2, x, y])
  }

  H(x: number): this {
    this.#data += `h${this.#text(x - this.#x)}`
    this.#x = this.#snap(x)
    this.#lastCommand = 'h'
    return this
  }

  V(y: number): this {
    this.#data += `v${this.#text(y - this.#y)}`
    this.#y = this.#snap(y)
    this.#lastCommand = 'v'
    return this
  }

  Z(): this {
    this.#data += 'z'
    this.#x = this.#startX
    this.#y = this.#startY
    this.#lastCommand = 'z'
    return this
  }

  /** Straight lines on through every point. */
  through(points: readonly Point[]): this {
    for (const [x, y] of points) this.#line(x, y)
    return this
  }

  /** A broken line from the first point. */
  line(points: readonly Point[]): this {
    return this.M(...first(points)).through(points.slice(1))
  }

  polygon(points: readonly Point[]): this {
    return this.line(points).Z()
  }

  /** A soft line from the first point, with the others as its control polygon. */
  curve(points: readonly Point[]): this {
    return this.M(...first(points)).soft(points.slice(1))
  }

  /** A quadratic B-spline through the control polygon, on from where the pen stands. */
  soft(points: readonly Point[]): this {
    for (let i = 0; i < points.length - 2; i++) {
      const [x, y] = nth(points, i)
      const [nextX, nextY] = nth(points, i + 1)
      this.Q(x, y, (x + nextX) / 2, (y + nextY) / 2)
    }
    return this.Q(...nth(points, points.length - 2), ...last(points))
  }

  /** A closed soft outline with the points as its control polygon. */
  blob(points: readonly Point[]): this {
    this.M(...middle(last(points), first(points)))
    for (const [i, point] of points.entries()) {
      this.Q(...point, ...middle(point, nth(points, (i + 1) % points.length)))
    }
    return this
  }

  /** A flat lens: a glint on a wave, a wisp of cloud. */
  lens(x: number, y: number, width: number, height: number): this {
    return this.M(x - width / 2, y)
      .Q(x, y - height, x + width / 2, y)
      .Q(x, y + height, x - width / 2, y)
  }

  /** A level dash from a point. */
  dash(x: number, y: number, length: number): this {
    return this.M(x, y).H(this.#x + length)
  }

  /** An ellipse, as two arcs. */
  dot(x: number, y: number, radiusX: number, radiusY = radiusX): this {
    const radii = `${this.#text(radiusX)} ${this.#text(radiusY)}`
    const across = this.#text(radiusX * 2)
    this.M(x - radiusX, y)
    this.#data += `a${radii} 0 1 1 ${across} 0a${radii} 0 1 1-${across} 0`
    this.#lastCommand = 'a'
    return this
  }

  toString(): string {
    return this.#data
  }

  #line(x: number, y: number): void {
    if (this.#snap(x) !== this.#x || this.#snap(y) !== this.#y) this.#put('l', [x, y])
  }

  #put(command: string, coordinates: readonly number[]): this {
    let text = ''
    let [endX, endY] = [this.#x, this.#y]
    for (let i = 0; i < coordinates.length; i += 2) {
      endX = this.#snap(nth(coordinates, i))
      endY = this.#snap(nth(coordinates, i + 1))
      text += spaced(this.#text(endX - this.#x)) + spaced(this.#text(endY - this.#y))
    }
    this.#data += this.#lastCommand === command ? text : command + text.trimStart()
    this.#x = endX
    this.#y = endY
    this.#lastCommand = command
    return this
  }

  #snap(value: number): number {
    return Math.round(value * this.#grain) / this.#grain
  }

  #text(value: number): string {
    const text = String(this.#snap(value))
    return text.includes('.') ? text.replace(/^(-?)0\./, '$1.') : text
  }
}

export function pen(grain?: number): Pen {
  return new Pen(grain)
}

function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}

/** A number as it follows another: a minus sign is space enough. */
function spaced(number: string): string {
  return number.startsWith('-') ? number : ` ${number}`
}

/** Path data written out by hand around numbers, which are rounded to tenths. */
export function pathData(parts: TemplateStringsArray, ...numbers: readonly number[]): string {
  return String.raw({ raw: parts }, ...numbers.map(number => Math.round(number * 10) / 10))
}
