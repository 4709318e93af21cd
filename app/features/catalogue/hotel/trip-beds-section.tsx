import type { CSSProperties } from 'react'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { unbroken } from '#app/text/unbroken.ts'
import { Anchor } from '#app/ui/anchor.tsx'
import { Display } from '#app/ui/display.tsx'
import { SaveMark } from '#app/ui/save-mark.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { TripBed } from './hotel-schema.ts'
import styles from './trip-beds-section.module.css'

/** Where a trip sleeps: each house with its nights, price and picture; a photograph says whose it is, and the head that the others are drawn. */
export function TripBedsSection({ beds }: { beds: readonly TripBed[] }) {
  const nights = beds.reduce((sum, bed) => sum + bed.nights, 0)
  return (
    <Section tone="sunken" rhythm="tight" id="beds">
      <Wrap>
        <SectionHead title={m.trip_nav_beds()}>
          <Text>
            {m.trip_beds_lead({
              nights: m.trip_beds_nights({ count: nights }),
              houses: m.trip_beds_houses({ count: beds.length }),
            })}{' '}
            {m.hotel_invented()}
          </Text>
        </SectionHead>
        <ul className={styles.beds} style={{ '--across': acrossOf(beds.length) } as CSSProperties}>
          {beds.map(bed => (
            <li key={bed.key} className={styles.bed}>
              <Bed bed={bed} />
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  )
}

const MOST_ACROSS = 5

/** How many houses stand beside each other on a wide screen: in as few rows as may be, and those as even as may be. */
function acrossOf(count: number): number {
  return Math.max(2, Math.ceil(count / Math.ceil(count / MOST_ACROSS)))
}

function Bed({ bed: { key, country, name, line, place, nights, price, picture } }: { bed: TripBed }) {
  return (
    <>
      <div className={styles.top}>
        <PictureFrame
          picture={picture}
          ratio="4x3"
          sizes="(width >= 40rem) 26rem, 7rem"
          className={styles.picture}
        />
        <SaveMark item={`hotel/${country}/${key}`} name={name} />
      </div>
      <p className={styles.stay}>
        {m.trip_bed_stay({ nights: m.trip_beds_nights({ count: nights }), place })}
      </p>
      <Display as="h3" size={24}>
        <Anchor to={links.hotels(country, {}, `#${key}`)}>{name}</Anchor>
      </Display>
      <p className={styles.line}>{unbroken(line)}</p>
      <p className={styles.foot}>
        <span>
          {price ? (
            <>
              <b>{price}</b> {m.hotel_lowest()}
            </>
          ) : (
            m.list_price_asked()
          )}
        </span>
        {'photo' in picture && picture.photo.credit && (
          <small>{m.photo_credit({ name: picture.photo.credit })}</small>
        )}
      </p>
    </>
  )
}
