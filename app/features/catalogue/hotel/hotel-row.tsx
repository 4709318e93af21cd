import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { PhotoCount } from '#app/picture/gallery/photo-count.tsx'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { unbroken } from '#app/text/unbroken.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ItemRow } from '#app/ui/item-row.tsx'
import { HotelInside } from './hotel-inside.tsx'
import styles from './hotel-row.module.css'
import type { HotelRowData } from './hotel-schema.ts'

interface HotelRowProps {
  hotel: HotelRowData
  /** A control beside the row. */
  tool?: ReactNode
  /** Whether it is above the fold. */
  priority?: boolean
}

/** A hotel with its picture; when opened it takes the full width and shows all details. */
export function HotelRow({ hotel, tool, priority = false }: HotelRowProps) {
  const { key, name, line, lead, picture, gallery, place, type, price, rooms, altitude } = hotel
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
            <Facts hotel={hotel} />
            <p className={styles.foot}>
              <span>
                {price ? (
                  <>
                    <b>{price.text}</b> {m.hotel_lowest()}
                  </>
                ) : (
                  m.list_price_asked()
                )}
                <small>{m.hotel_size({ rooms: m.hotel_rooms({ count: rooms }), altitude })}</small>
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
