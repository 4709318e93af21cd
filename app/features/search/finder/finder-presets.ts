import type { Area } from '#database/values/areas.ts'
import type { Goal } from '#database/values/goals.ts'

/** Specification, section 3. */
const AREAS_SEARCHED = ['east-africa', 'south-east-asia'] as const satisfies readonly Area[]

const tags = {
  nature: ['Nature That Stuns', 'Sweeping Scenery'],
  adventure: ['Feel the Adrenaline', 'Treks & Trails'],
  culture: ['Culture & Cuisine', 'Top Sites & Highlights', 'Urban Pulse'],
  leisure: ['Leisurely Exploration', 'Unplug & Unwind', 'Zen & Wellbeing'],
} as const satisfies Record<string, readonly Goal[]>

type PresetTag = keyof typeof tags
const TAGS = Object.keys(tags) as PresetTag[]

/** A prepared search. */
export interface FinderPreset {
  area: Area
  tag: PresetTag
  countries: readonly string[]
  goals: readonly Goal[]
}

/** East Africa and South-East Asia, each by nature, adventure, culture and leisure, in all of their countries. */
export function finderPresets(active: readonly { tag: string; area: Area }[]): FinderPreset[] {
  return AREAS_SEARCHED.flatMap(area => {
    const countries = active.filter(country => country.area === area).map(({ tag }) => tag)
    return TAGS.map(tag => ({ area, tag, countries, goals: tags[tag] }))
  }).filter(({ countries }) => countries.length > 0)
}
