import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { readDraftCode } from '#app/features/plan/core/first-draft-schema.ts'
import { chooseKeepingCountry, countriesThatKeep } from '#app/features/proposal/first-draft/choose-country.ts'
import { composeDrafts, namedCountries } from '#app/features/proposal/first-draft/compose-drafts.ts'
import type { DraftCatalogue } from '#app/features/proposal/first-draft/draft-catalogue.ts'
import { DAYS, type Wishes } from '#app/features/proposal/first-draft/draft-wishes.ts'
import { isRefused, unmissable } from '#app/features/proposal/first-draft/draft-worth.ts'
import {
  findDraftCatalogues,
  findDraftCountries,
} from '#app/features/proposal/first-draft/first-draft-queries.server.ts'
import { EVERYTHING } from '#app/features/search/finder/finder.ts'
import { getMeanings, getSearchWish } from '#app/features/search/ranking/ranking-queries.server.ts'
import { understand } from '#app/features/search/understanding/understand.ts'
import {
  isUnderstood,
  notUnderstood,
  type Understanding,
  withoutPart,
} from '#app/features/search/understanding/understanding.ts'
import { getVocabulary } from '#app/features/search/understanding/understanding-queries.server.ts'
import { needNames } from '#app/features/wish/wish-words.ts'
import { unlikeOn } from '#app/picture/page-pictures.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { dayOf } from '#app/text/days.ts'
import { formatDay } from '#app/text/figures.ts'
import { country } from '#database/schema/country.ts'
import { staff } from '#database/schema/staff.ts'
import type { Locale } from '#database/values/locale.ts'
import type { FirstDraft } from '#database/values/proposal-content.ts'
import type { DraftPage, Unkept } from './draft-page-schema.ts'
import { placesOf, presentDrafts, presentStays, ratioOfStays } from './present-drafts.server.ts'

type Context = ReadContext & Pick<RequestContext, 'now'>

const NOTHING: DraftPage = {
  ...{
    words: '',
    wish: {},
    country: null,
    because: null,
    met: [],
    leftOut: [],
    unwritten: [],
    elsewhere: [],
    unread: [],
    proposed: null,
    days: null,
    agesUnsaid: null,
    uncached: null,
    unmissed: null,
  },
  ...{ drafts: [], chosen: null, people: 0, planner: null },
}

/** Names of countries by their tags. */
async function findNames({ db, locale }: Context, tags: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ name: country.name })
    .from(country)
    .where(inArray(country.tag, [...tags]))
  return rows.map(({ name }) => name[locale])
}

/** Names of the countries and regions that the words name and in which we plan nothing. */
async function findElsewhere(ctx: Context, { countries, elsewhere }: Understanding): Promise<string[]> {
  const rows = await ctx.db
    .select({ name: country.name })
    .from(country)
    .where(
      and(
        inArray(
          country.tag,
          countries.map(({ value }) => value),
        ),
        isNotNull(country.unplanned),
      ),
    )
  return [...elsewhere.map(({ value }) => value), ...rows.map(({ name }) => name)].map(
    name => name[ctx.locale],
  )
}

async function findAbout({ db }: Context, tag: string): Promise<{ a2Code: string; planner: string | null }> {
  const [row] = await db
    .select({ a2Code: country.a2Code, planner: staff.firstName })
    .from(country)
    .leftJoin(staff, and(eq(staff.fkey, country.staffFkey), eq(staff.active, true)))
    .where(eq(country.tag, tag))
  return { a2Code: row?.a2Code ?? '', planner: row?.planner ?? null }
}

/** The countries to load: the chosen draft's, otherwise the ones named, otherwise all. */
async function tagsFor(ctx: Context, said: Understanding, chosen: FirstDraft | null) {
  const known = (await findDraftCountries(ctx.db)).map(({ tag }) => tag)
  if (chosen) return { tags: known.filter(tag => tag === chosen.country), unwritten: [] }
  const named = namedCountries(said)
  const tags = named.filter(tag => known.includes(tag))
  const unwritten = named.filter(tag => !known.includes(tag))
  return { tags: named.length > 0 ? tags : known, unwritten: tags.length > 0 ? [] : unwritten }
}

/** The reason given when the words name no country and decide none. Null for an address without words. */
function withoutCountry(said: Understanding): DraftPage['because'] {
  if (said.text === '') return null
  return isUnderstood(said) ? 'first' : 'nothing'
}

/** The unmissable sight that the first draft lacks, unless it is refused; null if it has it or words name places. */
function unmissedOf(
  [first]: readonly FirstDraft[],
  catalogue: DraftCatalogue,
  wishes: Wishes,
  locale: Locale,
): string | null {
  const places = unmissable(catalogue)
  const isThere = places.some(({ slug }) => first?.stays.some(({ place }) => place === slug))
  if (!first || isThere || wishes.places.length > 0 || places.some(place => isRefused(place, wishes)))
    return null
  const sights = places.flatMap(place => place.sights).toSorted((a, b) => b.trips - a.trips)
  return sights[0]?.name[locale] ?? null
}

