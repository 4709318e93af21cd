/** What two drawings of houses may differ in. Each is a word of one piece: they are parts of a picture's address. */
export const ROOFS = [
  'tile',
  'hip',
  'slate',
  'tin',
  'red',
  'green',
  'thatch',
  'straw',
  'shingle',
  'moss',
  'flat',
  'terrace',
  'vault',
  'glass',
  'saddle',
  'joglo',
  'cone',
  'dome',
  'canvas',
  'awning',
  'sails',
] as const
export type Roof = (typeof ROOFS)[number]

export const WALLS = [
  'boards',
  'painted',
  'log',
  'carved',
  'bamboo',
  'cane',
  'palm',
  'screens',
  'white',
  'ochre',
  'rose',
  'blue',
  'green',
  'concrete',
  'block',
  'brick',
  'adobe',
  'earth',
  'stone',
  'lava',
  'sillar',
  'coral',
  'woodplaster',
  'woodstone',
  'woodbrick',
  'canvas',
  'panes',
  'hull',
] as const
export type Walls = (typeof WALLS)[number]

export const FLOORS = [
  'low',
  'veranda',
  'raised',
  'stilts',
  'loft',
  'two',
  'balconies',
  'three',
  'four',
  'five',
  'tower',
  'steps',
  'deck',
  'afloat',
] as const
export type Floors = (typeof FLOORS)[number]

export const SETTINGS = [
  'street',
  'corner',
  'lane',
  'square',
  'court',
  'yard',
  'garden',
  'lawn',
  'village',
  'orchard',
  'palms',
  'bananas',
  'rice',
  'coffee',
  'tea',
  'rows',
  'pasture',
  'meadow',
  'jungle',
  'clouds',
  'pines',
  'grassland',
  'savanna',
  'thorns',
  'baobabs',
  'desert',
  'cactus',
  'beach',
  'islet',
  'over',
  'towers',
  'mangrove',
  'reeds',
  'bank',
  'slope',
  'terraces',
  'cliff',
  'karst',
  'ridge',
  'volcano',
  'icecone',
  'snow',
  'valley',
] as const
export type Setting = (typeof SETTINGS)[number]

export const WATERS = [
  'none',
  'pool',
  'tank',
  'fountain',
  'basin',
  'pond',
  'stream',
  'river',
  'channel',
  'canal',
  'falls',
  'lake',
  'lagoon',
  'sea',
  'bay',
  'reef',
  'surf',
  'jetty',
  'creek',
  'waterhole',
  'sandriver',
] as const
export type Water = (typeof WATERS)[number]

/** More houses than this do not fit into a picture. */
export const MOST_HOUSES = 6

/** The six keys of a house. */
export interface HouseKeys {
  readonly roof: Roof
  readonly walls: Walls
  readonly floors: Floors
  readonly setting: Setting
  readonly water: Water
  /** How many houses are drawn. */
  readonly houses: number
}

/** The six keys as one word. */
export function wordOf({ roof, walls, floors, setting, water, houses }: HouseKeys): string {
  return [roof, walls, floors, setting, water, houses].join('-')
}
