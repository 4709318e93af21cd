import { goalName, groupName } from '#app/features/wish/choice-names.ts'
import type { Area } from '#database/values/areas.ts'
import type { Group, TripType } from '#database/values/goals.ts'

/** Choices of the sentence and their names (specification, section 3). */

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

/** Words, group and goals as one text for drafts: `Peru, Family, Zen & wellbeing`. */
export function wordsOfSentence(
  words: readonly string[],
  { group, goals }: Pick<SentenceValue, 'group' | 'goals'>,
): string {
  return [...words, group && groupName(group), ...goals.map(goal => goalName(goal))]
    .filter(Boolean)
    .join(', ')
}
