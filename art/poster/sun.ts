import { PALETTES } from './palettes.ts'
import type { PosterChoice } from './poster-choice.ts'
import { POSTER_RATIOS, type PosterRatio, posterFocus } from './poster-print.ts'
import type { Scene } from './scene.ts'
import { SCENES, type SceneKind } from './scenes/registry.ts'
import { setStage } from './toolbox/camera.ts'
import type { Disc, Stage } from './toolbox/stage.ts'

/** A print's disc, in shares of the print's width (x, across) and height (y, tall). */
export interface Sun {
  /** The middle of the disc. */
  readonly x: number
  readonly y: number
  /** Its diameter, by the width and by the height of the print. */
  readonly across: number
  readonly tall: number
}

/** Thrown to leave a scene's drawing once its disc is placed: the rest takes a hundred times as long. */
class DiscHung extends Error {
  readonly disc: Disc

  constructor(disc: Disc) {
    super('the disc hangs')
    this.disc = disc
  }
}

function hungDisc(kind: SceneKind, stage: Stage): Disc {
  const scene: Scene = SCENES[kind]
  try {
    scene.draw({
      ...stage,
      hang: disc => {
        throw new DiscHung(stage.hang(disc))
      },
    })
  } catch (thrown) {
    if (thrown instanceof DiscHung) return thrown.disc
    throw thrown
  }
  throw new Error(`the scene ${kind} hangs no disc`)
}

/** The position of the disc in a print of a poster. */
export function sunOf({ kind, palette, seed }: PosterChoice, print: PosterRatio): Sun {
  const [width, height] = POSTER_RATIOS[print]
  const scene: Scene = SCENES[kind]
  const camera = { kind, seed, palette, scene, ratio: width / height, focus: posterFocus(print) }
  const { stage, flipped } = setStage(camera, PALETTES[palette])
  const disc = hungDisc(kind, stage)
  const x = disc.x / stage.width
  return {
    x: flipped ? 1 - x : x,
    y: disc.y / stage.height,
    across: (2 * disc.r) / stage.width,
    tall: (2 * disc.r) / stage.height,
  }
}
