import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Folding } from '#app/ui/folding.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './take-along.module.css'

interface TakeAlongProps {
  country: string
  tripKey: string
}

/** Downloads of a trip: a calendar from a start date, and a GPS route. Plain links and forms, without script. */
export function TakeAlong({ country, tripKey }: TakeAlongProps) {
  return (
    <Section as="aside" rhythm="tight" aria-labelledby="along" className={styles.band}>
      <Wrap>
        <Folding
          summary={
            <Display size={30} id="along">
              {m.itinerary_along()}
            </Display>
          }
        >
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
        </Folding>
      </Wrap>
    </Section>
  )
}
