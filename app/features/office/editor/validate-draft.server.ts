import { and, eq, inArray } from 'drizzle-orm'
import {
  type Disagreement,
  disagreementsOf,
  type WishedHeads,
} from '#app/features/proposal/pricing/disagreements.ts'
import type { DraftPrices, PricedDraft } from '#app/features/proposal/pricing/follow-days.ts'
import { findDraftPrices, findTravellers } from '#app/features/proposal/pricing/prices-queries.server.ts'
import { birthdaysOnTheWay, type ChildOnTheWay } from '#app/features/proposal/pricing/rates.ts'
import { readWorkings } from '#app/features/proposal/pricing/workings-schema.ts'
import { headCount, type Traveller, whoTravels } from '#app/features/wish/travellers.ts'
import { beginsOn, readWish, type Wish } from '#app/features/wish/wish-schema.ts'
import { dayOf } from '#app/text/days.ts'
import type { Readable } from '#database/connect.ts'
import { catalogueItem } from '#database/schema/catalogue.ts'
import { place } from '#database/schema/place.ts'
import { plan } from '#database/schema/plan.ts'
import type { proposal } from '#database/schema/proposal.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'

type ProposalRow = Pick<typeof proposal.$inferSelect, 'planId' | 'content' | 'workings'>

export interface DraftAssessment {
  prices: DraftPrices
  /** Who travels as the request has it; null if it does not say. */
  wished: WishedHeads | null
  disagreements: Disagreement[]
  children: ChildOnTheWay[]
}

/** What a draft starts with: the plan's wish and its travellers. */
interface Asked {
  locale: string
  wish: Wish
  travellers: readonly Traveller[]
}

/** Party, dates and language: the parts that every draft of a plan starts with. */
export function travellingOf(
  { locale, wish, travellers }: Asked,
  now: Date,
): Pick<ProposalContent, 'locale' | 'startsOn' | 'adults' | 'childAges'> {
  const startsOn = beginsOn(wish)
  return {
    locale: locale === 'ES' ? 'es' : 'en',
    startsOn,
    ...headCount(whoTravels(wish.who, travellers, startsOn ?? dayOf(now))),
  }
}

/** Who travels as a wish has it; null if it does not say how many. */
export function wishedHeads(
  { who, ...wish }: Wish,
  travellers: readonly Traveller[],
  startsOn: string | null,
): { adults: number; childAges: number[]; areAdultsGuessed: boolean } | null {
  const day = startsOn ?? beginsOn(wish) ?? dayOf(new Date())
  const now = whoTravels(who, travellers, day)
  const children = now.childAges.length + now.childrenOfUnknownAge
  const areAdultsGuessed = !now.adults && now.adultAges.length === 0 && children > 0
  return now.adults || children > 0 ? { ...headCount(now), areAdultsGuessed } : null
}

/** An empty draft. */
export function blankContent(asked: Asked, now: Date): ProposalContent {
  return {
    ...travellingOf(asked, now),
    currency: 'USD',
    days: [],
    price: [],
    notIncluded: [],
    tripKey: null,
  }
}

/** What the catalogue and the request say of a draft. */
export async function validateDraft(db: Readable, row: ProposalRow): Promise<DraftAssessment> {
  const draft: PricedDraft = { content: row.content, workings: readWorkings(row.workings) }
  const [[ofPlan], travellers] = await Promise.all([
    db.select({ wish: plan.wish }).from(plan).where(eq(plan.id, row.planId)),
    findTravellers(db, row.planId),
  ])
  const prices = await findDraftPrices(db, draft, travellers)
  const wished = ofPlan ? wishedHeads(readWish(ofPlan.wish), travellers, row.content.startsOn) : null
  return {
    ...{ prices, wished, disagreements: disagreementsOf(draft, prices, wished) },
    children: birthdaysOnTheWay(draft.content, travellers),
  }
}

