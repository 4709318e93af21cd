import type { ReactNode } from 'react'
import { PlaceTiles } from '#app/features/catalogue/place/place-tiles.tsx'
import { links, placeAddress } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './place-brief.module.css'
import { hotelTile } from './place-hotels.tsx'
import type { DestinationPage } from './place-page-schema.ts'
import { TourList } from './place-tours.tsx'

/** What a column holds without becoming longer than its neighbours. */
const MOST_TILES = 1
const MOST_TOURS = 5

/** Whether sights, tours and hotels of a place are so few that they stand in one section. */
export function isBrief({
  sights,
  tours,
  hotels,
}: Pick<DestinationPage, 'sights' | 'tours' | 'hotels'>): boolean {
  const outings = tours.reduce((sum, group) => sum + group.tours.length, 0)
  const parts = [sights, tours, hotels].filter(({ length }) => length > 0)
  return (
    parts.length > 1 && sights.length <= MOST_TILES && hotels.length <= MOST_TILES && outings <= MOST_TOURS
  )
}

/** What to see, with whom to go and where to sleep, beside each other. */
export function PlaceBrief({ place: { name, country, sights, tours, hotels } }: { place: DestinationPage }) {
  return (
    <Section tone="sunken">
      <Wrap className={styles.columns}>
        {sights.length > 0 && (
          <Column id="sights" title={m.place_sights()}>
            <PlaceTiles
              column
              tiles={sights.map(sight => ({
                ...sight,
                key: sight.slug,
                to: placeAddress(country.tag, sight.kind, sight.slug),
              }))}
            />
          </Column>
        )}
        {hotels.length > 0 && (
          <Column
            id="hotels"
            title={m.place_hotels()}
            note={m.hotel_invented()}
            more={
              <MoreLink to={links.hotels(country.tag)}>
                {m.place_all_hotels({ country: country.name })}
              </MoreLink>
            }
          >
            <PlaceTiles column tiles={hotels.map(hotel => hotelTile(country.tag, hotel))} />
          </Column>
        )}
        {tours.length > 0 && (
          <Column
            id="tours"
            title={m.place_tours({ place: name })}
            more={
              <MoreLink to={links.tours(country.tag)}>
                {m.country_all_tours({ country: country.name })}
              </MoreLink>
            }
          >
            <TourList tag={country.tag} tours={tours.flatMap(group => group.tours)} />
          </Column>
        )}
      </Wrap>
    </Section>
  )
}

interface ColumnProps {
  id: string
  title: string
  note?: string
  more?: ReactNode
  children: ReactNode
}

function Column({ id, title, note, more, children }: ColumnProps) {
  return (
    <section id={id} className={styles.column}>
      <Display size={30}>{title}</Display>
      {children}
      {note && (
        <Text size="small" tone="quiet">
          {note}
        </Text>
      )}
      {more && <p>{more}</p>}
    </section>
  )
}
