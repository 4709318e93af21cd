import { and, arrayContains, asc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { factAge, lastFreshDay, subjectName } from '#app/features/catalogue/before-you-go/before-you-go.ts'
import { requireOffice } from '#app/features/plan/core/find-own-plan.server.ts'
import { m } from '#app/paraglide/messages.js'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import { DAY_MS } from '#app/text/days.ts'
import { plainLetters } from '#app/text/plain-letters.ts'
import type { Readable } from '#database/connect.ts'
import { document, documentVersion } from '#database/schema/document.ts'
import { staff } from '#database/schema/staff.ts'
import { users } from '#database/schema/user.ts'
import { beforeSubjects } from '#database/values/before-you-go.ts'
import { pathOf, valueAt } from '#database/values/document/at-path.ts'
import type { Locale } from '#database/values/locale.ts'
import { type FactState, factKinds, type ListedFact } from './fact-schema.ts'

type Context = CallerContext & Pick<RequestContext, 'locale' | 'now'>

const words = z.object({ en: z.string(), es: z.string() })
/** What is read of the documents; a document that is published has passed the whole of its schema. */
const beforeFacts = z.object({
  facts: z.record(z.string(), z.array(z.object({ words, checked: z.string(), months: z.number() }))),
})
const trekRules = z.object({
  rules: z.array(z.object({ name: words, words, checked: z.string() })),
})
const tripPrices = z.object({
  prices: z.array(z.object({ season: z.tuple([z.string(), z.string()]).optional() })),
})

/** Months for which a rule of a trek counts as fresh: permits and fees change with the season. */
const RULE_MONTHS = 12

/** From this share of its time on, a fact is about to be old. */
const SOON_PERCENT = 75
/** A price that ends within these days is about to be missing. */
const SOON_DAYS = 90

interface FactTime {
  checked: string | null
  until: string
  percent: number
  state: ListedFact['state']
}

/** How far a fact is in its time, by the rule that greys it in public. */
export function timeOfFact(checked: string, months: number, now: Date): FactTime {
  const { freshness, percent } = factAge({ checked, months }, now)
  const state = freshness !== 'fresh' ? 'old' : percent >= SOON_PERCENT ? 'soon' : 'fresh'
  return { checked, until: lastFreshDay({ checked, months }), percent, state }
}

/** How far a price is from its last day. */
export function timeOfPrice(last: string, now: Date): FactTime {
  const left = Math.floor((Date.parse(last) - now.getTime()) / DAY_MS) + 1
  const state = left < 0 ? 'old' : left <= SOON_DAYS ? 'soon' : 'fresh'
  const percent = Math.max(0, Math.round(100 - (100 * left) / 365))
  return { checked: null, until: last, percent, state }
}

interface Said {
  path: string
  about: z.infer<typeof words> | null
  says: z.infer<typeof words> | null
  time: FactTime
}

function factsOf(content: unknown, locale: Locale, now: Date): Said[] {
  const { data } = beforeFacts.safeParse(content)
  return Object.entries(data?.facts ?? {}).flatMap(([name, facts]) => {
    const subject = beforeSubjects.find(each => each === name)
    const about = subject ? subjectName(subject, locale) : name
    return facts.map(({ words: says, checked, months }, i) => ({
      path: `facts.${name}.${i}`,
      about: { en: about, es: about },
      says,
      time: timeOfFact(checked, months, now),
    }))
  })
}

function rulesOf(content: unknown, now: Date): Said[] {
  const { data } = trekRules.safeParse(content)
  return (data?.rules ?? []).map(({ name, words: says, checked }, i) => ({
    path: `rules.${i}`,
    about: name,
    says,
    time: timeOfFact(checked, RULE_MONTHS, now),
  }))
}

/** The end of a trip's prices; nothing if some hold all year. */
function pricesOf(content: unknown, now: Date): Said[] {
  const { data } = tripPrices.safeParse(content)
  const ends = (data?.prices ?? []).map(({ season }) => season?.[1] ?? null)
  const last = ends.includes(null) ? null : ends.toSorted().at(-1)
  return last ? [{ path: 'prices', about: null, says: null, time: timeOfPrice(last, now) }] : []
}

type DocumentRow = typeof document.$inferSelect
type VersionRow = { version: typeof documentVersion.$inferSelect; author: string | null }

/** The day of check that a version says of a fact. */
function checkedIn(content: unknown, path: string): unknown {
  return valueAt(content, [...pathOf(path), 'checked'])
}

/** Who checked a fact, and how they know: whose version was the first to say this day of what is published. */
function checkerOf(versions: readonly VersionRow[], path: string, checked: string | null) {
  const published = versions.filter(({ version: { state } }) => state === 'published' || state === 'released')
  const first = published.find(({ version }) => checkedIn(version.content, path) === checked)
  return { by: first?.author ?? null, note: first?.version.note ?? null }
}

async function listDocumentsWithFacts(
  { db, actor }: Context,
  { country, planner }: Wanted,
): Promise<DocumentRow[]> {
  const [theirs] = planner ? await db.select().from(staff).where(eq(staff.fkey, planner)) : []
  return db
    .select()
    .from(document)
    .where(
      and(
        inArray(document.kind, [...factKinds]),
        isNotNull(document.content),
        actor.kind === 'planner' ? inArray(document.about, [...actor.countries]) : undefined,
        country === undefined ? undefined : eq(document.about, country),
        planner === undefined ? undefined : inArray(document.about, theirs?.countries ?? ['']),
      ),
    )
    .orderBy(asc(document.kind), asc(document.key))
}

async function listVersionsOf({ db }: Context): Promise<Map<string, VersionRow[]>> {
  const rows = await db
    .select({ version: documentVersion, author: users.name })
    .from(documentVersion)
    .leftJoin(users, eq(users.id, documentVersion.author))
    .where(inArray(documentVersion.kind, ['before-you-go', 'trek']))
    .orderBy(asc(documentVersion.number))
  return Map.groupBy(rows, ({ version: { kind, key } }) => `${kind}/${key}`)
}

interface Wanted {
  country?: string | undefined
  /** Key of a planner, for the facts of their countries. */
  planner?: string | undefined
  state: FactState
  q: string
}

interface FactPart {
  rows: ListedFact[]
  counts: Record<FactState, number>
  /** Null on the last page. */
  after: number | null
}

/**
 * A page of the facts that grow old, of the documents that somebody may edit: the oldest for their time first. `position`
 * is how many come before. @throws AppError not_logged_in, unauthorized.
 */
export async function listFacts(
  ctx: Context,
  wanted: Wanted,
  position: number,
  limit: number,
): Promise<FactPart> {
  requireOffice(ctx)
  const { locale } = ctx
  const now = ctx.now()
  const [documents, versions] = await Promise.all([listDocumentsWithFacts(ctx, wanted), listVersionsOf(ctx)])
  const all = documents.flatMap((row): ListedFact[] => {
    const of = {
      'before-you-go': factsOf,
      trek: (c: unknown) => rulesOf(c, now),
      trip: (c: unknown) => pricesOf(c, now),
    }
    const kind = factKinds.find(each => each === row.kind)
    if (!kind) return []
    return of[kind](row.content, locale, now).map(({ path, about, says, time }) => {
      const history = versions.get(`${row.kind}/${row.key}`) ?? []
      const title = row.title[locale]
      return {
        ...{ kind, key: row.key, path, number: row.number, ...time },
        title: about ? `${title}: ${about[locale]}` : title,
        says: says?.[locale] ?? m.office_fresh_price({ day: time.until }, { locale }),
        ...checkerOf(history, path, time.checked),
      }
    })
  })
  const sought = plainLetters(wanted.q)
  const found = all.filter(({ title, says }) => plainLetters(`${title} ${says}`).includes(sought))
  const isOf: Record<FactState, (fact: ListedFact) => boolean> = {
    old: ({ state }) => state === 'old',
    soon: ({ state }) => state === 'soon',
    all: () => true,
  }
  const counts = {
    old: found.filter(isOf.old).length,
    soon: found.filter(isOf.soon).length,
    all: found.length,
  }
  const chosen = found.filter(isOf[wanted.state]).toSorted((a, b) => b.percent - a.percent)
  const end = position + limit
  return { rows: chosen.slice(position, end), counts, after: end < chosen.length ? end : null }
}

/** Planners by whose countries the facts are filtered. @throws AppError not_logged_in, unauthorized. */
export function listFactPlanners(ctx: CallerContext) {
  requireOffice(ctx)
  return ctx.db
    .select({ fkey: staff.fkey, name: staff.name })
    .from(staff)
    .where(
      and(
        eq(staff.active, true),
        ctx.actor.kind === 'planner' ? arrayContains(staff.countries, [...ctx.actor.countries]) : undefined,
      ),
    )
    .orderBy(asc(staff.name))
}

/** The most facts that an email lists; the office has all of them. */
const MOST_LISTED = 15

/** People who plan trips, each with the countries whose facts they answer for. */
export function findFactReaders(db: Readable, wanted: SQL | undefined) {
  return db
    .select({
      ...{ userId: users.id, email: users.email, locale: users.locale, firstName: staff.firstName },
      ...{ fkey: staff.fkey, countries: staff.countries },
    })
    .from(users)
    .innerJoin(staff, and(eq(staff.fkey, users.staffFkey), eq(staff.active, true)))
    .where(and(inArray(users.role, ['planner', 'admin']), isNull(users.erasedTs), wanted))
    .orderBy(users.id)
}

type Reader = Awaited<ReturnType<typeof findFactReaders>>[number]

/** The facts of a planner's countries that are old, and how many there are. */
export async function listOldFacts(
  ctx: Pick<RequestContext, 'db' | 'now'>,
  { userId, fkey, countries }: Pick<Reader, 'userId' | 'fkey' | 'countries'>,
  locale: Locale,
) {
  const actor = { kind: 'planner', userId, fkey, countries } as const
  const { db, now } = ctx
  const { rows, counts } = await listFacts(
    { db, now, actor, locale },
    { state: 'old', q: '' },
    0,
    MOST_LISTED,
  )
  return { facts: rows.map(({ title, says, until }) => ({ title, says, until })), count: counts.old }
}
