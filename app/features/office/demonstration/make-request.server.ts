import type { NewPlan, PlanRequest } from '#app/features/plan/core/plan-schema.ts'
import { countsOf } from '#app/features/wish/travellers.ts'
import { wishOf } from '#app/features/wish/wish-schema.ts'
import type { DemonstrationPlan, DemonstrationStep } from '#database/content/demonstration-content.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The instant that is a number of hours before the first start. */
export function hoursBefore(start: Date, hours: number): Date {
  return new Date(start.getTime() - hours * HOUR_MS)
}

/** The day that is a number of days after an instant, YYYY-MM-DD. */
function dayAfter(start: Date, days: number): string {
  return new Date(start.getTime() + days * DAY_MS).toISOString().slice(0, 10)
}

/** A birthday for the given age at the first start; each member of a group has a different day. */
function birthdayOf(start: Date, age: number, index: number): string {
  return dayAfter(start, -Math.round(age * 365.25) - 40 - ((index * 97) % 300))
}

/** The request with which a plan of the demonstration begins. */
export function makeRequest(plan: DemonstrationPlan, start: Date): PlanRequest {
  const first = dayAfter(start, plan.startsInDays)
  const people = [...Array.from({ length: plan.adults }, () => 38), ...plan.childAges]
  const [least, most] = plan.budget?.map(dollars => Math.round(dollars * 100)) ?? []
  const parties = people.map((age, i) => ({
    ...{ birthday: birthdayOf(start, age, i), age: null, isChild: false },
    prompts: [],
  }))
  const newPlan: NewPlan = {
    country: plan.country,
    message: plan.words,
    url: plan.trip ? `/${plan.country}/trip/${plan.trip}` : `/${plan.country}`,
    initialContactMethod: 'Quick Contact Form',
    wish: wishOf({
      where: { countries: [plan.country] },
      when: {
        firstDay: first,
        earliest: first,
        latest: dayAfter(start, plan.startsInDays + plan.nights[1] - 1),
        nights: { least: plan.nights[0], most: plan.nights[1] },
      },
      who: { group: plan.group, ...countsOf(parties, first) },
      what: { goals: plan.goals },
      budget: { leastMinor: least ?? null, mostMinor: most ?? null },
    }),
    parties,
  }
  const { name, email, locale } = plan.person
  return { name, email, phone: undefined, locale, timezone: '', requestKey: `sample-${plan.key}`, newPlan }
}

type Proposing = Extract<DemonstrationStep, { do: 'propose' }>

/** Applies the planner's changes to get the second draft from the first. */
export function withChanges(content: ProposalContent, changes: Proposing['changes']): ProposalContent {
  let next = content
  changes.forEach((change, i) => {
    const day = next.days[change.day - 1]
    if (!day) throw new RangeError(`the demonstration has no day ${change.day}`)
    const days = (changed: typeof day) => next.days.map(each => (each === day ? changed : each))
    if (change.kind === 'story') next = { ...next, days: days({ ...day, story: change.words }) }
    if (change.kind === 'drop-activity') next = { ...next, days: days({ ...day, activities: [] }) }
    if (change.kind === 'price') {
      const line = {
        ...{ id: `change-${i + 1}`, what: change.what, day: day.id, forWhom: '', count: next.adults },
        ...{ unitMinor: Math.round(change.each * 100), season: null, refundableUntil: null },
        note: change.note,
      }
      next = { ...next, price: [...next.price, line] }
    }
  })
  return next
}