/** A value that no page of the office offers: its path in the content, and why. */
export interface NotOffered {
  path: string
  code: 'not_in_catalogue' | 'id_twice' | 'day_unknown' | 'too_far'
}

type Kind = 'place' | 'hotel' | 'tour'

/** What of the catalogue a draft names, with the path of each. */
function namedIn({ days }: ProposalContent): { path: string; kind: Kind; name: string }[] {
  return days.flatMap(({ country, place: slug, hotel, legs, activities }, at) => {
    const of = (path: string, kind: Kind, key: string | null) =>
      key === null ? [] : [{ path: `days.${at}.${path}`, kind, name: `${country}/${key}` }]
    const kindOf = { tour: 'tour', visit: 'place' } as const
    return [
      ...of('place', 'place', slug),
      ...legs.flatMap(({ from, to }, i) => [
        ...of(`legs.${i}.from`, 'place', from),
        ...of(`legs.${i}.to`, 'place', to),
      ]),
      ...of('hotel.key', 'hotel', hotel?.key ?? null),
      ...(hotel?.alternatives ?? []).flatMap(({ key }, i) => of(`hotel.alternatives.${i}.key`, 'hotel', key)),
      ...activities.flatMap(({ kind, key, alternatives }, i) => [
        ...of(`activities.${i}.key`, kindOf[kind], key),
        ...alternatives.flatMap((each, n) => of(`activities.${i}.alternatives.${n}.key`, 'tour', each.key)),
      ]),
    ]
  })
}

/** The names of the catalogue among some, as `kind country/key`. */
async function findInCatalogue(db: Readable, names: readonly string[]): Promise<Set<string>> {
  const keys = [...new Set(names.map(name => name.slice(name.indexOf('/') + 1)))]
  const [places, items] = await Promise.all([
    db.select({ country: place.countryTag, key: place.slug }).from(place).where(inArray(place.slug, keys)),
    db
      .select({ kind: catalogueItem.kind, country: catalogueItem.countryTag, key: catalogueItem.key })
      .from(catalogueItem)
      .where(and(inArray(catalogueItem.key, keys), inArray(catalogueItem.kind, ['hotel', 'tour']))),
  ])
  return new Set([
    ...places.map(({ country, key }) => `place ${country}/${key}`),
    ...items.map(({ kind, country, key }) => `${kind} ${country}/${key}`),
  ])
}

/** Years that a calendar shows. */
const LAST_DAY = '2999-12-31'

/**
 * What a draft has that no page offers; null for nothing. What it named before is not asked about: the catalogue may have
 * lost it since.
 */
export async function findNotOffered(
  db: Readable,
  content: ProposalContent,
  stored: ProposalContent,
): Promise<NotOffered | null> {
  const { startsOn, days, price } = content
  if (startsOn !== null && startsOn > LAST_DAY) return { path: 'startsOn', code: 'too_far' }
  const offers = days.flatMap(({ hotel, activities }, at) => [
    { path: `days.${at}.hotel`, of: hotel?.alternatives ?? [] },
    ...activities.map(({ alternatives }, i) => ({ path: `days.${at}.activities.${i}`, of: alternatives })),
  ])
  const twice = offers.find(({ of }) => new Set(of.map(({ id }) => id)).size < of.length)
  if (twice) return { path: `${twice.path}.alternatives`, code: 'id_twice' }
  const lost = price.findIndex(({ day }) => day !== null && days.every(({ id }) => id !== day))
  if (lost >= 0) return { path: `price.${lost}.day`, code: 'day_unknown' }
  const before = new Set(namedIn(stored).map(({ kind, name }) => `${kind} ${name}`))
  const added = namedIn(content).filter(({ kind, name }) => !before.has(`${kind} ${name}`))
  if (added.length === 0) return null
  const known = await findInCatalogue(
    db,
    added.map(({ name }) => name),
  )
  const missing = added.find(({ kind, name }) => !known.has(`${kind} ${name}`))
  return missing ? { path: missing.path, code: 'not_in_catalogue' } : null
}
