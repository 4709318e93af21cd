import { expect, it } from 'vitest'
import { findPace } from '#app/features/proposal/proposal/pace.ts'
import { totalMinor } from '#app/features/proposal/proposal/price-total.ts'
import { contentFromTrip, findFacts } from '#app/features/proposal/proposal/proposal-queries.server.ts'
import { proposalContent } from '#app/features/proposal/proposal/proposal-schema.ts'
import { sunsetMinutes } from '#app/features/proposal/proposal/sky.ts'
import { isPublished } from '#database/schema/published.ts'
import { trip } from '#database/schema/trip.ts'
import { LOCALES } from '#database/values/locale.ts'
import { openWorld } from '#tools/testing/test-database.ts'

const { db } = await openWorld()
const trips = await db.select({ key: trip.key }).from(trip).where(isPublished(trip))

it.each(trips)('$key has no broken pace findings, and becomes a draft with a price', async ({ key }) => {
  for (const locale of LOCALES) {
    const draft = await contentFromTrip(db, key, { locale, startsOn: null, adults: 2, childAges: [] })
    const content = proposalContent.parse(draft?.content)
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
