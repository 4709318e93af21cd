import type { ReactNode } from 'react'
import { CatalogueFilter } from '#app/features/catalogue/list/catalogue-filter.tsx'
import { CatalogueHead } from '#app/features/catalogue/list/catalogue-head.tsx'
import { CatalogueWays } from '#app/features/catalogue/list/catalogue-ways.tsx'
import type { FacetKey } from '#app/features/catalogue/list/list.ts'
import type { ListCountry, NarrowedList } from '#app/features/catalogue/list/list-schema.ts'
import { NothingMatches } from '#app/features/catalogue/list/nothing-matches.tsx'
import { links } from '#app/links.ts'
import { useSite } from '#app/pages/site/use-site.ts'
import { m } from '#app/paraglide/messages.js'
import { MoreLink } from '#app/ui/more-link.tsx'
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
  /** A note that applies to the whole list. */
  note?: string
  children: (items: readonly Item[]) => ReactNode
}

/** A written list: browse, compare, save; and links to other pages of its country. */
export function ListPage<Item>(props: ListPageProps<Item>) {
  const { country, title, lead, list, link, chips, note, children } = props
  const { answerers } = useSite()
  const { tag, name } = country
  const { filter, items, total, looser } = list
  return (
    <main id="main">
      <Wrap className={styles.page}>
        <CatalogueHead trail={[{ label: name, to: links.country(tag) }]} title={title}>
          {lead}
        </CatalogueHead>
        <CatalogueFilter filter={filter} link={link} chips={chips} />
        <div className={styles.bar}>
          <Text size="small" tone="quiet" role="status">
            {m.catalogue_showing({ count: items.length, total })}
          </Text>
          {note && (
            <Text size="small" tone="quiet">
              {note}
            </Text>
          )}
          <MoreLink to={links.countryMap(tag)} icon="map-trifold">
            {m.catalogue_map()}
          </MoreLink>
        </div>
        {items.length > 0 ? children(items) : <NothingMatches filter={filter} looser={looser} link={link} />}
      </Wrap>
      <CatalogueWays country={country} answerer={answerers[tag]?.firstName ?? null} url={link()} />
    </main>
  )
}
