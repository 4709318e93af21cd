import { lengthOf } from '#app/features/office/desk/office-clock.ts'
import { money } from '#app/features/office/plan-page/plan-words.ts'
import { type AgeNotice, ageNotices } from '#app/features/proposal/pricing/rates.ts'
import { difference } from '#app/features/proposal/proposal/difference.ts'
import { LONG_DRIVE, paceRules } from '#app/features/proposal/proposal/pace.ts'
import { paceOf } from '#app/features/proposal/proposal/pace-of.ts'
import { drivingMinutes, moreThan, sumsOf } from '#app/features/proposal/proposal/sums.ts'
import { changeLines } from '#app/features/traveller/proposal/change-words.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import styles from './draft-checks.module.css'
import type { EditedDraft } from './draft-schema.ts'
import { findingWords } from './pace-words.ts'

/** Driving minutes of each day, against the limit of a long drive; each bar is labelled. */
function DriveBars({ days }: Pick<ProposalContent, 'days'>) {
  const driven = days.map(drivingMinutes)
  const most = Math.max(LONG_DRIVE, ...driven)
  const limit = { bottom: `${(LONG_DRIVE / most) * 100}%` }
  return (
    <figure className={styles.bars}>
      <figcaption>{m.office_drive_by_day()}</figcaption>
      <ol>
        {driven.map((minutes, index) => (
          <li key={days[index]?.id} data-long={minutes > LONG_DRIVE}>
            <VisuallyHidden>{lengthOf(minutes * MINUTE_MS)}</VisuallyHidden>
            <i style={{ height: `${(minutes / most) * 100}%` }} />
            <small aria-hidden="true">{index + 1}</small>
          </li>
        ))}
        <li className={styles.limit} aria-hidden="true" style={limit}>
          {m.office_drive_limit({ length: lengthOf(LONG_DRIVE * MINUTE_MS) })}
        </li>
      </ol>
    </figure>
  )
}

function ageWords(notice: AgeNotice): string {
  if (notice.kind === 'turns') return m.office_age_turns({ day: notice.day, age: notice.age })
  return m.office_age_may_turn({ age: notice.age, next: notice.age + 1 })
}

interface DraftChecksProps {
  content: ProposalContent
  draft: EditedDraft
}

const MINUTE_MS = 60_000

/** Changes since the last draft, and the pace doctor's findings. They never block sending. */
export function DraftChecks({ content, draft }: DraftChecksProps) {
  const { before, facts, children, disagreements } = draft
  const sums = sumsOf(content)
  const findings = paceOf(
    content,
    facts,
    children.map(({ turns }) => turns),
  )
  const passed = paceRules.length - new Set(findings.map(({ rule }) => rule)).size
  const was = before && sumsOf(before.content)
  const moved = was && moreThan(was, sums)
  const longest = lengthOf(sums.longestDayMinutes * MINUTE_MS)
  const isSent = draft.sentTs !== null
  const number = { number: draft.number }
  return (
    <section className={styles.checks} aria-label={m.office_checks()}>
      <header>
        <p>{isSent ? m.office_draft_went(number) : m.office_draft_unsent(number)}</p>
        <Display size={24}>
          {sums.totalMinor === null ? m.office_price_unknown() : money(sums.totalMinor, content.currency)}
        </Display>
        {moved !== null && moved !== 0 && (
          <b>{`${moved > 0 ? '+' : '−'} ${money(Math.abs(moved), content.currency)}`}</b>
        )}
      </header>
      <dl>
        {before && (
          <div>
            <dt>{m.office_since_draft({ number: before.number })}</dt>
            <dd>
              {m.office_both_differ({
                count: changeLines(difference(before.content, content), { content, facts }).length,
              })}
            </dd>
          </div>
        )}
        <div>
          <dt>{m.office_longest_drive()}</dt>
          <dd>
            {longest}
            {was && was.longestDayMinutes !== sums.longestDayMinutes
              ? `, ${m.office_was({ before: lengthOf(was.longestDayMinutes * MINUTE_MS) })}`
              : ''}
          </dd>
        </div>
        <div>
          <dt>{m.office_pace()}</dt>
          <dd>{m.office_pace_passed({ passed, all: paceRules.length })}</dd>
        </div>
      </dl>
      <ul>
        {disagreements
          .filter(({ line }) => line === null)
          .map(({ words }) => (
            <li key={words.en} data-grade="broken">
              <Icon name="warning-circle-fill" />
              {words[getLocale()]}
            </li>
          ))}
        {ageNotices(children).map(notice => (
          <li key={`${notice.kind} ${notice.age}`} data-grade="look">
            <Icon name="warning-fill" />
            {ageWords(notice)}
          </li>
        ))}
        {findings.map(finding => (
          <li key={`${finding.rule} ${finding.day}`} data-grade={finding.grade}>
            <Icon name={finding.grade === 'broken' ? 'warning-circle-fill' : 'warning-fill'} />
            {findingWords(finding, content)}
          </li>
        ))}
      </ul>
      {content.days.length > 1 && <DriveBars days={content.days} />}
    </section>
  )
}
