import type { CSSProperties } from 'react'
import {
  dateOfDay,
  type PaceFinding,
  type PaceRule,
  paceRules,
  passedRules,
} from '#app/features/proposal/proposal/pace.ts'
import type { ProposalFacts } from '#app/features/proposal/proposal/proposal-facts.ts'
import type { DaySky } from '#app/features/proposal/proposal/sky.ts'
import { drivingMinutes, sumsOf } from '#app/features/proposal/proposal/sums.ts'
import { shortWeekday } from '#app/features/traveller/proposal/proposal-days.ts'
import { m } from '#app/paraglide/messages.js'
import { formatMinutes } from '#app/text/figures.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { daylightOf, hourBars, hourTicks } from './figures.ts'
import styles from './pace.module.css'
import { findingWords, satisfiedWords } from './pace-words.ts'

interface HoursSheetProps {
  content: ProposalContent
  sky: readonly (DaySky | null)[]
  findings: readonly PaceFinding[]
}

const legend = [
  ['car', m.proposal_hours_car],
  ['boat', m.proposal_hours_boat],
  ['plane', m.proposal_hours_plane],
  ['doing', m.proposal_hours_doing],
  ['light', m.proposal_hours_light],
] as const

/** Each day as a line of hours: transfers, activities and daylight. */
function HoursSheet({ content, sky, findings }: HoursSheetProps) {
  const bars = content.days.map(hourBars)
  const hasOpen = bars.flat().some(({ isOpen }) => isOpen)
  return (
    <figure className={styles.sheet}>
      <div className={styles.axis} aria-hidden="true">
        {hourTicks.map(({ label, left }) => (
          <span key={label} style={{ left: `${left}%` }}>
            {label}
          </span>
        ))}
      </div>
      <ol aria-label={m.proposal_hours()}>
        {content.days.map((day, i) => {
          const date = dateOfDay(content.startsOn, i)
          const light = daylightOf(sky[i])
          const driven = drivingMinutes(day)
          const isBad = findings.some(each => each.day === day.id)
          return (
            <li key={day.id} className={`${styles.row} ${isBad ? styles.bad : ''}`}>
              <span className={styles.day}>
                <b>{i + 1}</b>
                {date && `${shortWeekday(date)} ${Number(date.slice(8))}`}
              </span>
              <span
                className={styles.hours}
                style={{ '--rise': `${light.from}%`, '--set': `${light.to}%` } as CSSProperties}
                aria-hidden="true"
              >
                {bars[i]?.map(({ key, kind, name, left, width, isOpen }) => (
                  <i
                    key={key}
                    className={classNames(styles[kind], isOpen && styles.open)}
                    style={{ left: `${left}%`, width: `${width}%` }}
                  >
                    {name}
                  </i>
                ))}
              </span>
              <span className={styles.sum}>{driven === 0 ? m.proposal_no_car() : formatMinutes(driven)}</span>
            </li>
          )
        })}
      </ol>
      <figcaption>
        <ul className={styles.legend}>
          {legend.map(([kind, name]) => (
            <li key={kind}>
              <i className={styles[kind]} aria-hidden="true" />
              {name()}
            </li>
          ))}
          {hasOpen && (
            <li>
              <i className={styles.open} aria-hidden="true" />
              {m.proposal_hours_open()}
            </li>
          )}
        </ul>
      </figcaption>
    </figure>
  )
}

interface PaceProps {
  content: ProposalContent
  facts: ProposalFacts
  findings: readonly PaceFinding[]
  sky: readonly (DaySky | null)[]
  /** The rules that its reader is told of. */
  rules?: readonly PaceRule[]
}

/** One finding: the day, the fact, why it matters, and a suggested change. */
function Finding({ finding, number }: { finding: PaceFinding; number: number }) {
  const { fact, reason, tryThis } = findingWords(finding)
  return (
    <li className={`${styles.finding} ${finding.grade === 'broken' ? styles.broken : ''}`}>
      <p className={styles.rule}>
        <b className={styles.number}>{number}</b>
        {satisfiedWords(finding.rule)}
      </p>
      <Text size="lead">{fact}</Text>
      <p>{reason}</p>
      <p>{tryThis}</p>
    </li>
  )
}

/** The eleven rules with their findings, beside the hours of each day. */
export function Pace({ content, findings, sky, rules = paceRules }: PaceProps) {
  const passed = passedRules(findings).filter(rule => rules.includes(rule))
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
            {m.proposal_pace_lead({ passed: passed.length, rules: rules.length })}
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
                  <span>{satisfiedWords(rule)}</span>
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
