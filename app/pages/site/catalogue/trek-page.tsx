import { BeforeSummary } from '#app/features/catalogue/before-you-go/before-summary.tsx'
import type { SummaryRow } from '#app/features/catalogue/before-you-go/before-you-go-schema.ts'
import { AskAboutTrek } from '#app/features/catalogue/trek/ask-about-trek.tsx'
import { TrekHead } from '#app/features/catalogue/trek/trek-head.tsx'
import { TrekMonths } from '#app/features/catalogue/trek/trek-months.tsx'
import { TrekNeeds } from '#app/features/catalogue/trek/trek-needs.tsx'
import { TrekRoute } from '#app/features/catalogue/trek/trek-route.tsx'
import type { TrekPage as Page } from '#app/features/catalogue/trek/trek-schema.ts'
import { TripCard } from '#app/features/trip/trip-card/trip-card.tsx'
import type { TripCardData } from '#app/features/trip/trip-card/trip-card-schema.ts'

interface TrekPageProps {
  trek: Page
  /** Our trip that includes it. */
  trip: TripCardData | null
  before: readonly SummaryRow[]
}

/** A trek's own page: its trip, the route day by day, the months, the requirements, and its planner. */
export function TrekPage({ trek, trip, before }: TrekPageProps) {
  return (
    <main id="main">
      <TrekHead trek={trek} price={trip}>
        {trip && <TripCard trip={trip} />}
      </TrekHead>
      <TrekRoute {...trek} />
      <TrekMonths {...trek} />
      <TrekNeeds {...trek} />
      {before.length > 0 && <BeforeSummary tag={trek.tag} name={trek.name} rows={before} />}
      <AskAboutTrek trek={trek} />
    </main>
  )
}
