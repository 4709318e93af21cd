import { expect, it } from 'vitest'
import { withIds } from '#app/features/proposal/pricing/catalogue-lines.ts'
import { linesOfTrip } from '#app/features/proposal/pricing/follow-days.ts'
import { findPace } from '#app/features/proposal/proposal/pace.ts'
import { findFacts, findTripContent } from '#app/features/proposal/proposal/proposal-queries.server.ts'
import { proposalContent } from '#app/features/proposal/proposal/proposal-schema.ts'
import { sunsetMinutes } from '#app/features/proposal/proposal/sky.ts'
import { totalMinor } from '#app/features/proposal/proposal/sums.ts'
import { isPublished } from '#database/schema/published.ts'
import { trip } from '#database/schema/trip.ts'
import { LOCALES } from '#database/values/locale.ts'
import { openWorld } from '#tools/testing/test-database.ts'

const { db } = await openWorld()
const trips = await db.select({ key: trip.key }).from(trip).where(isPublished(trip))

it.each(trips)('$key has no broken pace findings, and becomes a draft with a price', async ({ key }) => {
  for (const locale of LOCALES) {
    const draft = await findTripContent(db, key, { locale, startsOn: null, adults: 2, childAges: [] })
    const priced = draft && { ...draft.content, price: withIds(linesOfTrip(draft.components, draft.content)) }
    const content = proposalContent.parse(priced)
    expect(totalMinor(content)).toBeGreaterThan(0)
    const facts = await findFacts(db, content)
    const findings = findPace({
      content,
      facts,
      sunsetOf: (day, date) => {
        const at = facts.places[day.place]
        return at ? sunsetMinutes(at, date) : null
      },
    })
    expect(findings.filter(({ grade }) => grade === 'broken')).toEqual([])
  }
})
