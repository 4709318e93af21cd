import type { ReactNode } from 'react'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { unbroken } from '#app/text/unbroken.ts'
import { Anchor } from '#app/ui/anchor.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SaveMark } from '#app/ui/save-mark.tsx'
import type { Group } from '#database/values/goals.ts'
import { groupLabel } from './group-label.ts'
import { useLiveTrip } from './live-trips.ts'
import { RouteStrip } from './route-strip.tsx'
import styles from './trip-card.module.css'
import type { TripCardData } from './trip-card-schema.ts'

interface TripCardProps {
  trip: TripCardData
  /** The requested group; by default the first it suits. */
  group?: Group | null
  /** Whether its route is highlighted on the map. */
  lit?: boolean
  /** Why it matches, in a few words; links in it lead to the rows that say so. */
  why?: ReactNode
  /** Whether it is above the fold. */
  priority?: boolean
}

/** Card of a trip; the whole card is one link. */
export function TripCard({ trip, group, why, lit = false, priority = false }: TripCardProps) {
  const { key, countries, title, line, days, groups, stops, from, picture } = trip
  const live = useLiveTrip(key)
  const suits = groups.find(one => one === group) ?? groups[0]
  return (
    <article className={classNames(styles.card, lit && styles.lit)} data-trip={key}>
      <PictureFrame
        picture={picture}
        ratio="4x3"
        sizes="(width >= 64rem) 27rem, (width >= 40rem) 50vw, 100vw"
        priority={priority}
      />
      <div className={styles.body}>
        <p className={styles.kind}>
          <span>{countries.map(({ name }) => name).join(', ')}</span>
          <span>{m.trip_card_days({ count: days })}</span>
          {suits && <span>{groupLabel(suits)}</span>}
        </p>
        <Display as="h3" size={30} className={styles.title}>
          <Anchor to={links.trip(countries[0]?.tag ?? '', key)}>{title}</Anchor>
        </Display>
        <p className={styles.line}>{unbroken(line)}</p>
        {why && <div className={styles.why}>{why}</div>}
        <div className={styles.route}>
          <RouteStrip stops={stops} look="bare" />
        </div>
        <p className={styles.price}>
          {live === null ? <span>{m.trip_withdrawn()}</span> : <Price from={live ? live.from : from} />}
          <Icon name="arrow-right-bold" className={styles.arrow} />
        </p>
      </div>
      <div className={styles.save}>
        <SaveMark item={`trip/${key}`} name={title} />
      </div>
    </article>
  )
}

/** "from US$ 3,480 per person" with a bold figure, or a note that the price is unknown. */
function Price({ from }: { from: string | null }) {
  if (from === null) return <span>{m.trip_card_on_request()}</span>
  const [before, after] = m.trip_card_from({ price: '\n' }).split('\n')
  return (
    <span>
      {before}
      <b>{from}</b>
      {after}
    </span>
  )
}
