import type { WorkingHours } from '#database/values/working-hours.ts'

/** Pure rules about a plan: a traveller's request and its life afterwards. */

export const SEPARATOR = '\n----\n'
const URL_LINE = 'QCF URL: '

/** Notes of a request from the contact form: the message, a separator and a line with the page (section 7). */
export function writeNotes(message: string, url: string): string {
  return `${message}${SEPARATOR}${URL_LINE}${url}`
}

/** The message and the page again; notes written by others are all message. */
export function readNotes(notes: string): { message: string; url: string | null } {
  const at = notes.lastIndexOf(`${SEPARATOR}${URL_LINE}`)
  if (at < 0) return { message: notes, url: null }
  return { message: notes.slice(0, at), url: notes.slice(at + SEPARATOR.length + URL_LINE.length) }
}

/** What the contact form says of its page when it knows none (section 5). */
export const UNKNOWN_PAGE = '- unknown page -'

/** The contact form's country where none was chosen (specification, section 5). */
export const DEFAULT_COUNTRY = 'costa-rica'

/** The published trip that a page address is about, if it is a trip page. */
export function tripKeyOf(url: string): string | null {
  return /^(?:\/es)?\/[a-z0-9-]+\/trip\/([a-z0-9-]+)/.exec(url)?.[1] ?? null
}

/**
 * What makes a form sent again the same request: the day it was shown. Together with its words it tells one
 * request from another; the same words from the same person on the same day are one request.
 */
export function requestKeyOn(day: Date): string {
  return day.toISOString().slice(0, 10)
}

export const stages = [
  'new',
  'assigned',
  'first response',
  'hot',
  'warm',
  'cold',
  'paused',
  'closed',
  'lost',
] as const
export type Stage = (typeof stages)[number]

/** The dates of a plan that decide its stage. */
export interface StageDates {
  assignedTs: Date | null
  firstResponseTs: Date | null
  hotDate: Date | null
  warmDate: Date | null
  pausedDate: Date | null
  /** Days, YYYY-MM-DD. */
  coldDate: string | null
  closedDate: string | null
  lostDate: string | null
}

/** Where a plan stands, from its own dates alone (product: Plan stage). The latest temperature wins. */
export function planStage(dates: StageDates): Stage {
  if (dates.closedDate) return 'closed'
  if (dates.lostDate) return 'lost'
  const temperatures: [Stage, Date | null][] = [
    ['hot', dates.hotDate],
    ['warm', dates.warmDate],
    ['cold', dates.coldDate ? new Date(`${dates.coldDate}T00:00:00Z`) : null],
    ['paused', dates.pausedDate],
  ]
  const latest = temperatures
    .filter((entry): entry is [Stage, Date] => entry[1] !== null)
    .toSorted((a, b) => b[1].getTime() - a[1].getTime())[0]
  if (latest) return latest[0]
  if (dates.firstResponseTs) return 'first response'
  return dates.assignedTs ? 'assigned' : 'new'
}

const MINUTE = 60_000
/** Working time a planner has for the first answer. */
const ANSWER_WITHIN_MINUTES = 8 * 60
const LOOK_AHEAD_DAYS = 14

interface WallClock {
  /** 1 Monday to 7 Sunday. */
  weekday: number
  minutes: number
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

function wallClock(instant: Date, timeZone: string): WallClock {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant)
  const of = (type: string) => parts.find(part => part.type === type)?.value ?? ''
  return {
    weekday: WEEKDAYS.indexOf(of('weekday')) + 1,
    minutes: Number(of('hour')) * 60 + Number(of('minute')),
  }
}

function minutesOf(clock: string): number {
  const [hours = '0', minutes = '0'] = clock.split(':')
  return Number(hours) * 60 + Number(minutes)
}

function isWorking(hours: readonly WorkingHours[], { weekday, minutes }: WallClock): boolean {
  return hours.some(
    shift =>
      shift.days.includes(weekday) && minutes >= minutesOf(shift.from) && minutes < minutesOf(shift.to),
  )
}

/**
 * When a first answer is due: after eight working hours of whoever has the request, in their own time zone
 * and to the quarter of an hour; a day later where no hours are known.
 */
export function answerDue(asked: Date, hours: readonly WorkingHours[], timeZone: string): Date {
  const step = 15
  let instant = new Date(Math.ceil(asked.getTime() / (step * MINUTE)) * step * MINUTE)
  let left = ANSWER_WITHIN_MINUTES
  const end = asked.getTime() + LOOK_AHEAD_DAYS * 24 * 60 * MINUTE
  while (left > 0 && instant.getTime() < end) {
    if (isWorking(hours, wallClock(instant, timeZone))) left -= step
    instant = new Date(instant.getTime() + step * MINUTE)
  }
  return left > 0 ? new Date(asked.getTime() + 24 * 60 * MINUTE) : instant
}
