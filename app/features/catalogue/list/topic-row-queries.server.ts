import type { RequestContext } from '#app/request-context.ts'
import { topic } from '#database/schema/country.ts'
import type { Locale } from '#database/values/locale.ts'

/** All interests and habitats: there are about thirty, and most pages need many of them. */
export function findWords({ db }: Pick<RequestContext, 'db'>) {
  return db.select().from(topic)
}

export type TopicRow = Awaited<ReturnType<typeof findWords>>[number]

/** Options of an interest or habitat filter, by name. */
export function wordOptions(
  rows: readonly TopicRow[],
  vocabulary: TopicRow['vocabulary'],
  locale: Locale,
): { value: string; label: string }[] {
  return rows
    .filter(row => row.vocabulary === vocabulary)
    .map(({ key, name }) => ({ value: key, label: name[locale] }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
}
