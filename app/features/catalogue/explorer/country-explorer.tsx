import { type FocusEvent, type ReactNode, useMemo, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { links } from '#app/links.ts'
import styles from '#app/map/explorer/explorer.module.css'
import { Explorer, itemId, usePointed } from '#app/map/explorer/explorer.tsx'
import type { CountryExplorerData, ExplorerMap, PlaceEntry, View } from '#app/map/explorer/explorer-schema.ts'
import { viewOfPoints, wholeView } from '#app/map/explorer/view.ts'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { Button } from '#app/ui/button.tsx'
import { ChipChoice } from '#app/ui/chip-choice.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import listStyles from './list.module.css'
import { FILTER_KINDS, filteredGroups, type PlaceFilter } from './place-filter.ts'
import toolStyles from './place-tools.module.css'
import { WayForm } from './way-between.tsx'
import { shortestWay, type WayBetween } from './ways-between.ts'

/** A country's places on a full-screen map; the one in the address is selected. */
export function CountryExplorer({ data, bar }: { data: CountryExplorerData; bar: ReactNode }) {
  const { tag, name, groups, ways } = data
  const query = new URLSearchParams(useLocation().search)
  const navigate = useNavigate()
  const entries = useMemo(
    () => groups.flatMap(({ region, places }) => (region ? [region, ...places] : places)),
    [groups],
  )
  const chosen = entries.find(({ key }) => key === query.get('place'))
  const { pointed, setPointed, bringIntoView } = usePointed(query.has('to') ? undefined : chosen?.key)
  const lit = pointed ?? chosen?.key ?? null
  const written = entries.some(({ kind }) => kind !== 'asked')
  const [filter, setFilter] = useState<PlaceFilter>({ text: '', without: [] })
  const shown = useMemo(() => filteredGroups(groups, filter), [groups, filter])
  const found = shown.flatMap(({ region, places }) => (places.length > 0 ? places : region ? [region] : []))
  const joined = entries.filter(({ key }) => ways.some(({ from, to }) => from === key || to === key))
  const to = joined.find(({ key }) => key === query.get('to'))
  const way = useMemo(() => (chosen && to ? shortestWay(ways, chosen.key, to.key) : null), [ways, chosen, to])
  const map = useMemo(() => mapOf(data.map, entries, shown, way), [data.map, entries, shown, way])

  function go(place?: string, end?: string): void {
    navigate(links.countryMap(tag, place, end), { preventScrollReset: true })
  }
  function onPress(key: string): void {
    bringIntoView(key)
    go(key)
  }

  return (
    <Explorer
      bar={bar}
      map={map}
      target={way ? viewOfWay(map, way) : (chosen?.view ?? wholeView(map))}
      lit={lit}
      day={ON_THE_WAY}
      title={m.explorer_map_country({ country: name })}
      chosen={chosen ? m.explorer_chosen({ name: chosen.name }) : ''}
      onPoint={setPointed}
      onPress={onPress}
      onWhole={() => chosen && go()}
    >
      <Text size="small" tone="quiet" className={styles.lead}>
        {leadOf(entries.length, written, name)}
      </Text>
      {written && (
        <p className={styles.ways}>
          <MoreLink to={links.trips({ fcountry: [tag] })}>{m.explorer_trips({ country: name })}</MoreLink>
          <MoreLink to={links.travelPlanning(tag)}>{m.nav_make_my_adventure()}</MoreLink>
        </p>
      )}
      {written && (
        <PlaceTools
          filter={filter}
          onFilter={setFilter}
          found={found.length}
          onFirst={() => go(found[0]?.key)}
        />
      )}
      {joined.length > 0 && (
        <WayForm
          tag={tag}
          places={joined}
          from={joined.some(({ key }) => key === chosen?.key) ? chosen?.key : undefined}
          to={to?.key}
          way={way}
          onChoose={(from, end) => go(from || undefined, end || undefined)}
        />
      )}
      <PlaceList tag={tag} groups={shown} chosen={chosen?.key ?? null} lit={lit} onPoint={setPointed} />
      {!written && (
        <Button
          to={links.ask({ country: tag, url: links.countryMap(tag) })}
          data-ask=""
          size="sm"
          className={styles.ask}
        >
          {m.explorer_ask({ country: name })}
        </Button>
      )}
    </Explorer>
  )
}

/** Maximum zoom to a transfer. */
const CLOSEST_WAY = 6

/** Day number given to the highlighted legs. */
const ON_THE_WAY = 1

/** The map with the filtered places, and the line of the requested transfer only. */
function mapOf(
  map: ExplorerMap,
  entries: readonly PlaceEntry[],
  shown: CountryExplorerData['groups'],
  way: WayBetween | null,
): ExplorerMap {
  const passing = new Set(
    shown.flatMap(({ region, places }) => [region?.key, ...places.map(({ key }) => key)]),
  )
  const numbers = new Set(way?.hops.map(({ number }) => number))
  const ends = new Set(way?.hops.flatMap(({ from, to }) => [from, to]))
  const isListed = (key: string) => entries.some(entry => entry.key === key)
  return {
    ...map,
    marks: map.marks.filter(({ key }) => passing.has(key) || ends.has(key) || !isListed(key)),
    legs: map.legs
      .filter(({ day }) => day !== undefined && numbers.has(day))
      .map(leg => ({ ...leg, day: ON_THE_WAY })),
  }
}

function viewOfWay(map: ExplorerMap, { hops }: WayBetween): View {
  const ends = new Set(hops.flatMap(({ from, to }) => [from, to]))
  const points = map.marks.filter(({ key }) => ends.has(key)).map(({ x, y }) => [x, y] as const)
  return viewOfPoints(map, points, CLOSEST_WAY)
}

function leadOf(count: number, written: boolean, country: string): string {
  if (count === 0) return m.explorer_empty({ country })
  return written ? m.explorer_country_lead() : m.explorer_asked_lead()
}

interface PlaceListProps {
  tag: string
  groups: CountryExplorerData['groups']
  chosen: string | null
  /** Highlighted on the map as well. */
  lit: string | null
  onPoint: (key: string | null) => void
}

/** The places of a country by region; each zooms the map to itself and links to its page. */
function PlaceList({ groups, ...common }: PlaceListProps) {
  return (
    <section aria-label={m.explorer_places()}>
      {groups.map(({ region, places }) => (
        <section key={region?.key ?? ''} className={listStyles.group}>
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
      className={listStyles.choose}
      preventScrollReset
      aria-current={key === chosen || undefined}
    >
      <span className={listStyles.name}>{name}</span>
      {kind !== 'region' && line && <span className={listStyles.line}>{line}</span>}
      {figures.length > 0 && <span className={listStyles.figures}>{figures.join(' · ')}</span>}
    </Link>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only lights what the links inside lead to
    <div
      id={itemId(key)}
      className={classNames(
        kind === 'region' ? listStyles.head : listStyles.item,
        key === lit && listStyles.lit,
      )}
      onPointerEnter={() => onPoint(key)}
      onPointerLeave={() => onPoint(null)}
      onFocus={(event: FocusEvent) => event.target.matches(':focus-visible') && onPoint(key)}
      onBlur={() => onPoint(null)}
    >
      {kind !== 'region' && (
        <span className={classNames(listStyles.dot, kind === 'attraction' && listStyles.small)} />
      )}
      {kind === 'region' ? (
        <Display as="h2" size={24} className={listStyles.title}>
          {link}
        </Display>
      ) : (
        link
      )}
      {page && (
        <Anchor to={page} className={listStyles.read} aria-label={m.explorer_read({ name })}>
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

interface PlaceToolsProps {
  filter: PlaceFilter
  onFilter: (filter: PlaceFilter) => void
  /** Number of matches. */
  found: number
  /** Selects the first match. */
  onFirst: () => void
}

/** Search by name and filter by kind, for the list and the map. */
function PlaceTools({ filter, onFilter, found, onFirst }: PlaceToolsProps) {
  const words = { destination: m.explorer_kind_destination(), attraction: m.explorer_kind_attraction() }
  const asked = filter.text.trim() !== ''
  return (
    <search className={toolStyles.tools} data-scripted>
      <form
        onSubmit={event => {
          event.preventDefault()
          if (asked && found > 0) onFirst()
        }}
      >
        <TextField
          type="search"
          label={m.explorer_find()}
          value={filter.text}
          autoComplete="off"
          onChange={event => onFilter({ ...filter, text: event.target.value })}
        />
        <fieldset className={toolStyles.kinds}>
          <legend>{m.explorer_kinds()}</legend>
          {FILTER_KINDS.map(kind => (
            <ChipChoice
              key={kind}
              type="checkbox"
              checked={!filter.without.includes(kind)}
              onChange={({ target }) => {
                const others = filter.without.filter(each => each !== kind)
                onFilter({ ...filter, without: target.checked ? others : [...others, kind] })
              }}
            >
              {words[kind]}
            </ChipChoice>
          ))}
        </fieldset>
      </form>
      <p aria-live="polite" className={toolStyles.found}>
        {found === 0 ? m.explorer_none() : asked && m.explorer_found({ count: found })}
      </p>
    </search>
  )
}
