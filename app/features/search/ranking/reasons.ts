import type { Understanding } from '#app/features/search/understanding/understanding.ts'
import type { Avoidance, Effort } from '#app/features/wish/wish.ts'
import type { Goal, Group } from '#database/values/goals.ts'
import { activityKey, headCount, type Meanings, placeKey } from './criteria.ts'

/** Compares parsed words with a trip: why it matches, and what it misses. */

/** The facts of a trip that are compared. */
export interface TripFacts {
  choices: readonly string[]
  contents: readonly string[]
  days: number
  fromPriceMinor: number | null
  longestDrive: number
  flights: number
  boats: number
  highestM: number
}

interface Name {
  en: string
  es: string
}

/** A criterion that a trip meets or misses. */
export type Reason =
  | { kind: 'days'; days: number; beyond: number }
  | { kind: 'price'; overMinor: number }
  | { kind: 'unpriced' }
  | { kind: 'months'; months: readonly number[] }
  | { kind: 'country'; tag: string }
  | { kind: 'place'; name: Name | string }
  /** Animals and activities are named in the visitor's own words. */
  | { kind: 'animal' | 'animal-elsewhen' | 'activity'; name: string }
  | { kind: 'group'; group: Group }
  | { kind: 'goal'; goal: Goal }
  | { kind: 'effort'; effort: Effort }
  | { kind: 'avoid'; what: Avoidance; amount: number }

export interface Reasons {
  met: Reason[]
  missed: Reason[]
}

/** Limits that are clearly met: a day's driving in minutes, and a night's altitude in metres. */
const SHORT_DRIVE = 180
const LOW_BED = 2_000

function compareDays({ length }: Understanding, { days }: TripFacts): Reasons {
  if (!length) return nothing
  const { least, most } = length.value
  const beyond = days < (least ?? 0) ? days - (least ?? 0) : most !== null && days > most ? days - most : 0
  return side(beyond === 0, { kind: 'days', days, beyond })
}

const nothing: Reasons = { met: [], missed: [] }

function side(isMet: boolean, reason: Reason): Reasons {
  return isMet ? { met: [reason], missed: [] } : { met: [], missed: [reason] }
}

function comparePrice({ budget, party }: Understanding, { fromPriceMinor: price }: TripFacts): Reasons {
  const most = budget?.value.mostMinor ?? null
  if (!budget || most === null) return nothing
  if (price === null) return side(false, { kind: 'unpriced' })
  const over = price - (budget.value.per === 'group' ? Math.round(most / headCount(party)) : most)
  return side(over <= 0, { kind: 'price', overMinor: Math.max(0, over) })
}

function monthsOf({ choices }: TripFacts): number[] {
  return choices
    .filter(choice => choice.startsWith('month:'))
    .map(choice => Number(choice.slice('month:'.length)))
    .sort((a, b) => a - b)
}

function compareMonths({ when }: Understanding, facts: TripFacts): Reasons {
  const asked = when?.value.months ?? []
  if (asked.length === 0) return nothing
  const best = monthsOf(facts)
  const met = asked.filter(month => best.includes(month))
  return met.length > 0
    ? side(true, { kind: 'months', months: met })
    : side(false, { kind: 'months', months: best })
}

function compareAnimals(
  { animals, when }: Understanding,
  { animals: known }: Meanings,
  facts: TripFacts,
): Reasons[] {
  return animals.map(({ value: keys, from: name }) => {
    const met = keys
      .flatMap(key => known.get(key)?.seen ?? [])
      .filter(({ at }) => facts.contents.includes(at))
    const months = when?.value.months ?? []
    const inSeason = months.length === 0 || met.some(one => one.months.some(month => months.includes(month)))
    if (met.length > 0 && !inSeason) return side(false, { kind: 'animal-elsewhen', name })
    return side(met.length > 0, { kind: 'animal', name })
  })
}

function compareNames(
  understood: Understanding,
  meanings: Meanings,
  { contents, choices }: TripFacts,
): Reasons[] {
  const { countries, places, activities } = understood
  return [
    ...countries.map(({ value: tag }) => side(contents.includes(`country:${tag}`), { kind: 'country', tag })),
    ...places.map(({ value, from }) => {
      const key = placeKey(value)
      return side(contents.includes(`place:${key}`), {
        kind: 'place',
        name: meanings.places.get(key) ?? from,
      })
    }),
    ...activities.map(({ value, from }) => {
      const { sure = [], likely = [], choices: made = [] } = meanings.activities.get(activityKey(value)) ?? {}
      const isMet =
        [...sure, ...likely].some(one => contents.includes(one)) || made.some(one => choices.includes(one))
      return side(isMet, { kind: 'activity', name: from })
    }),
  ]
}

function compareChoices({ party, goals, effort }: Understanding, { choices }: TripFacts): Reasons[] {
  const family =
    party && (party.value.withChildren || party.value.withGrandparents || party.value.children.length > 0)
  const group = party?.value.group ?? (family ? 'Family' : null)
  return [
    ...(group ? [side(choices.includes(`party:${group}`), { kind: 'group', group })] : []),
    ...goals.map(({ value: goal }) => side(choices.includes(`goal:${goal}`), { kind: 'goal', goal })),
    ...(effort
      ? [side(choices.includes(`effort:${effort.value}`), { kind: 'effort', effort: effort.value })]
      : []),
  ]
}

function compareAvoided({ avoid }: Understanding, facts: TripFacts): Reasons[] {
  return avoid.flatMap(({ value: what }) => {
    const reason = (isMet: boolean, amount: number) => [side(isMet, { kind: 'avoid', what, amount })]
    if (what === 'driving') return reason(facts.longestDrive <= SHORT_DRIVE, facts.longestDrive)
    if (what === 'flights') return reason(facts.flights === 0, facts.flights)
    if (what === 'boats') return reason(facts.boats === 0, facts.boats)
    if (what === 'altitude') return reason(facts.highestM <= LOW_BED, facts.highestM)
    return []
  })
}

/** Why a trip matches and what it misses, in the usual order of a sentence. */
export function reasonsOf(understood: Understanding, meanings: Meanings, facts: TripFacts): Reasons {
  const all = [
    compareDays(understood, facts),
    ...compareNames(understood, meanings, facts),
    ...compareAnimals(understood, meanings, facts),
    compareMonths(understood, facts),
    comparePrice(understood, facts),
    ...compareChoices(understood, facts),
    ...compareAvoided(understood, facts),
  ]
  return saidOnce({ met: all.flatMap(({ met }) => met), missed: all.flatMap(({ missed }) => missed) })
}

/** The visitor's word for the subject of a reason; null if it has none. */
function calledOf(reason: Reason): string | null {
  return reason.kind === 'animal' || reason.kind === 'animal-elsewhen' || reason.kind === 'activity'
    ? reason.name
    : null
}

/** A word that means both an animal and an activity has one reason: "whales" are not both met and missed. */
function saidOnce({ met, missed }: Reasons): Reasons {
  const answers = new Map<string, Reason>()
  const elsewhen = missed.filter(({ kind }) => kind === 'animal-elsewhen')
  for (const reason of [...elsewhen, ...met, ...missed]) {
    const name = calledOf(reason)
    if (name !== null && !answers.has(name)) answers.set(name, reason)
  }
  const isAnswer = (reason: Reason) => {
    const name = calledOf(reason)
    return name === null || answers.get(name) === reason
  }
  return { met: met.filter(isAnswer), missed: missed.filter(isAnswer) }
}
