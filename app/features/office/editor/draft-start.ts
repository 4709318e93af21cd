import type { OfficePlan } from '#app/features/office/plan-page/office-plan-schema.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'

const YEAR_MS = 365.25 * 24 * 60 * 60_000
const GROWN_UP = 18

interface Asked {
  locale: string
  currency: string
  travelGroup: OfficePlan['wishes']['travelGroup']
  /** YYYY-MM-DD. */
  startsOn: string | null
  birthdays: readonly (string | null)[]
}

/** Party, dates and language: the parts that every draft of a plan starts with. */
export function travellingOf(
  { locale, travelGroup, startsOn, birthdays }: Omit<Asked, 'currency'>,
  now: Date,
): Pick<ProposalContent, 'locale' | 'startsOn' | 'adults' | 'childAges'> {
  const first = startsOn ? new Date(startsOn) : now
  const ages = birthdays.map(day => day && Math.floor((first.getTime() - new Date(day).getTime()) / YEAR_MS))
  const childAges = ages.filter(age => typeof age === 'number' && age >= 0 && age < GROWN_UP) as number[]
  const grown = birthdays.length - childAges.length
  const usual = travelGroup === 'Solo' ? 1 : 2
  return {
    locale: locale === 'ES' ? 'es' : 'en',
    startsOn,
    adults: birthdays.length === 0 ? usual : Math.max(1, grown),
    childAges,
  }
}

/** An empty draft. */
export function blankContent(asked: Asked, now: Date): ProposalContent {
  return {
    ...travellingOf(asked, now),
    currency: asked.currency,
    days: [],
    price: [],
    notIncluded: [],
    tripKey: null,
  }
}
