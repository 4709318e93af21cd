import { PALETTES, type PaletteName } from '#art/poster/palettes.ts'
import type { Scene } from '#art/poster/scene.ts'
import { setStage } from '#art/poster/toolbox/camera.ts'
import { restage } from '#art/poster/toolbox/stage.ts'
import { print } from '#art/poster/toolbox/tags.ts'
import type { HouseKindDrawing } from './house-kind.ts'
import type { HouseKind } from './house-kinds.ts'
import { drawScene } from './house-scene.ts'
import { HOUSES } from './kinds/registry.ts'
import { type HouseCountry, LANDS, type Land } from './lands.ts'

/** The choice of a drawing: the same choice gives the same bytes. */
export interface HouseChoice {
  kind: HouseKind
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

/** Draws a hotel as its kind of house, in its country's way of building, as SVG markup. */
export function drawHouse({ kind, country, high, palette, seed }: HouseChoice, size: Size): string {
  const drawing = fitted(HOUSES[kind], LANDS[country])
  const land = drawing.filling ? townLand(LANDS[country]) : LANDS[country]
  const scene: Scene = {
    title: drawing.title,
    best: 'dusk',
    mirror: false,
    zoom: [1, 1],
    draw: stage => drawScene(stage, drawing, land, high),
  }
  const { stage: set, definitions } = setStage(
    {
      kind: `house/${kind}/${country}${high ? '/high' : ''}`,
      seed: `${palette}/${seed}`,
      ratio: size.width / size.height,
      focus: 'center',
      palette,
      scene,
    },
    PALETTES[palette],
  )
  const stage = restage(set, set.width / 2, -1)
  const flipped = !drawing.filling && stage.chance.odds(0.5)
  const art = print(scene.draw(stage))
  const turned = flipped ? `<g transform="matrix(-1 0 0 1 ${stage.width} 0)">${art}</g>` : art
  const box = `viewBox="0 0 ${stage.width} ${stage.height}" preserveAspectRatio="xMidYMid slice"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} aria-hidden="true"><defs>${definitions}</defs>${turned}</svg>`
}

/** A tent is under trees in countries without plains. */
function fitted(drawing: HouseKindDrawing, land: Land): HouseKindDrawing {
  if (drawing.ground !== 'plain' || land.plants.includes('acacia')) return drawing
  return { ...drawing, ground: 'garden', backdrop: 'forest' }
}

const TOWN_TILE = '#a9573b'

/** Streets are tiled where farms are thatched. */
function townLand(land: Land): Land {
  return land.roof[0] === 'thatch' ? { ...land, roof: ['tile', TOWN_TILE] } : land
}
