import { m } from '#app/paraglide/messages.js'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { SitemapGroup, SitemapLink, SitemapPart } from './sitemap.ts'
import styles from './sitemap-lists.module.css'

interface SitemapListsProps {
  /** Of a country each. */
  countries: readonly SitemapPart[]
  /** Animals and plants, people, articles. */
  lists: readonly SitemapPart[]
  site: readonly SitemapGroup[]
}

/** Every page of the site: of each country what most look for, and behind it all the others; then the site's own. */
export function SitemapLists({ countries, lists, site }: SitemapListsProps) {
  return (
    <>
      <section aria-labelledby="sitemap-countries">
        <Display size={44} id="sitemap-countries" className={styles.title}>
          {m.sitemap_countries()}
        </Display>
        <Parts parts={countries} look="table" />
      </section>
      <section aria-labelledby="sitemap-others">
        <Display size={44} id="sitemap-others" className={styles.title}>
          {m.sitemap_site()}
        </Display>
        <Groups groups={site} />
        <Parts parts={lists} />
      </section>
    </>
  )
}

function Parts({ parts, look }: { parts: readonly SitemapPart[]; look?: 'table' }) {
  return (
    <div className={classNames(styles.index, look === 'table' && styles.table)}>
      {parts.map(part => (
        <Part key={part.id} part={part} />
      ))}
    </div>
  )
}

function Part({ part: { id, title, to, picture, main, groups } }: { part: SitemapPart }) {
  const count = groups.reduce((sum, { links }) => sum + links.length, 1 + main.length)
  return (
    <article id={id} className={styles.part}>
      <Display as="h3" size={24}>
        <Anchor to={to} className={styles.name}>
          {picture && <PictureFrame picture={picture} ratio="4x3" sizes="4rem" decorative />}
          {title}
        </Anchor>
      </Display>
      <Links links={main} className={styles.main} />
      <details>
        <summary>
          {m.sitemap_all({ count })}
          <Icon name="caret-down-bold" size="xs" />
        </summary>
        <Groups groups={groups} />
      </details>
    </article>
  )
}

function Links({ links, className }: { links: readonly SitemapLink[]; className?: string | undefined }) {
  if (links.length === 0) return null
  return (
    <ul className={className}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Anchor to={to}>{label}</Anchor>
        </li>
      ))}
    </ul>
  )
}

function Groups({ groups }: { groups: readonly SitemapGroup[] }) {
  return (
    <div className={groups.length > 1 ? styles.groups : styles.long}>
      {groups.map(({ title, links }) => (
        <div key={title} className={styles.group}>
          {groups.length > 1 && <b>{title}</b>}
          <Links links={links} />
        </div>
      ))}
    </div>
  )
}
