import { GoesWellWith } from '#app/features/catalogue/unplanned/goes-well-with.tsx'
import { UnplannedAnswers } from '#app/features/catalogue/unplanned/unplanned-answers.tsx'
import { UnplannedHead } from '#app/features/catalogue/unplanned/unplanned-head.tsx'
import type { UnplannedPage as Page } from '#app/features/catalogue/unplanned/unplanned-schema.ts'

/** A country where we plan no trips: what to know about it, and which of our countries combine with it. */
export function UnplannedPage({ page }: { page: Page }) {
  return (
    <main id="main">
      <UnplannedHead page={page} />
      <UnplannedAnswers page={page} />
      <GoesWellWith page={page} />
    </main>
  )
}
