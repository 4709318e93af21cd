import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { fieldsOf, filledIn, stepOf, stepsBeside } from '#app/features/request/guided/planning.ts'
import type { Planning } from '#app/features/request/guided/use-planning.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { chosenAt } from './planning-words.ts'
import styles from './step-form.module.css'

/**
 * The form of one step, whose address leads to the next. With script every change is written to the address at once,
 * without loading a page.
 */
export function StepForm({ planning, children }: { planning: Planning; children: ReactNode }) {
  const { step, isHeld, answers, country, read, go, linkTo } = planning
  const form = useRef<HTMLFormElement>(null)
  const { back, next } = stepsBeside(step)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was filled in before the script came, once
  useEffect(() => {
    if (!form.current) return
    const filled = read(new FormData(form.current))
    if (JSON.stringify(filled) !== JSON.stringify(answers)) go(step, filled)
  }, [])

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const filled = new FormData(event.currentTarget, submitter)
    go(stepOf(String(filled.get('step'))), read(filled))
  }

  return (
    <form
      ref={form}
      action={links.travelPlanning(country.tag)}
      onInput={event => go(step, read(new FormData(event.currentTarget)))}
      onSubmit={onSubmit}
    >
      {/* Enter presses the first submit button of a form; it must go forward, whichever button is drawn first. */}
      <button
        type="submit"
        name="step"
        value={next ?? step}
        className={styles.enter}
        tabIndex={-1}
        aria-hidden="true"
      />
      <Carried planning={planning} />
      {children}
      <StepNav>
        {back && (
          <SecondaryButton
            type="submit"
            name="step"
            value={back}
            formNoValidate
            icon="arrow-left-bold"
            data-back=""
          >
            <span>{m.planning_back()}</span>
          </SecondaryButton>
        )}
        <Button type="submit" name="step" value={next ?? step} size="lg">
          {m.planning_continue()}
        </Button>
        <StepNote>{chosenAt(step, answers, country)}</StepNote>
        {next && !isHeld && <TertiaryButton {...linkTo(next)}>{m.planning_skip()}</TertiaryButton>}
      </StepNav>
    </form>
  )
}

/** Hidden fields with the other steps' answers, for forms without script. */
function Carried({ planning: { step, answers } }: { planning: Planning }) {
  const own: readonly string[] = fieldsOf[step]
  return Object.entries(filledIn(answers))
    .filter(([name]) => !own.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={String(value)} />)
}

/** What is chosen, or promised, beside the buttons of a step. */
export function StepNote({ children }: { children: ReactNode }) {
  return (
    <Text size="small" role="status" className={styles.chosen}>
      {children}
    </Text>
  )
}

/** Buttons of a step; on a phone they stay at the bottom of the screen. */
export function StepNav({ children }: { children: ReactNode }) {
  return <div className={styles.nav}>{children}</div>
}
