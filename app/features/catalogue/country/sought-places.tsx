import { links } from '#app/links.ts'
import { LateCountryMap } from '#app/map/late-maps.tsx'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { CountryMapData } from '#cartography/print/map-data.ts'
import styles from './sought-places.module.css'

interface SoughtPlacesProps {
  tag: string
  name: string
  places: readonly string[]
  map: CountryMapData
  /** Key of the place that the page is about. */
  highlighted?: string
}

/** Popular places of a country whose places have no pages yet. */
export function SoughtPlaces({ tag, name, places, map, highlighted }: SoughtPlacesProps) {
  return (
    <Section tone="sky">
      <Wrap>
        <SectionHead title={m.country_asked_about()}>
          <Text size="lead">{m.country_asked_about_lead()}</Text>
        </SectionHead>
        <div className={styles.places}>
          <ul className={styles.list}>
            {places.map(place => (
              <li key={place}>
                <Display as="b" size={30}>
                  {place}
                </Display>
              </li>
            ))}
          </ul>
          <div className={styles.beside}>
            <LateCountryMap
              named
              data={map}
              highlighted={highlighted}
              labels={{ map: m.country_map({ country: name }) }}
              className={styles.map}
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
