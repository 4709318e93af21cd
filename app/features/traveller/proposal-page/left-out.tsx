import { useState } from 'react'
import { oneAtATime } from '#app/client/one-at-a-time.ts'
import type { LineStanding } from '#app/features/proposal/sent/standing.ts'
import styles from '#app/features/traveller/proposal/day.module.css'
import type { LineAnswers } from '#app/features/traveller/proposal/use-line-answers.ts'
import { m } from '#app/paraglide/messages.js'

interface LeaveOutProps {
  line: string
  name: string
  lines: LineAnswers
}

/** Leaves a line out of the next draft, or puts it back. */
export function LeaveOut({ line, name, lines: { answers, say } }: LeaveOutProps) {
  const [once] = useState(oneAtATime)
  const isOut = answers.get(line)?.answer === 'decline'
  return (
    <button
      type="button"
      className={styles.out}
      aria-label={isOut ? m.standing_put_back_of({ name }) : m.standing_leave_out_of({ name })}
      onClick={() => void once(() => say({ line, answer: isOut ? 'open' : 'decline' }))}
    >
      {isOut ? m.standing_put_back() : m.standing_leave_out()}
    </button>
  )
}

interface LeftOutProps {
  /** Lines that are not in the draft. */
  standings: readonly LineStanding[]
  nameOf: (standing: LineStanding) => string
  lines: LineAnswers
}

/** What is no longer in a draft: struck through, with the way back. */
export function LeftOut({ standings, nameOf, lines }: LeftOutProps) {
  const { answers, isOpen, say } = lines
  const [once] = useState(oneAtATime)
  if (standings.length === 0) return null
  return (
    <ul className={styles.leftOut} aria-label={m.standing_left_out()}>
      {standings.map(standing => {
        const { line, state, since } = standing
        const name = nameOf(standing)
        // Answered a moment ago, and not read again yet.
        const isWanted = answers.get(line)?.answer === 'open'
        return (
          <li key={line}>
            {isWanted ? name : <del>{name}</del>}{' '}
            <small>
              {isWanted
                ? m.standing_wanted()
                : state === 'gone'
                  ? m.standing_gone({ since })
                  : m.standing_out({ since })}
            </small>
            {isOpen && (
              <button
                type="button"
                className={styles.out}
                aria-label={isWanted ? m.standing_leave_out_of({ name }) : m.standing_put_back_of({ name })}
                onClick={() => void once(() => say({ line, answer: isWanted ? 'decline' : 'open' }))}
              >
                {isWanted ? m.standing_leave_out() : m.standing_put_back()}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
