import type { Locale } from '#database/values/locale.ts'
import type {
  Alternative,
  PriceLine,
  ProposalContent,
  ProposalDay,
} from '#database/values/proposal-content.ts'

/** A traveller's latest answer to a line of a proposal. */
export interface LineAnswer {
  line: string
  answer: 'accept' | 'ask' | 'decline' | 'open'
  alternative: string | null
}

/** The latest answer to each line; rows are in the order they were given. A question leaves an earlier answer standing. */
export function latestAnswers(answers: readonly LineAnswer[]): Map<string, LineAnswer> {
  const latest = new Map<string, LineAnswer>()
  for (const answer of answers)
    if (answer.answer !== 'ask' || !latest.has(answer.line)) latest.set(answer.line, answer)
  return latest
}

function chosenOf(alternatives: readonly Alternative[], answer: LineAnswer | undefined): Alternative | null {
  if (!answer?.alternative) return null
  return alternatives.find(({ id }) => id === answer.alternative) ?? null
}

function withHotel(day: ProposalDay, answers: Map<string, LineAnswer>): ProposalDay {
  if (!day.hotel) return day
  const chosen = chosenOf(day.hotel.alternatives, answers.get(`hotel:${day.id}`))
  return chosen ? { ...day, hotel: { ...day.hotel, key: chosen.key, name: chosen.name } } : day
}

/** Adds the minutes of the day's chosen alternatives to its longest ride by road. */
function withMinutes(day: ProposalDay, minutes: number): ProposalDay {
  const longest = day.legs.filter(({ mode }) => mode === 'road').toSorted((a, b) => b.minutes - a.minutes)[0]
  if (minutes === 0 || !longest) return day
  const legs = day.legs.map(leg =>
    leg === longest ? { ...leg, minutes: Math.max(0, leg.minutes + minutes) } : leg,
  )
  return { ...day, legs }
}

function minutesOf(day: ProposalDay, answers: Map<string, LineAnswer>): number {
  const chosen = [
    chosenOf(day.hotel?.alternatives ?? [], answers.get(`hotel:${day.id}`)),
    ...day.activities.map(({ id, alternatives }) => chosenOf(alternatives, answers.get(`activity:${id}`))),
  ]
  return chosen.reduce((sum, each) => sum + (each?.minutesDelta ?? 0), 0)
}

function withActivities(day: ProposalDay, answers: Map<string, LineAnswer>): ProposalDay {
  const activities = day.activities.map(activity => {
    const chosen = chosenOf(activity.alternatives, answers.get(`activity:${activity.id}`))
    // What replaces it is a tour; its hour and its length are not known here.
    return chosen
      ? {
          ...activity,
          kind: 'tour' as const,
          key: chosen.key,
          name: chosen.name,
          startsAt: null,
          minutes: null,
        }
      : activity
  })
  return { ...day, activities }
}

const INSTEAD = {
  en: (name: string) => `Instead of ${name}`,
  es: (name: string) => `En lugar de ${name}`,
}

/** Begins the id of a price line that a chosen alternative adds. */
export const SWAP = 'swap-'

interface Offered {
  line: string
  /** Id of the day. */
  day: string
  name: string
  alternatives: Alternative[]
}

/** The price line of a chosen alternative; null if it costs the same. */
function priceOf({ id, name, priceDeltaMinor }: Alternative, of: Offered, locale: Locale): PriceLine | null {
  if (priceDeltaMinor === 0) return null
  return {
    id: `${SWAP}${id}`.slice(0, 40),
    what: name,
    day: of.day,
    forWhom: '',
    count: 1,
    unitMinor: priceDeltaMinor,
    season: null,
    refundableUntil: null,
    note: INSTEAD[locale](of.name),
  }
}

/** The lines with something to choose from: beds and activities. */
export function offersOf({ days }: Pick<ProposalContent, 'days'>): Offered[] {
  return days.flatMap(({ id: day, hotel, activities }) => [
    ...(hotel ? [{ line: `hotel:${day}`, day, name: hotel.name, alternatives: hotel.alternatives }] : []),
    ...activities.map(({ id, name, alternatives }) => ({ line: `activity:${id}`, day, name, alternatives })),
  ])
}

/**
 * The proposal with the reader's chosen alternatives: names, price and minutes change at once. Browser and server
 * both use this function. The choice is binding once the planner confirms it in the next draft.
 */
export function withChoices(content: ProposalContent, answers: Map<string, LineAnswer>): ProposalContent {
  const swaps = offersOf(content).flatMap(of => {
    const chosen = chosenOf(of.alternatives, answers.get(of.line))
    const price = chosen && priceOf(chosen, of, content.locale)
    return price ? [price] : []
  })
  return {
    ...content,
    days: content.days.map(day => {
      const timed = withMinutes(day, minutesOf(day, answers))
      return withActivities(withHotel(timed, answers), answers)
    }),
    price: [...content.price, ...swaps],
  }
}
