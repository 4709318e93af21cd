/** Pure rules about a plan: a traveller's request and its life afterwards. */

import type { Wish } from '#app/features/wish/wish-schema.ts'
import type { PlaceKind } from '#app/links.ts'
import { type languageCodes, matchLanguage } from '#database/values/languages.ts'
import type { Locale } from '#database/values/locale.ts'

export const SEPARATOR = '\n----\n'
const URL_LINE = 'QCF URL: '

/**
 * Notes of a request from the contact form: the message, a separator and a line with the page (section 7). Only the
 * API uses this format; inside, message and page are separate fields.
 */
export function writeNotes(message: string, url: string): string {
  return `${message}${SEPARATOR}${URL_LINE}${url}`
}

/** Splits notes into message and page. Notes in any other format are all message. */
export function readNotes(notes: string): { message: string; url: string | null } {
  const at = notes.lastIndexOf(`${SEPARATOR}${URL_LINE}`)
  if (at < 0) return { message: notes, url: null }
  return { message: notes.slice(0, at), url: notes.slice(at + SEPARATOR.length + URL_LINE.length) }
}

/** What the contact form's request says of itself (specification, section 7). */
export const QUESTION = { travelClass: 'Premium', contactMethod: 'Quick Contact Form' } as const

/** How the guided planner's requests say that they came. */
export const GUIDED = 'Trip Planner'

/**
 * What a traveller wrote by themselves. The guided planner puts a line for each answer before it, which the wish says as
 * well; a blank line divides the two.
 */
export function ownWordsOf({
  message,
  contactMethod,
}: {
  message: string
  contactMethod: string | null | undefined
}): string {
  if (contactMethod !== GUIDED) return message
  const [, ...own] = message.split('\n\n')
  return own.join('\n\n')
}

/** A wish without the travel class that the contact form adds by itself (specification, section 7). */
export function chosenWish(wish: Wish, contactMethod: string | null | undefined): Wish {
  const isAdded = contactMethod === QUESTION.contactMethod && wish.style.travelClass === QUESTION.travelClass
  return isAdded ? { ...wish, style: { ...wish.style, travelClass: null } } : wish
}

/** The longest message and address of a page that a form takes (section 5). */
export const MOST_LETTERS = { message: 10_000, url: 500 } as const

/** The page's name if the contact form knows none (section 5). */
export const UNKNOWN_PAGE = '- unknown page -'

/** Converts requests stored as notes, before message and page had fields of their own. */
export function withoutNotes(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || !('notes' in stored)) return stored
  const { notes, ...rest } = stored
  const { message, url } = readNotes(String(notes))
  return { ...rest, message, url: url ?? UNKNOWN_PAGE }
}

/** The contact form's default country (specification, section 5). */
export const DEFAULT_COUNTRY = 'costa-rica'

/** Key of the trip on a page; null if it is not a trip page. */
export function tripKeyOf(url: string): string | null {
  return /^(?:\/es)?\/[a-z0-9-]+\/trip\/([a-z0-9-]+)/.exec(url)?.[1] ?? null
}

/** The place on a page; null if it is not a place's page. */
export function placeOf(url: string): { country: string; kind: PlaceKind; slug: string } | null {
  const [, country, kind, slug] =
    /^(?:\/es)?\/([a-z0-9-]+)\/(destination|attraction|region)s\/([a-z0-9-]+)(?=$|[?#])/.exec(url) ?? []
  return country && kind && slug ? { country, kind: kind as PlaceKind, slug } : null
}

/** Key of the planner on a page; null if it is not a planner's page. */
export function plannerOf(url: string): string | null {
  return /^(?:\/es)?\/expert\/([a-z0-9-]+)(?=$|[?#])/.exec(url)?.[1] ?? null
}

/**
 * Request key of a form: the day it was shown. Together with the content it identifies a request, so the same text
 * from the same person on the same day is one request.
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

export function isStage(text: string): text is Stage {
  return (stages as readonly string[]).includes(text)
}

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

/** A plan's stage, from its dates alone (product: Plan stage). The latest temperature wins. */
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

/** The sender's language: the browser's preferred one, otherwise the page's (section 7). */
export function languageOf(request: Request, locale: Locale): (typeof languageCodes)[number] {
  const preferred = (request.headers.get('accept-language') ?? '').split(',')
  return matchLanguage([...preferred.map(part => part.split(';')[0]?.trim() ?? ''), locale])
}
