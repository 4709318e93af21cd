import type { Inks, PaletteName } from '#art/poster/palettes.ts'
import type { Scene } from '#art/poster/scene.ts'
import { type Chance, chanceFrom } from './chance.ts'
import { clamp } from './numbers.ts'
import { Definitions, type Disc, type Stage } from './stage.ts'

export interface Camera {
  readonly kind: string
  readonly seed: string | number
  readonly ratio: number
  readonly focus: 'left' | 'right' | 'center' | undefined
  readonly palette: PaletteName
  readonly scene: Scene
}

/** Every canvas has this area, in square units, so that marks keep one weight at every ratio. */
const CANVAS_AREA = 480_000

interface SetStage {
  readonly stage: Stage
  readonly definitions: Definitions
  /** Whether the finished drawing is to be mirrored. */
  readonly flipped: boolean
  /** What all its ids begin with. */
  readonly prefix: string
}

/** Each seed stands a little nearer or farther, under a larger or smaller disc, on either side. */
export function setStage(camera: Camera, inks: Inks): SetStage {
  const { kind, seed, ratio, palette, scene } = camera
  const width = Math.round(Math.sqrt(CANVAS_AREA * ratio))
  const height = Math.round(CANVAS_AREA / width)
  const chance = chanceFrom(`${kind}/${seed}`)
  const [farthest, nearest] = scene.zoom ?? [0.88, 1.14]
  const span = Math.min(width, height) * chance.between(farthest, nearest) * (ratio < 1.1 ? 0.9 : 1)
  const hang = hanging(chance, { width, span })
  const prefix = prefixFor([kind, palette, seed, width, height, camera.focus])
  const flipped = scene.mirror !== false && chance.odds(0.5)
  const focusX = width * focusAt(camera, chance, flipped)
  const sunward = focusX > width / 2 ? -1 : 1
  const definitions = new Definitions(prefix)
  const shared = new Map<string, unknown>()
  const stage: Stage = {
    width,
    height,
    ratio,
    span,
    unit: span / 600,
    chance,
    inks,
    night: palette === 'night',
    lampsLit: palette === 'night' || palette === 'dusk',
    focusX,
    sunward,
    light: sunward,
    xAt: spans => focusX + sunward * span * spans,
    hang,
    define: markup => definitions.define(markup),
    clip: path => definitions.clip(path),
    gradient: (stops, x1, y1, x2, y2) => definitions.gradient(stops, x1, y1, x2, y2),
    once: <T>(key: string, make: () => T) => {
      if (!shared.has(key)) shared.set(key, make())
      return shared.get(key) as T
    },
  }
  return { stage, definitions, flipped, prefix }
}

/** Two posters on one page share ids only when they are the same picture. */
function prefixFor(picture: readonly unknown[]): string {
  return `a${Math.trunc(chanceFrom(picture.join('|'))() * 1e9).toString(36)}`
}

/** Part of the width at either side that a cropped picture loses. */
const CROPPED = 0.2

/** The disc keeps clear of the frame and of its sides, whatever the ratio: cropped, a picture still has it. */
function hanging(chance: Chance, { width, span }: { width: number; span: number }): (disc: Disc) => Disc {
  const size = chance.between(0.76, 1.22)
  const drop = chance.between(-0.045, 0.03) * span
  return disc => {
    const r = disc.r * size
    const aside = Math.max(width * CROPPED, r * 1.15)
    return { x: clamp(disc.x, aside, width - aside), y: Math.max(disc.y + drop, r * 1.15), r }
  }
}

const SIDES = { left: -1, right: 1, center: 0 } as const

/** The subject stands off the middle, farther off in a wide picture: 0 is the left edge, 1 the right. */
function focusAt({ focus, ratio }: Camera, chance: Chance, flipped: boolean): number {
  const side = focus ? SIDES[focus] : chance.sign()
  const at = 0.5 + side * (chance.between(0.07, 0.17) + (ratio > 1.9 ? 0.05 : 0))
  return flipped ? 1 - at : at
}
