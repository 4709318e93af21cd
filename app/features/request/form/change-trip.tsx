import { useEffect, useRef, useState } from 'react'
import { usePromisedHour } from '#app/features/people/calendar/use-promised-hour.ts'
import { type BestMonths, bestMonthsNote } from '#app/features/wish/best-months.ts'
import { textsOfForm, wishOfTexts } from '#app/features/wish/wish-fields.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Portrait } from '#app/picture/portrait.tsx'
import { ChipChoice } from '#app/ui/chip-choice.tsx'
import { Display } from '#app/ui/display.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import type { Answerer } from './answerer.tsx'
import styles from './change-trip.module.css'
import { ContactForm } from './contact-form.tsx'
import { START, withStarts } from './contact-form-schema.ts'
import type { Wording } from './question-form.tsx'

export interface ChangeTripProps {
  trip: { title: string; dayCount: number; country: { tag: string; name: string }; best: BestMonths }
  /** Address of the trip's page. */
  url: string
  /** Who made it, and what they would say of it. */
  planner: Answerer & { words: string | null }
}

const STARTS = [
  { name: m.change_days, says: m.change_days_say },
  { name: m.change_month, says: m.change_month_say },
  { name: m.change_pace, says: m.change_pace_say },
  { name: m.change_children, says: m.change_children_say },
  { name: m.change_bed, says: m.change_bed_say },
  { name: m.change_guide, says: m.change_guide_say },
] as const

/** The contact form on a trip's page: what to change about it, to the person who made it, with the promised hour. */
export function ChangeTrip({ trip, url, planner }: ChangeTripProps) {
  const { title, dayCount: count, country, best } = trip
  const { hour, here, shortBoth } = usePromisedHour(planner, planner.time)
  const heading = m.change_title({ title })
  const wording: Wording = {
    title: heading,
    message: m.change_message(),
    hint: m.change_hint(),
    send: m.change_send({ name: planner.firstName }),
    promise: `${planner.firstName} ${shortBoth}`,
    note: m.change_goes_with({ title, count, hour }),
    belowDays: <DaysNote best={best} />,
    Again,
    Starts,
  }
  return (
    <div className={styles.change}>
      <div>
        <ContactForm
          heading={
            <Display size={64} className={styles.title}>
              {heading}
            </Display>
          }
          countries={[country]}
          initial={{ country: country.tag, url }}
          said={{}}
          answerer={planner.firstName}
          wording={wording}
        />
      </div>
      <aside className={styles.planner}>
        <Portrait
          person={planner}
          shape="5x6"
          sizes="(width >= 64rem) 24rem, 6.5rem"
          className={styles.face}
        />
        <div className={styles.words}>
          <Display as="p" size={24}>
            {hour}
          </Display>
          <Text size="small">{here}</Text>
          {planner.words && <Text className={styles.said}>{planner.words}</Text>}
        </div>
      </aside>
    </div>
  )
}

/** What is said of days outside the best months while they are typed; they are sent all the same. */
function DaysNote({ best }: { best: BestMonths }) {
  const mark = useRef<HTMLTemplateElement>(null)
  const [note, setNote] = useState<string | null>(null)
  useEffect(() => {
    const form = mark.current?.closest('form')
    if (!form) return
    const look = () => {
      const { wish } = wishOfTexts(textsOfForm(new FormData(form)))
      setNote(bestMonthsNote(wish, best, getLocale()))
    }
    look()
    form.addEventListener('input', look)
    return () => form.removeEventListener('input', look)
  }, [best])
  return (
    <>
      <template ref={mark} />
      {note && (
        <Note kind="wait" icon="calendar-blank" className={styles.days}>
          {note}
        </Note>
      )}
    </>
  )
}

function Again({ onClick }: { onClick: () => void }) {
  return <SecondaryButton onClick={onClick}>{m.contact_again()}</SecondaryButton>
}

/**
 * Choices that write the first sentences of the message; pressed again they take them back. Without script they are sent
 * beside it, and what was pressed before the script came is written when it is there.
 */
function Starts({ message, onWrite }: { message: string; onWrite: (message: string) => void }) {
  const choices = useRef<HTMLFieldSetElement>(null)
  const boxes = () => [...(choices.current?.querySelectorAll('input') ?? [])]
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed before the script came, once
  useEffect(() => {
    const early = boxes().flatMap(({ checked, value }) => (checked ? [value] : []))
    if (early.length > 0) onWrite(withStarts(message, early))
  }, [])
  // They follow the message, in which a sentence can be deleted by hand.
  useEffect(() => {
    for (const box of boxes()) box.checked = message.includes(box.value)
  })
  function press(says: string, isWanted: boolean): void {
    onWrite(
      isWanted
        ? `${withStarts(message.replace(says, '').trim(), [says])} `
        : message.replace(says, '').trim(),
    )
  }
  return (
    <fieldset ref={choices} className={styles.starts} aria-label={m.change_starts()}>
      {STARTS.map(({ name, says }) => (
        <ChipChoice
          key={name()}
          type="checkbox"
          name={START}
          value={says()}
          onChange={({ currentTarget }) => press(says(), currentTarget.checked)}
        >
          {name()}
        </ChipChoice>
      ))}
    </fieldset>
  )
}
