import { useState } from 'react'
import type { PlaceEntry } from '#app/features/catalogue/country/country-schema.ts'
import { links } from '#app/links.ts'
import { CountryMap } from '#app/map/country-map.tsx'
import { m } from '#app/paraglide/messages.js'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { CountryMapData } from '#cartography/print/map-data.ts'
import styles from './places-to-go.module.css'

interface PlacesToGoProps {
  tag: string
  name: string
  places: readonly PlaceEntry[]
  map: CountryMapData
}

/** Index of the place that is open initially, so that its picture is beside the map. */
const OPEN_AT_FIRST = 2

/** The country's places as a list and as pins; hovering over one highlights it in both and shows its picture. */
export function PlacesToGo({ tag, name, places, map }: PlacesToGoProps) {
  const [open, setOpen] = useState(places[OPEN_AT_FIRST]?.slug)
  const point = (slug: string | null) => slug && setOpen(slug)
  return (
    <Section>
      <Wrap>
        <SectionHead title={m.nav_places_to_go()}>
          <MoreLink to={links.destinations(tag)}>{m.country_all_destinations()}</MoreLink>
        </SectionHead>
        <div className={styles.places}>
          <ol className={styles.list}>
            {places.map((place, index) => (
              <li
                key={place.slug}
                className={classNames(place.slug === open && styles.open)}
                onPointerEnter={() => point(place.slug)}
                onFocus={() => point(place.slug)}
              >
                <Place tag={tag} place={place} number={index + 1} />
              </li>
            ))}
          </ol>
          <div className={styles.map}>
            <CountryMap
              data={map}
              highlighted={open}
              labels={{ map: m.country_map_places({ country: name, count: places.length }) }}
              onPoint={point}
            />
            <MoreLink to={links.countryMap(tag)} icon="map-trifold">
              {m.explorer_open()}
            </MoreLink>
          </div>
        </div>
      </Wrap>
    </Section>
  )
}

function Place({ tag, place, number }: { tag: string; place: PlaceEntry; number: number }) {
  const { slug, name, line, picture } = place
  return (
    <Anchor to={links.destination(tag, slug)} className={styles.place}>
      <span className={styles.disc}>{number}</span>
      <span>
        <Display as="b" size={30}>
          {name}
        </Display>
        <span className={styles.line}>{line}</span>
      </span>
      <span className={styles.fold}>
        <PictureFrame
          picture={picture}
          ratio="21x9"
          sizes="(width >= 64rem) 36rem, 100vw"
          decorative
          className={styles.picture}
        />
      </span>
    </Anchor>
  )
}
