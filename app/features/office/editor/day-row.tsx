import { type KeyboardEvent, useState } from 'react'
import { lengthOf, weekdayAndDate } from '#app/features/office/desk/office-clock.ts'
import type { ProposalFacts } from '#app/features/proposal/proposal/proposal-facts.ts'
import { m } from '#app/paraglide/messages.js'
import { plainLetters } from '#app/text/plain-letters.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { ProposalContent, ProposalDay, ProposalLeg } from '#database/values/proposal-content.ts'
import { AlternativeList, OfferInstead } from './alternative-list.tsx'
import { CataloguePick } from './catalogue-pick.tsx'
import styles from './day-row.module.css'
import {
  addActivity,
  brokenRide,
  type ChangeDraft,
  changeDay,
  moveDay,
  removeActivity,
  removeDay,
} from './draft-edits.ts'
import { type DraftMarks, isSettled, LineMarks } from './line-marks.tsx'
import { dayDate } from './pace-words.ts'
import type { DayDrag } from './use-day-drag.ts'

/** Shorter words of a name are no sign of it. */
const SHORTEST = 4

function wordsOf(text: string): string[] {
  return plainLetters(text).match(/[\p{L}\d]+/gu) ?? []
}

/** Whether a text contains words of a name, one after another. */
function has(text: readonly string[], name: readonly string[]): boolean {
  return text.some((_, at) => name.every((word, i) => text[at + i] === word))
}

/**
 * Houses and tours that a day has had and has no more, and of which its title or story still speaks: by the whole name, or
 * by a word that no name of what is there has.
 */
export function spokenOf(
  day: ProposalDay,
  names: readonly string[],
  { days }: Pick<ProposalContent, 'days'>,
): string[] {
  const text = wordsOf(`${day.title} ${day.story}`)
  const there = [...(day.hotel ? [day.hotel.name] : []), ...day.activities.map(({ name }) => name)]
  const everywhere = days.flatMap(each => [
    ...(each.hotel ? [each.hotel.name] : []),
    ...each.activities.map(({ name }) => name),
  ])
  const known = new Set([...there, ...everywhere, day.place].flatMap(wordsOf))
  return names
    .filter(name => !there.includes(name))
    .filter(name => {
      const words = wordsOf(name)
      const own = words.filter(word => word.length >= SHORTEST && !known.has(word))
      return has(text, words) || own.filter(word => text.includes(word)).length >= Math.min(2, words.length)
    })
}

interface DayRowProps {
  day: ProposalDay
  /** Index among all days, from 0. */
  at: number
  content: ProposalContent
  facts: ProposalFacts
  marks: DraftMarks
  /** Names of the houses and tours that it has had. */
  names: readonly string[]
  drag: DayDrag
  onChange: ChangeDraft
}

