import { useEffect, useRef } from 'react'
import { PlannerBar } from '#app/features/request/guided/planner-bar.tsx'
import { PlannerScene } from '#app/features/request/guided/planner-scene.tsx'
import { PlannerSummary } from '#app/features/request/guided/planner-summary.tsx'
import { type Step, steps } from '#app/features/request/guided/planning.ts'
import type { PlanningCountry } from '#app/features/request/guided/planning-schema.ts'
import { contradictionText, stepNames } from '#app/features/request/guided/planning-words.ts'
import { type Planning, usePlanning } from '#app/features/request/guided/use-planning.ts'
import { goalName } from '#app/features/search/sentence/sentence.ts'
import type { OtherLanguage } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Note } from '#app/ui/note.tsx'
import { Text } from '#app/ui/text.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { HowStep } from './how-step.tsx'
import styles from './planner.module.css'
import { PlannerSteps } from './planner-steps.tsx'
import { StepForm } from './step-form.tsx'
import { stepHeads } from './step-heads.ts'
import { WhatStep } from './what-step.tsx'
import { WhenStep } from './when-step.tsx'
import { WhereStep } from './where-step.tsx'
import { WhoStep } from './who-step.tsx'
import type { YouStepProps } from './you-step.tsx'
import { YouStep } from './you-step-wanted.ts'

export interface PlannerProps extends Omit<YouStepProps, 'planning'> {
  country: PlanningCountry
  /** YYYY-MM-DD. */
  today: string
  /** The operator's name. */
  brand: string
  otherLanguage: OtherLanguage
}

/** One question at a time beside the tree whose sun rises with each step, and the answers so far below. */
export function Planner({ country, today, brand, otherLanguage, ...you }: PlannerProps) {
  const planning = usePlanning(country, today)
  const { step } = planning
  const { title, lead } = stepHeads[step](country)
  const main = useFocusOnStep(step)
  return (
    <div className={styles.planner}>
      <div className={styles.column}>
        <PlannerBar name={brand} country={country} otherLanguage={otherLanguage} />
        <PlannerSteps planning={planning} />
        <main id="main" className={styles.question} ref={main}>
          <Display as="h1" size={64} tabIndex={-1} className={styles.title}>
            {title}
          </Display>
          <Text size="lead" tone="quiet" className={styles.lead}>
            {lead}
          </Text>
          <Announced step={step} />
          <PassedOver planning={planning} />
          {step === 'you' ? (
            <YouStep planning={planning} {...you} />
          ) : (
            <StepForm key={step} planning={planning}>
              <Fields planning={planning} />
            </StepForm>
          )}
        </main>
      </div>
      <div className={styles.side}>
        <PlannerScene step={step} />
        <PlannerSummary planning={planning} />
      </div>
    </div>
  )
}

/** With script a new step loads no page, so its heading takes the focus. */
function useFocusOnStep(step: Step) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    main.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [step])
  return main
}

function Announced({ step }: { step: Step }) {
  return (
    <div role="status">
      <VisuallyHidden>
        {m.planning_step_of({ at: steps.indexOf(step) + 1, count: steps.length, name: stepNames[step]() })}
      </VisuallyHidden>
    </div>
  )
}

function PassedOver({ planning: { step, answers, country, unknown, leftOut } }: { planning: Planning }) {
  const isChecked = step === 'who' || step === 'you'
  const notes = [
    unknown.length > 0 &&
      m.planning_unknown({ values: unknown.map(value => m.finder_quoted({ value })).join(', ') }),
    leftOut.length > 0 && m.planning_left_out({ goals: leftOut.map(goalName).join(', ') }),
    isChecked && contradictionText(answers, country.planner),
  ].filter(note => typeof note === 'string')
  return notes.map(note => (
    <Note key={note} kind="wait" icon="warning-circle-fill" className={styles.note}>
      {note}
    </Note>
  ))
}

function Fields({ planning }: { planning: Planning }) {
  switch (planning.step) {
    case 'who':
      return <WhoStep planning={planning} />
    case 'when':
      return <WhenStep planning={planning} />
    case 'what':
      return <WhatStep planning={planning} />
    case 'where':
      return <WhereStep planning={planning} />
    default:
      return <HowStep planning={planning} />
  }
}
