import { countryName, useDesk } from '#app/features/office/desk/desk-context.ts'
import { sunHeight, whenOf } from '#app/features/office/desk/office-clock.ts'
import { Initials, PlannerFace } from '#app/features/office/desk/planner-face.tsx'
import { SettingSun } from '#app/features/office/desk/setting-sun.tsx'
import { doubtWords, stageName } from '#app/features/plan/handling/handling-words.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from './plan-head.module.css'
import type { OfficePlan } from './plan-page-schema.ts'

interface PlanHeadProps {
  plan: OfficePlan
  present: OfficePlan['present']
  now: Date
  onStage: () => void
}

/** The traveller, the stage, the due time, and colleagues who have the plan open. */
export function PlanHead({ plan, present, now, onStage }: PlanHeadProps) {
  const desk = useDesk()
  const others = present.filter(({ userId }) => userId !== desk.me.user_id)
  const waits = plan.waitsFor === 'planner' && plan.stage !== 'closed' && plan.stage !== 'lost'
  const isLate = waits && new Date(plan.answerDueTs) < now
  return (
    <header className={styles.head}>
      <Display as="h1" size={24}>
        {plan.contact.name}
      </Display>
      <span className={styles.fine}>
        {plan.id}, {countryName(desk, plan.country)}
        {plan.isSample && `, ${m.office_sample()}`}
        {plan.isDoubtful && `, ${doubtWords(plan)}`}
      </span>
      <button type="button" className={styles.stage} onClick={onStage} title={m.office_stage_change()}>
        {stageName(plan.stage)}
        <Icon name="caret-down-bold" size="xs" />
      </button>
      {waits && (
        <span className={isLate ? styles.late : styles.due}>
          <SettingSun height={sunHeight(plan, now)} isLate={isLate} />
          <b>{whenOf(new Date(plan.answerDueTs), now)}</b>
        </span>
      )}
      <span className={styles.people}>
        {plan.planner ? <PlannerFace planner={plan.planner} isNamed /> : <span>{m.office_nobody_has()}</span>}
        {others.map(({ userId, name }) => (
          <span key={userId} className={styles.here}>
            <Initials name={name} />
            {m.office_here({ name })}
          </span>
        ))}
      </span>
    </header>
  )
}
