import type { FocusEvent } from 'react'
import { Link } from 'react-router'
import { links } from '#app/links.ts'
import { itemId } from '#app/map/explorer/explorer.tsx'
import type { CountryExplorerData, PlaceEntry } from '#app/map/explorer/explorer-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from './list.module.css'

interface PlaceListProps {
  tag: string
  groups: CountryExplorerData['groups']
  chosen: string | null
  /** Highlighted on the map as well. */
  lit: string | null
  onPoint: (key: string | null) => void
}

/** The places of a country by region; each zooms the map to itself and links to its page. */
export function PlaceList({ groups, ...common }: PlaceListProps) {
  return (
    <section aria-label={m.explorer_places()}>
      {groups.map(({ region, places }) => (
        <section key={region?.key ?? ''} className={styles.group}>
          {region && <Entry entry={region} {...common} />}
          <ul>
            {places.map(entry => (
              <li key={entry.key}>
                <Entry entry={entry} {...common} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

type EntryProps = Omit<PlaceListProps, 'groups'> & { entry: PlaceEntry }

function Entry({ entry, tag, chosen, lit, onPoint }: EntryProps) {
  const { key, kind, name, line, altitude, nights } = entry
  const figures = [altitude, nights].filter(figure => figure !== null)
  const page = pageOf(tag, entry)
  const link = (
    <Link
      to={links.countryMap(tag, key)}
      className={styles.choose}
      preventScrollReset
      aria-current={key === chosen || undefined}
    >
      <span className={styles.name}>{name}</span>
      {kind !== 'region' && line && <span className={styles.line}>{line}</span>}
      {figures.length > 0 && <span className={styles.figures}>{figures.join(' · ')}</span>}
    </Link>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only lights what the links inside lead to
    <div
      id={itemId(key)}
      className={classNames(kind === 'region' ? styles.head : styles.item, key === lit && styles.lit)}
      onPointerEnter={() => onPoint(key)}
      onPointerLeave={() => onPoint(null)}
      onFocus={(event: FocusEvent) => event.target.matches(':focus-visible') && onPoint(key)}
      onBlur={() => onPoint(null)}
    >
      {kind !== 'region' && (
        <span className={classNames(styles.dot, kind === 'attraction' && styles.small)} />
      )}
      {kind === 'region' ? (
        <Display as="h2" size={24} className={styles.title}>
          {link}
        </Display>
      ) : (
        link
      )}
      {page && (
        <Anchor to={page} className={styles.read} aria-label={m.explorer_read({ name })}>
          <Icon name="arrow-right-bold" />
        </Anchor>
      )}
    </div>
  )
}

function pageOf(tag: string, { kind, slug }: PlaceEntry): string | null {
  if (kind === 'asked') return null
  return links[kind](tag, slug)
}
