import { type KeyboardEvent, useState } from 'react'
import type { ProposalFacts } from '#app/features/proposal/proposal/proposal-facts.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { CataloguePick } from './catalogue-pick.tsx'
import { DayRow } from './day-row.tsx'
import { addNight, type ChangeDraft, moveStop, removeDay, type Stop, setHotel } from './draft-edits.ts'
import type { DraftMarks } from './line-marks.tsx'
import styles from './stop-row.module.css'
import type { DayDrag } from './use-day-drag.ts'

interface StopRowProps {
  stop: Stop
  content: ProposalContent
  facts: ProposalFacts
  marks: DraftMarks
  /** Names of the houses and tours that each day has had. */
  names: Readonly<Record<string, string[]>>
  drag: DayDrag
  /** A sent draft is read-only. */
  isSent: boolean
  onChange: ChangeDraft
}

/** A stop: its nights, hotel and days. */
export function StopRow({ stop, content, facts, marks, names, drag, isSent, onChange }: StopRowProps) {
  const [isPicking, setPicking] = useState(false)
  const name = facts.places[stop.place]?.name ?? stop.place
  const hotel = stop.days[0]?.hotel
  const last = stop.days.at(-1)
  const more = () => onChange(addNight(content, stop.id), m.office_did_night({ place: name }))
  const fewer = () => last && onChange(removeDay(content, last.id), m.office_did_fewer({ place: name }))
  function onKeyDown(event: KeyboardEvent): void {
    if (!event.altKey || !event.key.startsWith('Arrow')) return
    event.preventDefault()
    if (event.key === 'ArrowRight') more()
    else if (event.key === 'ArrowLeft') fewer()
    else onChange(moveStop(content, stop.id, event.key === 'ArrowUp' ? -1 : 1), m.office_did_move())
  }
  return (
    <li className={styles.stop}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.grip}
          aria-label={m.office_move_stop({ place: name })}
          data-focus={`stop ${stop.id}`}
          onKeyDown={onKeyDown}
        >
          <Icon name="dots-six-vertical" />
        </button>
        <Display as="h3" size={20}>
          {name}
        </Display>
        <span className={styles.nights}>
          <button type="button" onClick={fewer} aria-label={m.office_night_less({ place: name })}>
            <Icon name="minus-bold" size="xs" />
          </button>
          <span>{stop.days.length}</span>
          <button type="button" onClick={more} aria-label={m.office_night_more({ place: name })}>
            <Icon name="plus-bold" size="xs" />
          </button>
        </span>
        {isSent ? (
          <span className={styles.house}>
            <Icon name="bed" />
            {hotel?.name ?? m.office_no_house()}
          </span>
        ) : (
          <button type="button" className={styles.house} onClick={() => setPicking(true)}>
            <Icon name="bed" />
            {hotel?.name ?? m.office_no_house()}
            <Icon name="caret-down-bold" size="xs" />
          </button>
        )}
      </div>
      <ul>
        {stop.days.map((day, index) => (
          <DayRow
            key={day.id}
            day={day}
            at={stop.first + index}
            content={content}
            facts={facts}
            marks={marks}
            names={names[day.id] ?? []}
            drag={drag}
            onChange={onChange}
          />
        ))}
      </ul>
      {isPicking && (
        <CataloguePick
          kind="hotel"
          country={stop.country}
          content={content}
          at={stop.first}
          instead={hotel?.key ?? null}
          onClose={() => setPicking(false)}
          onPick={({ key, name: house }) => {
            setPicking(false)
            onChange(setHotel(content, stop, { key, name: house }), m.office_did_house({ name: house }))
          }}
        />
      )}
    </li>
  )
}
