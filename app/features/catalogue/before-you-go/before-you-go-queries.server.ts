import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { AppError } from '#app/app-error.ts'
import { emergencyFor } from '#app/features/people/operator/operator.ts'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { getStaffOf } from '#app/features/people/staff/staff-queries.server.ts'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import { links } from '#app/links.ts'
import type { PageEntry } from '#app/page-entry.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { formatDay } from '#app/text/figures.ts'
import { country } from '#database/schema/country.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import {
  type Authority,
  type BeforeFact,
  type BeforeSubject,
  type BeforeYouGo,
  beforePartKeys,
  beforeParts,
  type Hazard,
  hazardLevels,
  hazards,
} from '#database/values/before-you-go.ts'
import type { Locale } from '#database/values/locale.ts'
import { factAge, firstSentence, isSound, subjectName } from './before-you-go.ts'
import type {
  BeforePage,
  BeforeYouGoEntry,
  HealthRow,
  NamedAuthority,
  ShownFact,
  SummaryRow,
} from './before-you-go-schema.ts'

type Context = ReadContext & Pick<RequestContext, 'now'>

const region = alias(place, 'region')

/** The places of a country where one sleeps, by region. */
function findPlaces({ db }: ReadContext, tag: string) {
  return db
    .select({ slug: place.slug, name: place.name, altitudeM: place.altitudeM, region: region.name })
    .from(place)
    .innerJoin(region, eq(region.id, place.regionId))
    .where(and(eq(place.countryTag, tag), eq(place.kind, 'destination'), isPublished(place)))
    .orderBy(asc(region.id), asc(place.id))
}

type PlaceRow = Awaited<ReturnType<typeof findPlaces>>[number]

const hasPage = and(eq(country.active, true), isNotNull(country.beforeYouGo))

/** What is written about a country or trek, with its places; null if there is nothing. */
export const getWritten = cachedRead(
  'before you go',
  { tables: [country, place] },
  async (ctx: ReadContext, tag: string) => {
    const [[row], places] = await Promise.all([
      ctx.db
        .select({
          tag: country.tag,
          type: country.type,
          link: country.homePageLink,
          name: country.name,
          staffFkey: country.staffFkey,
          trek: country.trek,
          text: country.beforeYouGo,
        })
        .from(country)
        .where(and(hasPage, eq(country.tag, tag))),
      findPlaces(ctx, tag),
    ])
    if (!row?.text) return null
    const { trek, text, ...same } = row
    return { ...same, text, within: trek?.country ?? tag, places }
  },
)

function named({ name, address }: Authority, locale: Locale): NamedAuthority {
  return { name: name[locale], address }
}

/** A fact in the reader's language, with its age today. */
export function showFact(fact: BeforeFact, { locale, now }: Pick<Context, 'locale' | 'now'>): ShownFact {
  return {
    ...factAge(fact, now()),
    words: fact.words[locale],
    known: fact.known,
    checked: formatDay(fact.checked, locale),
    sources: fact.sources.map(source => named(source, locale)),
    ask: fact.ask.map(one => named(one, locale)),
  }
}

export function factsOf({ subjects }: BeforeYouGo, subject: BeforeSubject): BeforeFact[] {
  return subjects.find(one => one.subject === subject)?.facts ?? []
}

function healthRows(places: readonly PlaceRow[], text: BeforeYouGo, locale: Locale): HealthRow[] {
  return [...Map.groupBy(places, ({ region: { en } }) => en).values()].flatMap(members => {
    const [first] = members
    const known = members.flatMap(member => {
      const at = text.places[member.slug]
      return at ? [{ ...member, at }] : []
    })
    if (!first || known.length === 0) return []
    const altitudes = members.map(({ altitudeM }) => altitudeM)
    const rows = hazards.map((hazard: Hazard) => {
      const worst = hazardLevels.findLast(level => known.some(({ at }) => at[hazard] === level)) ?? 'none'
      const there = known.filter(({ at }) => at[hazard] === worst)
      const only = there.length === members.length ? [] : there.map(({ name }) => name[locale])
      return [hazard, { worst, only }] as const
    })
    const byHazard = Object.fromEntries(rows) as Record<Hazard, (typeof rows)[number][1]>
    return [
      {
        name: first.region[locale],
        altitude: [Math.min(...altitudes), Math.max(...altitudes)] as [number, number],
        hazards: {
          yellowFever: byHazard.yellowFever.worst,
          malaria: byHazard.malaria.worst,
          dengue: byHazard.dengue.worst,
        },
        only: {
          yellowFever: byHazard.yellowFever.only,
          malaria: byHazard.malaria.only,
          dengue: byHazard.dengue.only,
        },
      },
    ]
  })
}

