import { type ReactNode, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { links } from '#app/links.ts'
import styles from '#app/map/explorer/explorer.module.css'
import { Explorer, usePointed } from '#app/map/explorer/explorer.tsx'
import type { CountryExplorerData } from '#app/map/explorer/explorer-schema.ts'
import { wholeView } from '#app/map/explorer/view.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Text } from '#app/ui/text.tsx'
import { PlaceList } from './place-list.tsx'

/** A country's places on a full-screen map; the one in the address is chosen. */
export function CountryExplorer({ data, bar }: { data: CountryExplorerData; bar: ReactNode }) {
  const { tag, name, map, groups } = data
  const query = new URLSearchParams(useLocation().search)
  const navigate = useNavigate()
  const entries = useMemo(
    () => groups.flatMap(({ region, places }) => (region ? [region, ...places] : places)),
    [groups],
  )
  const chosen = entries.find(({ key }) => key === query.get('place'))
  const { pointed, setPointed, bringIntoView } = usePointed(chosen?.key)
  const lit = pointed ?? chosen?.key ?? null
  const written = entries.some(({ kind }) => kind !== 'asked')

  function go(place?: string): void {
    navigate(links.countryMap(tag, place), { preventScrollReset: true })
  }
  function onPress(key: string): void {
    bringIntoView(key)
    go(key)
  }

  return (
    <Explorer
      bar={bar}
      map={map}
      target={chosen?.view ?? wholeView(map)}
      lit={lit}
      title={m.explorer_map_country({ country: name })}
      chosen={chosen ? m.explorer_chosen({ name: chosen.name }) : ''}
      onPoint={setPointed}
      onPress={onPress}
      onWhole={() => chosen && go()}
    >
      <Text size="small" tone="quiet" className={styles.lead}>
        {leadOf(entries.length, written, name)}
      </Text>
      <PlaceList tag={tag} groups={groups} chosen={chosen?.key ?? null} lit={lit} onPoint={setPointed} />
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

function leadOf(count: number, written: boolean, country: string): string {
  if (count === 0) return m.explorer_empty({ country })
  return written ? m.explorer_country_lead() : m.explorer_asked_lead()
}
