/** The twelve goals of the sentence, in the specification's order (section 3). */
export const goals = [
  'Nature That Stuns',
  'Culture & Cuisine',
  'Feel the Adrenaline',
  'Top Sites & Highlights',
  'Zen & Wellbeing',
  'Leisurely Exploration',
  'Urban Pulse',
  'Treks & Trails',
  'Unplug & Unwind',
  'Time Together',
  'Sweeping Scenery',
  'Low-Key Gems',
] as const

/** Who travels together (specification, section 3). */
export const groups = ['Couple', 'Family', 'Solo', 'Friends'] as const

export type Group = (typeof groups)[number]
export type Goal = (typeof goals)[number]

export function isGroup(text: string): text is Group {
  return groups.some(group => group === text)
}

export function isGoal(text: string): text is Goal {
  return goals.some(goal => goal === text)
}

/** The type preset by romantic pages: a wish for the planner, not a goal of trips. */
export const ROMANTIC = 'Romantic Getaway'
export const tripTypes = [...goals, ROMANTIC] as const
export type TripType = (typeof tripTypes)[number]

/** Specification, section 9. */
export const MAX_GOALS = 3
