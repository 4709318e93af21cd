import { FactList } from '#app/features/office/desk/fact-list.tsx'
import type { Fact } from '#app/features/office/desk/fact-rows.tsx'
import { wishFactsFor } from '#app/features/wish/asked-facts.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay } from '#app/text/figures.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import type { OfficePlan } from './plan-page-schema.ts'
import { cameBy, namedParty } from './plan-words.ts'

function provedOn({ emailValidated, emailValidateSent }: OfficePlan['contact']): string {
  const day = (instant: string) => formatDay(instant.slice(0, 10), getLocale())
  if (emailValidated !== null) return m.office_address_proved({ day: day(emailValidated) })
  if (emailValidateSent === null) return m.office_address_not_proved()
  return m.office_address_proof_sent({ day: day(emailValidateSent) })
}

/** The traveller's wishes and where they came from, one per line; missing ones are left out. */
export function PlanFacts({ plan }: { plan: OfficePlan }) {
  const { wish, trip, country, contact } = plan
  const list = (words: readonly string[]) => (words.length > 0 ? words.join(', ') : null)
  const began = trip && <TextLink to={links.trip(country, trip.key)}>{trip.title}</TextLink>
  const person = <TextLink to={links.person(contact.userId)}>{m.office_person_open()}</TextLink>
  const facts: Fact[] = [
    [m.office_fact_trip(), began],
    [m.office_person(), person],
    [m.office_party_named(), namedParty(plan)],
    ...wishFactsFor(wish, plan.daysQuestion, getLocale()),
    [m.office_fact_language(), contact.locale],
    [m.office_fact_phone(), contact.phone],
    [m.office_fact_email(), `${contact.email} (${provedOn(contact)})`],
    [m.office_fact_came(), list(cameBy(plan))],
  ]
  return <FactList facts={facts} />
}
