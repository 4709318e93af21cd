import { useState } from 'react'
import { PlaceTiles } from '#app/features/catalogue/place/place-tiles.tsx'
import type { RegionPage } from '#app/features/catalogue/place-page/place-page-schema.ts'
import { travelNames } from '#app/features/trip/itinerary/travel-words.ts'
import { links, placeAddress } from '#app/links.ts'
import { LateRouteMap } from '#app/map/late-maps.tsx'
import { m } from '#app/paraglide/messages.js'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { Display } from '#app/ui/display.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './region-places.module.css'

/** So few sights stand under the destinations, beside the map. */
export const MOST_BESIDE_MAP = 2

/** A region's destinations as a list and on its own map; hovering over one highlights it in both. */
export function RegionPlaces({ region }: { region: RegionPage }) {
  const { slug, name, country, destinations, sights, ownMap } = region
  const [pointed, setPointed] = useState<number | null>(null)
  return (
    <Section id="places">
      <Wrap>
        <SectionHead title={m.place_region_places()}>
          <MoreLink to={links.destinations(country.tag)}>{m.country_all_destinations()}</MoreLink>
        </SectionHead>
        <div className={styles.two}>
          <div>
            <ol className={styles.list}>
              {destinations.map((place, index) => (
                <li
                  key={place.slug}
                  onPointerEnter={() => setPointed(index + 1)}
                  onPointerLeave={() => setPointed(null)}
                  onFocus={() => setPointed(index + 1)}
                  onBlur={() => setPointed(null)}
                >
                  <Anchor to={links.destination(country.tag, place.slug)} className={styles.place}>
                    <span className={styles.disc}>{index + 1}</span>
                    <PictureFrame picture={place.picture} ratio="4x3" sizes="9rem" decorative />
                    <span>
                      <Display as="b" size={30} className={styles.name}>
                        {place.name}
                      </Display>
                      <Text as="span" tone="quiet">
                        {place.line}
                      </Text>
                    </span>
                  </Anchor>
                </li>
              ))}
            </ol>
            {sights.length > 0 && sights.length <= MOST_BESIDE_MAP && (
              <section id="sights" className={styles.sights}>
                <Display as="h3" size={30}>
                  {m.place_sights()}
                </Display>
                <PlaceTiles
                  tiles={sights.map(sight => ({
                    ...sight,
                    key: sight.slug,
                    to: placeAddress(country.tag, sight.kind, sight.slug),
                  }))}
                  column={sights.length > 1}
                />
              </section>
            )}
          </div>
          {ownMap && (
            <LateRouteMap
              data={ownMap}
              currentDay={pointed ?? undefined}
              labels={{ ...travelNames(), map: m.place_region_map({ region: name }) }}
              onPoint={key => setPointed(1 + destinations.findIndex(place => place.slug === key) || null)}
            >
              <MoreLink to={links.countryMap(country.tag, `region-${slug}`)} icon="map-trifold">
                {m.explorer_open()}
              </MoreLink>
            </LateRouteMap>
          )}
        </div>
      </Wrap>
    </Section>
  )
}
