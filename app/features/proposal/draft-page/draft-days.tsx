import { travelIcons, travelWords } from '#app/features/trip/itinerary/travel-words.ts'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import styles from './draft-days.module.css'
import type { DraftDay } from './draft-page-schema.ts'

export const dayId = (of: string, day: number) => `draft-${of}-day-${day}`

interface DraftDaysProps {
  days: readonly DraftDay[]
  /** Of which draft, for links to its days. */
  of?: string
}

/** The days of a draft: activities, transport and hotel. */
export function DraftDays({ days, of }: DraftDaysProps) {
  return (
    <ol className={styles.days}>
      {days.map(({ number, date, place, title, line, hotel, rides, activities }) => (
        <li key={number} id={of && dayId(of, number)}>
          <span className={styles.number}>{number}</span>
          <div>
            <p className={styles.title}>{title}</p>
            <p className={styles.place}>{[place, date].filter(Boolean).join(', ')}</p>
            {line !== '' && <p className={styles.line}>{line}</p>}
            <ul className={styles.facts}>
              {rides.map(({ mode, time, distance }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rides of a day may be alike, and never change order
                <li key={i}>
                  <Icon name={travelIcons[mode]} />
                  <VisuallyHidden>{`${travelWords[mode]()}: `}</VisuallyHidden>
                  {m.itinerary_ride({ time, distance })}
                </li>
              ))}
              {activities.slice(1).map(name => (
                <li key={name}>{name}</li>
              ))}
              {hotel && (
                <li>
                  <Icon name="bed" />
                  <VisuallyHidden>{`${m.itinerary_night()}: `}</VisuallyHidden>
                  {hotel}
                </li>
              )}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  )
}
