import { createElement, Fragment, type ReactNode } from 'react'
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

/** Punctuation right after a slot, which stays on its line. */
const CLOSING = /^[,.:]?/

/**
 * Splits a sentence with slots into text and slot contents, in block elements because a choice may be a `details`.
 * `write` gets a mark for each slot and returns the sentence in the reader's language and word order.
 */
export function splitAtSlots<Place extends string>(
  write: (marks: Record<Place, string>) => string,
  fill: Record<Place, ReactNode>,
): ReactNode {
  const places = Object.keys(fill) as Place[]
  const marks = Object.fromEntries(places.map(place => [place, `\n${place}\n`])) as Record<Place, string>
  const pieces = write(marks)
    .split('\n')
    .map((piece, i, all) => {
      if (i % 2 === 0) return piece.replace(CLOSING, '')
      const closing = CLOSING.exec(all[i + 1] ?? '')
      return createElement(
        'div',
        { style: { display: 'inline', whiteSpace: 'nowrap' } },
        fill[piece as Place],
        closing?.[0],
      )
    })
  return createElement(Fragment, null, ...pieces)
}
