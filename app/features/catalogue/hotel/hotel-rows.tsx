import type { ReactNode } from 'react'
import { TALL_ON_A_PHONE } from '#app/features/catalogue/list/table-row.tsx'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { PhotoCount } from '#app/picture/gallery/photo-count.tsx'
import { PictureGallery } from '#app/picture/gallery/picture-gallery.tsx'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { unbroken } from '#app/text/unbroken.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { FoldPart, FoldParts } from '#app/ui/fold-parts.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ItemRow } from '#app/ui/item-row.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import styles from './hotel-row.module.css'
import type { HotelRowData, RoomYear } from './hotel-schema.ts'

interface HotelRowsProps {
  hotels: readonly HotelRowData[]
  /** A control beside each row. */
  tool: (hotel: HotelRowData) => ReactNode
}

/** Hotels in two columns. */
export function HotelRows({ hotels, tool }: HotelRowsProps) {
  return (
    <ul className={styles.houses}>
      {hotels.map((hotel, index) => (
        <li key={hotel.key}>
          <HotelRow hotel={hotel} tool={tool(hotel)} priority={index < 2} />
        </li>
      ))}
    </ul>
  )
}

/** Of a closed row; all of them are inside. */
const AMENITIES_SHOWN = 3

interface HotelRowProps {
  hotel: HotelRowData
  /** A control beside the row. */
  tool?: ReactNode
  /** Whether it is above the fold. */
  priority?: boolean
}

/** A hotel with its picture; when opened it takes the full width and shows all details. */
export function HotelRow({ hotel, tool, priority = false }: HotelRowProps) {
  const { key, name, line, lead, picture, gallery, place, type, rooms, altitude, amenities, trips } = hotel
  const [trip, ...others] = trips
  return (
    <ItemRow
      id={key}
      group="hotel"
      className={styles.house}
      summaryClass={styles.summary}
      tool={tool}
      summary={
        <>
          <PictureFrame
            picture={picture}
            ratio="4x3"
            cuts={TALL_ON_A_PHONE}
            sizes="(width >= 64rem) 17rem, 12rem"
            priority={priority}
            className={classNames(styles.plate, gallery !== null && styles.inside)}
          />
          <hgroup className={styles.words}>
            <p className={styles.kicker}>{type ? m.hotel_kicker({ type, place: place.name }) : place.name}</p>
            <Display as="h2" size={30} className={styles.name}>
              {name}
            </Display>
            <p className={styles.line}>{unbroken(line)}</p>
            <p className={styles.lead}>{unbroken(lead)}</p>
            {amenities.length > 0 && (
              <p className={styles.offers}>
                {amenities.slice(0, AMENITIES_SHOWN).map(one => (
                  <span key={one}>
                    <Icon name="check-bold" size="xs" /> {one}
                  </span>
                ))}
              </p>
            )}
            <Facts hotel={hotel} />
            <p className={styles.foot}>
              <span>
                <Price hotel={hotel} />
                <small>{m.hotel_size({ rooms: m.hotel_rooms({ count: rooms }), altitude })}</small>
                {trip && (
                  <small>
                    {others.length > 0
                      ? m.hotel_in_trips({ trip: trip.title, count: others.length })
                      : m.hotel_in_trip({ trip: trip.title })}
                  </small>
                )}
                <PhotoCount gallery={gallery} />
              </span>
              <span className={styles.more}>
                <span className={styles.closed}>{m.hotel_more()}</span>
                <span className={styles.opened}>{m.hotel_close()}</span>
                <Icon name="caret-down-bold" size="xs" className={styles.caret} />
              </span>
            </p>
          </hgroup>
        </>
      }
    >
      <HotelInside hotel={hotel} />
    </ItemRow>
  )
}

/** What a room costs through the year, and when least. */
function Price({ hotel: { price, year } }: { hotel: HotelRowData }) {
  if (!price) return m.list_price_asked()
  if (!year) {
    return (
      <>
        <b>{price.text}</b> {m.hotel_lowest()}
      </>
    )
  }
  return (
    <>
      <b>{year.range}</b> {m.hotel_each_room()}
      <small>{year.cheapest ? m.hotel_lowest_in({ months: year.cheapest }) : m.hotel_price_all_year()}</small>
    </>
  )
}

/** Facts shown while the row is open. */
function Facts({ hotel }: { hotel: HotelRowData }) {
  const { rooms, nights, altitude, checkIn, checkOut, languages } = hotel
  const facts = [
    [m.hotel_room_types(), String(rooms)],
    [m.hotel_nights(), nights],
    [m.place_height(), altitude],
    [m.hotel_in_out(), checkIn && checkOut && `${checkIn}, ${checkOut}`],
    [m.hotel_languages(), languages.join(', ')],
  ] as const
  return (
    <p className={styles.facts}>
      {facts.map(
        ([label, value]) =>
          value && (
            <span key={label}>
              <small>{label}</small> {value}
            </span>
          ),
      )}
    </p>
  )
}

/** Details of a hotel: prices through the year and rooms, then its description. */
function HotelInside({ hotel }: { hotel: HotelRowData }) {
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
        <RoomWays hotel={hotel} />
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

function Rooms({ hotel: { roomTypes } }: { hotel: HotelRowData }) {
  return (
    <section className={styles.beside}>
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
    </section>
  )
}

/** The trips that sleep there, and how to ask. */
function RoomWays({ hotel: { key, country, name, trips } }: { hotel: HotelRowData }) {
  return (
    <div>
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
    </div>
  )
}
