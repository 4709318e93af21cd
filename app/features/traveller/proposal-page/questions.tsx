import type { OwnProposal } from '#app/features/proposal/sent/proposal-wire.ts'
import { nameOfLine } from '#app/features/traveller/proposal/line-names.ts'
import { momentOf } from '#app/features/traveller/proposal/proposal-dates.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './questions.module.css'

/** Questions about single lines, with their answers. */
export function Questions({ proposal }: { proposal: OwnProposal }) {
  const { questions, content, facts, planId } = proposal
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
              <p className={styles.body}>{body}</p>
              <Text size="fine" tone="quiet">
                {mine ? m.proposal_you() : name}, {momentOf(createdTs)}
              </Text>
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
