import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { type ListPart, partOf } from '#app/api-values-schema.ts'
import { AppError } from '#app/app-error.ts'
import { files, links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { formatMonths } from '#app/text/figures.ts'
import { bestHour, plateOf } from '#art/plate/plate.ts'
import { country } from '#database/schema/country.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import { species } from '#database/schema/species.ts'
import { binomial, type SpeciesKind } from '#database/values/catalogue-kinds.ts'
import type { Locale } from '#database/values/locale.ts'
import {
  comingMonth,
  guideFilter,
  inSeason,
  isAbout,
  type SpeciesKind as Kind,
  monthsAt,
  speciesKinds,
} from './species.ts'
import type {
  FieldGuide,
  PlateChoice,
  SpeciesCardData,
  SpeciesEntry,
  SpeciesWhole,
} from './species-schema.ts'

type Row = typeof species.$inferSelect

export interface SpeciesQuery {
  country?: string | undefined
  month?: number | undefined
  kind?: SpeciesKind | undefined
  limit: number
  /** Key of the last species read. */
  after?: string | undefined
}

function pictureOf(latin: string): string | null {
  const plate = plateOf(latin)
  return plate && files.plate(plate, bestHour(plate), '4x3')
}

function toEntry(row: Row, locale: Locale, active: readonly string[]): SpeciesEntry {
  const { key, kind, latin } = row
  return {
    key,
    kind,
    name: row.name[locale],
    latin,
    line: row.line[locale],
    seen: row.seen
      .filter(at => active.includes(at.country))
      .map(({ country: tag, months, places }) => ({ country: tag, months, places })),
    url: links.species(key),
    picture: pictureOf(latin),
  }
}

async function activeCountries({ db }: ReadContext): Promise<string[]> {
  const rows = await db.select({ tag: country.tag }).from(country).where(eq(country.active, true))
  return rows.map(({ tag }) => tag)
}

/** Seen in one of the countries and, if given, in the month: one sighting must match both. */
function isMet(countries: readonly string[], month: number | undefined): SQL {
  const inMonth = month === undefined ? sql`true` : sql`at -> 'months' @> ${String(month)}::jsonb`
  return sql`exists (select from jsonb_array_elements(${species.seen}) as at
    where at ->> 'country' = any(${sql.param(countries)}::text[]) and ${inMonth})`
}

/** Species that are seen in active countries, by key. */
export async function listSpecies(
  ctx: ReadContext,
  { country: tag, month, kind, limit, after }: SpeciesQuery,
): Promise<ListPart<SpeciesEntry, string>> {
  const active = await activeCountries(ctx)
  const here = tag === undefined ? active : active.filter(one => one === tag)
  const rows = await ctx.db
    .select()
    .from(species)
    .where(
      and(
        isMet(here, month),
        kind && eq(species.kind, kind),
        after === undefined ? undefined : gt(species.key, after),
      ),
    )
    .orderBy(asc(species.key))
    .limit(limit + 1)
  return partOf(rows, limit, { item: row => toEntry(row, ctx.locale, active), cursor: ({ key }) => key })
}

/** Species of the active countries that match a condition. */
export async function findSpeciesEntries(
  ctx: ReadContext,
  which: SQL,
  limit: number,
): Promise<SpeciesEntry[]> {
  const active = await activeCountries(ctx)
  const rows = await ctx.db
    .select()
    .from(species)
    .where(and(isMet(active, undefined), which))
    .orderBy(asc(species.key))
    .limit(limit)
  return rows.map(row => toEntry(row, ctx.locale, active))
}

/** A species by its key. @throws AppError `not_found`. */
export async function getSpecies(ctx: ReadContext, key: string): Promise<SpeciesWhole> {
  const [rows, active] = await Promise.all([
    ctx.db.select().from(species).where(eq(species.key, key)),
    activeCountries(ctx),
  ])
  const [row] = rows
  if (!row) throw new AppError('not_found', 'There is no species with this key.')
  const { locale } = ctx
  return {
    ...toEntry(row, locale, active),
    body: row.body[locale],
    size: row.size[locale],
    confusions: row.confusions?.[locale] ?? null,
    red_list: row.redList && { status: row.redList.status, year: row.redList.year },
  }
}

/** Every species, by its name in the reader's language. */
export async function findSpecies({ db, locale }: ReadContext) {
  const rows = await db
    .select({
      key: species.key,
      latin: species.latin,
      kind: species.kind,
      name: species.name,
      line: species.line,
      seen: species.seen,
    })
    .from(species)
  return rows.toSorted((a, b) => a.name[locale].localeCompare(b.name[locale], locale))
}

export type SpeciesRow = Awaited<ReturnType<typeof findSpecies>>[number]

/** A subspecies has its species' plate, at an hour of its own: the two stand in one list. */
function plateFor(latin: string): PlateChoice | null {
  const key = plateOf(latin)
  if (!key) return null
  const best = bestHour(key)
  if (latin.trim().toLowerCase() === binomial(latin)) return { species: key, palette: best }
  return { species: key, palette: best === 'golden' ? 'dawn' : 'golden' }
}

/** Data of a species' card. */
export function toCard(
  { key, kind, latin, name, line }: Omit<SpeciesRow, 'seen'>,
  locale: Locale,
): SpeciesCardData {
  return { key, kind, latin, name: name[locale], line: line[locale], plate: plateFor(latin) }
}

const IN_SEASON_SHOWN = 6
/** Two rows of a wide window; the page of a kind has all of them. */
const FIRST_OF_A_KIND = 12
const COUNTRIES_NAMED = 2
/** Kinds of so few stand two in a row. */
const FEW_OF_A_KIND = 3

/** Countries with a page, in the order of the home page. */
export async function getGuideCountries({ db, locale }: ReadContext): Promise<FieldGuide['countries']> {
  const rows = await db
    .select({ tag: country.tag, name: country.name })
    .from(country)
    .where(and(eq(country.active, true), eq(country.type, 'country')))
    .orderBy(asc(country.homepageSortOrder))
  return rows.map(({ tag, name }) => ({ tag, name: name[locale] }))
}

/** The field guide, filtered by the address. */
export async function getFieldGuide(
  ctx: ReadContext & Pick<RequestContext, 'now'>,
  query: URLSearchParams,
): Promise<FieldGuide & { filter: ReturnType<typeof guideFilter> }> {
  const [rows, countries] = await Promise.all([findSpecies(ctx), getGuideCountries(ctx)])
  const filter = guideFilter(
    query,
    countries.map(({ tag }) => tag),
  )
  const shown = rows.filter(row => isAbout(row, filter))
  const isNarrowed = filter.kind !== null || filter.country !== null || filter.month !== null
  const month = comingMonth(ctx.now())
  const inMonth = drawnFirst(
    inSeason(rows, month).map(row => ({
      ...toCard(row, ctx.locale),
      where: countriesOf(
        row.seen.filter(at => at.months.includes(month)),
        countries,
      ),
    })),
  )
  const now = { month, species: inMonth.slice(0, IN_SEASON_SHOWN) }
  // Those of the month stand above the first of each kind; no picture twice.
  const above = new Set(isNarrowed ? [] : now.species.map(({ key }) => key))
  return {
    filter,
    countries,
    total: shown.length,
    groups: speciesKinds
      .map(kind => {
        const ofKind = shown
          .filter(row => row.kind === kind)
          .map(row => ({ ...toCard(row, ctx.locale), where: whereOf(row, countries, ctx.locale) }))
        const others = drawnFirst(ofKind).filter(({ key }) => !above.has(key))
        return {
          kind,
          count: ofKind.length,
          species: isNarrowed ? others : others.slice(0, FIRST_OF_A_KIND),
        }
      })
      .filter(({ count }) => count > 0)
      // The few come last, so that two of them share a row.
      .toSorted((a, b) => Number(isFew(a)) - Number(isFew(b))),
    now,
  }
}

const isFew = ({ count }: { count: number }) => count <= FEW_OF_A_KIND

type Seen = Pick<SpeciesRow, 'seen'>

/** The countries where a species is seen; of many the first. */
function countriesOf(seen: Seen['seen'], countries: FieldGuide['countries']): string {
  const names = countries.flatMap(({ tag, name }) => (seen.some(at => at.country === tag) ? [name] : []))
  const first = names.slice(0, COUNTRIES_NAMED).join(', ')
  const count = names.length - COUNTRIES_NAMED
  return count > 0 ? m.species_more_countries({ names: first, count }) : first
}

/** The countries and months of a species, in a few words. */
function whereOf({ seen }: Seen, countries: FieldGuide['countries'], locale: ReadContext['locale']): string {
  const months = [...new Set(seen.flatMap(at => at.months))]
  return m.species_where({
    countries: countriesOf(seen, countries),
    months:
      months.length < 12
        ? formatMonths(
            months.toSorted((a, b) => a - b),
            locale,
          )
        : m.species_always(),
  })
}

/** Species with a drawn plate first; otherwise the order is kept. */
function drawnFirst<Card extends SpeciesCardData>(cards: Card[]): Card[] {
  return cards.toSorted((a, b) => Number(b.plate !== null) - Number(a.plate !== null))
}

interface Wanted {
  country: string
  kinds: readonly Kind[]
  /** Slugs of places; empty for the whole country. */
  places: readonly string[]
  count: number
}

/** Some species at places of a country, of the given kinds; seasonal animals first. */
export async function getSpeciesIn(
  ctx: ReadContext,
  { country: tag, kinds, places, count }: Wanted,
): Promise<SpeciesCardData[]> {
  const [rows, wildPlaces] = await Promise.all([
    findSpecies(ctx),
    ctx.db
      .select({ country: place.countryTag, slug: place.slug, wildlife: place.wildlife })
      .from(place)
      .where(and(eq(place.countryTag, tag), inArray(place.slug, [...places]), isPublished(place))),
  ])
  const isMet = (row: (typeof rows)[number]) =>
    places.length === 0
      ? row.seen.some(at => at.country === tag)
      : wildPlaces.some(at => monthsAt(row, at) !== null)
  const monthsIn = ({ seen }: (typeof rows)[number]) =>
    seen.find(at => at.country === tag)?.months.length ?? 12
  return rows
    .filter(row => kinds.includes(row.kind) && isMet(row))
    .toSorted((a, b) => monthsIn(a) - monthsIn(b))
    .slice(0, count)
    .map(row => toCard(row, ctx.locale))
}
