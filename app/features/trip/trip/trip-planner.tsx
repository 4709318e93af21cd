import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { PersonWords } from '#app/picture/person-words.tsx'
import { Button } from '#app/ui/button.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Text } from '#app/ui/text.tsx'
import type { TripPageData } from './trip-schema.ts'

/** The planner of the trip, what they would change in it, and how to contact them. */
export function TripPlannerWords({ trip: { country, key, planner } }: { trip: TripPageData }) {
  return (
    <PersonWords
      id="planner"
      heading={m.trip_planner()}
      person={planner}
      role={m.trip_planner_made()}
      ways={
        <>
          <Button
            to={links.ask({ country: country.tag, url: links.trip(country.tag, key) })}
            data-ask=""
            icon="chat-circle-text-bold"
          >
            {m.trip_ask()}
          </Button>
          <MoreLink to={links.team(country.tag)} icon="calendar-blank">
            {m.trip_call()}
          </MoreLink>
        </>
      }
    >
      <Text size="big">{planner.words}</Text>
    </PersonWords>
  )
}
