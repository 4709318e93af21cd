import { travelIcons, travelWords } from '#app/features/trip/itinerary/travel-words.ts'
import { m } from '#app/paraglide/messages.js'
import { formatMinutes } from '#app/text/figures.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Text } from '#app/ui/text.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import styles from './today.module.css'
import type { TripDay } from './today-schema.ts'

/** Schedule of a day, with times if they are known. */
export function DayHours({ hours }: Pick<TripDay, 'hours'>) {
  if (hours.length === 0) return <Text tone="quiet">{m.today_no_hours()}</Text>
  return (
    <ol className={styles.hours}>
      {hours.map(({ at, mode, what, minutes }) => (
        <li key={`${at} ${what}`}>
          {at ? <time>{at}</time> : <span className={styles.anytime}>{m.today_anytime()}</span>}
          <Icon name={mode ? travelIcons[mode] : 'map-pin'} />
          <span>
            {mode && <VisuallyHidden>{travelWords[mode]()}: </VisuallyHidden>}
            {what}
            {minutes !== null && <small>{formatMinutes(minutes)}</small>}
          </span>
        </li>
      ))}
    </ol>
  )
}
