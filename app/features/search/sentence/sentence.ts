import { m } from '#app/paraglide/messages.js'
import type { Area } from '#database/values/areas.ts'
import type { Goal, Group } from '#database/values/goals.ts'

/** Choices of the sentence and their names (specification, section 3). */

/** The type preset by romantic pages: a wish for the planner, not a goal of trips. */
export const ROMANTIC = 'Romantic Getaway'
export type TripType = Goal | typeof ROMANTIC

/** Specification, section 9. */
export const MAX_GOALS = 3

export interface SentenceValue {
  /** Country tags. */
  countries: readonly string[]
  group: Group | null
  goals: readonly TripType[]
}

export interface SentenceCountry {
  tag: string
  name: string
  area: Area
}

/** Adds or removes a choice; a fourth goal is not added. */
export function toggled<T>(chosen: readonly T[], choice: T, max = Number.POSITIVE_INFINITY): readonly T[] {
  if (chosen.includes(choice)) return chosen.filter(other => other !== choice)
  return chosen.length < max ? [...chosen, choice] : chosen
}

/** The group as part of the sentence: "for My Family". */
export function groupName(group: Group): string {
  const names = {
    Couple: m.group_couple,
    Family: m.group_family,
    Solo: m.group_solo,
    Friends: m.group_friends,
  }
  return names[group]()
}

/** Name of a goal, or of the romantic type. */
export function goalName(goal: TripType): string {
  const names = {
    'Nature That Stuns': m.goal_nature,
    'Culture & Cuisine': m.goal_culture,
    'Feel the Adrenaline': m.goal_adrenaline,
    'Top Sites & Highlights': m.goal_highlights,
    'Zen & Wellbeing': m.goal_zen,
    'Leisurely Exploration': m.goal_leisure,
    'Urban Pulse': m.goal_urban,
    'Treks & Trails': m.goal_treks,
    'Unplug & Unwind': m.goal_unplug,
    'Time Together': m.goal_together,
    'Sweeping Scenery': m.goal_scenery,
    'Low-Key Gems': m.goal_gems,
    [ROMANTIC]: m.goal_romantic,
  }
  return names[goal]()
}

/** Words, group and goals as one text for drafts: `Peru, Family, Zen & wellbeing`. */
export function wishOf(
  words: readonly string[],
  { group, goals }: Pick<SentenceValue, 'group' | 'goals'>,
): string {
  return [...words, group && groupName(group), ...goals.map(goalName)].filter(Boolean).join(', ')
}
