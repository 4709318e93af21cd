import { type MouseEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { links } from '#app/links.ts'
import { ADULT, type Answers, heldAt, planningQuery, type Step, stepOf, steps } from './planning.ts'
import { type AnswersRead, knownOf, readAnswers, unreadAges } from './planning-answers.ts'
import type { PlanningCountry } from './planning-schema.ts'

/** The planner's state, read from its address, and the functions that change it. */
export interface Planning extends AnswersRead {
  step: Step
  /** A later step was asked for, but this one has a question to ask again. */
  isHeld: boolean
  country: PlanningCountry
  /** YYYY-MM-DD. */
  today: string
  /** Reads the answers in a form of the planner. */
  read: (form: FormData) => Answers
  /** Goes to a step; the current step adds no entry to the history. */
  go: (step: Step, answers: Answers) => void
  /** Link to a step that carries all answers. */
  linkTo: (step: Step, answers?: Answers) => { to: string; onClick: (event: MouseEvent) => void }
}

export function usePlanning(country: PlanningCountry, today: string): Planning {
  const navigate = useNavigate()
  const query = new URLSearchParams(useLocation().search)
  const known = knownOf(country, today)
  const found = readAnswers(query, known)
  const wanted = stepOf(query.getAll('step').at(-1) ?? null)
  const held = heldAt(found.answers)
  const isHeld = held !== null && steps.indexOf(wanted) > steps.indexOf(held)
  const step = isHeld ? held : wanted
  const addressOf = (at: Step, answers: Answers) =>
    links.travelPlanning(country.tag, planningQuery(answers, at))

  function go(to: Step, answers: Answers): void {
    const same = to === step
    navigate(addressOf(to, answers), { replace: same, preventScrollReset: same })
  }

  useLatestAnswers(addressOf(step, found.answers), found.answers, answers => go(step, answers))
  return {
    ...found,
    step,
    isHeld,
    country,
    today,
    read: form => {
      const { answers } = readAnswers(toQuery(form), known)
      // Half of what stands in the field would be another family.
      return {
        ...answers,
        ...(unreadAges(String(form.get('ages') ?? '')).length > 0 && { ages: [] }),
        ...(unreadAges(String(form.get('adult_ages') ?? ''), ADULT).length > 0 && { adultAges: [] }),
      }
    },
    go,
    linkTo: (to, answers = found.answers) => ({
      to: addressOf(to, answers),
      onClick: event => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        go(to, answers)
      },
    }),
  }
}

function toQuery(form: FormData): URLSearchParams {
  return new URLSearchParams(
    [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
}

/** Back and forward move between steps but keep the latest answers instead of restoring older ones. */
function useLatestAnswers(address: string, answers: Answers, restore: (latest: Answers) => void): void {
  const latest = useRef({ address, answers })
  const movedBy = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the address alone
  useEffect(() => {
    const said = JSON.stringify(latest.current.answers)
    if (movedBy === 'POP' && said !== JSON.stringify(answers)) restore(latest.current.answers)
    else latest.current = { address, answers }
  }, [address])
}
