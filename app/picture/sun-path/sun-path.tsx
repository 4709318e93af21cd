import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatHour, formatWhen } from '#app/text/format-due.ts'
import styles from './sun-path.module.css'
import { type AnswerClock, dueLabelTop, type Point, type SunPathData, sunPath } from './sun-path.ts'

const HORIZON = 400
const SUN = 58

function pointAt(part: number): Point {
  return { x: 60 + part * 580, y: HORIZON - Math.sin(part * Math.PI) * 270 }
}

const PATH = Array.from({ length: 41 }, (_, i) => pointAt(i / 40))
  .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
  .join('')

/** A label near an edge grows away from it. */
function anchorAt(x: number): 'start' | 'middle' | 'end' {
  if (x < 140) return 'start'
  return x > 560 ? 'end' : 'middle'
}

interface SunPathProps {
  /** Null where no hour is promised: a dotted ring stands for the sun. */
  clock: AnswerClock | null
  now: Date
  /** Where the day is: "San José". */
  place: string | null
}

/** The working day of whoever answers: now is the red disc, the promised hour a ring (design, 25). */
export function SunPath({ clock, now, place }: SunPathProps) {
  return (
    <svg
      className={styles.path}
      viewBox="0 0 700 520"
      role={clock ? 'img' : undefined}
      aria-hidden={clock ? undefined : true}
      aria-label={clock ? labelOf(clock, now, place) : undefined}
    >
      <path fill="var(--sky-300)" d="M0 400C120 360 220 392 350 380S600 350 700 392V520H0Z" />
      {clock ? <Sun clock={clock} now={now} /> : <circle cx="350" cy="250" r="86" className={styles.none} />}
      <path fill="var(--sky-800)" d="M0 424C160 392 300 440 420 416S620 400 700 420V520H0Z" />
      {clock && <Hours clock={clock} now={now} />}
      {clock && <Feet clock={clock} now={now} place={place} />}
    </svg>
  )
}

function labelOf(clock: AnswerClock, now: Date, place: string | null): string {
  const { dueAt, timeZone } = clock
  return m.sun_path_label({
    place: place ?? 'UTC',
    now: formatHour(now, getLocale(), timeZone),
    due: formatWhen(new Date(dueAt), now, getLocale(), timeZone),
  })
}

interface OnPath {
  clock: AnswerClock
  now: Date
}

/** Outside working hours the sun stands half behind the hills. */
function sunAt({ now }: SunPathData): Point {
  const { x, y } = pointAt(now.part)
  return { x, y: now.up ? y : y + SUN / 2 }
}

function Sun({ clock, now }: OnPath) {
  const { x, y } = sunAt(sunPath(clock, now))
  return (
    <>
      <path d={PATH} className={styles.arc} />
      <circle cx={x} cy={y} r={SUN} fill="var(--red-500)" />
    </>
  )
}

/** The promised hour's ring, and both hours in words. */
function Hours({ clock, now }: OnPath) {
  const { timeZone, dueAt } = clock
  const path = sunPath(clock, now)
  const [sun, due] = [sunAt(path), pointAt(path.due.part)]
  const top = sun.y - SUN - 18
  const locale = getLocale()
  return (
    <>
      <circle cx={due.x} cy={due.y} r="15" className={styles.ring} />
      <text x={sun.x} y={top} textAnchor={anchorAt(sun.x)} className={styles.hour}>
        {m.sun_path_now({ time: formatHour(now, locale, timeZone) })}
      </text>
      <text
        x={due.x}
        y={dueLabelTop(due, { x: sun.x, y: top })}
        textAnchor={anchorAt(due.x)}
        className={styles.hour}
      >
        {formatWhen(new Date(dueAt), now, locale, timeZone)}
      </text>
    </>
  )
}

function Feet({ clock, now, place }: SunPathProps & { clock: AnswerClock }) {
  const { from, to } = sunPath(clock, now)
  const day = new Intl.DateTimeFormat(getLocale(), { weekday: 'long', timeZone: clock.timeZone })
  return (
    <g className={styles.feet}>
      <text x="60" y="466">
        {from}
      </text>
      <text x="350" y="466" textAnchor="middle">
        {place ?? 'UTC'}, {day.format(now)}
      </text>
      <text x="640" y="466" textAnchor="end">
        {to}
      </text>
    </g>
  )
}
