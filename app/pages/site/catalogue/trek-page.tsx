import { BeforeSummary } from '#app/features/catalogue/before-you-go/before-summary.tsx'
import type { SummaryRow } from '#app/features/catalogue/before-you-go/before-you-go-schema.ts'
import { AskAboutTrek } from '#app/features/catalogue/trek/ask-about-trek.tsx'
import { TrekHead } from '#app/features/catalogue/trek/trek-head.tsx'
import { TrekMonths } from '#app/features/catalogue/trek/trek-months.tsx'
import { TrekNeeds } from '#app/features/catalogue/trek/trek-needs.tsx'
import { TrekRoute } from '#app/features/catalogue/trek/trek-route.tsx'
import type { TrekPage as Page } from '#app/features/catalogue/trek/trek-schema.ts'

/** A trek's own page: the route day by day, the months, the requirements, and its planner. */
export function TrekPage({ trek, before }: { trek: Page; before: readonly SummaryRow[] }) {
  return (
    <main id="main">
      <TrekHead trek={trek} />
      <TrekRoute {...trek} />
      <TrekMonths {...trek} />
      <TrekNeeds {...trek} />
      {before.length > 0 && <BeforeSummary tag={trek.tag} name={trek.name} rows={before} />}
      <AskAboutTrek trek={trek} />
    </main>
  )
}
