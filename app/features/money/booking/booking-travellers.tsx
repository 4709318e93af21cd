import type { BookingView } from '#app/features/money/booking/booking-schema.ts'
import { promptsInWords } from '#app/features/wish/prompt-words.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay } from '#app/text/figures.ts'
import { Display } from '#app/ui/display.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import styles from './booking-travellers.module.css'

interface BookingTravellersProps {
  planId: number
  travellers: BookingView['travellers']
}

/** The travellers of the plan, with their answers. */
export function BookingTravellers({ planId, travellers }: BookingTravellersProps) {
  const locale = getLocale()
  return (
    <section className={styles.travellers}>
      <Display size={30}>{m.booking_travellers()}</Display>
      {travellers.length > 0 && (
        <ol>
          {travellers.map(({ name, birthday, age, prompts }, i) => (
            // Travellers without a name are identified by their order.
            // biome-ignore lint/suspicious/noArrayIndexKey: the order is their own
            <li key={i}>
              <b>{name ?? m.booking_traveller({ number: i + 1 })}</b>
              {birthday && <span>{m.booking_born({ day: formatDay(birthday, locale) })}</span>}
              {!birthday && age !== null && <span>{m.booking_aged({ count: age })}</span>}
              {promptsInWords(prompts, locale).map(words => (
                <span key={words}>{words}</span>
              ))}
            </li>
          ))}
        </ol>
      )}
      <p>
        <TextLink to={links.tripTravellers(planId)}>{m.booking_travellers_details()}</TextLink>
      </p>
    </section>
  )
}
