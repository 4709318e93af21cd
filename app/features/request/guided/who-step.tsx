import { type MouseEvent, useEffect, useRef } from 'react'
import { ADULT, ADULTS, CHILD } from '#app/features/request/guided/planning.ts'
import { unreadAges } from '#app/features/request/guided/planning-answers.ts'
import { useFieldNote } from '#app/features/request/guided/use-field-note.ts'
import type { Planning } from '#app/features/request/guided/use-planning.ts'
import { groupName } from '#app/features/wish/choice-names.ts'
import { m } from '#app/paraglide/messages.js'
import { CheckField } from '#app/ui/check-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type Group, groups } from '#database/values/goals.ts'
import { OneOf } from './choices.tsx'
import { CountField } from './count-field.tsx'
import styles from './steps.module.css'

/** How many adults a group has as a rule: filled in with the reason, and to be changed. */
const ADULTS_OF: Partial<Record<string, number>> = { Solo: 1, Couple: 2, Family: 2, Friends: 4 }

/** The number that stands for a group; empty without one. */
function usualFor(group: string | null): string {
  return String(ADULTS_OF[group ?? ''] ?? '')
}

/** Fills in the adults of a group that is chosen, unless somebody gave another number than the group before had. */
function fillAdults(groups: HTMLElement | null, group: string, before: string | null): void {
  const field = groups?.parentElement?.querySelector<HTMLInputElement>('[name="adults"]')
  if (!field || (field.value !== '' && field.value !== (field.dataset.filled ?? usualFor(before)))) return
  field.dataset.filled = usualFor(group)
  field.value = field.dataset.filled
}

/** Why that many adults stand there, and for a family that the children are still to be named. */
function becauseText(group: Group, count: number): string {
  const because = { count, group: groupName(group) }
  if (group === 'Family') return m.planning_adults_because_family(because)
  return group === 'Friends' ? m.planning_adults_because_friends(because) : m.planning_adults_because(because)
}

/** Names what cannot be read; nothing that stands there is left out without a word. */
function childAgesProblem({ value }: HTMLInputElement): string | null {
  const unread = unreadAges(value, CHILD).map(word => m.finder_quoted({ value: word }))
  return unread.length > 0 ? m.planning_ages_unread({ values: unread.join(', ') }) : null
}

function adultAgesProblem({ value }: HTMLInputElement): string | null {
  const unread = unreadAges(value, ADULT).map(word => m.finder_quoted({ value: word }))
  return unread.length > 0 ? m.planning_adult_ages_unread({ values: unread.join(', '), ...ADULT }) : null
}

export function WhoStep({ planning: { answers, isHeld } }: { planning: Planning }) {
  const { group, adults } = answers
  const choices = useRef<HTMLDivElement>(null)
  const children = useFieldNote(childAgesProblem)
  const grown = useFieldNote(adultAgesProblem)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed before the script came, once
  useEffect(() => {
    const pressed = choices.current?.querySelector<HTMLInputElement>(':checked')?.value
    if (pressed && pressed !== group) fillAdults(choices.current, pressed, group)
  }, [])
  // Runs before the form is read.
  function onClick({ target }: MouseEvent): void {
    if (target instanceof HTMLInputElement) fillAdults(choices.current, target.value, group)
  }
  const isFilled = group !== null && adults !== null && ADULTS_OF[group] === adults
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: keys press the choices too */}
      <div ref={choices} onClick={onClick}>
        <OneOf
          legend={m.planning_group()}
          none={m.planning_group_open()}
          name="fparty"
          among={groups}
          nameOf={groupName}
          chosen={group}
        />
      </div>
      <div className={styles.two}>
        <CountField
          label={m.planning_adults()}
          hint={isFilled ? becauseText(group, adults) : null}
          name="adults"
          {...ADULTS}
          start={2}
          defaultValue={adults}
          fewer={m.planning_adults_fewer()}
          more={m.planning_adults_more()}
        />
        <TextField
          label={m.planning_ages()}
          mark={`(${m.contact_optional()})`}
          hint={m.planning_ages_hint()}
          name="ages"
          error={children.error}
          {...children.checks}
          ref={children.begin}
          inputMode="text"
          defaultValue={answers.ages.join(', ')}
          autoComplete="off"
        />
        <TextField
          label={m.planning_adult_ages()}
          mark={`(${m.contact_optional()})`}
          hint={m.planning_adult_ages_hint()}
          name="adult_ages"
          error={grown.error}
          {...grown.checks}
          ref={grown.begin}
          inputMode="text"
          defaultValue={answers.adultAges.join(', ')}
          autoComplete="off"
        />
      </div>
      {(isHeld || answers.adultsOpen) && (
        <CheckField
          name="adults_open"
          value="yes"
          label={m.planning_adults_open()}
          defaultChecked={answers.adultsOpen}
        />
      )}
    </>
  )
}
