import { useEffect, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Text } from '#app/ui/text.tsx'
import styles from './answer-clock.module.css'
import { type PromisedAnswer, promisedHour } from './promised-answer.ts'

/** The promised hour on the working day of who answers, with what happens if it passes. */
export function AnswerClock({ promise }: { promise: PromisedAnswer }) {
  const { person, day, by, closed, next } = promise
  if (!person || !day) return null
  const { place, firstName } = person
  return (
    <div className={styles.clock}>
      <Path {...day} hour={by.slice(by.lastIndexOf(' ') + 1)} />
      <b className={styles.by}>{promisedHour({ name: firstName, by })}</b>
      <Text size="small">
        {next ? m.answers_next({ place, name: next }) : m.answers_next_office({ place })}{' '}
        {closed && m.staff_days_off({ days: closed })} <Yours {...promise} />
      </Text>
    </div>
  )
}

const HOUR = { weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** The hour on the reader's own clock, if that shows another. */
function Yours({ dueAt, timeZone }: Pick<PromisedAnswer, 'dueAt' | 'timeZone'>) {
  const [yours, setYours] = useState<string | null>(null)
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone
    const [here = null, there] = [own, timeZone].map(zone =>
      new Intl.DateTimeFormat(getLocale(), { ...HOUR, timeZone: zone }).format(new Date(dueAt)),
    )
    setYours(here === there ? null : here)
  }, [dueAt, timeZone])
  return <span className={styles.yours}>{yours && m.answers_yours({ time: yours })}</span>
}

interface PathProps {
  from: string
  to: string
  part: number
  hour: string
}

const at = (part: number) => [24 + part * 192, 92 - Math.sin(part * Math.PI) * 64] as const
const ARC = `M${Array.from({ length: 25 }, (_, i) =>
  at(i / 24)
    .map(Math.round)
    .join(' '),
).join('L')}`

/** The way of the sun over a working day, with the promised hour as a disc. */
function Path({ from, to, part, hour }: PathProps) {
  const [x, y] = at(part)
  return (
    <svg viewBox="0 0 240 112" aria-hidden="true">
      <path d={ARC} className={styles.arc} />
      <path d="M8 92H232" className={styles.ground} />
      <circle cx={x} cy={y} r="8.5" fill="var(--red-500)" />
      <text x={Math.min(Math.max(x, 24), 216)} y={y - 13} textAnchor="middle" className={styles.hour}>
        {hour}
      </text>
      <text x="8" y="109">
        {from}
      </text>
      <text x="232" y="109" textAnchor="end">
        {to}
      </text>
    </svg>
  )
}
