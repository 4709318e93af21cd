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
import { getLocale } from '#app/paraglide/runtime.js'
import { formatMetres, formatMinutes, monthName } from '#app/text/figures.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { daylightOf, hourBars, hourTicks } from './figures.ts'
import styles from './pace.module.css'

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

/** 1 is Monday, 7 is Sunday. */
function weekdayName(weekday: number): string {
  const day = new Date(Date.UTC(2001, 0, weekday))
  return new Intl.DateTimeFormat(getLocale(), { weekday: 'long', timeZone: 'UTC' }).format(day)
}

type Values = PaceFinding['values']

function text(values: Values, key: string): string {
  return String(values[key] ?? '')
}

function number(values: Values, key: string): number {
  return Number(values[key] ?? 0)
}

interface Wording {
  /** One line for a rule without findings. */
  kept: () => string
  fact: (values: Values) => string
  reason: () => string
  /** A suggested change. */
  tryThis: () => string
}

const wordings: Record<PaceRule, Wording> = {
  driving: {
    kept: m.proposal_pace_driving_kept,
    fact: values => m.proposal_pace_driving_fact({ time: formatMinutes(number(values, 'minutes')) }),
    reason: m.proposal_pace_driving_reason,
    tryThis: m.proposal_pace_driving_try,
  },
  'early-starts': {
    kept: m.proposal_pace_early_kept,
    fact: values => m.proposal_pace_early_fact({ time: text(values, 'time') }),
    reason: m.proposal_pace_early_reason,
    tryThis: m.proposal_pace_early_try,
  },
  'one-night-stays': {
    kept: m.proposal_pace_nights_kept,
    fact: values => m.proposal_pace_nights_fact({ count: number(values, 'nights') }),
    reason: m.proposal_pace_nights_reason,
    tryThis: m.proposal_pace_nights_try,
  },
  altitude: {
    kept: m.proposal_pace_altitude_kept,
    fact: values =>
      m.proposal_pace_altitude_fact({
        metres: formatMetres(number(values, 'metres'), getLocale()),
        altitude: formatMetres(number(values, 'altitude'), getLocale()),
      }),
    reason: m.proposal_pace_altitude_reason,
    tryThis: m.proposal_pace_altitude_try,
  },
  daylight: {
    kept: m.proposal_pace_daylight_kept,
    fact: () => m.proposal_pace_daylight_fact(),
    reason: m.proposal_pace_daylight_reason,
    tryThis: m.proposal_pace_daylight_try,
  },
  ages: {
    kept: m.proposal_pace_ages_kept,
    fact: values =>
      m.proposal_pace_ages_fact({
        ...{ name: text(values, 'name'), age: number(values, 'age'), youngest: number(values, 'youngest') },
      }),
    reason: m.proposal_pace_ages_reason,
    tryThis: m.proposal_pace_ages_try,
  },
  'closed-days': {
    kept: m.proposal_pace_closed_kept,
    fact: values =>
      m.proposal_pace_closed_fact({
        ...{ name: text(values, 'name'), day: weekdayName(number(values, 'weekday')) },
      }),
    reason: m.proposal_pace_closed_reason,
    tryThis: m.proposal_pace_closed_try,
  },
  'heavy-days': {
    kept: m.proposal_pace_heavy_kept,
    fact: values => m.proposal_pace_heavy_fact({ count: number(values, 'days') }),
    reason: m.proposal_pace_heavy_reason,
    tryThis: m.proposal_pace_heavy_try,
  },
  season: {
    kept: m.proposal_pace_season_kept,
    fact: values =>
      m.proposal_pace_season_fact({
        ...{ name: text(values, 'name'), month: monthName(number(values, 'month'), getLocale()) },
      }),
    reason: m.proposal_pace_season_reason,
    tryThis: m.proposal_pace_season_try,
  },
  'arrival-day': {
    kept: m.proposal_pace_arrival_kept,
    fact: values => m.proposal_pace_arrival_fact({ time: formatMinutes(number(values, 'minutes')) }),
    reason: m.proposal_pace_arrival_reason,
    tryThis: m.proposal_pace_arrival_try,
  },
  meals: {
    kept: m.proposal_pace_meals_kept,
    fact: values => m.proposal_pace_meals_fact({ name: text(values, 'name') }),
    reason: m.proposal_pace_meals_reason,
    tryThis: m.proposal_pace_meals_try,
  },
}

/** One line for a rule without findings. */
function satisfiedWords(rule: PaceRule): string {
  return wordings[rule].kept()
}

/** Text of a finding: the fact, why it matters, and a suggested change. */
function findingWords({ rule, values }: PaceFinding): {
  fact: string
  reason: string
  tryThis: string
} {
  const { fact, reason, tryThis } = wordings[rule]
  return { fact: fact(values), reason: reason(), tryThis: tryThis() }
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
