import type { BookingView } from '#app/features/money/booking/booking-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay } from '#app/text/figures.ts'
import { Display } from '#app/ui/display.tsx'
import styles from './booking-travelers.module.css'

/** Who travels, as the plan knows them, and what was asked of each. */
export function BookingTravelers({ travelers }: { travelers: BookingView['travellers'] }) {
  if (travelers.length === 0) return null
  const locale = getLocale()
  return (
    <section className={styles.travelers}>
      <Display size={30}>{m.booking_travelers()}</Display>
      <ol>
        {travelers.map(({ name, birthday, prompts }, i) => (
          // They have no names yet, and their order is what tells them apart.
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is their own
          <li key={i}>
            <b>{name ?? m.booking_traveler({ number: i + 1 })}</b>
            {birthday && <span>{m.booking_born({ day: formatDay(birthday, locale) })}</span>}
            {prompts.flatMap(Object.entries).map(([asked, answered]) => (
              <span key={asked}>
                {asked}: {answered}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}
