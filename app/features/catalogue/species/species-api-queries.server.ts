import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { type ListPart, partOf } from '#app/api-values-schema.ts'
import { AppError } from '#app/app-error.ts'
import { files, links } from '#app/links.ts'
import type { ReadContext } from '#app/request-context.ts'
import { bestHour, plateOf } from '#art/plate/plate.ts'
import { country } from '#database/schema/country.ts'
import { species } from '#database/schema/species.ts'
import type { SpeciesKind } from '#database/values/catalogue-kinds.ts'
import { binomial } from '#database/values/catalogue-kinds.ts'
import type { Locale } from '#database/values/locale.ts'
import type { PlateChoice, SpeciesCardData, SpeciesEntry, SpeciesWhole } from './species-schema.ts'

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
