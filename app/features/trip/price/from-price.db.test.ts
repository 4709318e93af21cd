import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf } from '#app/text/days.ts'
import { finderTrip } from '#database/schema/finder.ts'
import { priceComponent, trip } from '#database/schema/trip.ts'
import type { DateRange } from '#database/values/range.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { fromPriceMinor, type PriceComponent } from './price.ts'

const { db } = await openTestDatabase({ seeded: 'world' })

async function aTrip(): Promise<number> {
  const [row] = await db.select({ id: trip.id }).from(trip).limit(1)
  if (!row) throw new Error('no trip')
  return row.id
}

/** The price on cards, and the one in the finder's index. */
async function shownOf(tripId: number): Promise<(number | null)[]> {
  const [card] = await db.select({ minor: trip.fromPriceMinor }).from(trip).where(eq(trip.id, tripId))
  const [found] = await db
    .select({ minor: finderTrip.fromPriceMinor })
    .from(finderTrip)
    .where(eq(finderTrip.tripId, tripId))
  return [card?.minor ?? null, found?.minor ?? null]
}

async function replaceComponents(tripId: number, components: readonly PriceComponent[]): Promise<void> {
  await db.delete(priceComponent).where(eq(priceComponent.tripId, tripId))
  if (components.length === 0) return
  await db.insert(priceComponent).values(components.map((row, position) => ({ tripId, position, ...row })))
}

function component(change: Partial<PriceComponent>): PriceComponent {
  const partySize = { kind: 'Range', start: 1, end: 9 } as const
  return {
    what: { en: 'a', es: 'b' },
    per: 'person',
    amountMinor: 900_00,
    season: null,
    partySize,
    ...change,
  }
}

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map(instant => dayOf(instant))
const season: fc.Arbitrary<DateRange | null> = fc.oneof(
  fc.constant(null),
  fc.constant<DateRange>({ kind: 'Empty' }),
  fc.constant<DateRange>({ kind: 'Range', start: '2026-06-01', end: '2027-06-01' }),
  fc
    .tuple(day, day)
    .filter(([start, end]) => start < end)
    .map(([start, end]): DateRange => ({ kind: 'Range', start, end })),
)
const anyComponent = fc
  .record({
    per: fc.constantFrom('person' as const, 'group' as const),
    amountMinor: fc.integer({ min: 1, max: 1e6 }),
    season,
    partySize: fc.constantFrom([1, 9], [2, 3], [3, 9], [1, 2]).map(([start = 1, end = 9]) => ({
      kind: 'Range' as const,
      start,
      end,
    })),
  })
  .map(component)

const anyMonths = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1 })

describe('the price a trip starts from', () => {
  it('equals the sum of its components, for any components, in the best months', async () => {
    const tripId = await aTrip()
    await fc.assert(
      fc.asyncProperty(fc.array(anyComponent, { maxLength: 5 }), anyMonths, async (components, months) => {
        await replaceComponents(tripId, components)
        await db.update(trip).set({ bestMonths: months }).where(eq(trip.id, tripId))
        const minor = fromPriceMinor(components, months)
        expect(await shownOf(tripId)).toEqual([minor, minor])
      }),
      { numRuns: 40 },
    )
  })

  it('is updated when a component is changed, moved to another trip, or deleted', async () => {
    const tripId = await aTrip()
    const two = [component({}), component({ amountMinor: 100_00, per: 'group' })]
    await replaceComponents(tripId, two)
    expect(await shownOf(tripId)).toEqual([950_00, 950_00])
    const ofTrip = eq(priceComponent.tripId, tripId)
    await db.update(priceComponent).set({ amountMinor: sql`amount_minor * 2` }).where(ofTrip)
    expect(await shownOf(tripId)).toEqual([1900_00, 1900_00])
    await db.execute(sql`update price_component set trip_id = (select max(id) from trip), position = 99
      where trip_id = ${tripId} and per = 'group'`)
    expect(await shownOf(tripId)).toEqual([1800_00, 1800_00])
    await db.delete(priceComponent).where(ofTrip)
    expect(await shownOf(tripId)).toEqual([null, null])
  })

  it('follows the best months', async () => {
    const tripId = await aTrip()
    const summer = { kind: 'Range', start: '2026-06-01', end: '2026-09-01' } as const
    await replaceComponents(tripId, [component({}), component({ amountMinor: 100_00, season: summer })])
    await db
      .update(trip)
      .set({ bestMonths: [6, 7] })
      .where(eq(trip.id, tripId))
    expect(await shownOf(tripId)).toEqual([1000_00, 1000_00])
    await db
      .update(trip)
      .set({ bestMonths: [7, 9] })
      .where(eq(trip.id, tripId))
    expect(await shownOf(tripId)).toEqual([900_00, 900_00])
  })

  it('cannot be written directly', async () => {
    const tripId = await aTrip()
    await replaceComponents(tripId, [component({})])
    await db.update(trip).set({ fromPriceMinor: 1 }).where(eq(trip.id, tripId))
    expect(await shownOf(tripId)).toEqual([900_00, 900_00])
  })
})
