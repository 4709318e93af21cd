import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import styles from './take-along.module.css'

interface TakeAlongProps {
  country: string
  tripKey: string
}

/** Downloads of a trip, folded: a calendar from a start date, and a GPS route. Plain links and forms, without script. */
export function TakeAlong({ country, tripKey }: TakeAlongProps) {
  return (
    <details className={styles.along}>
      <summary>
        <Icon name="calendar-blank" />
        <h3>{m.itinerary_along()}</h3>
        <Icon name="caret-down-bold" size="xs" />
      </summary>
      <form action={links.tripCalendar(country, tripKey)} className={styles.calendar}>
        <label htmlFor="along-start">{m.itinerary_start()}</label>
        <input type="date" name="start" id="along-start" required className={styles.day} />
        <SecondaryButton type="submit" size="sm" icon="calendar-blank">
          {m.itinerary_calendar()}
        </SecondaryButton>
      </form>
      <a href={links.tripRoute(country, tripKey)} className={styles.route}>
        {m.itinerary_gpx()}
      </a>
      <Text size="fine" tone="quiet">
        {m.itinerary_along_note()}
      </Text>
    </details>
  )
}