/** What one must know before going to a country or on a trek. @throws AppError `not_found` if nothing is written. */
export async function getBeforePage(ctx: Context, tag: string): Promise<BeforePage> {
  const found = await getWritten(ctx, tag)
  if (!found) throw new AppError('not_found')
  const { text, places, within } = found
  const [operator, staff] = await Promise.all([getOperator(ctx), getStaffOf(ctx, within)])
  const shown = text.subjects.map(({ subject, facts }) => ({
    subject,
    // What is sound first: gaps and old facts follow what one can act on.
    facts: facts.map(fact => showFact(fact, ctx)).toSorted((a, b) => Number(isSound(b)) - Number(isSound(a))),
  }))
  return {
    tag,
    within,
    link: found.link,
    type: found.type,
    name: found.name[ctx.locale],
    lead: text.lead[ctx.locale],
    short: summaryOf(text, ctx).map(({ subject, short }) => ({ subject, words: short })),
    parts: beforePartKeys.flatMap(part => {
      const members: readonly BeforeSubject[] = beforeParts[part]
      const subjects = shown.filter(({ subject }) => members.includes(subject))
      return subjects.length > 0 ? [{ part, subjects }] : []
    }),
    health: healthRows(places, text, ctx.locale),
    emergency: emergencyFor(operator, within, ctx.locale),
    keeper: staff.find(({ fkey }) => fkey === found.staffFkey) ?? staff[0] ?? null,
  }
}

/** The subjects of the short table on the page of a country or trek, most wanted first. */
const SUMMARY: readonly BeforeSubject[] = [
  'entry',
  'yellow-fever',
  'malaria',
  'altitude',
  'water',
  'insurance',
  'money',
]
const SUMMARY_ROWS = 6

/** The short table of a country or trek: what is fresh, six rows at most; empty if nothing is written. */
export async function getBeforeSummary(ctx: Context, tag: string): Promise<SummaryRow[]> {
  const found = await getWritten(ctx, tag)
  return found ? summaryOf(found.text, ctx).map(({ subject, fact }) => ({ subject, fact })) : []
}

function summaryOf(
  text: BeforeYouGo,
  ctx: Pick<Context, 'locale' | 'now'>,
): (SummaryRow & { short: string })[] {
  return SUMMARY.flatMap(subject => {
    const found = factsOf(text, subject)
      .map(one => ({ fact: showFact(one, ctx), short: one.short?.[ctx.locale] }))
      .find(({ fact }) => isSound(fact))
    return found ? [{ subject, fact: found.fact, short: found.short ?? firstSentence(found.fact.words) }] : []
  }).slice(0, SUMMARY_ROWS)
}

/** The subjects that a trip's file repeats, because they are needed where there is no network. */
const IN_A_FILE: readonly BeforeSubject[] = [
  'entry',
  'yellow-fever',
  'water',
  'spirits',
  'hospitals',
  'emergency',
  'money',
  'plugs',
]

/** What to know before going to countries, as lines for a file: what is known, fresh, and needed on the way. */
export async function getBeforeLines(
  ctx: Context,
  tags: readonly string[],
): Promise<{ name: string; words: string }[]> {
  const found = await Promise.all(tags.map(tag => getWritten(ctx, tag)))
  return found.flatMap(one => {
    if (!one) return []
    return IN_A_FILE.flatMap(subject => {
      const words = factsOf(one.text, subject)
        .map(fact => showFact(fact, ctx))
        .filter(isSound)
        .map(fact => fact.words)
      const name = [...(tags.length > 1 ? [one.name[ctx.locale]] : []), subjectName(subject, ctx.locale)]
      return words.length > 0 ? [{ name: name.join(': '), words: words.join(' ') }] : []
    })
  })
}

/** The same for machines. @throws AppError `not_found`. */
export async function getBeforeYouGoEntry(ctx: Context, tag: string): Promise<BeforeYouGoEntry> {
  const found = await getWritten(ctx, tag)
  if (!found) throw new AppError('not_found', 'Nothing is written about this country or trek.')
  const { locale } = ctx
  return {
    tag,
    lead: found.text.lead[locale],
    url: links.beforeYouGo(tag),
    facts: found.text.subjects.flatMap(({ subject, facts }) =>
      facts.flatMap(fact => {
        const { freshness, words, known, sources, ask } = showFact(fact, ctx)
        if (freshness === 'gone') return []
        const { checked, months: fresh_months } = fact
        return [{ subject, words, known, freshness, checked, fresh_months, sources, ask }]
      }),
    ),
  }
}

/** Sitemap entries of these pages. */
export async function listBeforePages({ db }: Pick<RequestContext, 'db'>): Promise<PageEntry[]> {
  const rows = await db.select({ tag: country.tag }).from(country).where(hasPage).orderBy(asc(country.tag))
  return rows.map(({ tag }) => ({ path: links.beforeYouGo(tag) }))
}
