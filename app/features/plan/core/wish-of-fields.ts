import { countsOf, type Traveller } from '#app/features/wish/party.ts'
import { amountsOfRange, daysOfRange, nightsOfRange } from '#app/features/wish/range-notation.ts'
import { namedInWords, type Wish, type WishInput, wishOf } from '#app/features/wish/wish.ts'
import type { NewPlan } from './plan-schema.ts'

/** A request's fields as a wish. */

/** Upper end that stood for an open one, in cents of a US dollar: no holiday costs a million for each. */
const NO_END_MINOR = 99_999_999

type Party = NewPlan['parties'][number]

/** The age in a prompt: `adult`, or a number of years. Null if it is about something else. */
function ageIn({ prompt, answer = '' }: Record<string, string>): Omit<Traveller, 'birthday'> | null {
  if (prompt !== 'Age') return null
  if (answer === 'adult') return { age: null, isChild: false }
  const age = /^\d{1,3}$/.test(answer) ? Number(answer) : Number.NaN
  return age <= 120 ? { age, isChild: age < 18 } : null
}

/** A traveller as stored: an age among the prompts becomes one. */
export function travellerOf({
  partyBirthday,
  partyPrompts,
}: Party): Traveller & { prompts: Record<string, string>[] } {
  const at = partyPrompts.findIndex(prompt => ageIn(prompt) !== null)
  const said = ageIn(partyPrompts[at] ?? {}) ?? { age: null, isChild: false }
  return { birthday: partyBirthday ?? null, ...said, prompts: partyPrompts.filter((_, i) => i !== at) }
}

function budgetOf(range: string): WishInput['budget'] {
  const amounts = amountsOfRange(range)
  const { mostMinor = null } = amounts ?? {}
  return { ...amounts, mostMinor: mostMinor !== null && mostMinor >= NO_END_MINOR ? null : mostMinor }
}

function named(names: readonly string[]) {
  return names.map(name => namedInWords(name))
}

function keyed(keys: readonly string[]) {
  return keys.map(key => namedInWords(key, key))
}

/** @param today the day on which birthdays are read if no day of the trip is known, YYYY-MM-DD. */
export function wishOfFields(plan: NewPlan, today: string): Wish {
  const days = daysOfRange(plan.travelDates ?? '') ?? { earliest: null, latest: null }
  const firstDay = plan.arrivalDate ?? null
  const travellers = plan.parties.map(travellerOf)
  return wishOf({
    where: { countries: [plan.country], places: named(plan.destinationNames) },
    when: {
      firstDay,
      lastDay: plan.departDate ?? null,
      ...days,
      nights: nightsOfRange(plan.nights ?? '') ?? {},
    },
    who: { group: plan.travelGroup ?? null, ...countsOf(travellers, firstDay ?? days.earliest ?? today) },
    what: {
      goals: plan.goals,
      activities: named(plan.activities),
      interests: keyed(plan.destinationCats),
      habitats: keyed(plan.destinationHabs),
    },
    budget: budgetOf(plan.budgetMinor ?? ''),
    style: { travelClass: plan.travelClass ?? null, houses: plan.hotelTypes, amenities: plan.amenities },
    transport: {
      preferred: plan.transportation ?? null,
      kinds: plan.transportTypes,
      vehicles: plan.vehicleTypes,
    },
    flights: {
      arrivalDate: plan.arrivalFlightDate ?? null,
      arrivalTime: plan.arrivalFlightTime ?? null,
      departureDate: plan.departFlightDate ?? null,
      departureTime: plan.departFlightTime ?? null,
    },
    activityTime: plan.activityTimerange ?? null,
  })
}
