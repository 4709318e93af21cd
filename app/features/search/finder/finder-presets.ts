import type { Goal } from '#database/values/goals.ts'

const areas = {
  'east-africa': ['tanzania', 'kenya', 'rwanda', 'uganda'],
  'south-east-asia': ['vietnam', 'thailand', 'indonesia', 'laos', 'cambodia'],
} as const

const tags = {
  nature: ['Nature That Stuns', 'Sweeping Scenery'],
  adventure: ['Feel the Adrenaline', 'Treks & Trails'],
  culture: ['Culture & Cuisine', 'Top Sites & Highlights', 'Urban Pulse'],
  leisure: ['Leisurely Exploration', 'Unplug & Unwind', 'Zen & Wellbeing'],
} as const satisfies Record<string, readonly Goal[]>

/** A prepared search. */
export interface FinderPreset {
  area: keyof typeof areas
  tag: keyof typeof tags
  countries: readonly string[]
  goals: readonly Goal[]
}

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record) as Key[]
}

/** East Africa and South-East Asia, each by nature, adventure, culture and leisure (specification, section 3). */
export const finderPresets: readonly FinderPreset[] = keysOf(areas).flatMap(area =>
  keysOf(tags).map(tag => ({ area, tag, countries: areas[area], goals: tags[tag] })),
)
