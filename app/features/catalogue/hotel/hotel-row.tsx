import type { ReactNode } from 'react'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { FoldPart, FoldParts } from '#app/ui/fold-parts.tsx'
import { FoldRow } from '#app/ui/fold-row.tsx'
import type { IconName } from '#app/ui/icons.ts'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { HotelRowData } from './hotel-schema.ts'

interface HotelRowProps {
  hotel: HotelRowData
  lit?: boolean
  /** A control beside the row. */
  tool?: ReactNode
}

/** A place to sleep in a list; all that is to be known of it opens under it. */
export function HotelRow({ hotel, lit, tool }: HotelRowProps) {
  const { key, name, line, lead, body, picture, place, type, price } = hotel
  return (
    <FoldRow
      id={key}
      picture={<PictureFrame picture={picture} ratio="4x3" sizes="(width >= 64rem) 14rem, 8rem" decorative />}
      kicker={type ? m.hotel_kicker({ type, place: place.name }) : place.name}
      title={name}
      line={line}
      facts={factsOf(hotel)}
      figure={
        price ? (
          <>
            <Text as="b" size="lead">
              {m.hotel_from({ price: price.text })}
            </Text>{' '}
            <Text as="span" size="fine">
              {m.hotel_per_night()}
            </Text>
          </>
        ) : (
          <Text as="span" size="small">
            {m.trip_card_on_request()}
          </Text>
        )
      }
      more={m.hotel_more()}
      lit={lit}
      tool={tool}
    >
      <FoldParts lead={lead} body={body}>
        <HotelAside hotel={hotel} />
      </FoldParts>
    </FoldRow>
  )
}

function factsOf({ rooms, nights, altitude, languages }: HotelRowData): { icon: IconName; text: string }[] {
  return [
    { icon: 'bed', text: rooms === 1 ? m.hotel_one_room() : m.hotel_rooms({ count: rooms }) },
    ...(nights ? [{ icon: 'calendar-blank' as const, text: nights }] : []),
    { icon: 'mountains', text: altitude },
    { icon: 'chat-circle-text', text: languages.join(', ') },
  ]
}

function HotelAside({ hotel }: { hotel: HotelRowData }) {
  const { key, country, name, place, roomTypes, views, checkIn, checkOut, amenities, trips } = hotel
  return (
    <>
      <FoldPart
        title={m.hotel_where()}
        items={[
          <TextLink key={place.slug} to={links.destination(country, place.slug)}>
            {place.name}
          </TextLink>,
        ]}
      />
      <FoldPart
        title={m.hotel_room_types()}
        items={roomTypes.map(room => m.hotel_room_type({ name: room.name, beds: room.beds }))}
      />
      <FoldPart title={m.hotel_views()} items={views} />
      <FoldPart title={m.hotel_amenities()} items={amenities} />
      {checkIn && checkOut && (
        <FoldPart title={m.hotel_clock()} items={[m.hotel_check({ arrive: checkIn, leave: checkOut })]} />
      )}
      <FoldPart
        title={m.hotel_trips()}
        items={trips.map(trip => (
          <TextLink key={trip.key} to={links.trip(trip.country, trip.key)}>
            {trip.title}
          </TextLink>
        ))}
      />
      <SecondaryButton
        to={links.ask({
          country,
          url: links.hotels(country, {}, `#${key}`),
          message: m.catalogue_ask_message({ name }),
        })}
        data-ask
        size="sm"
        icon="chat-circle-text"
      >
        {m.catalogue_ask()}
      </SecondaryButton>
    </>
  )
}
