import { useEffect, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import styles from './reply-clock.module.css'
import { isSameClock, whenOf } from './thread.ts'

const MINUTE_MS = 60_000

interface ReplyClockProps {
  waitsFor: 'planner' | 'traveller' | 'nobody'
  /** ISO 8601. */
  answerDueTs: string
  /** Null while the plan is unassigned. */
  planner: { firstName: string; timeZone: string } | null
}

function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** A setting sun: an answer is due. */
function Setting() {
  return (
    <svg className={styles.setting} viewBox="0 0 24 18" aria-hidden="true">
      <path d="M6.6 15.2a6 6 0 1 1 10.8 0Z" fill="var(--red-500)" />
      <path d="M1 15.5H23" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}

/** Who has to answer, and by when (product: The reply clock). */
export function ReplyClock({ waitsFor, answerDueTs, planner }: ReplyClockProps) {
  const now = useMinute()
  const name = planner?.firstName ?? m.conversation_a_planner()
  return (
    <div className={styles.clock} role="status">
      <Setting />
      <p>
        {waitsFor === 'traveller' && m.conversation_clock_yours({ name })}
        {waitsFor === 'nobody' && m.conversation_clock_rests()}
        {waitsFor === 'planner' && <Due {...{ name, now, due: new Date(answerDueTs) }} planner={planner} />}
      </p>
    </div>
  )
}

interface DueProps {
  name: string
  due: Date
  now: Date
  planner: ReplyClockProps['planner']
}

function Due({ name, due, now, planner }: DueProps) {
  const isLate = due < now
  const zone = planner && !isSameClock(due, planner.timeZone) ? planner.timeZone : undefined
  const when = whenOf(due, now, zone)
  return (
    <>
      <b>{isLate ? m.conversation_clock_late({ name, when }) : m.conversation_clock_due({ name, when })}</b>{' '}
      {zone && m.conversation_clock_zones({ yours: whenOf(due, now) })}
    </>
  )
}
