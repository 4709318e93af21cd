import type { ReactNode } from 'react'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { withInitial } from '#app/text/initial.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icons.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import styles from './day-figures.module.css'
import type { DayData, Meal } from './itinerary-schema.ts'
import { travelIcons, travelWords } from './travel-words.ts'

const mealWords = {
  breakfast: m.itinerary_breakfast,
  lunch: m.itinerary_lunch,
  dinner: m.itinerary_dinner,
} as const

/** Summary of a day: transport, walking, meals, altitude, activities and hotel. */
export function DayFigures({ day }: { day: DayData }) {
  const { legs, walk, altitudeGain, hotel, meals, tours, visits } = day
  return (
    <ul className={styles.figures}>
      {legs.map(({ mode, time, distance }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rides of a day may be alike, and never change order
        <Figure key={i} icon={travelIcons[mode]} label={travelWords[mode]()}>
          {m.itinerary_ride({ time, distance })}
        </Figure>
      ))}
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
