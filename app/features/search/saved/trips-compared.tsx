import type { CSSProperties, ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { Display } from '#app/ui/display.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { MOST_COMPARED, missedPlaces } from './saved.ts'
import { nameOfSaved } from './saved-item.tsx'
import type { SavedCard, SavedTrip } from './saved-schema.ts'
import styles from './trips-compared.module.css'

interface TripsComparedProps {
  cards: readonly SavedCard[]
  onRemove: (ref: string) => void
  /** Draws the route of a trip. */
  strip: (stops: SavedTrip['stops']) => ReactNode
}

/** A row of the comparison. `value` gives the size of a disc: more of it, not better. */
interface Row {
  label: string
  value?: (trip: SavedTrip) => number
  text: (trip: SavedTrip) => ReactNode
}

/** Up to three trips in columns. */
export function TripsCompared({ cards, onRemove, strip }: TripsComparedProps) {
  const columns = cards.flatMap(card => (card.trip ? [{ card, trip: card.trip }] : []))
  const trips = columns.map(({ trip }) => trip)
  const empty = MOST_COMPARED - columns.length
  return (
    <div className={`on-mist ${styles.band}`}>
      <div className={styles.top}>
        <Display size={44} id="side-by-side">
          {m.saved_compare_title()}
        </Display>
        <p>{m.saved_compare_lead()}</p>
        {columns.length > 2 && <p className={styles.swipe}>{m.saved_compare_swipe()}</p>}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways is reached by the keyboard */}
      <section className={styles.scroller} tabIndex={0} aria-labelledby="side-by-side">
        <table className={styles.table} style={{ '--columns': MOST_COMPARED } as CSSProperties}>
          <thead>
            <tr>
              <td />
              {columns.map(({ card }) => (
                <th key={card.ref} scope="col">
                  <Display as="b" size={24} className={styles.name}>
                    <Anchor to={card.url ?? ''}>{nameOfSaved(card)}</Anchor>
                  </Display>
                  <button
                    type="button"
                    className={styles.out}
                    data-scripted=""
                    aria-label={m.saved_compare_out_of({ name: nameOfSaved(card) })}
                    onClick={() => onRemove(card.ref)}
                  >
                    {m.saved_compare_out()}
                  </button>
                </th>
              ))}
              {empty > 0 && (
                <td colSpan={empty} className={styles.room}>
                  <span />
                  {columns.length < 2 ? m.saved_compare_second() : m.saved_compare_third()}
                </td>
              )}
            </tr>
          </thead>
          <tbody>
            {rowsOf(trips, areOfOneCountry(columns), strip).map(({ label, value, text }) => {
              const most = Math.max(1, ...trips.map(trip => value?.(trip) ?? 0))
              return (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {columns.map(({ card, trip }) => (
                    <td key={card.ref}>
                      <div className={styles.cell}>
                        {value && (
                          <i
                            className={styles.disc}
                            style={{ '--part': value(trip) / most } as CSSProperties}
                            aria-hidden="true"
                          />
                        )}
                        <div>{text(trip)}</div>
                      </div>
                    </td>
                  ))}
                </tr>
              )
            })}
            <tr>
              <td />
              {columns.map(({ card }) => (
                <td key={card.ref} className={styles.plan}>
                  {card.url && (
                    <MoreLink to={`${card.url}#personalize`} aria-label={adventureOf(card)}>
                      {m.nav_make_my_adventure()}
                    </MoreLink>
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </div>
  )
}

/** The specification's words, and of which trip. */
function adventureOf(card: SavedCard): string {
  return `${m.nav_make_my_adventure()}: ${nameOfSaved(card)}`
}

/** A trip misses only what another in its own country sees. */
function areOfOneCountry(columns: readonly { card: SavedCard }[]): boolean {
  return new Set(columns.map(({ card }) => card.countries[0]?.tag)).size === 1
}

function rowsOf(
  trips: readonly SavedTrip[],
  ofOneCountry: boolean,
  strip: TripsComparedProps['strip'],
): Row[] {
  return [
    {
      label: m.saved_fact_price(),
      value: ({ price }) => price?.value ?? 0,
      text: ({ price }) => price?.text ?? m.trip_no_price(),
    },
    { label: m.saved_fact_days(), value: ({ days }) => days, text: ({ days }) => days },
    { label: m.saved_fact_months(), text: trip => <Months trip={trip} /> },
    { label: m.trip_walking(), text: ({ walking }) => walking },
    {
      label: m.saved_fact_highest(),
      value: ({ highest }) => Math.max(0, highest.value),
      text: ({ highest }) => highest.text,
    },
    { label: m.saved_fact_drive(), value: ({ drive }) => drive.value, text: ({ drive }) => drive.text },
    { label: m.saved_fact_flights(), value: ({ flights }) => flights, text: ({ flights }) => flights },
    { label: m.saved_fact_one_night(), text: trip => trip.one_night_stops },
    { label: m.saved_fact_houses(), text: ({ houses }) => houses },
    ...(ofOneCountry
      ? [{ label: m.saved_fact_misses(), text: (trip: SavedTrip) => missed(missedPlaces(trip, trips)) }]
      : []),
    { label: m.saved_fact_planner(), text: ({ planner }) => planner },
    { label: m.saved_fact_route(), text: ({ stops }) => strip(stops) },
  ]
}

const MOST_MISSED = 6

function missed(names: readonly string[]): ReactNode {
  if (names.length === 0) return m.saved_misses_nothing()
  const some = names.slice(0, MOST_MISSED).join(', ')
  const more = names.length - MOST_MISSED
  return <small>{more > 0 ? m.saved_misses_more({ names: some, count: more }) : some}</small>
}

const YEAR = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

function Months({ trip: { best_months: best, months } }: { trip: SavedTrip }) {
  return (
    <>
      <span className={styles.year} aria-hidden="true">
        {YEAR.map(month => (
          <i key={month} className={best.includes(month) ? styles.best : undefined} />
        ))}
      </span>
      <small>{months}</small>
    </>
  )
}
