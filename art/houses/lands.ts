export type Plant = 'palm' | 'banana' | 'acacia' | 'agave' | 'aloe' | 'bamboo' | 'pine' | 'eucalyptus'

/** The plants on both sides of a house, the taller one first. */
type Beside = readonly [tall: Plant, low: Plant]

/** A country's building materials, and the plants beside its houses. */
export interface Land {
  readonly roof: readonly [material: 'tile' | 'tin' | 'thatch' | 'shingle', ink: string]
  readonly wall: string
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
    roof: ['tin', '#a8503a'],
    wall: '#efe3c8',
    trim: '#2f7f86',
    wood: '#7a4d33',
    plants: ['palm', 'banana'],
    highPlants: TEMPERATE_AMERICAS,
  },
  panama: {
    roof: ['tin', '#6f8f86'],
    wall: '#e9d6a4',
    trim: '#d8784a',
    wood: '#7b5236',
    plants: ['palm', 'banana'],
    highPlants: TEMPERATE_AMERICAS,
  },
  guatemala: {
    roof: ['tile', '#b4593a'],
    wall: '#e2a44c',
    trim: '#f3e6cb',
    wood: '#5e3c2c',
    plants: ['agave', 'pine'],
    highPlants: TEMPERATE_AMERICAS,
  },
  belize: {
    roof: ['thatch', '#b08e58'],
    wall: '#f2efe2',
    trim: '#3f97a8',
    wood: '#8a6344',
    plants: ['palm', 'banana'],
    highPlants: TEMPERATE_AMERICAS,
  },
  mexico: {
    roof: ['tile', '#b2603f'],
    wall: '#dd8f7a',
    trim: '#f6ead0',
    wood: '#5d3c2d',
    plants: ['agave', 'palm'],
    highPlants: TEMPERATE_AMERICAS,
  },
  peru: {
    roof: ['tile', '#a8573c'],
    wall: '#d9a878',
    trim: '#3e6fa5',
    wood: '#5b3d2c',
    plants: ['agave', 'eucalyptus'],
    highPlants: TEMPERATE_AMERICAS,
  },
  bolivia: {
    roof: ['thatch', '#b39a63'],
    wall: '#cf9b72',
    trim: '#e9dcc0',
    wood: '#5f4130',
    plants: ['agave', 'eucalyptus'],
    highPlants: TEMPERATE_AMERICAS,
  },
  ecuador: {
    roof: ['tile', '#b4643f'],
    wall: '#f1e8d3',
    trim: '#2f6fa0',
    wood: '#65432f',
    plants: ['agave', 'eucalyptus'],
    highPlants: TEMPERATE_AMERICAS,
  },
  vietnam: {
    roof: ['tile', '#8a4a3c'],
    wall: '#e8bd55',
    trim: '#3f7d68',
    wood: '#5a3526',
    plants: ['banana', 'bamboo'],
    highPlants: TEMPERATE_ASIA,
  },
  laos: {
    roof: ['tile', '#7d5140'],
    wall: '#f2e9d6',
    trim: '#7b4a30',
    wood: '#6a4028',
    plants: ['palm', 'bamboo'],
    highPlants: TEMPERATE_ASIA,
  },
  cambodia: {
    roof: ['tile', '#a3603c'],
    wall: '#c9a879',
    trim: '#f0e3c4',
    wood: '#6b4329',
    plants: ['palm', 'banana'],
    highPlants: TEMPERATE_ASIA,
  },
  thailand: {
    roof: ['tile', '#9b5138'],
    wall: '#b98253',
    trim: '#ead9b5',
    wood: '#6b3d26',
    plants: ['palm', 'bamboo'],
    highPlants: TEMPERATE_ASIA,
  },
  myanmar: {
    roof: ['thatch', '#a1814f'],
    wall: '#c79e65',
    trim: '#f0dfb8',
    wood: '#6a4429',
    plants: ['palm', 'bamboo'],
    highPlants: TEMPERATE_ASIA,
  },
  indonesia: {
    roof: ['thatch', '#96774c'],
    wall: '#d7a878',
    trim: '#efe0bd',
    wood: '#633f29',
    plants: ['palm', 'banana'],
    highPlants: TEMPERATE_ASIA,
  },
  nepal: {
    roof: ['shingle', '#68707b'],
    wall: '#c9855c',
    trim: '#f4ead5',
    wood: '#5c3a28',
    plants: ['pine', 'bamboo'],
    highPlants: TEMPERATE_ASIA,
  },
  tanzania: {
    roof: ['thatch', '#a88a55'],
    wall: '#dcbc8a',
    trim: '#f2e7cf',
    wood: '#6c4a32',
    plants: ['acacia', 'aloe'],
    highPlants: TEMPERATE_AFRICA,
  },
  kenya: {
    roof: ['thatch', '#9c8052'],
    wall: '#cda876',
    trim: '#efe3c8',
    wood: '#6c4a32',
    plants: ['acacia', 'aloe'],
    highPlants: TEMPERATE_AFRICA,
  },
  rwanda: {
    roof: ['tile', '#a55f42'],
    wall: '#d7b48a',
    trim: '#f3ead6',
    wood: '#60402d',
    plants: ['eucalyptus', 'banana'],
    highPlants: TEMPERATE_AFRICA,
  },
  uganda: {
    roof: ['thatch', '#a0834f'],
    wall: '#d3a97b',
    trim: '#efe3c8',
    wood: '#60402d',
    plants: ['banana', 'acacia'],
    highPlants: TEMPERATE_AFRICA,
  },
} satisfies Record<string, Land>

/** The countries whose way of building is known, by their slugs; a hotel elsewhere has a poster instead of a house. */
export type HouseCountry = keyof typeof lands
export const LANDS: Readonly<Record<HouseCountry, Land>> = lands

export function isHouseCountry(tag: string): tag is HouseCountry {
  return Object.hasOwn(LANDS, tag)
}
