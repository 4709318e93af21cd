import { type CSSProperties, useEffect, useRef } from 'react'
import { Brand } from '#app/brand/brand.tsx'
import { goalName } from '#app/features/wish/choice-names.ts'
import { efforts, paces } from '#app/features/wish/wish.ts'
import { links, type OtherLanguage } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { CeibaTree } from '#app/picture/tree/ceiba-tree.tsx'
import { Hills } from '#app/picture/tree/hills.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { Display } from '#app/ui/display.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { whenWanted } from '#app/ui/when-wanted.tsx'
import { ManyOf, OneOf } from './choices.tsx'
import styles from './planner.module.css'
import {
  type Answers,
  budgets,
  comforts,
  isAnswered,
  type Step,
  sleeps,
  steps,
  sunDropAt,
} from './planning.ts'
import type { PlanningCountry, Wish } from './planning-schema.ts'
import {
  answersSoFar,
  budgetNames,
  comfortNames,
  contradictionText,
  effortNames,
  paceNames,
  regionNames,
  regionsFirst,
  reversedText,
  sleepNames,
  stepNames,
} from './planning-words.ts'
import { StepForm } from './step-form.tsx'
import { type Planning, usePlanning } from './use-planning.ts'
import { WhatStep } from './what-step.tsx'
import { WhenStep } from './when-step.tsx'
import { WhoStep } from './who-step.tsx'
import type { YouStepProps } from './you-step.tsx'

/** The last step and its validation, loaded when the step is reached. */
const YouStep = whenWanted(async () => (await import('./you-step.tsx')).YouStep)

type Head = (country: PlanningCountry, answers: Answers) => { title: string; lead: string }

/** How to read the calendar, and why some of its regions stand first. */
function whenLead(country: PlanningCountry, answers: Answers): string {
  if (country.seasons.length === 0) return m.planning_when_lead()
  const regions = regionNames(regionsFirst(country, answers))
  if (regions === '') return m.planning_when_suns()
  return country.origin
    ? m.planning_when_from({ name: country.origin.name, regions })
    : m.planning_when_places({ regions })
}

/** Heading of each step, with the planner's name if there is one. */
const stepHeads: Record<Step, Head> = {
  who: () => ({ title: m.planning_who_title(), lead: m.planning_who_lead() }),
  when: (country, answers) => ({ title: m.planning_when_title(), lead: whenLead(country, answers) }),
  what: ({ planner }) => ({
    title: m.planning_what_title(),
    lead: planner ? m.planning_what_lead({ name: planner.firstName }) : m.planning_what_lead_us(),
  }),
  where: () => ({ title: m.planning_where_title(), lead: m.planning_where_lead() }),
  how: () => ({ title: m.planning_how_title(), lead: m.planning_how_lead() }),
  you: ({ planner, name }) =>
    planner
      ? {
          title: m.planning_you_title({ name: planner.firstName }),
          lead: m.planning_you_lead({ name: planner.firstName, place: planner.place }),
        }
      : { title: m.planning_you_title_us(), lead: m.planning_you_lead_us({ country: name }) },
}

function HowStep({ planning: { answers } }: { planning: Planning }) {
  return (
    <div>
      <OneOf
        legend={m.planning_pace()}
        name="pace"
        among={paces}
        nameOf={pace => paceNames[pace]()}
        chosen={answers.pace}
      />
      <OneOf
        legend={m.planning_effort()}
        name="effort"
        among={efforts}
        nameOf={effort => effortNames[effort]()}
        chosen={answers.effort}
      />
      <OneOf
        legend={m.planning_comfort()}
        name="comfort"
        among={comforts}
        nameOf={comfort => comfortNames[comfort]()}
        chosen={answers.comfort}
      />
      <ManyOf
        legend={m.planning_sleep()}
        name="sleep"
        among={sleeps}
        nameOf={sleep => sleepNames[sleep]()}
        chosen={answers.sleeps}
      />
      <OneOf
        legend={m.planning_budget()}
        name="budget"
        among={budgets}
        nameOf={budget => budgetNames[budget]()}
        chosen={answers.budget}
      />
    </div>
  )
}

export interface PlannerProps extends Omit<YouStepProps, 'planning'> {
  country: PlanningCountry
  /** YYYY-MM-DD. */
  today: string
  /** The operator's name. */
  brand: string
  otherLanguage: OtherLanguage
}

/** The answers so far; each links to its step. */
function PlannerSummary({ planning: { answers, country, linkTo, step } }: { planning: Planning }) {
  const said = answersSoFar(answers, country)
  return (
    <aside className={`on-night ${styles.summary}`} aria-labelledby="so-far">
      <Display size={20} id="so-far">
        {m.planning_so_far()}
      </Display>
      <p>
        {m.planning_trip_to({ country: country.name })}
        {said.map(({ step, text }) => (
          <span key={step}>
            {' '}
            <TextLink
              {...linkTo(step)}
              aria-label={m.planning_change({ step: stepNames[step](), said: text })}
            >
              {text}
            </TextLink>
          </span>
        ))}
        {said.length === 0 && ` ${m.planning_nothing_yet()}`}
      </p>
      {step === 'you' && (
        <SecondaryButton
          to={links.firstDraft({ q: wordsOf(country.name, said) })}
          size="sm"
          icon="map-trifold"
        >
          {m.first_draft_link()}
        </SecondaryButton>
      )}
    </aside>
  )
}

