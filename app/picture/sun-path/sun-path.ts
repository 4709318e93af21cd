import { zoneOffset } from '#app/text/time-zone.ts'
import type { Calendar } from '#database/values/calendar.ts'
import { clockOfMinutes, minutesOfClock } from '#database/values/clock.ts'

/** The position of a request in its planner's day: pure, for both sides. */

const MINUTE_MS = 60_000

/** The input of the sun's path. Instants are ISO texts. */
export interface AnswerClock extends Calendar {
  sentAt: string
  /** If no working hours are known, the path runs from the sending to the answer. */
  dueAt: string
}

export interface SunPathData {
  /** An instant of the day of the path. */
  day: Date
  /** The times at the two ends of the path: HH:MM. */
  from: string
  to: string
  /** The sun's position between them, from 0 to 1; not up outside working hours. */
  now: { part: number; up: boolean }
  /** The position of the promised hour, on this path or on that of a later day; null when its day is over. */
  due: { part: number; later: boolean } | null
  /** Whether the promised hour is over. */
  late: boolean
}

/** In units of the drawing, y downwards. */
export interface Point {
  x: number
  y: number
}

/** Labels closer than this would overlap at the same height. */
const LABEL_WIDTH = 190

/** The position of the promised hour's label: above its ring, or below it if that is farther from the sun's label. */
export function dueLabelTop(ring: Point, sunLabel: Point): number {
  const [over, under] = [ring.y - 32, ring.y + 94]
  const isNear = Math.abs(ring.x - sunLabel.x) < LABEL_WIDTH
  return isNear && Math.abs(over - sunLabel.y) < Math.abs(under - sunLabel.y) ? under : over
}

interface WallClock {
  /** 1 Monday to 7 Sunday. */
  weekday: number
  /** Since midnight. */
  minutes: number
  /** A day count, the same for two instants of one day. */
  day: number
}

interface Hours {
  from: string
  to: string
}

function wallClock(at: Date, timeZone: string): WallClock {
  const minutes = Math.floor(at.getTime() / MINUTE_MS) + zoneOffset(timeZone, at)
  const day = Math.floor(minutes / 1440)
  // The epoch began on a Thursday.
  return { weekday: ((((day + 3) % 7) + 7) % 7) + 1, minutes: minutes - day * 1440, day }
}

function within(part: number): number {
  return Math.min(Math.max(part, 0), 1)
}

/** The working hours of a day, breaks included. Returns null on a day off. */
function hoursOfDay({ hours, daysOff }: AnswerClock, { weekday, day: count }: WallClock): Hours | null {
  if (daysOff.some(({ day }) => Date.parse(day) === count * 1440 * MINUTE_MS)) return null
  const shifts = hours.filter(({ days }) => days.includes(weekday))
  const [from] = shifts.map(shift => shift.from).toSorted()
  const to = shifts
    .map(shift => shift.to)
    .toSorted()
    .at(-1)
  return from !== undefined && to !== undefined ? { from, to } : null
}

/** The path of a request without known working hours: the whole waiting time. */
function waitingPath({ sentAt, dueAt, timeZone }: AnswerClock, now: Date): SunPathData {
  const [sent, due] = [new Date(sentAt), new Date(dueAt)]
  const wait = Math.max(due.getTime() - sent.getTime(), 1)
  return {
    day: now,
    from: clockOfMinutes(wallClock(sent, timeZone).minutes),
    to: clockOfMinutes(wallClock(due, timeZone).minutes),
    now: { part: within((now.getTime() - sent.getTime()) / wait), up: true },
    due: { part: 1, later: false },
    late: now.getTime() > due.getTime(),
  }
}

/** The elapsed part of a working day at a time, from 0 to 1. */
function partOf({ minutes }: WallClock, { from, to }: Hours): number {
  const [opens, closes] = [minutesOfClock(from), minutesOfClock(to)]
  return within((minutes - opens) / Math.max(closes - opens, 1))
}

/** The working day at an instant: the sun is the present; the promised hour is on its own day's path. */
export function sunPath(clock: AnswerClock, now: Date): SunPathData {
  const due = wallClock(new Date(clock.dueAt), clock.timeZone)
  const present = wallClock(now, clock.timeZone)
  const [today, dueDay] = [hoursOfDay(clock, present), hoursOfDay(clock, due)]
  // On a day off it is the path of the promised day, whose sun has not risen yet.
  const shown = today ?? dueDay
  if (!shown) return waitingPath(clock, now)
  const { minutes } = present
  return {
    day: today ? now : new Date(clock.dueAt),
    ...shown,
    now: {
      part: today ? partOf(present, today) : 0,
      up: today !== null && minutes >= minutesOfClock(today.from) && minutes < minutesOfClock(today.to),
    },
    due:
      due.day < present.day
        ? null
        : { part: partOf(due, dueDay ?? shown), later: today !== null && due.day > present.day },
    late: now.getTime() > new Date(clock.dueAt).getTime(),
  }
}
