import { PALETTES, type PaletteName } from './palettes.ts'
import type { Scene } from './scene.ts'
import { SCENES, type SceneKind } from './scenes/registry.ts'
import { type Camera, setStage } from './toolbox/camera.ts'
import { rain, specks, tooth } from './toolbox/finish.ts'
import { escapeText, print } from './toolbox/tags.ts'

export { isPaletteName, PALETTE_NAMES, type PaletteName } from './palettes.ts'
export type { SceneKind } from './scenes/registry.ts'

/** Every kind of poster, in the order the collection was drawn. */
export const SCENE_KINDS = Object.keys(SCENES) as readonly SceneKind[]

export function isSceneKind(kind: string): kind is SceneKind {
  return Object.hasOwn(SCENES, kind)
}

export interface PosterOptions {
  /** The hour; by default the kind's best one. */
  palette?: PaletteName
  /** Any text or number: it varies the camera, the disc, the land and the figures. */
  seed?: string | number
  /** Only their ratio affects the picture, which scales to its container. */
  width?: number
  height?: number
  /** The side of the subject; text goes on the other one. */
  focus?: 'left' | 'right' | 'center'
  /** The paper: printed specks, none, or a grain that is slow to paint and meant for stills. */
  grain?: 'specks' | 'none' | 'tooth'
  /** The accessible name; without it the picture is decorative. */
  title?: string
}

/**
 * Draws a poster as SVG markup. The same options give the same bytes.
 * @throws RangeError for a size that is not finite, not positive, or longer than five to one.
 */
export function drawPoster(kind: SceneKind, options: PosterOptions = {}): string {
  const scene: Scene = SCENES[kind]
  const { width = 800, height = 600, seed = 1, focus, grain = 'specks', title } = options
  checkSize(width, height)
  const palette = options.palette ?? scene.best
  const camera: Camera = { kind, seed, focus, ratio: width / height, palette, scene }
  const { stage, definitions, flipped, prefix } = setStage(camera, PALETTES[palette])
  const drawing = print(scene.draw(stage))
  const art = [
    flipped ? `<g transform="matrix(-1 0 0 1 ${stage.width} 0)">${drawing}</g>` : drawing,
    palette === 'monsoon' && rain(stage),
    grain === 'specks' && specks(stage),
    grain === 'tooth' && tooth(stage, definitions, prefix),
  ]
  const label = title === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escapeText(title)}"`
  const box = `viewBox="0 0 ${stage.width} ${stage.height}" preserveAspectRatio="xMidYMid slice"`
  const body = print(art)
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} ${label}><defs>${definitions}</defs>${body}</svg>`
}

const LONGEST_SIDE = 20_000
const LONGEST_RATIO = 5

function checkSize(width: number, height: number): void {
  for (const side of [width, height]) {
    if (!(side >= 1 && side <= LONGEST_SIDE)) throw new RangeError(`a poster cannot be ${side} wide or high`)
  }
  if (Math.max(width / height, height / width) > LONGEST_RATIO) {
    throw new RangeError(`a poster cannot be ${width} by ${height}: no scene is that long`)
  }
}
