import { sumsOf } from '#app/features/proposal/difference/sums.ts'
import { type PaceFinding, paceRules, passedRules } from '#app/features/proposal/pace/pace.ts'
import type { ProposalFacts } from '#app/features/proposal/proposal/proposal-facts.ts'
import type { DaySky } from '#app/features/proposal/sky/sky.ts'
import { m } from '#app/paraglide/messages.js'
import { formatMinutes } from '#app/text/figures.ts'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { HoursSheet } from './hours-sheet.tsx'
import styles from './pace.module.css'
import { findingWords, keptWords } from './pace-words.ts'

interface PaceProps {
  content: ProposalContent
  facts: ProposalFacts
  findings: readonly PaceFinding[]
  sky: readonly (DaySky | null)[]
}

/** One finding: the day, the fact, why it matters, and a suggested change. */
function Finding({ finding, number }: { finding: PaceFinding; number: number }) {
  const { fact, reason, tryThis } = findingWords(finding)
  return (
    <li className={`${styles.finding} ${finding.grade === 'broken' ? styles.broken : ''}`}>
      <p className={styles.rule}>
        <b className={styles.number}>{number}</b>
        {keptWords(finding.rule)}
      </p>
      <Text size="lead">{fact}</Text>
      <p>{reason}</p>
      <p>{tryThis}</p>
    </li>
  )
}

/** The eleven rules with their findings, beside the hours of each day. */
export function Pace({ content, findings, sky }: PaceProps) {
  const passed = passedRules(findings)
  const { drivingMinutes, boats, longestDayMinutes } = sumsOf(content)
  const ids = content.days.map(({ id }) => id)
  const facts = [
    [m.proposal_in_a_car(), formatMinutes(drivingMinutes)],
    [m.proposal_longest_drive(), formatMinutes(longestDayMinutes)],
    [m.proposal_boats(), String(boats)],
  ] as const
  return (
    <Section tone="sunken" rhythm="tight" id="pace">
      <Wrap>
        <div className={styles.head}>
          <Display size={64}>{m.proposal_pace()}</Display>
          <Text tone="quiet" aria-live="polite">
            {m.proposal_pace_lead({ passed: passed.length, rules: paceRules.length })}
          </Text>
        </div>
        <div className={styles.two}>
          <div>
            <ul className={styles.findings}>
              {findings.map(finding => (
                <Finding
                  key={`${finding.rule}/${finding.day}/${finding.values.name ?? ''}`}
                  finding={finding}
                  number={ids.indexOf(finding.day) + 1}
                />
              ))}
            </ul>
            <ul className={styles.kept}>
              {passed.map(rule => (
                <li key={rule}>
                  <Icon name="check-circle-fill" />
                  <span>{keptWords(rule)}</span>
                </li>
              ))}
            </ul>
            <dl className={styles.facts}>
              {facts.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <HoursSheet content={content} sky={sky} findings={findings} />
        </div>
      </Wrap>
    </Section>
  )
}