/** A day: transfers, title, story and activities. Drag it, or use Alt with the arrow keys, to move it. */
export function DayRow({ day, at, content, facts, marks, names, drag, onChange }: DayRowProps) {
  const [isPicking, setPicking] = useState(false)
  const date = dayDate(content.startsOn, at)
  const label = m.office_day_number({ number: at + 1 })
  const broken = brokenRide(content, at)
  const spoken = spokenOf(day, names, content)
  const placeName = (slug: string) => facts.places[slug]?.name ?? slug
  const tourName = (key: string | null, name: string) => (key && facts.tours[key]?.name) || name
  function onKeyDown(event: KeyboardEvent): void {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (!event.altKey || step === 0) return
    event.preventDefault()
    onChange(moveDay(content, day.id, at + step), m.office_did_move())
  }
  return (
    <li
      data-day-at={at}
      className={classNames(
        styles.day,
        drag.held === day.id && styles.held,
        drag.held !== null && drag.over === at && styles.over,
      )}
    >
      <RideLine legs={day.legs} broken={broken && placeName(broken)} />
      <div className={styles.line}>
        <button
          type="button"
          className={styles.grip}
          aria-label={m.office_move_day({ number: at + 1 })}
          data-focus={`day ${day.id}`}
          onKeyDown={onKeyDown}
          {...drag.handle(day.id)}
        >
          <Icon name="dots-six-vertical" />
        </button>
        <span className={styles.date}>
          <b>{at + 1}</b> {date && weekdayAndDate(date, 'UTC')}
        </span>
        <textarea
          rows={1}
          aria-label={m.office_day_title({ day: label })}
          placeholder={m.office_day_title({ day: label })}
          value={day.title}
          maxLength={200}
          onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
          onChange={({ target }) =>
            onChange(changeDay(content, day.id, { title: target.value.replace(/[\r\n]+/g, ' ') }), '')
          }
        />
        <button
          type="button"
          className={styles.out}
          aria-label={m.office_day_remove({ number: at + 1 })}
          onClick={() => onChange(removeDay(content, day.id), m.office_did_remove({ name: label }))}
        >
          <Icon name="x-bold" size="xs" />
        </button>
      </div>
      <div className={styles.more}>
        <ul className={styles.doing}>
          {day.activities.map(({ id, key, name, alternatives }) => (
            <li key={id}>
              {tourName(key, name)}
              {!isSettled(marks, `activity:${id}`, day.id) && (
                <OfferInstead
                  line={`activity:${id}`}
                  item={{ key, name: tourName(key, name), alternatives }}
                  country={day.country}
                  at={at}
                  content={content}
                  onChange={onChange}
                />
              )}
              <button
                type="button"
                aria-label={m.office_remove({ name })}
                onClick={() => onChange(removeActivity(content, day.id, id), m.office_did_remove({ name }))}
              >
                <Icon name="x-bold" size="xs" />
              </button>
            </li>
          ))}
          {day.hotel && !isSettled(marks, `hotel:${day.id}`, day.id) && (
            <li className={styles.bed}>
              <OfferInstead
                line={`hotel:${day.id}`}
                item={day.hotel}
                country={day.country}
                at={at}
                content={content}
                onChange={onChange}
              />
            </li>
          )}
          <li>
            <button type="button" onClick={() => setPicking(true)}>
              {m.office_add_tour()}
            </button>
          </li>
        </ul>
        <details>
          <summary>{m.office_day_story()}</summary>
          <textarea
            rows={3}
            aria-label={m.office_day_story_of({ day: label })}
            value={day.story}
            maxLength={5_000}
            onChange={event => onChange(changeDay(content, day.id, { story: event.target.value }), '')}
          />
        </details>
        {spoken.length > 0 && (
          <p className={styles.speaks}>
            <Icon name="warning-fill" size="xs" />
            {m.office_text_speaks({ names: spoken.join(', ') })}
          </p>
        )}
        {day.hotel && !isSettled(marks, `hotel:${day.id}`, day.id) && (
          <AlternativeList line={`hotel:${day.id}`} item={day.hotel} content={content} onChange={onChange} />
        )}
        {day.activities
          .filter(({ id }) => !isSettled(marks, `activity:${id}`, day.id))
          .map(({ id, key, name, alternatives }) => (
            <AlternativeList
              key={id}
              line={`activity:${id}`}
              item={{ key, name: tourName(key, name), alternatives }}
              content={content}
              onChange={onChange}
            />
          ))}
        <LineMarks day={day.id} marks={marks} content={content} onChange={onChange} />
      </div>
      {isPicking && (
        <CataloguePick
          kind="tour"
          country={day.country}
          content={content}
          at={at}
          onClose={() => setPicking(false)}
          onPick={({ key, name, minutes }) => {
            setPicking(false)
            onChange(
              addActivity(content, day.id, { kind: 'tour', key, name, minutes }),
              m.office_did_add({ name }),
            )
          }}
        />
      )}
    </li>
  )
}

const modes: Record<ProposalLeg['mode'], () => string> = {
  road: m.itinerary_road,
  boat: m.itinerary_boat,
  air: m.itinerary_air,
  rail: m.itinerary_rail,
  foot: m.itinerary_walk_label,
}
const MINUTE_MS = 60_000

/** For example "Road 2 h 45, boat 1 h 15"; consecutive transfers of the same mode are added up. */
function rideWords(legs: readonly ProposalLeg[]): string {
  const rides: { mode: ProposalLeg['mode']; minutes: number }[] = []
  for (const { mode, minutes } of legs) {
    const last = rides.at(-1)
    if (last?.mode === mode) last.minutes += minutes
    else rides.push({ mode, minutes })
  }
  return rides
    .map(({ mode, minutes }, index) => {
      const name = modes[mode]()
      return `${index === 0 ? name : name.toLowerCase()} ${lengthOf(minutes * MINUTE_MS)}`
    })
    .join(', ')
}

interface RideLineProps {
  legs: readonly ProposalLeg[]
  /** The place where the first transfer begins, if the previous night was elsewhere. */
  broken: string | null
}

/** The transfers to a day's place, as a line above it. */
function RideLine({ legs, broken }: RideLineProps) {
  if (legs.length === 0) return null
  return (
    <p className={styles.ride}>
      <span>{rideWords(legs)}</span>
      {broken && <b>{m.office_ride_broken({ place: broken })}</b>}
    </p>
  )
}