/** How many countries are offered where one that was named has no draft. */
const MOST_OFFERED = 3

/** Why there is no draft in the countries that were tried, and where the same words have one. */
async function findUnkept(
  { db, locale }: Context,
  understanding: Understanding,
  { needs }: Wishes,
  tried: readonly DraftCatalogue[],
  day: string,
): Promise<Unkept> {
  const isSteps = needs.some(({ value }) => value.kind === 'step-free')
  const { countries, places } = understanding
  const others = (await findDraftCountries(db))
    .map(({ tag }) => tag)
    .filter(tag => !tried.some(one => one.tag === tag))
  // Whoever named a place wants that one.
  const catalogues = places.length > 0 ? [] : await findDraftCatalogues(db, others)
  // “Ecuador o Costa Rica” is one part of the words for both.
  const [first, ...also] = new Map(countries.map(({ span }) => [span.join(), span])).values()
  const unnamed = first ? withoutPart(understanding.text, { span: first, also }) : understanding.text
  return {
    needs: needs.map(({ value: { kind }, from }) =>
      kind === 'other' ? from : needNames[kind]({}, { locale }),
    ),
    countries: tried.map(({ name, hotels }) => ({
      name: name[locale],
      houses: isSteps
        ? hotels.filter(({ stepFree }) => stepFree === true).map(hotel => hotel.name[locale])
        : null,
    })),
    possible: countriesThatKeep(understanding, catalogues, day, MOST_OFFERED).map(({ name }) => ({
      name: name[locale],
      words: `${unnamed.replace(/[\s.,;!?]+$/, '')}, ${name[locale]}`,
    })),
  }
}

function boundedDays({ length, when }: Understanding, drafted: number): DraftPage['days'] {
  return { said: (length ?? when)?.from ?? '', least: DAYS.least, most: DAYS.most, drafted }
}

/**
 * Three drafts for a visitor's words, and the selected one: the one in the code, otherwise the first. Empty if there
 * are neither words nor a valid code.
 */
export async function getDraftPage(ctx: Context, text: string, code: string | null): Promise<DraftPage> {
  const asked = readDraftCode(code)
  const { locale } = ctx
  const today = ctx.now()
  const understanding = understand(text, await getVocabulary(ctx), today)
  const words = understanding.text
  if (words === '' && !asked) return NOTHING
  const named = namedCountries(understanding)
  const { tags, unwritten } = await tagsFor(ctx, understanding, asked)
  const day = dayOf(today)
  const elsewhere = await findElsewhere(ctx, understanding)
  const isOnlyElsewhere = elsewhere.length > 0 && !asked && !tags.some(tag => named.includes(tag))
  const catalogues = isOnlyElsewhere ? [] : await findDraftCatalogues(ctx.db, tags)
  const choice = chooseKeepingCountry(understanding, catalogues, day)
  const meanings = await getMeanings(ctx, understanding)
  const { query: wish } = await getSearchWish(ctx, EVERYTHING, { understood: understanding, meanings })
  if (!choice) return { ...NOTHING, words, wish, unwritten: await findNames(ctx, unwritten), elsewhere }
  const { catalogue, because, met, leftOut } = choice
  const { wishes, drafts } = composeDrafts(understanding, catalogue, day)
  const { a2Code, planner } = await findAbout(ctx, catalogue.tag)
  const chosen = asked ?? drafts[0] ?? null
  // Of several that were named each was tried.
  const tried = because === 'named' ? catalogues : [catalogue]
  // A changed draft stands where the composed one of its kind would.
  const own = drafts.map(draft => (asked?.kind === draft.kind ? asked : draft))
  const set = asked && !own.includes(asked) ? [...own, asked] : own
  const within = placesOf(asked ? [...drafts, asked] : drafts, catalogue)
  const about = { catalogue, understanding, wishes, locale, a2Code, within, unlike: unlikeOn([]) }
  const shown = presentDrafts(set, about)
  const inView = chosen && shown.find(({ kind }) => kind === chosen.kind)
  return {
    words,
    wish,
    country: { tag: catalogue.tag, name: catalogue.name[locale] },
    because: because === 'first' ? withoutCountry(understanding) : because,
    met,
    leftOut: leftOut.map(one => ({ ...one, name: one.name[locale] })),
    unwritten: [],
    elsewhere,
    unread: notUnderstood(understanding),
    proposed: understanding.when ? null : formatDay(wishes.startsOn, locale),
    days: wishes.daysAsked === null ? null : boundedDays(understanding, wishes.days),
    agesUnsaid: wishes.agesUnsaid,
    unmissed: unmissedOf(drafts, catalogue, wishes, locale),
    uncached: drafts.length === 0 ? await findUnkept(ctx, understanding, wishes, tried, day) : null,
    drafts: shown.slice(0, drafts.length),
    chosen:
      chosen && inView
        ? { draft: inView, stays: presentStays(chosen, words, about), ratio: ratioOfStays(chosen) }
        : null,
    people: wishes.adults + wishes.childAges.length,
    planner,
  }
}
