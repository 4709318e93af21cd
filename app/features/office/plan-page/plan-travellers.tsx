import { keyOf, usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { useLiveRefresh } from '#app/client/private-data/use-live-refresh.ts'
import { FactRows } from '#app/features/office/desk/fact-rows.tsx'
import { type PassportDoubt, passportDoubt, travellerName } from '#app/features/traveller/party/party.ts'
import type { Traveller } from '#app/features/traveller/party/party-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay } from '#app/text/figures.ts'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import styles from './plan-travellers.module.css'

const officeDoubts: Record<PassportDoubt, () => string> = {
  ends_before: m.passport_office_ends_before,
  ends_soon: m.passport_office_ends_soon,
}

/** Passport text of a traveller. Only the plan's planner gets the details; others see only whether there is one. */
export function passportWords(
  { passport, hasPassport }: Pick<Traveller, 'passport' | 'hasPassport'>,
  lastDay: string | null,
): string {
  if (passport) {
    const { number, country, expiresOn } = passport
    const words = `${number}, ${country}, ${m.passport_expires()} ${formatDay(expiresOn, getLocale())}`
    const doubt = passportDoubt(expiresOn, lastDay)
    return doubt ? `${words}. ${officeDoubts[doubt]()}` : words
  }
  return hasPassport ? m.passport_office_hidden() : m.passport_none()
}

function factsOf(traveller: Traveller, lastDay: string | null): [name: string, value: string | null][] {
  const { birthday, age, diet, mobility, room, notes } = traveller
  return [
    [m.travellers_born(), birthday && formatDay(birthday, getLocale())],
    [m.travellers_years(), birthday === null && age !== null ? String(age) : null],
    [m.travellers_diet(), diet],
    [m.travellers_mobility(), mobility],
    [m.travellers_room(), room],
    [m.travellers_notes(), notes],
    [m.passport_title(), passportWords(traveller, lastDay)],
  ]
}

/** The travellers of a plan, for the office. Only the plan's planner sees passport details. */
export function PlanTravellers({ planId }: { planId: number }) {
  const path = { id: planId }
  const { data } = usePrivateQuery('GET /api/admin/plan/{id}/traveller', { path })
  useLiveRefresh(
    {
      table: 'plan',
      columns: ['id', 'revision', 'snoozed_until'],
      where: 'id = $1',
      params: [String(planId)],
    },
    [keyOf('GET /api/admin/plan/{id}/traveller', { path })],
  )
  if (!data || data.travellers.length === 0) return null
  return (
    <section className={styles.travellers}>
      <Display size={20}>{m.travellers_title()}</Display>
      {data.passportsDeletedOn && data.travellers.some(({ hasPassport }) => hasPassport) && (
        <Text size="small" tone="quiet">
          {m.passport_office_deleted_on({ day: formatDay(data.passportsDeletedOn, getLocale()) })}
        </Text>
      )}
      <ol>
        {data.travellers.map((traveller, i) => (
          <li key={traveller.id}>
            <b>{travellerName(traveller, i + 1)}</b>
            <dl>
              <FactRows facts={factsOf(traveller, data.lastDay)} />
            </dl>
          </li>
        ))}
      </ol>
    </section>
  )
}
