import { PALETTES, type PaletteName } from '#art/poster/palettes.ts'
import type { Scene } from '#art/poster/scene.ts'
import { setStage } from '#art/poster/toolbox/camera.ts'
import { restage } from '#art/poster/toolbox/stage.ts'
import { print } from '#art/poster/toolbox/tags.ts'
import { type HouseKeys, wordOf } from './house-keys.ts'
import { drawScene } from './house-scene.ts'
import { type HouseCountry, LANDS } from './lands.ts'
import { SETTING_DRAWINGS } from './settings.ts'

/** The choice of a drawing: the same choice gives the same bytes. */
export interface HouseChoice {
  keys: HouseKeys
  country: HouseCountry
  /** Whether it is above 1,200 m, where no palm grows. */
  high: boolean
  palette: PaletteName
  /** Any text: it varies the house, the disc and the plants, and may mirror the picture. */
  seed: string
}

/** Only their ratio shapes the picture. */
interface Size {
  width: number
  height: number
}

/** Draws a hotel from the six keys of its house, in its country's inks and plants, as SVG markup. */
export function drawHouse({ keys, country, high, palette, seed }: HouseChoice, size: Size): string {
  const land = LANDS[country]
  const scene: Scene = {
    title: wordOf(keys),
    best: 'dusk',
    mirror: false,
    zoom: [1, 1],
    draw: stage => drawScene(stage, keys, land, high),
  }
  const { stage: set, definitions } = setStage(
    {
      kind: `house/${wordOf(keys)}/${country}${high ? '/high' : ''}`,
      seed: `${palette}/${seed}`,
      ratio: size.width / size.height,
      focus: 'center',
      palette,
      scene,
    },
    PALETTES[palette],
  )
  const stage = restage(set, set.width / 2, -1)
  const flipped = !SETTING_DRAWINGS[keys.setting].filling && stage.chance.odds(0.5)
  const art = print(scene.draw(stage))
  const turned = flipped ? `<g transform="matrix(-1 0 0 1 ${stage.width} 0)">${art}</g>` : art
  const box = `viewBox="0 0 ${stage.width} ${stage.height}" preserveAspectRatio="xMidYMid slice"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} aria-hidden="true"><defs>${definitions}</defs>${turned}</svg>`
}
