import { useState } from 'react'
import type { PlaceEntry } from '#app/features/catalogue/country/country-schema.ts'
import { links } from '#app/links.ts'
import { LateCountryMap } from '#app/map/late-maps.tsx'
import { m } from '#app/paraglide/messages.js'
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

/** The country's places with their heights, as a list and as pins; pointing at one lights it in both. */
export function PlacesToGo({ tag, name, places, map }: PlacesToGoProps) {
  const [lit, setLit] = useState(places[0]?.slug)
  const point = (slug: string | null) => slug && setLit(slug)
  return (
    <Section>
      <Wrap>
        <SectionHead title={m.nav_places_to_go()}>
          <MoreLink to={links.destinations(tag)}>{m.country_all_destinations()}</MoreLink>
        </SectionHead>
        <div className={styles.places}>
          <ol className={styles.list}>
            {places.map(({ slug, name, line, height }, index) => (
              <li
                key={slug}
                className={classNames(slug === lit && styles.lit)}
                onPointerEnter={() => point(slug)}
                onFocus={() => point(slug)}
              >
                <Anchor to={links.destination(tag, slug)} className={styles.place}>
                  <span className={styles.disc}>{index + 1}</span>
                  <span>
                    <Display as="b" size={24}>
                      {name}
                    </Display>
                    <span className={styles.line}>{line}</span>
                  </span>
                  <span className={styles.height}>{height}</span>
                </Anchor>
              </li>
            ))}
          </ol>
          <div className={styles.map}>
            <LateCountryMap
              data={map}
              highlighted={lit}
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
