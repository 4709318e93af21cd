import type { ReactNode } from 'react'
import { travelIcons, travelWords } from '#app/features/trip/itinerary/travel-words.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatKilometres, formatMinutes } from '#app/text/figures.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icons.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { ProposalActivity, ProposalDay } from '#database/values/proposal-content.ts'
import styles from './day.module.css'

const mealWords = {
  breakfast: m.itinerary_breakfast,
  lunch: m.itinerary_lunch,
  dinner: m.itinerary_dinner,
} as const

function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <VisuallyHidden>{label}: </VisuallyHidden>
      <span>{children}</span>
    </li>
  )
}

interface DayFactsProps {
  day: ProposalDay
  /** Renders the words of an activity, where it can be answered. */
  activity?: (activity: ProposalActivity, words: string) => ReactNode
}

/** Summary of a day: transport, activities, meals and hotel. */
export function DayFacts({ day, activity = (_, words) => words }: DayFactsProps) {
  const { legs, activities, hotel, meals, walkKm } = day
  return (
    <ul className={styles.facts}>
      {legs.map(({ id, mode, minutes }) => (
        <Fact key={id} icon={travelIcons[mode]} label={travelWords[mode]()}>
          {formatMinutes(minutes)}
        </Fact>
      ))}
      {activities.map(each => (
        <Fact
          key={each.id}
          icon={each.kind === 'tour' ? 'ticket' : 'map-pin'}
          label={each.kind === 'tour' ? m.itinerary_tour() : m.itinerary_visit()}
        >
          {activity(each, each.startsAt ? `${each.name}, ${each.startsAt}` : each.name)}
        </Fact>
      ))}
      {hotel && (
        <Fact icon="bed" label={m.itinerary_night()}>
          {hotel.name}
        </Fact>
      )}
      {meals.length > 0 && (
        <Fact icon="fork-knife" label={m.itinerary_meals()}>
          {meals.length === 3 ? m.proposal_all_meals() : meals.map(meal => mealWords[meal]()).join(', ')}
        </Fact>
      )}
      {walkKm > 0 && (
        <Fact icon="footprints" label={m.itinerary_walk_label()}>
          {formatKilometres(walkKm, getLocale())}
        </Fact>
      )}
    </ul>
  )
}