/** The answers as one text, from which first drafts are made. */
function wordsOf(country: string, said: readonly { text: string }[]): string {
  return [m.planning_trip_to({ country }), ...said.map(({ text }) => text)].join(' ')
}

/** One question at a time beside the tree whose sun rises with each step, and the answers so far below. */
export function Planner({ country, today, brand, otherLanguage, ...you }: PlannerProps) {
  const planning = usePlanning(country, today)
  const { step } = planning
  const { title, lead } = stepHeads[step](country, planning.answers)
  const main = useFocusOnStep(step)
  return (
    <div className={styles.planner}>
      <div className={styles.column}>
        <PlannerBar name={brand} country={country} otherLanguage={otherLanguage} />
        <PlannerSteps planning={planning} />
        <main id="main" className={styles.question} ref={main}>
          <Display as="h1" size={44} tabIndex={-1} className={styles.title}>
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

function PassedOver({ planning }: { planning: Planning }) {
  const { step, isHeld, answers, country, unknown, leftOut, linkTo } = planning
  const isChecked = step === 'who' || step === 'you'
  const isReversed = answers.from !== null && answers.to !== null
  const notes = [
    unknown.length > 0 &&
      m.planning_unknown({ values: unknown.map(value => m.finder_quoted({ value })).join(', ') }),
    leftOut.length > 0 && m.planning_left_out({ goals: leftOut.map(goal => goalName(goal)).join(', ') }),
    isChecked && contradictionText(answers, country.planner),
    isHeld && step === 'who' && m.planning_adults_missing(),
    isHeld && step === 'when' && !isReversed && m.planning_first_day_missing(),
  ].filter(note => typeof note === 'string')
  return (
    <>
      {notes.map(note => (
        <Note key={note} kind="wait" icon="warning-circle-fill" className={styles.note}>
          {note}
        </Note>
      ))}
      {isHeld && step === 'when' && isReversed && (
        <Note kind="wait" icon="warning-circle-fill" className={styles.note}>
          {reversedText(answers).question}{' '}
          <TextLink {...linkTo('when', { ...answers, from: answers.to, to: answers.from })}>
            {reversedText(answers).exchange}
          </TextLink>
        </Note>
      )}
    </>
  )
}

interface WishesProps {
  legend: string
  name: string
  wishes: readonly Wish[]
  chosen: readonly string[]
}

function Wishes({ legend, name, wishes, chosen }: WishesProps) {
  return (
    <ManyOf
      legend={legend}
      name={name}
      among={wishes.map(({ key }) => key)}
      nameOf={key => wishes.find(wish => wish.key === key)?.name ?? key}
      chosen={chosen}
    />
  )
}

/** Places, interests and activities: the country's most popular ones. */
function WhereStep({ planning: { answers, country } }: { planning: Planning }) {
  return (
    <div>
      <Wishes legend={m.planning_places()} name="place" wishes={country.places} chosen={answers.places} />
      <Wishes legend={m.planning_likes()} name="like" wishes={country.likes} chosen={answers.likes} />
      <Wishes legend={m.planning_doings()} name="do" wishes={country.doings} chosen={answers.doings} />
    </div>
  )
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

/** The sun rises with each step; at the last it becomes the ceiba's crown, and the tree is in leaf. */
function PlannerScene({ step }: { step: Step }) {
  const drop = sunDropAt(step)
  return (
    <div className={styles.scene} aria-hidden="true">
      <Hills variant="hero-far" className={styles.far} />
      <CeibaTree state="whole" sunDrop={drop} leaves={drop === 0} className={styles.tree} />
      <Hills variant="hero-near" className={styles.near} />
    </div>
  )
}

/** Shows the current step and links to the others. */
function PlannerSteps({ planning: { step, answers, linkTo } }: { planning: Planning }) {
  const at = { '--at': steps.indexOf(step), '--steps': steps.length } as CSSProperties
  return (
    <nav aria-label={m.planning_steps()} className={styles.steps}>
      <ol style={at}>
        {steps.map(each => (
          <li key={each} data-done={isAnswered(each, answers) || undefined}>
            <Anchor {...linkTo(each)} aria-current={each === step ? 'step' : undefined}>
              <span>{stepNames[each]()}</span>
            </Anchor>
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface PlannerBarProps {
  /** The operator's name. */
  name: string
  country: { tag: string; name: string }
  otherLanguage: OtherLanguage
}

/** The only part of the site's header and footer that the planner's pages show. */
function PlannerBar({ name, country, otherLanguage }: PlannerBarProps) {
  return (
    <header className={styles.bar}>
      <div className={styles.brand}>
        <Brand name={name} country={country} />
      </div>
      <div className={styles.ways}>
        <a href={otherLanguage.href} lang={otherLanguage.lang} hrefLang={otherLanguage.lang}>
          {otherLanguage.label}
        </a>
        <TextLink to={links.country(country.tag)} aria-label={m.planning_close_to({ country: country.name })}>
          {m.planning_close()}
        </TextLink>
      </div>
    </header>
  )
}
