import { FactList } from '#app/features/office/desk/fact-list.tsx'
import type { Fact } from '#app/features/office/desk/fact-rows.tsx'
import { dayOf } from '#app/features/office/desk/office-clock.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { TextLink } from '#app/ui/text-link.tsx'
import type { OfficePlan } from './office-plan-schema.ts'
import { cameBy, goalsInWords, moneyRange, partyWords } from './plan-words.ts'

function dates({ startsOn, endsOn, nights }: OfficePlan['wishes']): string | null {
  const now = new Date()
  const days = [startsOn, endsOn]
    .filter(day => day !== null)
    .map(day => dayOf(new Date(`${day}T12:00:00Z`), now, 'UTC'))
  const length = nights && nightsWords(nights)
  const parts = [days.join(' – '), length && m.office_nights({ nights: length })].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : null
}

function nightsWords({ from, to }: { from: number | null; to: number | null }): string {
  if (from === null) return `≤ ${to}`
  if (to === null) return `≥ ${from}`
  return from === to ? `${from}` : `${from}–${to}`
}

/** The traveller's wishes and where they came from, one per line; missing ones are left out. */
export function PlanFacts({ plan }: { plan: OfficePlan }) {
  const { wishes, trip, country, contact } = plan
  const list = (words: readonly string[]) => (words.length > 0 ? words.join(', ') : null)
  const began = trip && <TextLink to={links.trip(country, trip.key)}>{trip.title}</TextLink>
  const person = <TextLink to={links.person(contact.userId)}>{m.office_person_open()}</TextLink>
  const facts: Fact[] = [
    [m.office_fact_trip(), began],
    [m.office_person(), person],
    [m.office_fact_party(), partyWords(plan)],
    [m.office_fact_dates(), dates(wishes)],
    [m.office_fact_budget(), moneyRange(wishes)],
    [m.office_fact_goals(), list(goalsInWords(wishes.goals))],
    [m.office_fact_places(), list(wishes.places)],
    [m.office_fact_doing(), list(wishes.activities)],
    [
      m.office_fact_class(),
      list([wishes.travelClass, ...wishes.hotels, ...wishes.amenities].flatMap(word => word ?? [])),
    ],
    [
      m.office_fact_transport(),
      list([wishes.transportation, ...wishes.transports].flatMap(word => word ?? [])),
    ],
    [m.office_fact_language(), contact.locale],
    [m.office_fact_phone(), contact.phone],
    [m.office_fact_email(), contact.email],
    [m.office_fact_came(), list(cameBy(plan))],
  ]
  return <FactList facts={facts} />
}
