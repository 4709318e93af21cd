import { clockOfMinutes, minutesOfClock } from '../../../values/clock.ts'
import type { Problem, Sourced } from '../../content-file.ts'
import type { TripContent } from '../../trip-content.ts'
import { LENGTH, minutesInWords } from '../facts/minutes-in-words.ts'
import { numberIn } from '../facts/number-in-words.ts'
import { type Check, problemAt } from '../report.ts'

/** How long before an international flight one is at the airport, if the day does not say when one leaves for it. */
const AT_THE_DESK = 150
/** When a day may begin without saying that it begins early, and how late a start may still be called dark. */
const WITHOUT_A_WORD = 6 * 60
const STILL_DARK = 6 * 60 + 45
const EARLY =
  /\b(?:dark|dawn|alarm|before breakfast|parcel|box|first (?:plane|of the day|boats?)|about six)\b/i

const CLOCK = String.raw`(\d\d:\d\d|[a-z]+(?= (?:is|works|in the|and|before|that)|[,.;]))`
/** The flight that the day calls possible, and the one that it calls too early. */
const POSSIBLE = [
  new RegExp(
    String.raw`\b(?:flights?|planes?|departures?|anything|any (?:plane|flight|departure)|works?)[^.;]{0,30}? (?:from|after|at) ${CLOCK}`,
    'gi',
  ),
  new RegExp(String.raw`\bfrom ${CLOCK} (?:on )?(?:any|there)`, 'gi'),
  /\b(\d\d:\d\d) is fine\b/gi,
]
const TOO_EARLY =
  /\b(?:plane|flight|one|departures?|yours goes) before (\d\d:\d\d)\b[^.;]*\b(?:dark|before breakfast)\b/gi

/** “We leave five hours before the flight”, “with three hours and a half in hand”. */
const LEAD = [
  new RegExp(
    String.raw`\b(?:leave|leaves|comes|goes|driver is[^.]*|house|away|airport for|in hand|start)[^.;]{0,30}? (${LENGTH})(?: and a half)?[^.;]{0,12}? (?:before|ahead)`,
    'i',
  ),
  new RegExp(String.raw`\b(?:keep|allow|with) (${LENGTH})(?: in hand| before take-off)`, 'i'),
]

function clockIn(words: string): number | null {
  if (/^\d\d:\d\d$/.test(words)) return minutesOfClock(words)
  if (words === 'noon') return 12 * 60
  const hour = numberIn(words)
  return hour === null || hour > 12 ? null : (hour < 6 ? hour + 12 : hour) * 60
}

function hoursNamed(text: string, patterns: readonly RegExp[]): number[] {
  const hours = patterns.flatMap(pattern =>
    [...text.matchAll(pattern)].flatMap(([, words = '']) => clockIn(words) ?? []),
  )
  return [...new Set(hours)]
}

/** From leaving the last bed to the flight: as the day says, or its roads and the time at the desk. */
function leadOf(text: string, legs: TripContent['days'][number]['legs']): number {
  const words = LEAD.map(pattern => pattern.exec(text)?.[1]).find(one => one !== undefined)
  const said = words === undefined ? null : minutesInWords(words)
  const ways = legs.reduce((sum, { minutes }) => sum + minutes, 0)
  return Math.max(said ?? 0, ways + AT_THE_DESK)
}

function checkTrip(source: Sourced<TripContent>): Problem[] {
  const { days } = source.value
  const last = days.at(-1)
  if (!last || last.legs.length === 0) return []
  const text = last.story.en
  const lead = leadOf(text, last.legs)
  const path = ['days', days.length - 1, 'story', 'en']
  const possible = hoursNamed(text, POSSIBLE).map(flight => ({ flight, start: flight - lead }))
  const dark = hoursNamed(text, [TOO_EARLY]).map(flight => ({ flight, start: flight - lead }))
  return [
    ...possible
      .filter(({ start }) => start < WITHOUT_A_WORD && !EARLY.test(text))
      .map(one => ({ ...one, why: 'and the day does not say that this is early' })),
    ...dark
      .filter(({ start }) => start > STILL_DARK)
      .map(one => ({ ...one, why: 'and it is light by then' })),
  ].map(({ flight, start, why }) => {
    const message = `for the flight at ${clockOfMinutes(flight)} one leaves at ${clockOfMinutes(start)}, ${why}`
    return problemAt(
      source,
      path,
      message,
      'name the earliest flight that the day allows; the other language too',
    )
  })
}

/** Checks that the earliest flight which a trip's last day allows can be reached from its last bed. */
export const checkDepartures: Check = ({ folders }) =>
  folders.flatMap(({ trips }) => [...trips.values()]).flatMap(checkTrip)
