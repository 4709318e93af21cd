import { dateOfDay } from '#app/features/proposal/proposal/pace.ts'
import type { ProposalFacts } from '#app/features/proposal/proposal/proposal-facts.ts'
import type { DaySky } from '#app/features/proposal/proposal/sky.ts'
import type { ProposalDrawn, RefundStepOnWire } from '#app/features/proposal/sent/proposal-wire.ts'
import { longDay } from '#app/features/traveller/proposal/proposal-days.ts'
import type { TravelledRoute } from '#app/features/trip/itinerary/itinerary-gpx.ts'
import { travelNames } from '#app/features/trip/itinerary/travel-words.ts'
import type { Wish } from '#app/features/wish/wish-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { formatMinutes } from '#app/text/figures.ts'
import { slugOf } from '#app/text/plain-letters.ts'
import type { IconName } from '#app/ui/icons.ts'
import type { ProposalContent, ProposalDay } from '#database/values/proposal-content.ts'

/** File formats of a sent proposal, by extension. */
export const fileFormats = ['ics', 'gpx', 'pdf', 'html'] as const
export type FileFormat = (typeof fileFormats)[number]

/** Data of a trip's files. */
export interface FileTrip extends ProposalDrawn {
  /** The same for every draft, so that importing a calendar again replaces the old events. */
  key: string
  title: string
  number: number
  content: ProposalContent
  facts: ProposalFacts
  sky: readonly (DaySky | null)[]
  route: TravelledRoute
  /** Absolute address of its page. */
  address: string
  operator: string
  /** Phone numbers to call. */
  numbers: readonly { name: string; phone: string }[]
  /** What to know before going to its countries, as far as it is fresh, and the addresses of the pages. */
  before: readonly { name: string; words: string }[]
  /** The travellers' own flights; null for those who only look at the trip. */
  flights: Wish['flights'] | null
  /** Empty if the reader does not see the cost of cancelling. */
  refund: readonly RefundStepOnWire[]
  terms: readonly string[]
  /** Time at which the file is created. */
  now: Date
}

/** Title of a day; the place where it ends if it has none. */
export function dayTitle({ title, place }: ProposalDay, { places }: ProposalFacts): string {
  return title || (places[place]?.name ?? place)
}

/** Date and place of a day, as far as they are known. */
export function dayHead({ content, facts }: Pick<FileTrip, 'content' | 'facts'>, index: number): string {
  const day = content.days[index]
  const date = dateOfDay(content.startsOn, index)
  const place = day ? (facts.places[day.place]?.name ?? day.place) : ''
  return [date && longDay(date), place].filter(Boolean).join(', ')
}

const mealNames = {
  breakfast: m.itinerary_breakfast,
  lunch: m.itinerary_lunch,
  dinner: m.itinerary_dinner,
} as const

/** Schedule of a day in order; `at` is empty without a time. */
export function dayLines(day: ProposalDay, { places }: ProposalFacts): { at: string; what: string }[] {
  const names = travelNames()
  const nameOf = (slug: string) => places[slug]?.name ?? slug
  const timed = [
    ...day.legs.map(({ mode, from, to, minutes, startsAt }) => ({
      at: startsAt ?? '',
      what: `${names[mode]}: ${from === to ? nameOf(to) : m.itinerary_from_to({ from: nameOf(from), to: nameOf(to) })}, ${formatMinutes(minutes)}`,
    })),
    ...day.activities.map(({ kind, name, minutes, startsAt }) => ({
      at: startsAt ?? '',
      what: [
        `${kind === 'tour' ? m.itinerary_tour() : m.itinerary_visit()}: ${name}`,
        ...(minutes === null ? [] : [formatMinutes(minutes)]),
      ].join(', '),
    })),
  ]
  const meals = day.meals.map(meal => mealNames[meal]()).join(', ')
  return [
    ...timed.filter(({ at }) => at !== '').toSorted((a, b) => a.at.localeCompare(b.at)),
    ...timed.filter(({ at }) => at === ''),
    ...(meals === '' ? [] : [{ at: '', what: `${m.itinerary_meals()}: ${meals}` }]),
    ...(day.hotel ? [{ at: '', what: `${m.itinerary_night()}: ${day.hotel.name}` }] : []),
  ]
}

/** File name in plain ASCII, which every file system accepts. */
export function fileName({ title, number }: Pick<FileTrip, 'title' | 'number'>, format: FileFormat): string {
  return `${slugOf(title).slice(0, 60) || 'trip'}-${number}.${format}`
}

/** The downloadable files of a trip. */
const fileWords = [
  { format: 'html', icon: 'map-trifold', name: m.file_html, note: m.file_html_note },
  { format: 'pdf', icon: 'list-bullets', name: m.file_pdf, note: m.file_pdf_note },
  { format: 'ics', icon: 'calendar-blank', name: m.file_ics, note: m.file_ics_note },
  { format: 'gpx', icon: 'map-pin', name: m.file_gpx, note: m.file_gpx_note },
] as const satisfies { format: FileFormat; icon: IconName; name: () => string; note: () => string }[]

/** The available files: a calendar needs dates, a GPS route needs places. */
export function filesOf({ hasDates, hasMap }: { hasDates: boolean; hasMap: boolean }) {
  return fileWords.filter(({ format }) => (format !== 'ics' || hasDates) && (format !== 'gpx' || hasMap))
}
