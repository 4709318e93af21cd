export type Plant =
  | 'palm'
  | 'banana'
  | 'acacia'
  | 'agave'
  | 'aloe'
  | 'bamboo'
  | 'pine'
  | 'eucalyptus'
  | 'tree'
  | 'jacaranda'
  | 'baobab'
  | 'doum'
  | 'cactus'
  | 'reeds'

/** The plants on both sides of a house, the taller one first. */
type Beside = readonly [tall: Plant, low: Plant]

/** The inks of a country's tiles, paint and wood, and the plants beside its houses. */
export interface Land {
  readonly tile: string
  readonly trim: string
  readonly wood: string
  readonly plants: Beside
  /** Above 1,200 m, where no palm grows. */
  readonly highPlants: Beside
}

const TEMPERATE_AMERICAS: Beside = ['pine', 'agave']
const TEMPERATE_ASIA: Beside = ['pine', 'bamboo']
const TEMPERATE_AFRICA: Beside = ['eucalyptus', 'aloe']

const lands = {
  'costa-rica': {
    tile: '#a8563a',
    trim: '#2f7f86',
    wood: '#7a4d33',
    plants: ['palm', 'banana'],
    highPlants: TEMPERATE_AMERICAS,
  },
  panama: {
    tile: '#ad5f45',
    trim: '#d8784a',
    wood: '#7b5236',
    plants: ['palm', 'banana'],
    highPlants: TEMPERATE_AMERICAS,
  },
  guatemala: {
    tile: '#b4593a',
    trim: '#f3e6cb',
    wood: '#5e3c2c',
    plants: ['agave', 'pine'],
    highPlants: TEMPERATE_AMERICAS,
  },
  belize: {
    tile: '#a9573b',
    trim: '#3f97a8',
    wood: '#8a6344',
    plants: ['palm', 'banana'],
    highPlants: TEMPERATE_AMERICAS,
  },
  mexico: {
    tile: '#b2603f',
    trim: '#f6ead0',
    wood: '#5d3c2d',
    plants: ['agave', 'palm'],
    highPlants: TEMPERATE_AMERICAS,
  },
  peru: {
    tile: '#a8573c',
    trim: '#3e6fa5',
    wood: '#5b3d2c',
    plants: ['agave', 'eucalyptus'],
    highPlants: TEMPERATE_AMERICAS,
  },
  bolivia: {
    tile: '#a5603f',
    trim: '#e9dcc0',
    wood: '#5f4130',
    plants: ['agave', 'eucalyptus'],
    highPlants: TEMPERATE_AMERICAS,
  },
  ecuador: {
    tile: '#b4643f',
    trim: '#2f6fa0',
    wood: '#65432f',
    plants: ['agave', 'eucalyptus'],
    highPlants: TEMPERATE_AMERICAS,
  },
  vietnam: {
    tile: '#8a4a3c',
    trim: '#3f7d68',
    wood: '#5a3526',
    plants: ['banana', 'bamboo'],
    highPlants: TEMPERATE_ASIA,
  },
  laos: {
    tile: '#7d5140',
    trim: '#7b4a30',
    wood: '#6a4028',
    plants: ['palm', 'bamboo'],
    highPlants: TEMPERATE_ASIA,
  },
  cambodia: {
    tile: '#a3603c',
    trim: '#f0e3c4',
    wood: '#6b4329',
    plants: ['palm', 'banana'],
    highPlants: TEMPERATE_ASIA,
  },
  thailand: {
    tile: '#9b5138',
    trim: '#ead9b5',
    wood: '#6b3d26',
    plants: ['palm', 'bamboo'],
    highPlants: TEMPERATE_ASIA,
  },
  myanmar: {
    tile: '#95543c',
    trim: '#f0dfb8',
    wood: '#6a4429',
    plants: ['palm', 'bamboo'],
    highPlants: TEMPERATE_ASIA,
  },
  indonesia: {
    tile: '#a4553a',
    trim: '#efe0bd',
    wood: '#633f29',
    plants: ['palm', 'banana'],
    highPlants: TEMPERATE_ASIA,
  },
  nepal: {
    tile: '#8f5a44',
    trim: '#f4ead5',
    wood: '#5c3a28',
    plants: ['pine', 'bamboo'],
    highPlants: TEMPERATE_ASIA,
  },
  tanzania: {
    tile: '#a85c40',
    trim: '#f2e7cf',
    wood: '#6c4a32',
    plants: ['acacia', 'aloe'],
    highPlants: TEMPERATE_AFRICA,
  },
  kenya: {
    tile: '#a2573d',
    trim: '#efe3c8',
    wood: '#6c4a32',
    plants: ['acacia', 'aloe'],
    highPlants: TEMPERATE_AFRICA,
  },
  rwanda: {
    tile: '#a55f42',
    trim: '#f3ead6',
    wood: '#60402d',
    plants: ['eucalyptus', 'banana'],
    highPlants: TEMPERATE_AFRICA,
  },
  uganda: {
    tile: '#9f5a3e',
    trim: '#efe3c8',
    wood: '#60402d',
    plants: ['banana', 'acacia'],
    highPlants: TEMPERATE_AFRICA,
  },
  /** A country whose way of building nobody has described yet. */
  elsewhere: {
    tile: '#a8583c',
    trim: '#efe3c8',
    wood: '#65432f',
    plants: ['tree', 'banana'],
    highPlants: ['pine', 'tree'],
  },
} satisfies Record<string, Land>

/** The countries whose way of building is known, by their slugs; houses of all others stand `elsewhere`. */
export type HouseCountry = keyof typeof lands
export const LANDS: Readonly<Record<HouseCountry, Land>> = lands

export function houseCountry(tag: string): HouseCountry {
  return isHouseCountry(tag) ? tag : 'elsewhere'
}

export function isHouseCountry(tag: string): tag is HouseCountry {
  return Object.hasOwn(LANDS, tag)
}
