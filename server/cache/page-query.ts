import { facetKeys } from '#app/features/catalogue/list/list.ts'
import { fieldsOf } from '#app/features/request/guided/planning.ts'
import { kinds, paramOf } from '#app/features/search/finder/finder.ts'
import { COUNTRY_FIRST, SENT_AS, SENT_FROM } from '#app/features/search/sentence/sentence-address.ts'
import { wishFieldNames } from '#app/features/wish/wish-fields.ts'
import type { ExpertsQuery, FieldGuideQuery, links, TestimonialQuery } from '#app/links.ts'

type QueryOf<Link extends 'ask' | 'articles' | 'firstDraft'> = NonNullable<
  Parameters<(typeof links)[Link]>[0]
>

function namesOf<Query>(names: { [name in keyof Required<Query>]: true }): string[] {
  return Object.keys(names)
}

/**
 * Every query parameter that a public page reads. The pages get no other, so that any other neither makes a page of its own
 * nor costs a rendering.
 */
const READ: ReadonlySet<string> = new Set([
  ...wishFieldNames,
  ...Object.values(fieldsOf).flat(),
  ...['step', 'about'],
  ...[...kinds.map(paramOf), 'q', 'sort', 'page'],
  ...facetKeys,
  ...['fcountry', 'fparty', 'ftype', SENT_AS, SENT_FROM, COUNTRY_FIRST],
  ...namesOf<FieldGuideQuery>({ kind: true, country: true, month: true }),
  ...namesOf<ExpertsQuery>({ country: true, language: true }),
  ...namesOf<TestimonialQuery>({
    ...{ country: true, tag: true, order: true, limit: true },
    ...{ page: true, q: true, party: true, review: true },
  }),
  ...namesOf<Omit<QueryOf<'ask'>, 'wish'>>({ country: true, url: true, message: true, draft: true }),
  ...namesOf<QueryOf<'articles'>>({ tag: true, page: true }),
  ...namesOf<QueryOf<'firstDraft'>>({ q: true, draft: true }),
  // A kind of results that is listed whole; the explorers, a page that is not written yet, a calendar from a day, what a
  // form without script has answered.
  ...['all', 'place', 'to', 'day', 'sought', 'start', 'sent', 'email', 'next'],
  // React Router's own, of the data of a page.
  ...['_routes', 'index'],
])

/** Query parameters that are for others (house, rule 10). */
const FOR_OTHERS =
  /^(utm_.*|fbclid|gclid|gbraid|wbraid|msclkid|ttclid|li_fat_id|gad_source|_ga|mc_cid|mc_eid)$/

/**
 * Pages that are filled in the browser, from whatever the address says; those for developers; and what React Router asks
 * for that is no page.
 */
const READ_ALL =
  /^(?:\/es)?\/(?:account|admin|org|user|book|aaa-preview|aaa-success|vote|shared|dev|__\w+)(?:[/.]|$)/

/** The cache key of an address: without parameters that do not change the page, in a fixed order. */
export function pageKey(address: string): string {
  const url = new URL(address)
  if (url.search === '') return url.pathname
  const readsAll = READ_ALL.test(url.pathname)
  const isRead = (name: string) => (readsAll ? !FOR_OTHERS.test(name) : READ.has(name))
  for (const name of [...url.searchParams.keys()]) if (!isRead(name)) url.searchParams.delete(name)
  url.searchParams.sort()
  return `${url.pathname}${url.search}`
}
