import { type ReactNode, useRef, useState } from 'react'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { PhotoCredit } from '#app/picture/photo-credit.tsx'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { withInitial } from '#app/text/names.ts'
import { unbroken } from '#app/text/unbroken.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { Folding } from '#app/ui/folding.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icons.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { Meal } from '#database/values/meals.ts'
import styles from './day-list.module.css'
import type { DayData } from './itinerary.ts'
import { travelIcons, travelWords } from './travel-words.ts'

const mealWords = {
  breakfast: m.itinerary_breakfast,
  lunch: m.itinerary_lunch,
  dinner: m.itinerary_dinner,
} as const

/** Summary of a day: transport, walking, meals, altitude, activities and hotel. */
function DayFigures({ day }: { day: DayData }) {
  const { legs, road, walk, altitudeGain, hotel, meals, tours, visits } = day
  return (
    <ul className={styles.figures}>
      {legs.map(({ mode, time, distance, back }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rides of a day may be alike, and never change order
        <Figure key={i} icon={travelIcons[mode]} label={travelWords[mode]()}>
          {back ? m.itinerary_ride_back({ time }) : m.itinerary_ride({ time, distance })}
        </Figure>
      ))}
      {road && (
        <Figure icon="clock" label={m.itinerary_road()}>
          {m.itinerary_road_in_all({ time: road })}
        </Figure>
      )}
      {tours.map(({ key, name, country, type }) => (
        <Figure key={key} icon="ticket" label={m.itinerary_tour()}>
          <TextLink to={type ? links.tourType(country, type) : links.tours(country)}>{name}</TextLink>
        </Figure>
      ))}
      {visits.map(({ slug, name, country }) => (
        <Figure key={slug} icon="map-pin" label={m.itinerary_visit()}>
          <TextLink to={links.attraction(country, slug)}>{name}</TextLink>
        </Figure>
      ))}
      {walk && (
        <Figure icon="footprints" label={m.itinerary_walk_label()}>
          {m.itinerary_walk(walk)}
        </Figure>
      )}
      {altitudeGain && (
        <Figure icon="mountains" label={m.itinerary_climb_label()}>
          {m.itinerary_climb({ metres: altitudeGain })}
        </Figure>
      )}
      {hotel && (
        <Figure icon="bed" label={m.itinerary_night()}>
          {hotel}
        </Figure>
      )}
      {meals.length > 0 && (
        <Figure icon="fork-knife" label={m.itinerary_meals()}>
          {mealsInWords(meals)}
        </Figure>
      )}
    </ul>
  )
}

function Figure({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} className={styles.icon} />
      <VisuallyHidden>{`${label}: `}</VisuallyHidden>
      <span>{children}</span>
    </li>
  )
}

/** "Breakfast, lunch": the first with a capital. */
function mealsInWords(meals: readonly Meal[]): string {
  if (meals.length === Object.keys(mealWords).length) return m.itinerary_all_meals()
  return withInitial(meals.map(meal => mealWords[meal]()).join(', '))
}

interface DayListProps {
  title: ReactNode
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
export function DayList({ title, days, currentDay, onPoint, afterDay }: DayListProps) {
  const list = useRef<HTMLOListElement>(null)
  const [areOpen, setAreOpen] = useState(false)
  function toggle(): void {
    for (const day of list.current?.querySelectorAll('details') ?? []) day.open = !areOpen
    setAreOpen(!areOpen)
  }
  return (
    <>
      <div className={styles.head}>
        {title}
        <button type="button" data-scripted className={styles.all} onClick={toggle}>
          {areOpen ? m.itinerary_close_all() : m.itinerary_open_all()}
        </button>
      </div>
      <ol className={styles.days} ref={list}>
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
            <Day day={day}>{afterDay(day.number)}</Day>
          </li>
        ))}
      </ol>
    </>
  )
}

function Day({ day, children }: { day: DayData; children: ReactNode }) {
  const { number, places, title, story, picture } = day
  const [from = '', to] = places
  return (
    <Folding
      summary={
        <h3 className={styles.summary}>
          <span className={styles.disc} aria-hidden="true">
            {number}
          </span>
          <span>
            <span className={styles.where}>
              {to === undefined ? from : m.itinerary_from_to({ from, to })}
            </span>
            <Display as="b" size={24} className={styles.title}>
              <VisuallyHidden>{`${m.itinerary_day({ number })}: `}</VisuallyHidden>
              {title}
            </Display>
            <Gist day={day} />
          </span>
        </h3>
      }
    >
      <div className={styles.text}>
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
      </div>
    </Folding>
  )
}

/** Three figures of a folded day; the open one has them all below its story. */
function Gist({ day: { legs, walk, hotel } }: { day: DayData }) {
  const rides = legs.map(({ mode, time }) => ({ icon: travelIcons[mode], words: time }))
  const figures = [
    ...(walk ? [{ icon: 'footprints' as const, words: walk.distance }] : []),
    ...(hotel ? [{ icon: 'bed' as const, words: hotel }] : []),
  ]
  return (
    <span className={styles.gist} aria-hidden="true">
      {[...rides.slice(0, 3 - figures.length), ...figures].map(({ icon, words }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the figures of a day may be alike, and never change order
        <span key={i}>
          <Icon name={icon} className={styles.icon} />
          {words}
        </span>
      ))}
    </span>
  )
}
