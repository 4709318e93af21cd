import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { PhotoCredit } from '#app/picture/photo-credit.tsx'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { unbroken } from '#app/text/unbroken.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { DayFigures } from './day-figures.tsx'
import styles from './day-list.module.css'
import type { DayData } from './itinerary-schema.ts'

interface DayListProps {
  days: readonly DayData[]
  /** The day with the red disc. */
  currentDay: number | undefined
  /** Called with the day under the pointer or focus; null when it leaves. */
  onPoint: (day: number | null) => void
  /** Renders content below a day, by its number. */
  afterDay: (day: number) => ReactNode
}

/** Element id of a day. */
export function dayAnchor(day: number): string {
  return `day-${day}`
}

/** The days of a trip along a line. */
export function DayList({ days, currentDay, onPoint, afterDay }: DayListProps) {
  return (
    <ol className={styles.days}>
      {days.map(day => (
        <li
          key={day.number}
          id={dayAnchor(day.number)}
          className={classNames(styles.day, day.number === currentDay && styles.now)}
          onPointerEnter={() => onPoint(day.number)}
          onPointerLeave={() => onPoint(null)}
          onFocus={() => onPoint(day.number)}
          onBlur={() => onPoint(null)}
        >
          <span className={styles.disc} aria-hidden="true">
            {day.number}
          </span>
          <Day day={day}>{afterDay(day.number)}</Day>
        </li>
      ))}
    </ol>
  )
}

function Day({ day, children }: { day: DayData; children: ReactNode }) {
  const { number, places, title, story, picture } = day
  const [from = '', to] = places
  return (
    <article className={styles.text}>
      <p className={styles.where}>{to === undefined ? from : m.itinerary_from_to({ from, to })}</p>
      <Display as="h3" size={30} className={styles.title}>
        <VisuallyHidden>{`${m.itinerary_day({ number })}: `}</VisuallyHidden>
        {title}
      </Display>
      {picture && (
        <>
          <PictureFrame
            picture={picture}
            ratio="21x9"
            sizes="(width >= 64rem) 40rem, 100vw"
            className={styles.picture}
          />
          <PhotoCredit picture={picture} className={styles.credit} />
        </>
      )}
      {story.map(paragraph => (
        <p key={paragraph} className={styles.story}>
          {unbroken(paragraph)}
        </p>
      ))}
      <DayFigures day={day} />
      {children}
    </article>
  )
}
