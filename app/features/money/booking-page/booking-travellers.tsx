import type { BookingView } from '#app/features/money/booking/booking-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay } from '#app/text/figures.ts'
import { Display } from '#app/ui/display.tsx'
import styles from './booking-travellers.module.css'

/** Who travels, as the plan knows them, and what was asked of each. */
export function BookingTravellers({ travellers }: { travellers: BookingView['travellers'] }) {
  if (travellers.length === 0) return null
  const locale = getLocale()
  return (
    <section className={styles.travellers}>
      <Display size={30}>{m.booking_travellers()}</Display>
      <ol>
        {travellers.map(({ name, birthday, prompts }, i) => (
          // They have no names yet, and their order is what tells them apart.
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is their own
          <li key={i}>
            <b>{name ?? m.booking_traveller({ number: i + 1 })}</b>
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
