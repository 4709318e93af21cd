import { type NewPlan, newPlanWith } from '#app/features/plan/core/plan-schema.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { formatRange } from '#database/values/range.ts'
import { type Answers, type Budget, type Comfort, nightsOf, windowOf } from './planning.ts'
import type { PlanningCountry } from './planning-schema.ts'
import { saidSoFar, wishNames } from './planning-words.ts'

/** Contact method that the request reports. */
const CONTACT_METHOD = 'Trip Planner'

const travelClasses: Record<Comfort, string> = { standard: 'Standard', premium: 'Premium', luxury: 'Luxury' }

/** Upper end of an open budget, in minor units: no holiday costs a million dollars. */
const NO_END_MINOR = 100_000_000

function budgetRange(budget: Budget | null): string | undefined {
  if (budget === null) return undefined
  const [low = '', high] = budget.split('-')
  const end = high === undefined ? NO_END_MINOR : Number(high) * 100
  return formatRange({ kind: 'Range', start: Number(low) * 100, end }) ?? undefined
}

function nightsRange(nights: number | null): string | undefined {
  if (nights === null) return undefined
  return formatRange({ kind: 'Range', start: nights, end: nights + 1 }) ?? undefined
}

/** One party per person, with their age. */
function partiesOf({ adults, ages }: Answers): NewPlan['parties'] {
  const all = [...Array.from({ length: adults ?? 0 }, () => 'adult'), ...ages.map(String)]
  return all.map(age => ({ partyPrompts: [{ prompt: 'Age', answer: age }] }))
}

/** The answers as a message: a line for each step, then the traveller's own text. */
export function planningMessage(answers: Answers, country: PlanningCountry, ownWords: string): string {
  const lines = saidSoFar(answers, country).map(({ text }) => text)
  const said = [m.planning_trip_to({ country: country.name }), ...lines].join('\n')
  return ownWords.trim() === '' ? said : `${said}\n\n${ownWords.trim()}`
}

interface Planned {
  answers: Answers
  /** In the traveller's language, so that their answers keep their own wording. */
  country: PlanningCountry
  /** In the office's language. */
  inOffice: PlanningCountry
  message: string
}

/** The trip-plan request that the guided planner creates (specification, section 3). */
export function planOfAnswers({ answers, country, inOffice, message }: Planned): NewPlan {
  const window = windowOf(answers)
  const likes = inOffice.likes.filter(({ key }) => answers.likes.includes(key))
  const keysOf = (vocabulary: 'habitat' | 'interest') =>
    likes.filter(like => like.vocabulary === vocabulary).map(({ key }) => key)
  return newPlanWith({
    country: country.tag,
    message: planningMessage(answers, country, message),
    url: links.travelPlanning(country.tag),
    initialContactMethod: CONTACT_METHOD,
    travelGroup: answers.group ?? undefined,
    goals: [...answers.goals],
    parties: partiesOf(answers),
    arrivalDate: answers.from ?? undefined,
    departDate: answers.to ?? undefined,
    travelDates: window ? (formatRange({ kind: 'Range', ...window }) ?? undefined) : undefined,
    nights: nightsRange(nightsOf(answers)),
    budgetMinor: budgetRange(answers.budget),
    destinationNames: wishNames(inOffice.places, answers.places),
    destinationHabs: keysOf('habitat'),
    destinationCats: keysOf('interest'),
    activities: wishNames(inOffice.doings, answers.doings),
    hotelTypes: [...answers.sleeps],
    travelClass: answers.comfort ? travelClasses[answers.comfort] : undefined,
  })
}
