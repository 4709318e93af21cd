import { type ReactNode, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { links } from '#app/links.ts'
import styles from '#app/map/explorer/explorer.module.css'
import { Explorer, usePointed } from '#app/map/explorer/explorer.tsx'
import type { CountryExplorerData, ExplorerMap, PlaceEntry, View } from '#app/map/explorer/explorer-schema.ts'
import { viewOfPoints, wholeView } from '#app/map/explorer/view.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Text } from '#app/ui/text.tsx'
import { filteredGroups, type PlaceFilter } from './place-filter.ts'
import { PlaceList } from './place-list.tsx'
import { PlaceTools } from './place-tools.tsx'
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
