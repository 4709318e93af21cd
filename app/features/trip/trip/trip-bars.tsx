import { useLiveTrip } from '#app/features/trip/trip-card/live-trips.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { DiscButton } from '#app/ui/disc-button.tsx'
import { useReached } from '#app/ui/use-reached.ts'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './trip-bars.module.css'
import type { TripPageData } from './trip-schema.ts'

const sections = [
  { id: 'days', label: m.trip_nav_days },
  { id: 'beds', label: m.trip_nav_beds },
  { id: 'price', label: m.trip_nav_included },
  { id: 'before', label: m.trip_nav_before },
  { id: 'voices', label: m.trip_nav_reviews },
] as const

const ids = sections.map(({ id }) => id)
const where = ['personalize']

/** Sticky navigation on wide screens: the page's parts, the price, and the main button. */
export function TripSubnav({ trip: { key, price } }: { trip: TripPageData }) {
  const isOffered = useLiveTrip(key) !== null
  const reached = useReached(ids)
  return (
    <div className={styles.subnav}>
      <Wrap className={styles.in}>
        <nav aria-label={m.trip_on_this_page()}>
          <ul className={styles.sections}>
            {sections.map(({ id, label }, i) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  aria-current={id === reached || (!reached && i === 0) ? 'true' : undefined}
                >
                  {label()}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {/* The head above has both. */}
        <div className={reached ? styles.act : styles.idle}>
          {isOffered ? <FromPrice {...price} /> : <p className={styles.from}>{m.trip_withdrawn()}</p>}
          <MakeIt />
        </div>
      </Wrap>
    </div>
  )
}

/** How far up the window, in percent from its top, the form is when the bar makes room for it. */
const FORM_SHOWS = 90

/** The same for phones at the bottom; it replaces the contact banner, and goes where it leads to is reached. */
export function TripBar({ trip: { country, key, price } }: { trip: TripPageData }) {
  const isOffered = useLiveTrip(key) !== null
  const isThere = useReached(where, FORM_SHOWS) !== null
  const ask = links.ask({ country: country.tag, url: links.trip(country.tag, key) })
  return (
    <aside className={classNames(styles.bar, isThere && styles.gone)} aria-label={m.trip_bar()}>
      <DiscButton
        to={ask}
        data-ask=""
        icon="chat-circle-text"
        label={m.trip_suggestions()}
        className={styles.disc}
      />
      <p className={styles.price}>
        <span>
          {isOffered && price.from && <small>{m.trip_bar_from()} </small>}
          <b>{isOffered ? (price.from ?? m.trip_no_price()) : m.trip_withdrawn()}</b>
        </span>
        {isOffered && price.from && <small>{m.trip_bar_each()}</small>}
      </p>
      <MakeIt />
    </aside>
  )
}

/** On a trip's page the button leads to '#personalize' (specification, section 2). */
function MakeIt() {
  return (
    <Button to="#personalize" size="sm" className={styles.make}>
      {m.nav_make_my_adventure()}
    </Button>
  )
}

/** "from US$ 3,480 per person, two sharing", with a larger figure, and when. */
function FromPrice({ from, fromDays }: TripPageData['price']) {
  if (from === null) return <p className={styles.from}>{m.trip_no_price()}</p>
  const [before, after] = m.trip_from_two({ price: '\n' }).split('\n')
  return (
    <p className={styles.from}>
      {before}
      <b>{from}</b>
      <span className={styles.terms}>{after}</span>
      {fromDays && <small>{fromDays}</small>}
    </p>
  )
}
