import { desc, eq } from 'drizzle-orm'
import { nightsOf, peopleIn } from '#app/features/proposal/pricing/catalogue-lines.ts'
import { headsInWords } from '#app/features/proposal/pricing/disagreement-words.ts'
import { isSameParty } from '#app/features/proposal/pricing/disagreements.ts'
import { type DraftPrices, followDays } from '#app/features/proposal/pricing/follow-days.ts'
import { roomsFor } from '#app/features/proposal/pricing/rates.ts'
import { readWorkings } from '#app/features/proposal/pricing/workings-schema.ts'
import { paceOf } from '#app/features/proposal/proposal/pace-of.ts'
import { totalMinor } from '#app/features/proposal/proposal/price-total.ts'
import { findFacts } from '#app/features/proposal/proposal/proposal-queries.server.ts'
import { m } from '#app/paraglide/messages.js'
import { formatMoney } from '#app/text/figures.ts'
import type { Readable } from '#database/connect.ts'
import { proposal } from '#database/schema/proposal.ts'
import { LOCALES, type Locale } from '#database/values/locale.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { validateDraft } from './validate-draft.server.ts'

interface RoomChange {
  house: string
  before: number
  now: number
}

/** What another party changes in the newest proposal of a plan. */
export interface PartyEffect {
  number: number
  isSent: boolean
  /** In minor units; null while a price is unknown. */
  price: { before: number | null; now: number | null; currency: string }
  rooms: RoomChange[]
  /** Names of tours that somebody is too young for. */
  tooYoungFor: string[]
  words: Record<Locale, string[]>
}

function roomChanges(before: ProposalContent, now: ProposalContent, { rates }: DraftPrices): RoomChange[] {
  return [...nightsOf(now)].flatMap(([key, { name, months }]) => {
    const hotel = rates.hotels[key]
    if (!hotel || hotel.rooms.length === 0) return []
    const rooms = (content: ProposalContent) => roomsFor(hotel, peopleIn(content), months[0] ?? null).rooms
    const change = { house: name, before: rooms(before), now: rooms(now) }
    return change.before === change.now ? [] : [change]
  })
}

function inWords(
  effect: Omit<PartyEffect, 'words'>,
  before: ProposalContent,
  now: ProposalContent,
  locale: Locale,
): string[] {
  const { number, price, rooms, tooYoungFor, isSent } = effect
  const language = { locale }
  const money = (minor: number | null) =>
    minor === null ? m.draft_not_priced({}, language) : formatMoney(minor, price.currency, locale)
  const parties = { before: headsInWords(before, locale), now: headsInWords(now, locale) }
  const prices = { before: money(price.before), now: money(price.now) }
  return [
    m.office_effect_party({ number, ...parties }, language),
    price.before === price.now
      ? m.office_effect_price_same(prices, language)
      : m.office_effect_price(prices, language),
    ...rooms.map(each =>
      m.office_effect_rooms(
        {
          house: each.house,
          before: m.office_pick_rooms({ rooms: each.before }, language),
          now: m.office_pick_rooms({ rooms: each.now }, language),
        },
        language,
      ),
    ),
    ...(tooYoungFor.length > 0 ? [m.office_effect_age({ names: tooYoungFor.join(', ') }, language)] : []),
    ...(isSent ? [m.office_effect_sent({}, language)] : []),
  ]
}

/** What the party of the request changes in the plan's newest proposal; null if it is for the same party, or there is none. */
export async function findPartyEffect(db: Readable, planId: number): Promise<PartyEffect | null> {
  const [row] = await db
    .select()
    .from(proposal)
    .where(eq(proposal.planId, planId))
    .orderBy(desc(proposal.number))
    .limit(1)
  if (!row || row.acceptedTs) return null
  const { prices, wished } = await validateDraft(db, row)
  if (!wished || isSameParty(wished, row.content)) return null
  const party = { adults: wished.adults, childAges: [...wished.childAges] }
  const draft = { content: { ...row.content, ...party }, workings: readWorkings(row.workings) }
  const { content } = followDays(draft, prices, null)
  const findings = paceOf(content, await findFacts(db, content))
  const effect = {
    number: row.number,
    isSent: row.sentTs !== null,
    price: { before: totalMinor(row.content), now: totalMinor(content), currency: content.currency },
    rooms: roomChanges(row.content, content, prices),
    tooYoungFor: findings.filter(({ rule }) => rule === 'ages').map(({ values }) => String(values.name)),
  }
  const [en, es] = LOCALES.map(locale => inWords(effect, row.content, content, locale))
  return { ...effect, words: { en: en ?? [], es: es ?? [] } }
}
