import { type Effort, type Flexibility, GROWN_UP, OLDEST, type Pace } from '#app/features/wish/wish.ts'
import type { WishFieldName, WishTexts } from '#app/features/wish/wish-fields.ts'
import { queryOfTexts } from '#app/features/wish/wish-query.ts'
import { addDays, addMonths, daysBetween } from '#app/text/days.ts'
import type { Group, TripType } from '#database/values/goals.ts'

/** Pure rules about the guided planner: its steps, what may be answered, and how an address carries it. */

export const steps = ['who', 'when', 'what', 'where', 'how', 'you'] as const
export type Step = (typeof steps)[number]

export const comforts = ['standard', 'premium', 'luxury'] as const
/** The catalogue's kinds of hotel. */
export const sleeps = ['lodge', 'hotel', 'guesthouse', 'tented-camp', 'farm', 'villa', 'boat'] as const
/** US$ per person without the flight there; the upper end is exclusive, and the last range has none. */
export const budgets = ['0-2000', '2000-3500', '3500-6000', '6000'] as const

export type Comfort = (typeof comforts)[number]
export type Sleep = (typeof sleeps)[number]
export type Budget = (typeof budgets)[number]

export const ADULTS = { min: 1, max: 20 } as const
export const DAYS = { min: 2, max: 60 } as const
/** Ages in years, of children and of grown-ups. */
export const CHILD = { min: 0, max: GROWN_UP - 1 } as const
export const ADULT = { min: GROWN_UP, max: OLDEST } as const

/** All answers except the contact details. */
export interface Answers {
  group: Group | null
  adults: number | null
  /** The traveller said that the number of adults is not known yet. */
  adultsOpen: boolean
  /** Ages of grown-ups, where somebody gave them. */
  adultAges: readonly number[]
  /** Ages of the children, in years. */
  ages: readonly number[]
  /** YYYY-MM, sorted. */
  months: readonly string[]
  fixity: Flexibility | null
  /** First and last day, YYYY-MM-DD, if the dates are exact. */
  from: string | null
  to: string | null
  days: number | null
  goals: readonly TripType[]
  /** Keys of the country's choices. */
  places: readonly string[]
  likes: readonly string[]
  doings: readonly string[]
  pace: Pace | null
  effort: Effort | null
  comfort: Comfort | null
  sleeps: readonly Sleep[]
  budget: Budget | null
  /** The theme or the trip from which somebody came: theme/honeymoon, trip/white-city-first. */
  about: string | null
  /** What was said elsewhere of things that no step asks for. */
  carried: WishTexts
}

/** The fields of each step, in the address and in its form. */
export const fieldsOf = {
  who: ['fparty', 'adults', 'adults_open', 'adult_ages', 'ages'],
  when: ['month', 'fixed', 'from', 'to', 'days'],
  what: ['tripType'],
  where: ['place', 'like', 'do'],
  how: ['pace', 'effort', 'comfort', 'sleep', 'budget'],
  you: [],
} as const satisfies Record<Step, readonly string[]>

export type PlanningField = (typeof fieldsOf)[Step][number]
type Said = Partial<
  Record<PlanningField | WishFieldName | 'about', string | number | readonly (string | number)[]>
>

/** Fields of a wish that a step asks for; an address carries all others from step to step. */
export const inSteps: readonly WishFieldName[] = [
  ...(['fparty', 'adults', 'adult_ages', 'ages', 'from', 'to'] as const),
  ...(['month', 'fixed', 'tripType', 'pace', 'effort', 'words'] as const),
]

/** The answers by field name; open ones are left out. */
export function filledIn(answers: Answers): Said {
  const fields: Record<PlanningField | 'about', string | number | readonly (string | number)[] | null> = {
    fparty: answers.group,
    adults: answers.adults,
    adults_open: answers.adultsOpen ? 'yes' : null,
    adult_ages: answers.adultAges,
    ages: answers.ages,
    month: answers.months,
    fixed: answers.fixity,
    from: answers.from,
    to: answers.to,
    days: answers.days,
    tripType: answers.goals,
    place: answers.places,
    like: answers.likes,
    do: answers.doings,
    pace: answers.pace,
    effort: answers.effort,
    comfort: answers.comfort,
    sleep: answers.sleeps,
    budget: answers.budget,
    about: answers.about,
  }
  const said = Object.entries(fields).filter(
    ([, value]) => value !== null && (!Array.isArray(value) || value.length > 0),
  )
  return { ...queryOfTexts(answers.carried), ...Object.fromEntries(said) }
}

