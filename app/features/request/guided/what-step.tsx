import type { MouseEvent } from 'react'
import type { Answers } from '#app/features/request/guided/planning.ts'
import type { Planning } from '#app/features/request/guided/use-planning.ts'
import { goalName } from '#app/features/wish/choice-names.ts'
import { m } from '#app/paraglide/messages.js'
import { Frame } from '#app/ui/frame.tsx'
import { Text } from '#app/ui/text.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { goals, MAX_GOALS, ROMANTIC, type TripType } from '#database/values/goals.ts'
import { goalPicture } from './goal-picture.ts'
import { goalLine } from './planning-words.ts'
import styles from './steps.module.css'

/** The romantic type appears only for couples, or if it is already chosen. */
function typesFor({ group, goals: chosen }: Answers): readonly TripType[] {
  return group === 'Couple' || chosen.includes(ROMANTIC) ? [ROMANTIC, ...goals] : goals
}

/** Refuses a fourth goal (specification, section 5). */
function limitToThree(event: MouseEvent<HTMLInputElement>): void {
  const { form, checked, name } = event.currentTarget
  const taken = form?.querySelectorAll(`[name="${name}"]:checked`).length ?? 0
  if (checked && taken > MAX_GOALS) event.preventDefault()
}

/** The goals of the trip. */
export function WhatStep({ planning: { answers, country } }: { planning: Planning }) {
  const count = answers.goals.length
  return (
    <>
      <fieldset className={styles.goals}>
        <legend>
          <VisuallyHidden>{m.planning_goals()}</VisuallyHidden>
        </legend>
        {typesFor(answers).map(type => {
          const chosen = answers.goals.includes(type)
          const poster = country.posters[type]
          return (
            <label key={type} className={styles.goal}>
              <input
                type="checkbox"
                name="tripType"
                value={type}
                defaultChecked={chosen}
                aria-disabled={(count >= MAX_GOALS && !chosen) || undefined}
                onClick={limitToThree}
              />
              {poster ? (
                <Frame
                  src={goalPicture(poster)}
                  alt=""
                  ratio="21x9"
                  loading="eager"
                  className={styles.picture}
                />
              ) : (
                <span className={`${styles.picture} ${styles.plain}`} />
              )}
              <span className={styles.goalName}>
                <span>
                  {goalName(type)}
                  <small>{goalLine(type)}</small>
                </span>
              </span>
            </label>
          )
        })}
      </fieldset>
      <Text role="status" className={styles.counted} data-scripted="">
        <b>{m.planning_goals_count({ count, most: MAX_GOALS })}</b>{' '}
        {count >= MAX_GOALS && m.planning_goals_full()}
      </Text>
    </>
  )
}
