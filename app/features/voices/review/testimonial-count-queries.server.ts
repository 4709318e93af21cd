import { eq, type SQL, sql } from 'drizzle-orm'
import { groupLabel } from '#app/features/trip/trip-card/group-label.ts'
import { tagSlug } from '#app/features/voices/review/review-builder.ts'
import { conditionOf, type ReviewSelection } from '#app/features/voices/review/select-reviews.server.ts'
import { goalName } from '#app/features/wish/choice-names.ts'
import type { ReadContext } from '#app/request-context.ts'
import { country, theme, topic } from '#database/schema/country.ts'
import { review } from '#database/schema/review.ts'
import { goals, groups } from '#database/values/goals.ts'
import type { Locale } from '#database/values/locale.ts'
import type { TestimonialChoice, Testimonials } from './testimonial-schema.ts'

/** Names of the reviews' tags: interests, habitats, themes and goals. */
export async function getTagNames({ db, locale }: ReadContext): Promise<Map<string, string>> {
  const [words, themes] = await Promise.all([
    db.select({ key: topic.key, name: topic.name }).from(topic),
    db.select({ key: theme.key, name: theme.name }).from(theme),
  ])
  return new Map([
    ...goals.map(goal => [tagSlug(goal), goalName(goal)] as const),
    ...[...themes, ...words].map(({ key, name }) => [key, name[locale]] as const),
  ])
}

interface Count {
  value: string
  count: number
}

/** Groups, which are a filter of their own. */
const groupBySlug = new Map(groups.map(group => [tagSlug(group), group]))

/** Counts the reviews of a selection by topic or by tag; tags do not include the goals of their trip. */
function countWords(
  { db }: ReadContext,
  words: 'topics' | 'tags',
  selection: ReviewSelection,
): Promise<Count[]> {
  const value = sql<string>`unnest(${review[words]})`
  return db
    .select({ value, count: sql<number>`count(*)::integer` })
    .from(review)
    .where(conditionOf(selection))
    .groupBy(value)
}

/** Merges tags of the same name under the more frequent one; the most frequent first. */
function namedChoices(counts: readonly Count[], names: ReadonlyMap<string, string>, locale: Locale) {
  const nameOf = (value: string) => names.get(value) ?? value.replaceAll('-', ' ')
  const commonFirst = counts.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
  return [...Map.groupBy(commonFirst, ({ value }) => nameOf(value))]
    .flatMap(([name, [first]]): TestimonialChoice[] => (first ? [{ ...first, name }] : []))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, locale))
}

export function countCountries({ db, locale }: ReadContext): Promise<TestimonialChoice[]> {
  const name = sql<string>`${country.name} ->> ${locale}`
  return db
    .select({ value: country.tag, name, count: sql<number>`count(*)::integer` })
    .from(review)
    .innerJoin(country, eq(country.tag, review.countryTag))
    .groupBy(country.tag)
    .orderBy(sql`count(*) desc`, country.tag)
}

/** The filter options in a country. */
export async function countChoices(
  ctx: ReadContext,
  selection: ReviewSelection,
): Promise<Pick<Testimonials, 'groups' | 'tags'>> {
  const [topics, tags, names] = await Promise.all([
    countWords(ctx, 'topics', selection),
    countWords(ctx, 'tags', selection),
    getTagNames(ctx),
  ])
  return {
    groups: topics
      .flatMap((choice): TestimonialChoice[] => {
        const group = groupBySlug.get(choice.value)
        return group ? [{ ...choice, name: groupLabel(group) }] : []
      })
      .toSorted((a, b) => b.count - a.count),
    tags: namedChoices(
      tags.filter(({ value }) => !groupBySlug.has(value)),
      names,
      ctx.locale,
    ),
  }
}

export async function countRatings(
  { db, locale }: ReadContext,
  selection: ReviewSelection,
): Promise<Pick<Testimonials, 'ratings' | 'average' | 'total'>> {
  const count: SQL<number> = sql`count(*)::integer`
  const rows = await db
    .select({ rating: review.rating, count })
    .from(review)
    .where(conditionOf(selection))
    .groupBy(review.rating)
  const total = rows.reduce((all, row) => all + row.count, 0)
  const sum = rows.reduce((all, row) => all + row.count * row.rating, 0)
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return {
    ratings: [1, 2, 3, 4, 5].map(rating => ({
      rating,
      count: rows.find(row => row.rating === rating)?.count ?? 0,
    })),
    average: total === 0 ? null : format.format(sum / total),
    total,
  }
}
