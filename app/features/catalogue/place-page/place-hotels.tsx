import { PlaceTiles, type Tile } from '#app/features/catalogue/place/place-tiles.tsx'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './place-hotels.module.css'
import type { PlaceHotel, PlacePage } from './place-page-schema.ts'

interface PlaceHotelsProps {
  country: PlacePage['country']
  hotels: readonly PlaceHotel[]
}

/** Hotels of a place; renders nothing without any. */
export function PlaceHotels({ country, hotels }: PlaceHotelsProps) {
  if (hotels.length === 0) return null
  return (
    <Section id="hotels" tone="sunken">
      <Wrap>
        <SectionHead title={m.place_hotels()}>
          <MoreLink to={links.hotels(country.tag)}>{m.place_all_hotels({ country: country.name })}</MoreLink>
        </SectionHead>
        <Text size="small" tone="quiet" className={styles.note}>
          {m.hotel_invented()}
        </Text>
        <PlaceTiles tiles={hotels.map(hotel => hotelTile(country.tag, hotel))} />
      </Wrap>
    </Section>
  )
}

/** A hotel as a tile, with its price. */
export function hotelTile(country: string, { price, ...hotel }: PlaceHotel): Tile {
  return {
    ...hotel,
    to: links.hotels(country, {}, `#${hotel.key}`),
    price: price ? m.place_night_price({ price }) : m.place_price_on_request(),
  }
}
