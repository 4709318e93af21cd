import type { ReactNode } from 'react'
import type { FacetKey } from '#app/features/catalogue/list/catalogue.ts'
import { CatalogueFilter } from '#app/features/catalogue/list/catalogue-filter.tsx'
import { CatalogueHead } from '#app/features/catalogue/list/catalogue-head.tsx'
import type { ListCountry, NarrowedList } from '#app/features/catalogue/list/catalogue-schema.ts'
import { CatalogueSplit } from '#app/features/catalogue/list/catalogue-split.tsx'
import { CatalogueWays } from '#app/features/catalogue/list/catalogue-ways.tsx'
import { NothingMatches } from '#app/features/catalogue/list/nothing-matches.tsx'
import { KeptHere } from '#app/features/search/kept/kept-here.tsx'
import { links } from '#app/links.ts'
import { useSite } from '#app/pages/site/use-site.ts'
import { m } from '#app/paraglide/messages.js'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './list-page.module.css'

interface ListPageProps<Item> {
  country: ListCountry
  title: string
  lead: string
  list: NarrowedList<Item>
  /** The list's address with a query. */
  link: (query?: Record<string, string | undefined>) => string
  chips: FacetKey
  /** Draws the items; `lit` is the slug of the place pointed at on the map. */
  children: (items: readonly Item[], lit: string | null) => ReactNode
}

/** A list that is written: scan, compare, keep; and since no footer follows, the ways on. */
export function ListPage<Item>({ country, title, lead, list, link, chips, children }: ListPageProps<Item>) {
  const { answerers } = useSite()
  const { tag, name } = country
  const { filter, items, total, looser, map } = list
  return (
    <main id="main">
      <Wrap className={styles.page}>
        <CatalogueHead trail={[{ label: name, to: links.country(tag) }]} title={title}>
          {lead}
        </CatalogueHead>
        <CatalogueFilter filter={filter} link={link} chips={chips} />
        <Text size="small" tone="quiet" role="status" className={styles.count}>
          {m.catalogue_showing({ count: items.length, total })}
        </Text>
        {map ? (
          <CatalogueSplit country={country} map={map}>
            {lit => children(items, lit)}
          </CatalogueSplit>
        ) : (
          <NothingMatches filter={filter} looser={looser} link={link} />
        )}
      </Wrap>
      <CatalogueWays country={country} answerer={answerers[tag]?.firstName ?? null} url={link()} />
      <KeptHere country={tag} url={link()} />
    </main>
  )
}
