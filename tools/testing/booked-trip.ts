import { createHash, randomUUID } from 'node:crypto'
import type { Connection } from '#database/connect.ts'
import { plan } from '#database/schema/plan.ts'
import { proposal } from '#database/schema/proposal.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { addPerson, type TestPerson } from './people.ts'

/** The time of this fixture's bookings. */
export const BOOKED_AT = new Date('2026-11-22T14:05:00.000Z')

function day(id: string, place: string): ProposalContent['days'][number] {
  return {
    ...{ id, place, title: id, story: '', country: 'costa-clara', hotel: null, legs: [], activities: [] },
    ...{ meals: [], altitudeGainM: 0, walkKm: 0 },
  }
}

function priceLine(id: string, unitMinor: number | null): ProposalContent['price'][number] {
  return {
    ...{ id, unitMinor, what: id, day: null, forWhom: 'each of you', count: 2, season: null },
    ...{ refundableUntil: null, note: null },
  }
}

/** Ten nights for two at US$ 9,840. */
export const trip: ProposalContent = {
  locale: 'en',
  startsOn: '2027-02-11',
  adults: 2,
  childAges: [],
  currency: 'USD',
  days: ['puerto-claro', 'canales', 'canales', 'puerto-claro'].map((place, i) => day(`day-${i}`, place)),
  price: [priceLine('sleeping', 392_000), priceLine('moving', 100_000)],
  notIncluded: [],
  tripKey: null,
}

interface Wanted {
  traveller?: TestPerson
  affiliateId?: number
  content?: Partial<ProposalContent>
  locale?: 'EN' | 'ES'
  isSample?: boolean
}

/** A traveller with a plan and a first proposal that was sent. */
export async function addProposedTrip(connection: Pick<Connection, 'db'>, wanted: Wanted = {}) {
  const { db } = connection
  const traveller = wanted.traveller ?? (await addPerson(connection))
  const [row] = await db
    .insert(plan)
    .values({
      ...{ idempotencyKey: randomUUID(), receiptKey: randomUUID(), userId: traveller.userId },
      ...{ countryTag: 'costa-clara', contactName: 'Ana Mora', contactEmail: traveller.email },
      ...{ createdTs: new Date('2026-11-01T12:00:00Z'), answerDueTs: new Date('2026-11-02T12:00:00Z') },
      ...{ locale: wanted.locale ?? 'EN', isSample: wanted.isSample ?? false },
      affiliateId: wanted.affiliateId ?? null,
    })
    .returning({ id: plan.id })
  const planId = row?.id ?? 0
  await addSentProposal(connection, { planId, number: 1, content: { ...trip, ...wanted.content } })
  return { planId, traveller, actor: { kind: 'traveller', userId: traveller.userId } as const }
}

/** Another proposal of a plan, already sent. */
export async function addSentProposal(
  { db }: Pick<Connection, 'db'>,
  { planId, number, content = trip }: { planId: number; number: number; content?: ProposalContent },
): Promise<void> {
  const sums = content.price.map(({ unitMinor, count }) => (unitMinor === null ? null : unitMinor * count))
  const priceMinor = sums.includes(null) ? null : sums.reduce<number>((sum, minor) => sum + (minor ?? 0), 0)
  await db.insert(proposal).values({
    ...{ planId, number, content, priceMinor, currency: content.currency, title: 'Corcovado by boat' },
    ...{ staffFkey: 'alma-reyes', sentTs: new Date('2026-11-20T12:00:00Z') },
    fingerprint: createHash('sha256').update(JSON.stringify(content)).digest('hex'),
  })
}
