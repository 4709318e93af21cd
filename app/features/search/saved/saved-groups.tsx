import { type CSSProperties, type ReactNode, useState } from 'react'
import { namedText } from '#app/features/wish/named-text.ts'
import { queryOfTexts } from '#app/features/wish/wish-query.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Portrait, type Sitter } from '#app/picture/portrait.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { CheckField } from '#app/ui/check-field.tsx'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { byCountry, MOST_COMPARED, MOST_IN_QUESTION, missedPlaces, plannerOfAll } from './saved.ts'
import styles from './saved-groups.module.css'
import { nameOfSaved, SavedItem } from './saved-item.tsx'
import type { SavedCard, SavedTrip } from './saved-schema.ts'

type CountryAnswerer = Sitter & { firstName: string }

export interface SavedGroupsProps {
  cards: readonly SavedCard[]
  /** Who answers, by the country's tag. */
  answerers: Readonly<Record<string, CountryAnswerer>>
  /** Draws the route of a trip. */
  strip: (stops: SavedTrip['stops']) => ReactNode
  /** Stands in the places that the last row leaves free. */
  further?: ReactNode
}

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
function TripsCompared({ cards, onRemove, strip }: TripsComparedProps) {
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
                  <span>{columns.length < 2 ? m.saved_compare_second() : m.saved_compare_third()}</span>
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
      text: ({ price, price_days: days }) => (
        <>
          {price?.text ?? m.trip_no_price()} {days && <small>{days}</small>}
        </>
      ),
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

/** Columns of a wide window. Small groups share a row. */
const COLUMNS = 4

interface Group {
  country: { tag: string; name: string } | null
  items: readonly SavedCard[]
}

/** Groups so that each row is filled by those that fit, and how many columns the last row leaves free. */
function inRows(groups: readonly Group[]): { groups: Group[]; free: number } {
  const waiting = [...groups]
  const placed: Group[] = []
  let free = COLUMNS
  while (waiting.length > 0) {
    const at = waiting.findIndex(({ items }) => spanOf(items) <= free)
    if (at < 0) {
      free = COLUMNS
      continue
    }
    const [group] = waiting.splice(at, 1)
    if (!group) break
    placed.push(group)
    free = free - spanOf(group.items) || COLUMNS
  }
  return { groups: placed, free }
}

const spanOf = (items: readonly SavedCard[]) => Math.min(items.length, COLUMNS)

/** Saved items by country, each group with whom to ask about it, and up to three trips side by side. */
export function SavedGroups({ cards, answerers, strip, further }: SavedGroupsProps) {
  const trips = cards.filter(({ trip }) => trip !== null)
  const [ticked, setTicked] = useState<readonly string[] | null>(null)
  // Until somebody ticks, the first trips stand side by side.
  const chosen = ticked ?? trips.slice(0, MOST_COMPARED).map(({ ref }) => ref)
  const compared = trips.filter(({ ref }) => chosen.includes(ref))
  const isFull = compared.length >= MOST_COMPARED
  const tick = (ref: string, isIn: boolean) =>
    setTicked([...compared.map(card => card.ref).filter(one => one !== ref), ...(isIn ? [ref] : [])])
  const { groups, free } = inRows(byCountry(cards))
  return (
    <>
      <Wrap className={styles.groups}>
        {groups.map(({ country, items }) => (
          <section
            key={country?.tag ?? ''}
            className={styles.group}
            style={{ '--span': spanOf(items) } as CSSProperties}
          >
            <header className={styles.head}>
              <Display size={44}>
                {country?.name ?? m.saved_elsewhere()} <span className={styles.count}>{items.length}</span>
              </Display>
              {country && <AskAbout country={country.tag} items={items} answerer={answerers[country.tag]} />}
            </header>
            <ul className={styles.items}>
              {items.map(card => (
                <SavedItem
                  key={card.ref}
                  card={card}
                  compare={
                    card.trip &&
                    trips.length > 1 && (
                      <div className={styles.tick} data-scripted="">
                        <CheckField
                          label={m.saved_compare()}
                          aria-label={`${m.saved_compare()}: ${nameOfSaved(card)}`}
                          checked={chosen.includes(card.ref)}
                          disabled={isFull && !chosen.includes(card.ref)}
                          title={isFull && !chosen.includes(card.ref) ? m.saved_compare_full() : undefined}
                          onChange={({ currentTarget }) => tick(card.ref, currentTarget.checked)}
                        />
                      </div>
                    )
                  }
                />
              ))}
            </ul>
          </section>
        ))}
        {further && (
          <aside className={styles.further} style={{ '--span': free } as CSSProperties}>
            {further}
          </aside>
        )}
      </Wrap>
      {trips.length > 1 && (
        <TripsCompared cards={compared} onRemove={ref => tick(ref, false)} strip={strip} />
      )}
    </>
  )
}

interface AskAboutProps {
  country: string
  items: readonly SavedCard[]
  answerer: CountryAnswerer | undefined
}

/** Leads to the form with the group's items, and shows the one person who will read it, if it is one. */
function AskAbout({ country, items, answerer }: AskAboutProps) {
  const planner = plannerOfAll(country, items)
  const isOther = planner !== null && planner.key !== answerer?.fkey
  // Of trips of several planners, none can be said to answer for all.
  const isShared =
    planner === null && new Set(items.flatMap(({ trip }) => trip?.planned_by.key ?? [])).size > 1
  const reader = isShared ? undefined : answerer
  const firstName = isOther ? planner.first_name : reader?.firstName
  const offered = items.filter(({ url }) => url !== null)
  const asked = offered
    .slice(0, MOST_IN_QUESTION)
    .flatMap(({ ref, name }) => (name ? namedText({ key: ref, name }) : []))
  if (asked.length === 0) return null
  const ask = links.ask({
    country,
    // A question from a planner's page goes to that planner.
    url: isOther ? links.expert(planner.key) : links.saved(),
    message: m.saved_message(),
    wish: queryOfTexts({ saved: asked }),
  })
  return (
    <div>
      <Anchor to={ask} data-ask className={styles.ask}>
        {isOther ? (
          <Avatar name={planner.name} src={planner.portrait} size="sm" />
        ) : reader ? (
          <Portrait person={reader} shape="avatar" sizes="2.5rem" />
        ) : (
          <Icon name="chat-circle-text-bold" />
        )}
        {firstName === undefined ? m.saved_ask() : m.saved_ask_person({ name: firstName })}
      </Anchor>
      {offered.length > MOST_IN_QUESTION && (
        <p className={styles.most}>{m.saved_ask_most({ count: MOST_IN_QUESTION })}</p>
      )}
    </div>
  )
}
