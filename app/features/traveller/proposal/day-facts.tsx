import { travelIcons, travelWords } from '#app/features/trip/itinerary/travel-words.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatKilometres, formatMinutes } from '#app/text/figures.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icons.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { ProposalDay } from '#database/values/proposal-content.ts'
import styles from './day.module.css'

const mealWords = {
  breakfast: m.itinerary_breakfast,
  lunch: m.itinerary_lunch,
  dinner: m.itinerary_dinner,
} as const

function Fact({ icon, label, children }: { icon: IconName; label: string; children: string }) {
  return (
    <li>
      <Icon name={icon} />
      <VisuallyHidden>{label}: </VisuallyHidden>
      <span>{children}</span>
    </li>
  )
}

/** Summary of a day: transport, activities, meals and hotel. */
export function DayFacts({ day: { legs, activities, hotel, meals, walkKm } }: { day: ProposalDay }) {
  return (
    <ul className={styles.facts}>
      {legs.map(({ id, mode, minutes }) => (
        <Fact key={id} icon={travelIcons[mode]} label={travelWords[mode]()}>
          {formatMinutes(minutes)}
        </Fact>
      ))}
      {activities.map(({ id, kind, name, startsAt }) => (
        <Fact
          key={id}
          icon={kind === 'tour' ? 'ticket' : 'map-pin'}
          label={kind === 'tour' ? m.itinerary_tour() : m.itinerary_visit()}
        >
          {startsAt ? `${name}, ${startsAt}` : name}
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
