import { useState } from 'react'
import { oneAtATime } from '#app/client/one-at-a-time.ts'
import type { OwnProposal } from '#app/features/proposal/sent/proposal-wire.ts'
import { nameOfLine } from '#app/features/traveller/proposal/line-names.ts'
import { momentOf } from '#app/features/traveller/proposal/proposal-days.ts'
import type { LineAnswers } from '#app/features/traveller/proposal/use-line-answers.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './questions.module.css'

interface QuestionsProps {
  proposal: OwnProposal
  lines: LineAnswers
}

/** Says that a question has its answer: it is no longer open, and the line stands as before. */
function SettleQuestion({
  line,
  name,
  lines: { answers, say },
}: {
  line: string
  name: string
  lines: LineAnswers
}) {
  const [once] = useState(oneAtATime)
  const { answer, alternative } = answers.get(line) ?? { answer: 'open', alternative: null }
  const standing = answer === 'ask' ? 'open' : answer
  return (
    <TertiaryButton
      icon="check"
      aria-label={m.standing_question_settle({ name })}
      onClick={() => void once(() => say({ line, answer: standing, alternative }))}
    >
      {m.proposal_answered()}
    </TertiaryButton>
  )
}

/** Questions about single lines, with their answers. */
export function Questions({ proposal, lines }: QuestionsProps) {
  const { questions, content, facts, planId, openQuestions } = proposal
  return (
    <Section rhythm="tight" id="questions">
      <Wrap className={styles.questions}>
        <Display size={44}>{m.proposal_questions()}</Display>
        {questions.length === 0 && <Text tone="quiet">{m.proposal_no_questions()}</Text>}
        <ul className={styles.list}>
          {questions.map(({ id, pin, body, mine, name, createdTs }) => (
            <li key={id}>
              <p className={styles.pin}>
                <Icon name="push-pin-fill" size="xs" />
                {pin && nameOfLine(pin.line, content, facts)}
              </p>
              {body === '' ? (
                <Text tone="quiet">{m.link_words_hidden()}</Text>
              ) : (
                <p className={styles.body}>{body}</p>
              )}
              <Text size="fine" tone="quiet">
                {[mine ? m.proposal_you() : name, momentOf(createdTs)].filter(Boolean).join(', ')}
              </Text>
              {pin && openQuestions.some(each => each.message === id) && (
                <p className={styles.open}>
                  <Icon name="clock" />
                  {m.proposal_question_open()}
                  {lines.isOpen && (
                    <SettleQuestion
                      line={pin.line}
                      name={nameOfLine(pin.line, content, facts)}
                      lines={lines}
                    />
                  )}
                </p>
              )}
            </li>
          ))}
        </ul>
        <div>
          <MoreLink to={links.tripMessages(planId)}>{m.proposal_whole_conversation()}</MoreLink>
        </div>
      </Wrap>
    </Section>
  )
}
