import type { OwnProposal } from '#app/features/proposal/sent/proposal-wire.ts'
import { longDay } from '#app/features/traveller/draft/proposal-dates.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import styles from './letter.module.css'

/** What the planner writes with the draft, signed. */
export function Letter({ proposal }: { proposal: OwnProposal }) {
  const { note, planner, sentTs, number, latest, accepted } = proposal
  return (
    <section className={styles.letter}>
      {note !== '' &&
        note.split(/\n+/).map(paragraph => (
          <Text key={paragraph} size="lead">
            {paragraph}
          </Text>
        ))}
      {number === latest && !accepted && <Text tone="quiet">{m.proposal_how()}</Text>}
      <div className={styles.signed}>
        {planner && (
          <Display as="p" size={24}>
            {planner.firstName}
          </Display>
        )}
        <Text tone="quiet">{longDay(sentTs)}</Text>
      </div>
    </section>
  )
}
