import { ADULTS } from '#app/features/request/guided/planning.ts'
import type { Planning } from '#app/features/request/guided/use-planning.ts'
import { groupName } from '#app/features/wish/choice-names.ts'
import { m } from '#app/paraglide/messages.js'
import { CheckField } from '#app/ui/check-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { groups } from '#database/values/goals.ts'
import { OneOf } from './choices.tsx'
import { CountField } from './count-field.tsx'
import styles from './steps.module.css'

/** Ages from 0 to 17, separated by commas or spaces; the browser validates it before submitting. */
const AGES = '[ ,]*(1[0-7]|[0-9])([ ,]+(1[0-7]|[0-9]))*[ ,]*'

export function WhoStep({ planning: { answers, isHeld } }: { planning: Planning }) {
  return (
    <>
      <OneOf
        legend={m.planning_group()}
        name="fparty"
        among={groups}
        nameOf={groupName}
        chosen={answers.group}
      />
      <div className={styles.two}>
        <CountField
          label={m.planning_adults()}
          name="adults"
          {...ADULTS}
          start={2}
          defaultValue={answers.adults}
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
