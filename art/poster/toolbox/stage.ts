import type { Inks } from '#art/poster/palettes.ts'
import type { Chance } from './chance.ts'
import type { Pen } from './pen.ts'
import { type Attributes, tag } from './tags.ts'

/** The ratio past which a scene must have more to show than the sides of a card. */
export const WIDE = 1.7

/** One ink of a gradient; opacity is 1 and the offset even when they are left out. */
type Stop = string | readonly [ink: string, opacity: number, offset?: number]

/** The empty picture a scene is drawn on. Coordinates are the picture's own units, y pointing down. */
export interface Stage {
  /** The area is the same at every ratio, so that a mark weighs the same on all of them. */
  readonly width: number
  readonly height: number
  readonly ratio: number
  /** The short side times the camera's zoom: things are sized in fractions of it. */
  readonly span: number
  /** A 600th of the span: the scale of hand-cut motifs. */
  readonly unit: number
  readonly chance: Chance
  readonly inks: Inks
  readonly night: boolean
  /** Dusk or night: the lamps are lit. */
  readonly lampsLit: boolean
  /** x of the subject, off the middle. */
  readonly focusX: number
  /** The side of the subject where there is room for the disc: -1 left, 1 right. */
  readonly sunward: 1 | -1
  /** Which side the light falls from; the sunward one unless a scene decides otherwise. */
  readonly light: 1 | -1
  /** x of a place `spans` away from the subject, counted toward the sun. */
  readonly xAt: (spans: number) => number
  /** Hangs the disc: the seed makes it larger or smaller, higher or lower than the scene asks. */
  readonly hang: (disc: Disc) => Disc
  /** Stores markup once among the picture's definitions. Gives the id to `use` it by. */
  readonly define: (markup: string) => string
  /** Gives a `clip-path` value. */
  readonly clip: (path: Pen | string) => string
  /** A gradient along a line, in picture units. Gives a `fill` value. */
  readonly gradient: (stops: readonly Stop[], x1: number, y1: number, x2: number, y2: number) => string
  /** Makes a thing that several drawings of one picture share, the first time it is asked for. */
  readonly once: <T>(key: string, make: () => T) => T
}

export interface Disc {
  readonly x: number
  readonly y: number
  readonly r: number
}

/** The picture's definitions: each is stored once, under an id made of the prefix and a number. */
export class Definitions {
  readonly #prefix: string
  readonly #ids = new Map<string, string>()
  readonly #markup: string[] = []

  constructor(prefix: string) {
    this.#prefix = prefix
  }

  add(key: string, make: (id: string) => string): string {
    const known = this.#ids.get(key)
    if (known !== undefined) return known
    const id = this.#prefix + this.#ids.size.toString(36)
    this.#ids.set(key, id)
    this.#markup.push(make(id))
    return id
  }

  define(markup: string): string {
    return this.add(markup, id => markup.replace(/^<(\w+)/, `<$1 id="${id}"`))
  }

  clip(path: Pen | string): string {
    return `url(#${this.add(`clip${path}`, id => tag('clipPath', { id }, `<path d="${path}"/>`))})`
  }

  gradient(stops: readonly Stop[], x1: number, y1: number, x2: number, y2: number): string {
    const body = stops.map((stop, i) => tag('stop', stopAttributes(stop, i / (stops.length - 1)))).join('')
    const line = {
      x1: Math.round(x1) || undefined,
      y1: Math.round(y1) || undefined,
      x2: Math.round(x2),
      y2: Math.round(y2),
    }
    const key = `gradient${body}${Object.values(line).join()}`
    const attributes = { gradientUnits: 'userSpaceOnUse', ...line }
    return `url(#${this.add(key, id => tag('linearGradient', { id, ...attributes }, body))})`
  }

  toString(): string {
    return this.#markup.join('')
  }
}

function stopAttributes(stop: Stop, evenly: number): Attributes {
  const [ink, opacity, offset] = typeof stop === 'string' ? [stop] : stop
  const along = Number((offset ?? evenly).toFixed(2))
  return {
    offset: along === 0 ? undefined : along,
    stopColor: ink,
    stopOpacity: opacity === 1 ? undefined : opacity,
  }
}

/** x, `spans` in from the edge of the frame the subject stands toward. */
export function nearEdge(stage: Stage, spans: number): number {
  return (stage.sunward > 0 ? 0 : stage.width) + stage.sunward * stage.span * spans
}

/** x, `spans` in from the edge of the frame the light comes from. */
export function farEdge(stage: Stage, spans: number): number {
  return (stage.sunward > 0 ? stage.width : 0) - stage.sunward * stage.span * spans
}

/** The same stage with its subject moved and its light turned, for a skyline that is never mirrored. */
export function restage(stage: Stage, focusX: number, sunward: 1 | -1): Stage {
  const xAt = (spans: number) => focusX + sunward * stage.span * spans
  return { ...stage, focusX, sunward, light: sunward, xAt }
}
