import type { MouseEvent } from 'react'
import { ADULTS } from '#app/features/request/guided/planning.ts'
import type { Planning } from '#app/features/request/guided/use-planning.ts'
import { groupName } from '#app/features/wish/choice-names.ts'
import { m } from '#app/paraglide/messages.js'
import { CheckField } from '#app/ui/check-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type Group, groups } from '#database/values/goals.ts'
import { OneOf } from './choices.tsx'
import { CountField } from './count-field.tsx'
import styles from './steps.module.css'

/** Ages from 0 to 17, separated by commas or spaces; the browser validates it before submitting. */
const AGES = '[ ,]*(1[0-7]|[0-9])([ ,]+(1[0-7]|[0-9]))*[ ,]*'

/** How many adults a group has as a rule: filled in with the reason, and to be changed. */
const ADULTS_OF: Partial<Record<string, number>> = { Solo: 1, Couple: 2, Family: 2, Friends: 4 }

/** Fills in the adults of a group that is chosen, unless somebody gave their number. Runs before the form is read. */
function fillAdults({ target, currentTarget }: MouseEvent<HTMLDivElement>): void {
  const field = currentTarget.parentElement?.querySelector<HTMLInputElement>('[name="adults"]')
  if (!field || !(target instanceof HTMLInputElement)) return
  if (field.value !== '' && field.value !== field.dataset.filled) return
  field.dataset.filled = String(ADULTS_OF[target.value] ?? '')
  field.value = field.dataset.filled
}

/** Why that many adults stand there, and for a family that the children are still to be named. */
function becauseText(group: Group, count: number): string {
  const because = { count, group: groupName(group) }
  if (group === 'Family') return m.planning_adults_because_family(because)
  return group === 'Friends' ? m.planning_adults_because_friends(because) : m.planning_adults_because(because)
}

export function WhoStep({ planning: { answers, isHeld } }: { planning: Planning }) {
  const { group, adults } = answers
  const isFilled = group !== null && adults !== null && ADULTS_OF[group] === adults
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: keys press the choices too */}
      <div onClick={fillAdults}>
        <OneOf legend={m.planning_group()} name="fparty" among={groups} nameOf={groupName} chosen={group} />
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
          inputMode="text"
          pattern={AGES}
          title={m.planning_ages_wrong()}
          defaultValue={answers.ages.join(', ')}
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
