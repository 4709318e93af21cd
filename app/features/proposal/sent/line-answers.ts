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

/** The latest answer to each line; rows are in the order they were given. */
export function latestAnswers(answers: readonly LineAnswer[]): Map<string, LineAnswer> {
  return new Map(answers.map(answer => [answer.line, answer]))
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
    return chosen ? { ...activity, key: chosen.key, name: chosen.name } : activity
  })
  return { ...day, activities }
}

/** The price line of a chosen alternative; null if it costs the same. */
function priceOf(line: string, { id, name, priceDeltaMinor }: Alternative): PriceLine | null {
  if (priceDeltaMinor === 0) return null
  return {
    id: `swap-${id}`.slice(0, 40),
    what: name,
    day: line.startsWith('hotel:') ? line.slice('hotel:'.length) : null,
    forWhom: '',
    count: 1,
    unitMinor: priceDeltaMinor,
    season: null,
    refundableUntil: null,
    note: null,
  }
}

function alternativesIn({ days }: ProposalContent): { line: string; alternatives: Alternative[] }[] {
  return days.flatMap(day => [
    ...(day.hotel ? [{ line: `hotel:${day.id}`, alternatives: day.hotel.alternatives }] : []),
    ...day.activities.map(({ id, alternatives }) => ({ line: `activity:${id}`, alternatives })),
  ])
}

/**
 * The proposal with the reader's chosen alternatives: names, price and minutes change at once. Browser and server
 * both use this function. The choice is binding once the planner confirms it in the next draft.
 */
export function withChoices(content: ProposalContent, answers: Map<string, LineAnswer>): ProposalContent {
  const swaps = alternativesIn(content).flatMap(({ line, alternatives }) => {
    const chosen = chosenOf(alternatives, answers.get(line))
    const price = chosen && priceOf(line, chosen)
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

/** Starting point of the next draft: accepted lines and chosen alternatives are final and lose their alternatives. */
export function groundOf(content: ProposalContent, answers: Map<string, LineAnswer>): ProposalContent {
  const chosen = withChoices(content, answers)
  const isSettled = (line: string) => answers.get(line)?.answer === 'accept'
  return {
    ...chosen,
    days: chosen.days.map(day => ({
      ...day,
      hotel: day.hotel && isSettled(`hotel:${day.id}`) ? { ...day.hotel, alternatives: [] } : day.hotel,
      activities: day.activities.map(activity =>
        isSettled(`activity:${activity.id}`) ? { ...activity, alternatives: [] } : activity,
      ),
    })),
  }
}