/** The query of the planner's address; the first step is left out. */
export function planningQuery(answers: Answers, step: Step): Said & { step?: Step } {
  return step === steps[0] ? filledIn(answers) : { ...filledIn(answers), step }
}

export function stepOf(text: string | null): Step {
  return steps.find(step => step === text) ?? steps[0]
}

/** The previous and the next step; null at either end. */
export function stepsBeside(step: Step): { back: Step | null; next: Step | null } {
  const at = steps.indexOf(step)
  return { back: steps[at - 1] ?? null, next: steps[at + 1] ?? null }
}

export function isAnswered(step: Step, answers: Answers): boolean {
  const said = filledIn(answers)
  return fieldsOf[step].some(field => said[field] !== undefined)
}

/**
 * The step that has a question to ask again: who comes along with the children, which days are exact, or in which order two
 * of them are. The later steps wait for it.
 */
export function heldAt({ adults, adultsOpen, ages, fixity, from, to }: Answers): 'who' | 'when' | null {
  if (ages.length > 0 && adults === null && !adultsOpen) return 'who'
  if (fixity === 'exact' && !from && !to) return 'when'
  return from && to && from > to ? 'when' : null
}

/** Distance of the sun below the crown at the first step, in units of the tree's drawing. */
const LOWEST_SUN = 520

/** Distance that the sun still has to rise at a step; 0 at the last. */
export function sunDropAt(step: Step): number {
  const last = steps.length - 1
  return Math.round((LOWEST_SUN * (last - steps.indexOf(step))) / last)
}

/** The twelve months that can be chosen, beginning with the next: YYYY-MM. */
export function monthsToChoose(today: string): string[] {
  return Array.from({ length: 12 }, (_, index) => addMonths(`${today.slice(0, 7)}-01`, index + 1).slice(0, 7))
}

/** A region on the way, with a smaller part of the nights, does not stand first. */
const PASSING = 0.2

/** The rows of a country's seasons: those where somebody goes first, by the destinations that are chosen or visited. */
export function seasonsFor<T extends { places: readonly string[] }>(
  seasons: readonly T[],
  wanted: readonly string[],
): { first: T[]; others: T[] } {
  const visits = (row: T) => wanted.filter(place => row.places.includes(place)).length
  const all = seasons.reduce((sum, row) => sum + visits(row), 0)
  const leads = (row: T) => visits(row) > 0 && visits(row) >= all * PASSING
  const first = seasons.filter(leads).toSorted((a, b) => visits(b) - visits(a))
  // If somebody goes everywhere, no row stands before the others.
  return first.length === seasons.length
    ? { first: [], others: [...seasons] }
    : { first, others: seasons.filter(row => !leads(row)) }
}

/** Whether the party contradicts the group: "solo" with three others, "couple" with a child. */
export function isContradiction({
  group,
  adults,
  ages,
}: Pick<Answers, 'group' | 'adults' | 'ages'>): boolean {
  const children = ages.length
  if (group === 'Solo') return children > 0 || (adults ?? 1) !== 1
  if (group === 'Couple') return children > 0 || (adults ?? 2) !== 2
  return group !== null && adults === 1 && children === 0
}

/** The first day of the month after a month: 2027-01 for 2026-12. */
function monthEnd(month: string): string {
  return addMonths(`${month}-01`, 1)
}

/** Nights away: between exact dates, otherwise one fewer than the days; null if neither is given. */
export function nightsOf({ from, to, days }: Answers): number | null {
  if (from && to) return daysBetween(from, to)
  return days === null ? null : days - 1
}

/** The period of the trip: its first day, and the day after its last; null if no time is given. */
export function windowOf({ from, to, days, months }: Answers): { start: string; end: string } | null {
  if (from && to) return { start: from, end: addDays(to, 1) }
  if (from && days !== null) return { start: from, end: addDays(from, days) }
  if (to && days !== null) return { start: addDays(to, 1 - days), end: addDays(to, 1) }
  const [first] = months
  const last = months.at(-1)
  return first && last ? { start: `${first}-01`, end: monthEnd(last) } : null
}
