import { and, asc, eq, inArray } from 'drizzle-orm'
import { m } from '#app/paraglide/messages.js'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { formatMonths } from '#app/text/figures.ts'
import { country } from '#database/schema/country.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import { guideFilter, inSeason, isAbout, monthsAt, type SpeciesKind, speciesKinds } from './species.ts'
import { findSpecies, toCard } from './species-api-queries.server.ts'
import type { FieldGuide, SpeciesCardData } from './species-schema.ts'

const IN_SEASON_SHOWN = 6
/** Two rows of a wide window; the page of a kind has all of them. */
const FIRST_OF_A_KIND = 12
const COUNTRIES_NAMED = 2

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
  const month = ctx.now().getUTCMonth() + 1
  const inMonth = drawnFirst(inSeason(rows, month).map(row => toCard(row, ctx.locale)))
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
      .filter(({ count }) => count > 0),
    now,
  }
}

/** The countries and months of a species, in a few words. */
function whereOf(
  { seen }: Pick<Awaited<ReturnType<typeof findSpecies>>[number], 'seen'>,
  countries: FieldGuide['countries'],
  locale: ReadContext['locale'],
): string {
  const names = countries.flatMap(({ tag, name }) => (seen.some(at => at.country === tag) ? [name] : []))
  const first = names.slice(0, COUNTRIES_NAMED).join(', ')
  const count = names.length - COUNTRIES_NAMED
  const months = [...new Set(seen.flatMap(at => at.months))]
  return m.species_where({
    countries: count > 0 ? m.species_more_countries({ names: first, count }) : first,
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
  kinds: readonly SpeciesKind[]
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
