import { useSearchParams } from 'react-router'
import { GoesWellWith } from '#app/features/catalogue/unplanned/goes-well-with.tsx'
import {
  type UnplannedPage as Page,
  soughtName,
  soughtTreks,
} from '#app/features/catalogue/unplanned/sought.ts'
import { UnplannedAnswers } from '#app/features/catalogue/unplanned/unplanned-answers.tsx'
import { UnplannedHead } from '#app/features/catalogue/unplanned/unplanned-head.tsx'
import { useSite } from '#app/pages/site/use-site.ts'

/** A country where we plan no trips: what to know about it, and which of our countries combine with it. */
export function UnplannedPage({ page }: { page: Page }) {
  const { site } = useSite()
  const [query] = useSearchParams()
  const sought = query.get('sought')
  const lists = site.country
  const listed = lists
    ? [...lists.topPlaces, ...lists.topActivities, ...lists.placeThemes, ...lists.vacationThemes]
    : []
  return (
    <main id="main">
      <UnplannedHead page={page} sought={soughtName(sought, page, listed)} wantsTreks={soughtTreks(sought)} />
      <UnplannedAnswers page={page} />
      <GoesWellWith page={page} />
    </main>
  )
}
