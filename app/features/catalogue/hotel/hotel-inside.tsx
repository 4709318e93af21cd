import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { PictureGallery } from '#app/picture/gallery/picture-gallery.tsx'
import { Display } from '#app/ui/display.tsx'
import { FoldPart, FoldParts } from '#app/ui/fold-parts.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import styles from './hotel-inside.module.css'
import type { HotelRowData, RoomYear } from './hotel-schema.ts'

/** Details of a hotel: prices through the year and rooms, then its description. */
export function HotelInside({ hotel }: { hotel: HotelRowData }) {
  const { country, name, place, lead, body, year, views, amenities, gallery } = hotel
  const [first = lead, ...rest] = body
  return (
    <>
      {gallery && (
        <div className={styles.gallery}>
          <PictureGallery gallery={gallery} name={name} sizes="(width >= 64rem) 52rem, 100vw" />
        </div>
      )}
      <div className={styles.figures}>
        {year && <YearBar year={year} />}
        <Rooms hotel={hotel} />
      </div>
      <FoldParts lead={first} body={rest}>
        <FoldPart
          title={m.hotel_where()}
          items={[
            <TextLink key={place.slug} to={links.destination(country, place.slug)}>
              {place.name}
            </TextLink>,
          ]}
        />
        <FoldPart title={m.hotel_views()} items={views} />
        <FoldPart title={m.hotel_amenities()} items={amenities} />
      </FoldParts>
    </>
  )
}

/** One bar per month, the cheapest in ink. */
function YearBar({ year: { months, inWords, cheapest } }: { year: RoomYear }) {
  return (
    <section>
      <Display as="h3" size={20}>
        {m.hotel_year()}
      </Display>
      <div className={styles.year} role="img" aria-label={inWords}>
        {months.map(({ initial, part, cheapest: low }, month) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the months of a year never move
          <span key={month}>
            <i
              className={low ? styles.low : undefined}
              style={{ height: `${Math.round(28 + part * 44)}px` }}
            />
            {initial}
          </span>
        ))}
      </div>
      {cheapest && (
        <Text size="fine" tone="quiet">
          {m.hotel_year_cheapest({ months: cheapest })}
        </Text>
      )}
    </section>
  )
}

function Rooms({ hotel: { key, country, name, roomTypes, trips } }: { hotel: HotelRowData }) {
  return (
    <section>
      <Display as="h3" size={20}>
        {m.hotel_room_types()}
      </Display>
      <ul className={styles.rooms}>
        {roomTypes.map(({ name, beds, count, price }) => (
          <li key={name}>
            <span>
              {m.hotel_rooms_alike({ name, count })}
              <small>{beds}</small>
            </span>
            <b>{price}</b>
          </li>
        ))}
      </ul>
      {trips.length > 0 && (
        <Text size="small" tone="quiet">
          {m.hotel_trips()}:{' '}
          {trips.map((trip, i) => (
            <span key={trip.key}>
              {i > 0 && ', '}
              <TextLink to={links.trip(trip.country, trip.key)}>{trip.title}</TextLink>
            </span>
          ))}
        </Text>
      )}
      <SecondaryButton
        to={links.ask({
          country,
          url: links.hotels(country, {}, `#${key}`),
          message: m.catalogue_ask_message({ name }),
        })}
        data-ask
        size="sm"
        icon="chat-circle-text"
        className={styles.ask}
      >
        {m.catalogue_ask()}
      </SecondaryButton>
    </section>
  )
}
