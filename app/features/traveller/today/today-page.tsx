import { useEffect, useState } from 'react'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { addressOf, apiLocale } from '#app/client/api-client/calls.ts'
import { usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { readSavedAnswer, type SavedAnswer, saveAnswer } from '#app/client/private-data/saved-answer.ts'
import { ProposalFailed, ProposalWaiting } from '#app/features/traveller/proposal/proposal-states.tsx'
import { travelIcons, travelWords } from '#app/features/trip/itinerary/travel-words.ts'
import { contacts } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { DAY_MS } from '#app/text/days.ts'
import { formatMinutes } from '#app/text/figures.ts'
import { dayIn } from '#app/text/time-zone.ts'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './today.module.css'
import type { TripDay, TripDays } from './today-schema.ts'

/** Position of a day relative to a trip. */
export type TripMoment =
  | { kind: 'before'; days: number }
  | { kind: 'during'; index: number }
  | { kind: 'after' }
  | { kind: 'open' }

/** The date of an instant at a place, YYYY-MM-DD; on the device's own clock if the place's is not known. */
function dayThere(timeZone: string | null | undefined, now: Date): string {
  return dayIn(timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone, now)
}

/**
 * Which day of a trip it is where that day is spent: a device may be on the time of home, and read along from there.
 * `open` without dates. Days are YYYY-MM-DD and sorted.
 */
export function momentOf(days: readonly { date: string; timeZone?: string | null }[], now: Date): TripMoment {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return { kind: 'open' }
  const today = dayThere(first.timeZone, now)
  if (today < first.date)
    return { kind: 'before', days: Math.round((Date.parse(first.date) - Date.parse(today)) / DAY_MS) }
  if (dayThere(last.timeZone, now) > last.date) return { kind: 'after' }
  return {
    kind: 'during',
    index: days.findLastIndex(({ date, timeZone }) => date <= dayThere(timeZone, now)),
  }
}

/** Schedule of a day, with times if they are known. */
function DayHours({ hours }: Pick<TripDay, 'hours'>) {
  if (hours.length === 0) return <Text tone="quiet">{m.today_no_hours()}</Text>
  return (
    <ol className={styles.hours}>
      {hours.map(({ at, mode, what, minutes }) => (
        <li key={`${at} ${what}`}>
          {at ? <time>{at}</time> : <span className={styles.anytime}>{m.today_anytime()}</span>}
          <Icon name={mode ? travelIcons[mode] : 'map-pin'} />
          <span>
            {mode && <VisuallyHidden>{travelWords[mode]()}: </VisuallyHidden>}
            {what}
            {minutes !== null && <small>{formatMinutes(minutes)}</small>}
          </span>
        </li>
      ))}
    </ol>
  )
}

const whens = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }),
  es: new Intl.DateTimeFormat('es-CR', { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' }),
}
const weekdays = {
  en: new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
  es: new Intl.DateTimeFormat('es-CR', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
}

/** The current day of a trip: schedule, hotel, phone numbers, and tomorrow (design, 16: Today). */
export function TodayPage({ planId }: { planId: number }) {
  const { trip, keptAt, isAway, status, refetch } = useTripDays(planId)
  if (!trip) return status === null ? <ProposalWaiting /> : <ProposalFailed status={status} retry={refetch} />
  const isOld = isAway && keptAt !== null
  return (
    <>
      {isOld && (
        <Wrap className={styles.away}>
          <Note kind="wait" icon="wifi-slash">
            {m.today_kept({ when: whens[getLocale()].format(keptAt) })}
          </Note>
          <SecondaryButton size="sm" onClick={() => void refetch()}>
            {m.proposal_retry()}
          </SecondaryButton>
        </Wrap>
      )}
      <Trip trip={trip} />
    </>
  )
}

function Trip({ trip }: { trip: TripDays }) {
  const moment = momentOf(trip.days, new Date())
  const now = moment.kind === 'during' ? moment.index : 0
  const [moved, setMoved] = useState(0)
  const index = Math.min(Math.max(now + moved, 0), trip.days.length - 1)
  const day = trip.days[index]
  if (!day || moment.kind === 'open' || moment.kind === 'after')
    return (
      <Wrap className={styles.page}>
        <Display as="h1" size={64}>
          {trip.title || m.today_title()}
        </Display>
        <Text size="lead">{moment.kind === 'after' ? m.today_after() : m.today_open()}</Text>
        <Phones trip={trip} />
      </Wrap>
    )
  const waits = moment.kind === 'before' ? moment.days : null
  return (
    <>
      <div className={`on-sky ${styles.now}`}>
        <Wrap className={styles.head}>
          <p>{weekdays[getLocale()].format(new Date(day.date))}</p>
          <Display as="h1" size={64}>
            {day.title}
          </Display>
          {waits !== null && (
            <Text size="lead">{waits === 1 ? m.today_before_one() : m.today_before({ days: waits })}</Text>
          )}
          <Text size="lead">
            {day.hotel ? m.today_sleep({ hotel: day.hotel, place: day.place }) : m.today_sleep_none()}
          </Text>
          <div className={styles.ways}>
            <a className={styles.call} href={contacts.call(trip.phone)}>
              <Icon name="phone" />
              {m.today_call({ name: trip.planner ?? m.travellers_planner() })}
            </a>
          </div>
        </Wrap>
      </div>
      <Wrap className={styles.page}>
        <div className={styles.split}>
          <section>
            <Display size={24}>{m.today_hours()}</Display>
            {day.story && <Text>{day.story}</Text>}
            <DayHours hours={day.hours} />
            <Moves index={index} days={trip.days} moved={moved} onMove={setMoved} />
          </section>
          <Phones trip={trip} />
        </div>
        <Tomorrow day={trip.days[index + 1]} />
      </Wrap>
    </>
  )
}

interface MovesProps {
  index: number
  days: TripDay[]
  /** Offset from today, in days. */
  moved: number
  onMove: (moved: number) => void
}

function Moves({ index, days, moved, onMove }: MovesProps) {
  return (
    <div className={styles.ways}>
      {index > 0 && (
        <SecondaryButton size="sm" icon="arrow-left-bold" onClick={() => onMove(moved - 1)}>
          {m.today_previous()}
        </SecondaryButton>
      )}
      {index < days.length - 1 && (
        <SecondaryButton size="sm" icon="arrow-right-bold" onClick={() => onMove(moved + 1)}>
          {m.today_next()}
        </SecondaryButton>
      )}
      {moved !== 0 && (
        <SecondaryButton size="sm" onClick={() => onMove(0)}>
          {m.today_back()}
        </SecondaryButton>
      )}
    </div>
  )
}

function Tomorrow({ day }: { day: TripDay | undefined }) {
  if (!day) return null
  return (
    <section>
      <Display size={24}>{m.today_tomorrow({ title: day.title })}</Display>
      <DayHours hours={day.hours} />
      {day.hotel && <Text>{m.today_sleep({ hotel: day.hotel, place: day.place })}</Text>}
    </section>
  )
}

function Phones({ trip: { planner, phone, emergency } }: { trip: TripDays }) {
  const people = [{ name: planner ?? m.travellers_planner(), phone }, ...emergency]
  return (
    <section>
      <Display size={24}>{m.today_wrong()}</Display>
      <ul className={styles.phones}>
        {people.map(each => (
          <li key={each.phone}>
            <a href={contacts.call(each.phone.replaceAll(/[^+\d]/g, ''))}>
              <b>{each.name}</b>
              <span>{each.phone}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Statuses of a refusal (logged out, no such plan); then the stored copy is not shown either. */
const ANSWERED = [401, 403, 404, 422]

/** A trip's days from the server, or the copy on this device while the network is away. */
function useTripDays(planId: number) {
  const input = { path: { id: planId }, query: { locale: apiLocale() } }
  const address = addressOf('GET /api/private/plan/{id}/today', input)
  const {
    data,
    dataUpdatedAt: at,
    error,
    failureReason,
    isPaused,
    refetch,
  } = usePrivateQuery('GET /api/private/plan/{id}/today', input)
  const [kept, setKept] = useState<SavedAnswer<TripDays> | null>(null)
  useEffect(() => setKept(readSavedAnswer<TripDays>(address)), [address])
  useEffect(() => {
    if (!data) return
    saveAnswer(address, data, at)
    setKept({ data, at })
  }, [address, data, at])
  // One failure is enough to report; TanStack Query pauses requests while the device is offline.
  const isWaiting = isPaused || failureReason !== null
  const status = error instanceof ApiError ? error.status : error || isPaused ? 0 : null
  const isRefused = status !== null && ANSWERED.includes(status)
  return {
    trip: data ?? (isRefused ? null : (kept?.data ?? null)),
    /** Time of the stored copy, if it is shown instead of the server's data. */
    keptAt: isRefused ? null : (kept?.at ?? null),
    isAway: isWaiting && !isRefused,
    status,
    refetch,
  }
}
