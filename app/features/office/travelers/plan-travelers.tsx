import { privateCalls } from '#app/client/private-data/private-calls.ts'
import { useLiveRefresh } from '#app/client/private-data/use-live-refresh.ts'
import { usePrivateQuery } from '#app/client/private-data/use-private-query.ts'
import type { Traveler, Travelers } from '#app/features/traveller/party/party-schema.ts'
import { travelerName } from '#app/features/traveller/party/traveler-words.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay } from '#app/text/figures.ts'
import { Display } from '#app/ui/display.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Text } from '#app/ui/text.tsx'
import styles from './plan-travelers.module.css'

function passportWords({ passport, hasPassport }: Traveler): string {
  if (passport) {
    const { number, country, expiresOn } = passport
    return `${number}, ${country}, ${m.passport_expires()} ${formatDay(expiresOn, getLocale())}`
  }
  return hasPassport ? m.passport_office_hidden() : m.passport_none()
}

/** Who travels, for the office; what passports say is told to the planner who has the plan alone. */
export function PlanTravelers({ planId }: { planId: number }) {
  const address = privateCalls.officeTravelers(planId)
  const { data } = usePrivateQuery<Travelers>(address)
  useLiveRefresh({ table: 'plan', columns: ['id', 'revision'], where: `id = ${planId}` }, [address])
  if (!data || data.travelers.length === 0) return null
  return (
    <section className={styles.travelers}>
      <Display size={24}>{m.travelers_title()}</Display>
      {data.passportsDeletedOn && (
        <Text size="small" tone="quiet">
          {m.passport_title()}:{' '}
          {m.passport_deleted_on({ day: formatDay(data.passportsDeletedOn, getLocale()) })}
        </Text>
      )}
      <ol>
        {data.travelers.map((traveler, i) => (
          <li key={traveler.id}>
            <b>{travelerName(traveler, i + 1)}</b>
            <Facts
              columns={1}
              facts={[
                {
                  label: m.travelers_born(),
                  value: traveler.birthday && formatDay(traveler.birthday, getLocale()),
                },
                { label: m.travelers_diet(), value: traveler.diet },
                { label: m.travelers_mobility(), value: traveler.mobility },
                { label: m.travelers_room(), value: traveler.room },
                { label: m.travelers_notes(), value: traveler.notes },
                { label: m.passport_title(), value: passportWords(traveler) },
              ].filter(({ value }) => value)}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}
