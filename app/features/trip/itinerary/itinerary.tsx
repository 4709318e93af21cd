import { type ReactNode, useState } from 'react'
import { links } from '#app/links.ts'
import { LateRouteMap } from '#app/map/late-maps.tsx'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { useReached } from '#app/ui/use-reached.ts'
import { Wrap } from '#app/ui/wrap.tsx'
import { DayList, dayAnchor } from './day-list.tsx'
import styles from './itinerary.module.css'
import type { ItineraryData } from './itinerary.ts'
import { travelNames } from './travel-words.ts'

interface ItineraryProps extends ItineraryData {
  tripKey: string
  /** Renders content below a day, by its number. */
  afterDay: (day: number) => ReactNode
  /** Below the days, in their column. */
  children: ReactNode
}

/**
 * The days of a trip with their map. The day in the middle of the screen is highlighted in both, or the one under the
 * pointer.
 */
export function Itinerary({ tripKey, days, map, afterDay, children }: ItineraryProps) {
  const [pointed, setPointed] = useState<number | null>(null)
  const reached = useReached(days.map(({ number }) => dayAnchor(number)))
  const read = days.find(({ number }) => dayAnchor(number) === reached)
  const currentDay = pointed ?? read?.number

  function pointAt(place: string | null): void {
    setPointed(map.places.find(({ key }) => key === place)?.days?.[0] ?? null)
  }

  return (
    <Section rhythm="tight" id="days">
      <Wrap className={styles.two}>
        <div>
          <DayList
            title={<Display size={64}>{m.itinerary_title()}</Display>}
            days={days}
            currentDay={currentDay}
            onPoint={setPointed}
            afterDay={afterDay}
          />
          {children}
        </div>
        <div className={styles.beside}>
          <LateRouteMap
            data={map}
            currentDay={currentDay}
            labels={{
              ...travelNames(),
              map: m.itinerary_map({ places: map.places.map(({ name }) => name).join(', ') }),
              currentDay: m.itinerary_day({ number: currentDay ?? '' }),
            }}
            onPoint={pointAt}
            className={styles.map}
          >
            <MoreLink to={links.tripMap(tripKey, currentDay)} icon="map-trifold">
              {m.explorer_open()}
            </MoreLink>
          </LateRouteMap>
        </div>
      </Wrap>
    </Section>
  )
}
