import { useState } from 'react'
import { ProposalFailed, ProposalWaiting } from '#app/features/traveller/proposal/proposal-states.tsx'
import { travelIcons, travelWords } from '#app/features/trip/itinerary/travel-words.ts'
import { contacts } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatMinutes } from '#app/text/figures.ts'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './today.module.css'
import type { TripDay, TripDays } from './today-schema.ts'
import { momentOf } from './trip-day.ts'
import { useTripDays } from './use-trip-days.ts'

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
