import { type MouseEvent, type ReactNode, type SyntheticEvent, useState } from 'react'
import { links } from '#app/links.ts'
import { CountryMap } from '#app/map/country-map.tsx'
import { m } from '#app/paraglide/messages.js'
import { MoreLink } from '#app/ui/more-link.tsx'
import type { CountryMapData } from '#cartography/print/map-data.ts'
import styles from './catalogue-split.module.css'

interface CatalogueSplitProps {
  country: { tag: string; name: string }
  map: CountryMapData
  /** Draws the list; each of its items stands in an element whose `data-at` is the slug of its place. */
  children: (lit: string | null) => ReactNode
}

/** What an event is about: the place of the item it happened in. */
function placeOf({ target }: SyntheticEvent): string | null {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-at]') : null
  return item?.dataset.at ?? null
}

/** A list and the map of its places, each lighting the other; below 1280 px the map follows the list. */
export function CatalogueSplit({ country: { tag, name }, map, children }: CatalogueSplitProps) {
  const [lit, setLit] = useState<string | null>(null)
  const light = (event: SyntheticEvent) => setLit(placeOf(event))
  function onPress({ target }: MouseEvent): void {
    const mark = target instanceof Element ? target.closest<SVGElement>('[data-place]') : null
    const item = mark && document.querySelector(`[data-at="${mark.dataset.place}"]`)
    item?.scrollIntoView({ block: 'center' })
  }
  return (
    <div className={styles.split}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to its items, which are pressed themselves */}
      <div className={styles.list} onPointerOver={light} onPointerLeave={light} onFocus={light}>
        {children(lit)}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above; the list says all that is on the map */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the list is the keyboard's way */}
      <div className={styles.map} onClick={onPress}>
        <CountryMap
          named
          data={map}
          highlighted={lit ?? undefined}
          labels={{ map: m.country_map_places({ country: name, count: map.places.length }) }}
          onPoint={setLit}
        />
        <MoreLink to={links.countryMap(tag)} icon="map-trifold">
          {m.explorer_open()}
        </MoreLink>
      </div>
    </div>
  )
}
