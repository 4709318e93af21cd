import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatWhen } from '#app/text/format-due.ts'
import styles from './sun-path.module.css'
import { type AnswerClock, dueLabelTop, type Point, type SunPathData, sunPath } from './sun-path.ts'

const HORIZON = 400
const SUN = 58

/** The start, width and height of a day's path. */
interface Arc {
  left: number
  width: number
  height: number
}

const WHOLE: Arc = { left: 60, width: 580, height: 270 }
/** If the answer is promised for a later day, that day's path is behind today's. */
const TODAY: Arc = { left: 60, width: 340, height: 220 }
const LATER: Arc = { left: 440, width: 210, height: 120 }

function arcsOf({ due }: SunPathData): { today: Arc; later: Arc | null } {
  return due?.later ? { today: TODAY, later: LATER } : { today: WHOLE, later: null }
}

function pointAt(part: number, { left, width, height }: Arc): Point {
  return { x: left + part * width, y: HORIZON - Math.sin(part * Math.PI) * height }
}

function pathOf(arc: Arc): string {
  return Array.from({ length: 41 }, (_, i) => pointAt(i / 40, arc))
    .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('')
}

/** Aligns a label near an edge so that it stays inside. */
function anchorAt(x: number): 'start' | 'middle' | 'end' {
  if (x < 140) return 'start'
  return x > 560 ? 'end' : 'middle'
}

interface SunPathProps {
  /** Null if no hour is promised: a dotted ring replaces the sun. */
  clock: AnswerClock | null
  now: Date
  /** The place of the planner's day: "San José". */
  place: string | null
}

/** The planner's working day: the present is the red disc, the promised hour a ring (design, 25). */
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
      <path fill="var(--sky-800)" d="M0 424C160 392 300 440 420 416S620 400 700 420V2500H0Z" />
      {clock && <Hours clock={clock} now={now} />}
      {clock && <Feet clock={clock} now={now} place={place} />}
    </svg>
  )
}

function labelOf(clock: AnswerClock, now: Date, place: string | null): string {
  const { dueAt, timeZone } = clock
  return m.sun_path_label({
    place: place ?? 'UTC',
    now: presentHour(sunPath(clock, now), now, timeZone),
    due: formatWhen(new Date(dueAt), now, getLocale(), timeZone),
  })
}

interface OnPath {
  clock: AnswerClock
  now: Date
}

/** Outside working hours the sun is half behind the hills; before the path's day only its rim shows. */
function sunAt(path: SunPathData, now: Date): Point {
  const { x, y } = pointAt(path.now.part, arcsOf(path).today)
  const below = path.now.up ? 0 : path.day > now ? SUN * 0.85 : SUN / 2
  return { x, y: y + below }
}

/** The present: of another day than the path's with its weekday. */
function presentHour(path: SunPathData, now: Date, timeZone: string): string {
  return formatWhen(now, path.day, getLocale(), timeZone)
}

function Sun({ clock, now }: OnPath) {
  const path = sunPath(clock, now)
  const { x, y } = sunAt(path, now)
  const { today, later } = arcsOf(path)
  return (
    <>
      {later && <path d={pathOf(later)} className={styles.arc} />}
      <path d={pathOf(today)} className={styles.arc} />
      <circle cx={x} cy={y} r={SUN} fill="var(--red-500)" />
    </>
  )
}

/** The promised hour's ring, and both times as text. */
function Hours({ clock, now }: OnPath) {
  const { timeZone, dueAt } = clock
  const path = sunPath(clock, now)
  const { today, later } = arcsOf(path)
  const sun = sunAt(path, now)
  const due = path.due && pointAt(path.due.part, later ?? today)
  const top = sun.y - SUN - 18
  // A later day's path is low, beside today's sun: in the morning there is room for its label to the right of the
  // ring.
  const isBeside = later !== null && due !== null && due.x < LATER.left + 90
  const locale = getLocale()
  return (
    <>
      {due && <circle cx={due.x} cy={due.y} r="15" className={styles.ring} />}
      <text x={sun.x} y={top} textAnchor={anchorAt(sun.x)} className={styles.hour}>
        {m.sun_path_now({ time: presentHour(path, now, timeZone) })}
      </text>
      {due && (
        <text
          x={isBeside ? due.x + 26 : due.x}
          y={isBeside ? due.y + 8 : dueLabelTop(due, { x: sun.x, y: top })}
          textAnchor={isBeside ? 'start' : anchorAt(due.x)}
          className={styles.hour}
        >
          {formatWhen(new Date(dueAt), now, locale, timeZone)}
        </text>
      )}
    </>
  )
}

function Feet({ clock, now, place }: SunPathProps & { clock: AnswerClock }) {
  const path = sunPath(clock, now)
  const { today, later } = arcsOf(path)
  const day = new Intl.DateTimeFormat(getLocale(), { weekday: 'long', timeZone: clock.timeZone })
  const middle = ({ left, width }: Arc) => left + width / 2
  return (
    <g className={styles.feet}>
      <text x={today.left} y="466">
        {path.from}
      </text>
      <text x={today.left + today.width} y="466" textAnchor="end">
        {path.to}
      </text>
      {/* With two paths, the days have a separate line of labels. */}
      <text x={middle(today)} y={later ? 502 : 466} textAnchor="middle">
        {place ?? 'UTC'}, {day.format(path.day)}
      </text>
      {later && (
        <text x={middle(later)} y="466" textAnchor="middle">
          {day.format(new Date(clock.dueAt))}
        </text>
      )}
    </g>
  )
}
