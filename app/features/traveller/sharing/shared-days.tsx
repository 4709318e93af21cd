import { dateOfDay } from '#app/features/proposal/proposal/pace.ts'
import type { SharedProposal } from '#app/features/proposal/share/share-schema.ts'
import { DayFacts } from '#app/features/traveller/proposal/day-facts.tsx'
import { longDay } from '#app/features/traveller/proposal/proposal-days.ts'
import { travelNames } from '#app/features/trip/itinerary/travel-words.ts'
import { RouteMap } from '#app/map/route-map.tsx'
import { m } from '#app/paraglide/messages.js'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './shared-trip.module.css'

function SharedDay({ trip, index }: { trip: SharedProposal; index: number }) {
  const { content, facts, pictures } = trip
  const day = content.days[index]
  if (!day) return null
  const date = dateOfDay(content.startsOn, index)
  const place = facts.places[day.place]?.name ?? day.place
  const picture = pictures[index]
  return (
    <li className={styles.day}>
      <b className={styles.disc} aria-hidden="true">
        {index + 1}
      </b>
      <article>
        <p className={styles.when}>
          <b>{m.itinerary_day({ number: index + 1 })}</b>
          <span>{place}</span>
          {date && <span>{longDay(date)}</span>}
        </p>
        <Display as="h3" size={24} lang={content.locale}>
          {day.title || place}
        </Display>
        {picture && (
          <PictureFrame picture={picture} ratio="21x9" sizes="40rem" decorative className={styles.picture} />
        )}
        {day.story !== '' && (
          <Text className={styles.story} lang={content.locale}>
            {day.story}
          </Text>
        )}
        <DayFacts day={day} />
      </article>
    </li>
  )
}

/** The read-only days, beside their map. */
export function SharedDays({ trip }: { trip: SharedProposal }) {
  const { content, map } = trip
  return (
    <Section rhythm="tight" id="days">
      <Wrap>
        <Display size={64}>{m.proposal_days()}</Display>
        <div className={styles.two}>
          <ol className={styles.days}>
            {content.days.map((day, i) => (
              <SharedDay key={day.id} trip={trip} index={i} />
            ))}
          </ol>
          {map && (
            <RouteMap
              data={map}
              labels={{
                ...travelNames(),
                map: m.itinerary_map({ places: map.places.map(({ name }) => name).join(', ') }),
              }}
              className={styles.map ?? ''}
            />
          )}
        </div>
      </Wrap>
    </Section>
  )
}
