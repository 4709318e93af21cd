import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Text } from '#app/ui/text.tsx'
import type { TripPageData } from './trip-schema.ts'

/** Link to the contact form for a changed version of this trip. */
export function ChangeThisTrip({ trip: { country, key, planner } }: { trip: TripPageData }) {
  return (
    <>
      <Text size="lead">{m.trip_personalize({ name: planner.firstName })}</Text>
      <div>
        <Button
          to={links.ask({ country: country.tag, url: links.trip(country.tag, key) })}
          data-ask=""
          size="lg"
          icon="chat-circle-text-bold"
        >
          {m.trip_personalize_action()}
        </Button>
      </div>
    </>
  )
}
