import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import styles from './planner-summary.module.css'
import { answersSoFar, stepNames } from './planning-words.ts'
import type { Planning } from './use-planning.ts'

/** The answers so far; each links to its step. */
export function PlannerSummary({ planning: { answers, country, linkTo, step } }: { planning: Planning }) {
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
