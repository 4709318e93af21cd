import { m } from '#app/paraglide/messages.js'
import type { Goal, Group } from '#database/values/goals.ts'

/** Pure rules about the sentence: what may be chosen, and what it is called (specification, section 3). */

/** The type that a romantic page presets: a wish for the planner, not a goal trips are found by. */
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
  area: 'latin-america' | 'south-east-asia' | 'east-africa' | 'elsewhere'
}

/** Takes a choice up or drops it; a fourth goal is not taken up. */
export function toggled<T>(chosen: readonly T[], choice: T, max = Number.POSITIVE_INFINITY): readonly T[] {
  if (chosen.includes(choice)) return chosen.filter(other => other !== choice)
  return chosen.length < max ? [...chosen, choice] : chosen
}

/** The group as the sentence says it: "for My Family". */
export function groupName(group: Group): string {
  const names = {
    Couple: m.group_couple,
    Family: m.group_family,
    Solo: m.group_solo,
    Friends: m.group_friends,
  }
  return names[group]()
}

/** A goal, or the romantic type, in the reader's words. */
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

/** Words, group and goals as one wish that drafts can be made of: `Peru, Family, Zen & wellbeing`. */
export function wishOf(
  words: readonly string[],
  { group, goals }: Pick<SentenceValue, 'group' | 'goals'>,
): string {
  return [...words, group && groupName(group), ...goals.map(goalName)].filter(Boolean).join(', ')
}
