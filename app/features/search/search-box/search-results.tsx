import type { SiteKind } from '#app/features/search/site-search/site-kinds.ts'
import type { SearchHit, SiteSearch } from '#app/features/search/site-search/site-search-schema.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { Frame } from '#app/ui/frame.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Text } from '#app/ui/text.tsx'
import styles from './search-results.module.css'
import { countOf, kindNames, kindsShown } from './search-words.ts'

/** As many as stand under the best one without reaching below the trips beside it. */
const MOST_UNDER_BEST = 2

/** A list shorter than this shares a row with another one. */
const LONG = 3

/**
 * All results: the best one large, with the others of its kind if they are few, and the trips beside them; then a list
 * for each other kind, the best kind first and short lists last, where they share rows.
 */
export function SearchResults({ found, words }: { found: SiteSearch; words: string }) {
  const [first] = found.order
  // A question that each country answers for itself has no best answer.
  const best = first && !isOfEachCountry(found) ? found[first][0] : undefined
  const lists = kindsShown(found.order)
    .map(kind => ({ kind, hits: found[kind].filter(hit => hit !== best) }))
    .filter(({ hits }) => hits.length > 0)
  const beside = best !== undefined && lists[0]?.kind === 'trips'
  const under = lists.filter(
    ({ kind, hits }) => beside && kind === first && kind !== 'trips' && hits.length <= MOST_UNDER_BEST,
  )
  const rest = lists
    .filter(list => !under.includes(list))
    .toSorted((a, b) => Number(isShort(a)) - Number(isShort(b)))
  return (
    <div className={classNames(styles.groups, beside && styles.beside)}>
      {first && best && (
        <div className={styles.first}>
          <Best kind={first} hit={best} />
          {under.map(list => (
            <List key={list.kind} {...list} found={found} words={words} />
          ))}
        </div>
      )}
      {rest.map(list => (
        <List key={list.kind} {...list} found={found} words={words} />
      ))}
    </div>
  )
}

const BEFORE_YOU_GO = /\/before-you-go$/
/** More pages about countries than that are all there are. */
const SOME_COUNTRIES = 5

function isOfEachCountry({ articles }: SiteSearch): boolean {
  return articles.filter(({ url }) => BEFORE_YOU_GO.test(url)).length > SOME_COUNTRIES
}

interface HitsOfKind {
  kind: SiteKind
  hits: readonly SearchHit[]
}

function isShort({ kind, hits }: HitsOfKind): boolean {
  return kind !== 'trips' && hits.length < LONG
}

function List({ kind, hits, found, words }: HitsOfKind & { found: SiteSearch; words: string }) {
  return (
    <section
      aria-labelledby={`found-${kind}`}
      className={classNames(
        kind === 'trips' && styles.trips,
        hits.length === 1 && styles.one,
        hits.length === 2 && styles.two,
        hits.length === 4 && styles.four,
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
      <More kind={kind} found={found} words={words} />
    </section>
  )
}

/** To all of a kind: the finder for trips; the others have no list by words, and are listed whole on this page. */
function More({ kind, found, words }: { kind: SiteKind; found: SiteSearch; words: string }) {
  const total = found.totals[kind]
  const isMore = total > found[kind].length
  if (kind !== 'trips' && !isMore) return null
  return (
    <MoreLink
      to={
        kind === 'trips'
          ? links.trips({ q: found.meant ?? words })
          : links.search(words, { all: kind }, `#found-${kind}`)
      }
    >
      {isMore
        ? m.search_all_of({ counted: countOf(kind, total) })
        : m.search_all_trips({ words: found.meant ?? words })}
    </MoreLink>
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
