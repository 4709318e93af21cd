import type { ReactNode } from 'react'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { Portrait } from '#app/picture/portrait.tsx'
import { unbroken } from '#app/text/unbroken.ts'
import { Anchor } from '#app/ui/anchor.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { nameLanguage } from '#app/ui/name-language.ts'
import { Rating } from '#app/ui/rating.tsx'
import { SaveMark } from '#app/ui/save-mark.tsx'
import type { Group } from '#database/values/goals.ts'
import { groupLabel } from './group-label.ts'
import { useLiveTrip } from './live-trips.ts'
import { RouteStrip } from './route-strip.tsx'
import styles from './trip-card.module.css'
import type { TripCardData } from './trip-card-schema.ts'

interface TripCardProps {
  trip: TripCardData
  /** The requested group; by default the first it suits of those who pay the price for each of two. */
  group?: Group | null
  /** Whether its route is highlighted on the map. */
  lit?: boolean
  /** Why it matches, in a few words; links in it lead to the rows that say so. */
  why?: ReactNode
  /** On the page of its country: without the country's name. A short one is a row on a phone. */
  look?: 'whole' | 'listed' | 'short'
  /** The only one of its page: on a wide screen its picture stands beside its words. */
  alone?: boolean
  /** Whether it is above the fold. */
  priority?: boolean
}

/** Card of a trip; the whole card is one link. */
export function TripCard({
  trip,
  group,
  why,
  lit = false,
  look = 'whole',
  alone = false,
  priority = false,
}: TripCardProps) {
  const {
    key,
    countries,
    title,
    line,
    days,
    groups,
    stops,
    from,
    ofParty,
    fromDays,
    planner,
    reviews,
    picture,
    longDrive,
    oneNights,
  } = trip
  const live = useLiveTrip(key)
  const suits = groups.find(one => one === group) ?? groups.find(one => one !== 'Solo') ?? groups[0]
  const facts = [
    ...(look === 'whole' && suits ? [groupLabel(suits)] : []),
    ...(longDrive === null ? [] : [m.trip_card_long_drive({ time: longDrive })]),
    ...(oneNights > 0 ? [m.trip_card_one_nights({ count: oneNights })] : []),
  ]
  return (
    <article
      className={classNames(
        styles.card,
        lit && styles.lit,
        look === 'short' && styles.short,
        alone && styles.alone,
      )}
      data-trip={key}
    >
      <PictureFrame
        picture={picture}
        ratio="4x3"
        sizes={
          alone ? '(width >= 64rem) 42rem, 100vw' : '(width >= 64rem) 27rem, (width >= 40rem) 50vw, 100vw'
        }
        priority={priority}
      />
      <div className={styles.body}>
        <div className={styles.head}>
          <p className={styles.kind}>
            {look === 'whole' && <span>{countries.map(({ name }) => name).join(', ')}</span>}
            <span>{m.trip_card_days({ count: days })}</span>
            <span>{trip.months}</span>
          </p>
          <Display as="h3" size={30} className={styles.title}>
            <Anchor to={links.trip(countries[0]?.tag ?? '', key)}>{title}</Anchor>
          </Display>
        </div>
        <div className={styles.rest}>
          <div className={styles.foot}>
            {planner && <Portrait person={planner} shape="avatar" sizes="2.25rem" />}
            <p>
              {planner && <b lang={nameLanguage(planner.name)}>{planner.firstName}</b>}
              <Rating {...reviews} />
            </p>
            {live === null ? (
              <p className={styles.price}>{m.trip_withdrawn()}</p>
            ) : (
              // A price that has changed since the page was drawn is known of two alone.
              <Price
                from={live ? live.from : from}
                {...(live && live.from !== from ? { ofParty: null, fromDays: null } : { ofParty, fromDays })}
              />
            )}
          </div>
          <p className={styles.line}>{unbroken(line)}</p>
          {facts.length > 0 && (
            <p className={classNames(styles.kind, styles.facts)}>
              {facts.map(fact => (
                <span key={fact}>{fact}</span>
              ))}
            </p>
          )}
          {why && <div className={styles.why}>{why}</div>}
          <div className={styles.route}>
            <RouteStrip stops={stops} look="bare" />
          </div>
        </div>
      </div>
      <div className={styles.save}>
        <SaveMark item={`trip/${key}`} name={title} />
      </div>
    </article>
  )
}

/** "from US$ 3,480" with a bold figure, whom it is for and, for two, when; or a note that the price is unknown. */
function Price({ from, ofParty, fromDays }: Pick<TripCardData, 'from' | 'ofParty' | 'fromDays'>) {
  if (from === null) return <p className={styles.price}>{m.trip_card_on_request()}</p>
  const [before, after] = m.trip_card_from({ price: '\n' }).split('\n')
  return (
    <p className={styles.price}>
      <span>
        {before}
        <b>{ofParty?.price ?? from}</b>
        {after}
      </span>{' '}
      <small>{ofParty?.each ?? m.trip_card_each()}</small>
      {!ofParty && fromDays && (
        <>
          {' '}
          <small>{fromDays}</small>
        </>
      )}
    </p>
  )
}
