import type { SiteKind } from '#app/features/search/site-search/site-kinds.ts'
import type { SearchHit, SiteSearch } from '#app/features/search/site-search/site-search-schema.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { Frame } from '#app/ui/frame.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Text } from '#app/ui/text.tsx'
import styles from './search-results.module.css'
import { kindNames } from './search-words.ts'

/**
 * All results: the best one large and the trips beside it, then a list for each other kind, the best kind first; short
 * lists share a row.
 */
export function SearchResults({ found, words }: { found: SiteSearch; words: string }) {
  const [first] = found.order
  const best = first && found[first][0]
  const kinds = found.order.includes('trips')
    ? (['trips', ...found.order.filter(kind => kind !== 'trips')] as const)
    : found.order
  return (
    <div
      className={classNames(styles.groups, best && found.trips.some(hit => hit !== best) && styles.beside)}
    >
      {first && best && <Best kind={first} hit={best} />}
      {kinds.map(kind => {
        const hits = found[kind].filter(hit => hit !== best)
        if (hits.length === 0) return null
        return (
          <section
            key={kind}
            aria-labelledby={`found-${kind}`}
            className={classNames(
              kind === 'trips' && styles.trips,
              hits.length === 1 && styles.one,
              hits.length === 2 && styles.two,
            )}
          >
            <Display size={30} id={`found-${kind}`}>
              {kindNames[kind]()}
            </Display>
            {kind === 'trips' && found.respelled !== null && (
              <Text tone="quiet">{m.search_respelled({ words, near: found.respelled })}</Text>
            )}
            <ul className={styles.hits}>
              {hits.map(hit => (
                <li key={hit.url}>
                  <Hit kind={kind} hit={hit} />
                </li>
              ))}
            </ul>
            {kind === 'trips' && (
              <MoreLink to={links.trips({ q: words })}>{m.search_all_trips({ words })}</MoreLink>
            )}
          </section>
        )
      })}
    </div>
  )
}

function Best({ kind, hit: { name, line, url, picture } }: { kind: SiteKind; hit: SearchHit }) {
  return (
    <Anchor to={url} className={styles.best}>
      {picture && <Frame src={picture} alt="" ratio={kind === 'planners' ? '1x1' : '4x3'} />}
      <span>
        <Text as="span" size="small" tone="quiet">
          {kindNames[kind]()}
        </Text>
        <Display as="b" size={44}>
          {name}
        </Display>
        <Text as="span" size="lead">
          {line}
        </Text>
        <Icon name="arrow-right-bold" className={styles.go} />
      </span>
    </Anchor>
  )
}

function Hit({ kind, hit: { name, line, url, picture } }: { kind: SiteKind; hit: SearchHit }) {
  return (
    <Anchor to={url} className={styles.hit}>
      {picture && (
        <Frame src={picture} alt="" ratio={kind === 'planners' ? '1x1' : '4x3'} className={styles.picture} />
      )}
      <span>
        <b>{name}</b>
        <Text as="span" size="small" tone="quiet" className={styles.line}>
          {line}
        </Text>
      </span>
    </Anchor>
  )
}
