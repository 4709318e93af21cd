import type { HouseKeys, Roof, Walls } from '#art/houses/house-keys.ts'
import type { Land } from '#art/houses/lands.ts'
import { BLUE, RED } from '#art/poster/palettes.ts'
import { mix, tinted } from '#art/poster/toolbox/inks.ts'
import type { Stage } from '#art/poster/toolbox/stage.ts'

/** How a roof is laid. */
type Laid = 'tile' | 'tin' | 'thatch' | 'shingle'

type Materials = Pick<HouseKeys, 'roof' | 'walls'>

/** The inks of one house: its country's materials in the light of the hour. */
export interface Paint {
  readonly wall: string
  readonly wallLit: string
  readonly wallShade: string
  /** The lower part of the walls: the same, unless they are of two materials. */
  readonly foot: string
  readonly footShade: string
  readonly roof: string
  readonly roofLit: string
  readonly roofShade: string
  readonly roofing: Laid
  readonly wood: string
  readonly woodLit: string
  readonly woodShade: string
  readonly trim: string
  readonly stone: string
  readonly stoneShade: string
  /** The one small red thing, and the blue one. */
  readonly red: string
  readonly blue: string
}

/** What a house is built with. Local units: the ground is y = 0, up is negative, a door is about 70 high. */
export interface Build {
  readonly stage: Stage
  readonly paint: Paint
}

const STONE = '#a59c8e'
const STONE_SHADE = '#6f6a66'

/** How each roof is laid, and its ink; a country's own tiles are another. */
const ROOFING: Readonly<Record<Roof, readonly [laid: Laid, ink: string | null]>> = {
  tile: ['tile', null],
  hip: ['tile', null],
  joglo: ['tile', null],
  slate: ['tile', '#66717c'],
  tin: ['tin', '#9aa6ae'],
  red: ['tin', '#a5483a'],
  green: ['tin', '#4f7f6c'],
  thatch: ['thatch', '#a98753'],
  straw: ['thatch', '#cfae68'],
  cone: ['thatch', '#b5935a'],
  shingle: ['shingle', '#7a5a45'],
  saddle: ['shingle', '#54392c'],
  moss: ['shingle', '#6d6a45'],
  flat: ['tin', '#c9c0ae'],
  terrace: ['tin', '#c9c0ae'],
  vault: ['tin', '#dcc3b4'],
  glass: ['tin', '#a9c4c9'],
  dome: ['tin', '#e8dcbf'],
  canvas: ['tin', '#d8c9a4'],
  awning: ['tin', '#d9a34a'],
  sails: ['tin', '#a5583c'],
}

/** The ink of each wall; of the lower part as well if it is of two materials. */
const WALL_INKS: Readonly<Record<Walls, readonly [wall: string | null, foot?: string]>> = {
  boards: ['#8f6243'],
  painted: [null],
  log: ['#9b6a42'],
  carved: ['#6f3f2a'],
  bamboo: ['#d3ad62'],
  cane: ['#c9a66a'],
  palm: ['#a98f5c'],
  screens: ['#7d5638'],
  white: ['#f3eddf'],
  ochre: ['#e3b04f'],
  rose: ['#db8f79'],
  blue: ['#7ba3c2'],
  green: ['#93b58c'],
  concrete: ['#cfc8ba'],
  block: ['#bfb5a3'],
  brick: ['#b5624a'],
  adobe: ['#c48f60'],
  earth: ['#b07f4d'],
  stone: ['#9f968a'],
  lava: ['#56525a'],
  sillar: ['#efd6c8'],
  coral: ['#eadcc0'],
  woodplaster: ['#8a5a3a', '#f3eddf'],
  woodstone: ['#96683f', '#9f968a'],
  woodbrick: ['#a8713f', '#b5624a'],
  canvas: ['#e8dcbf'],
  panes: ['#8fa9b0'],
  hull: ['#f2ead6'],
}

/** The inks of a house of these walls and this roof, in its country and at its hour. */
export function paintOf(stage: Stage, land: Land, { roof: covering, walls }: Materials): Paint {
  const { inks, lampsLit } = stage
  const tint = (ink: string) => tinted(stage, ink)
  const [roofing, roofInk] = ROOFING[covering]
  const [wallInk, footInk] = WALL_INKS[walls]
  const shaded = (ink: string) => mix(ink, inks.land[4], lampsLit ? 0.5 : 0.36)
  const [wall, wood] = [tint(wallInk ?? land.trim), tint(land.wood)]
  const roof = tint(roofInk ?? land.tile)
  const foot = footInk ? tint(footInk) : wall
  return {
    wall,
    wallLit: mix(wall, inks.paper, lampsLit ? 0.12 : 0.3),
    wallShade: shaded(wall),
    foot,
    footShade: shaded(foot),
    roof,
    roofLit: mix(roof, inks.paper, 0.2),
    roofShade: mix(roof, inks.key, 0.4),
    roofing,
    wood,
    woodLit: mix(wood, inks.paper, 0.24),
    woodShade: mix(wood, inks.key, 0.45),
    trim: tint(walls === 'painted' ? '#f3eddf' : land.trim),
    stone: tint(STONE),
    stoneShade: tint(STONE_SHADE),
    red: RED,
    blue: BLUE,
  }
}

/** Lamplight low in a room. */
export function emberGlow({ stage }: Build): string {
  return mix(stage.inks.lamp, '#ff8a3c', 0.35)
}

/** Glass by day: the dark of a room with the sky in it. */
export function dayGlass({ stage }: Build, sky = 0.28): string {
  return mix(stage.inks.key, stage.inks.sky[0], sky)
}
