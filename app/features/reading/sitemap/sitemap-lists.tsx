import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Text } from '#app/ui/text.tsx'
import styles from './sitemap-lists.module.css'
import type { SitemapGroup, SitemapPart } from './sitemap-schema.ts'

interface SitemapListsProps {
  /** Of a country each. */
  countries: readonly SitemapPart[]
  /** Every animal and plant. */
  wild: SitemapPart
  site: readonly SitemapGroup[]
}

/** Every page of the site: an index of the countries, each of which opens to its pages, then the others. */
export function SitemapLists({ countries, wild, site }: SitemapListsProps) {
  return (
    <>
      <section aria-labelledby="sitemap-countries">
        <Display size={44} id="sitemap-countries" className={styles.title}>
          {m.sitemap_countries()}
        </Display>
        <div className={styles.index}>
          {countries.map(part => (
            <Folded key={part.id} part={part} />
          ))}
        </div>
      </section>
      <section aria-labelledby="sitemap-others">
        <Display size={44} id="sitemap-others" className={styles.title}>
          {m.sitemap_site()}
        </Display>
        <Groups groups={site} />
        <Folded part={wild} />
      </section>
    </>
  )
}

function Folded({ part: { id, title, groups } }: { part: SitemapPart }) {
  return (
    <details id={id} className={styles.country}>
      <summary>
        <Display as="h3" size={24}>
          {title}
        </Display>
        <Text as="span" size="fine" tone="quiet">
          {m.sitemap_pages({ count: groups.reduce((sum, { links }) => sum + links.length, 0) })}
        </Text>
        <Icon name="caret-down-bold" className={styles.caret} />
      </summary>
      <Groups groups={groups} />
    </details>
  )
}

function Groups({ groups }: { groups: readonly SitemapGroup[] }) {
  return (
    <div className={styles.groups}>
      {groups.map(({ title, links }) => (
        <div key={title} className={styles.group}>
          <b>{title}</b>
          <ul>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Anchor to={to}>{label}</Anchor>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
