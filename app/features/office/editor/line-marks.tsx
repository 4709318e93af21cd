import type { ProposalFacts } from '#app/features/proposal/proposal/proposal-facts.ts'
import { withLine, withoutLine } from '#app/features/proposal/sent/line-items.ts'
import {
  type AnswerRecord,
  type LineStanding,
  type OpenQuestion,
  standingsOf,
} from '#app/features/proposal/sent/standing.ts'
import { isMissing, nameOfStanding, reopenedWords } from '#app/features/traveller/proposal/change-words.ts'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icons.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import type { ChangeDraft } from './draft-edits.ts'
import type { EditedDraft } from './draft-schema.ts'
import styles from './line-marks.module.css'

/** What the traveller said of the lines of a draft, as they stand while it is edited. */
export interface DraftMarks {
  standings: LineStanding[]
  said: readonly AnswerRecord[]
  questions: readonly OpenQuestion[]
  facts: ProposalFacts
  number: number
  isSent: boolean
}

export function marksOf(draft: EditedDraft, content: ProposalContent, isSent: boolean): DraftMarks {
  const { said, questions, facts, number } = draft
  return { standings: standingsOf(said, content, number), said, questions, facts, number, isSent }
}

/** Whether a line, or the day it belongs to, is settled: then there is nothing to offer instead. */
export function isSettled({ standings }: DraftMarks, line: string, day: string): boolean {
  return standings.some(
    each => each.state === 'settled' && (each.line === line || each.line === `day:${day}`),
  )
}

function wordsOf(standing: LineStanding, { facts, number }: DraftMarks): string {
  const { state, since, instead } = standing
  const name = nameOfStanding(standing, facts)
  switch (state) {
    case 'settled':
      if (instead !== null) return m.standing_chosen_of({ name, instead })
      return since === number ? m.office_standing_ticked({ name }) : m.standing_settled_of({ name, since })
    case 'chosen':
      return m.office_standing_pending({ name, instead: instead ?? '' })
    case 'declined':
      return m.office_standing_pending_out({ name })
    case 'reopened':
      return reopenedWords(standing, facts)
    case 'taken_back':
      return m.office_standing_taken_back({ name })
    case 'wanted':
      return m.office_standing_wanted({ name })
    case 'gone':
      return m.office_standing_gone({ name, since })
    case 'out':
      return m.office_standing_out({ name, since })
  }
}

const icons: Record<LineStanding['state'], IconName> = {
  ...{ settled: 'check-circle-fill', chosen: 'arrows-down-up', declined: 'x-bold', out: 'x-bold' },
  ...{ reopened: 'warning-fill', taken_back: 'warning-fill', wanted: 'warning-fill', gone: 'warning-fill' },
}

interface MarkProps {
  standing: LineStanding
  marks: DraftMarks
  content: ProposalContent
  onChange: ChangeDraft
}

/** How one line stands, with the way to what its traveller wants. */
function Mark({ standing, marks, content, onChange }: MarkProps) {
  const { line, state, why } = standing
  const name = nameOfStanding(standing, marks.facts)
  const was = marks.said.find(each => each.line === line)?.was
  const isBack = why.some(({ what }) => what === 'put_back')
  const canPut = was && !marks.isSent && !['settled', 'chosen', 'declined'].includes(state)
  function put(): void {
    if (!was) return
    if (isBack) onChange(withoutLine(content, line), m.office_did_remove({ name }))
    else onChange(withLine(content, line, was), m.office_did_add({ name }))
  }
  const words = wordsOf(standing, marks)
  return (
    <li data-state={state}>
      <Icon name={icons[state]} size="xs" />
      <span>{state === 'out' ? <del>{words}</del> : words}</span>
      {canPut && (
        <button
          type="button"
          aria-label={isBack ? m.standing_leave_out_of({ name }) : m.standing_put_back_of({ name })}
          onClick={put}
        >
          {isBack ? m.standing_leave_out() : m.standing_put_back()}
        </button>
      )}
    </li>
  )
}

interface LineMarksProps {
  /** Id of the day; null for the days that are not in the draft, and for prices. */
  day: string | null
  marks: DraftMarks
  content: ProposalContent
  onChange: ChangeDraft
}

/** What the traveller said of a day and its lines, or of what has no day here. */
export function LineMarks({ day, marks, content, onChange }: LineMarksProps) {
  const { standings, questions } = marks
  const isOwn = (each: LineStanding) =>
    day === null
      ? each.day === null && (isMissing(each) || each.line.startsWith('price:'))
      : each.day === day || each.line === `day:${day}`
  const own = standings.filter(isOwn)
  const asked = questions.filter(({ line }) => day !== null && dayIdOf(content, line) === day)
  if (own.length === 0 && asked.length === 0) return null
  return (
    <ul className={styles.marks} aria-label={m.office_standing()}>
      {own.map(each => (
        <Mark key={each.line} standing={each} marks={marks} content={content} onChange={onChange} />
      ))}
      {asked.map(({ line, since, body }) => (
        <li key={line} data-state="asked">
          <Icon name="chat-circle-text" size="xs" />
          <span>
            {m.standing_asked({ since })} <q>{body}</q>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Id of the day that a line is or belongs to; null for a price, and for a line that is not there. */
function dayIdOf({ days }: ProposalContent, line: string): string | null {
  const id = line.slice(line.indexOf(':') + 1)
  const found = days.find(
    day =>
      day.id === id || day.legs.some(leg => leg.id === id) || day.activities.some(each => each.id === id),
  )
  return found?.id ?? null
}
