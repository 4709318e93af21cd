import type { Catalogue } from '../../catalogue.ts'
import type { Problem } from '../../content-file.ts'
import type { TripContent } from '../../trip-content.ts'
import { LENGTH, minutesInWords } from '../facts/minutes-in-words.ts'
import { numberIn } from '../facts/number-in-words.ts'
import { type Check, problemAt } from '../report.ts'
import { type TextPair, textPairs } from '../text-pairs.ts'

type Day = TripContent['days'][number]
type Altitudes = ReadonlyMap<string, number>

function road({ legs }: Day): number[] {
  return legs.filter(({ mode }) => mode === 'road').map(({ minutes }) => minutes)
}

function wheels(day: Day): number {
  return road(day).reduce((sum, minutes) => sum + minutes, 0)
}

/** Flights by the days: one that lands on the way may be counted as one or as two. */
function flights({ days }: TripContent): number[] {
  const modes = days.map(({ legs }) => legs.map(({ mode }) => mode))
  const starts = modes.flatMap(day => day.filter((mode, i) => mode === 'air' && day[i - 1] !== 'air'))
  return [starts.length, modes.flat().filter(mode => mode === 'air').length]
}

/** How many single nights there are: one night at a house, and another before and after it. */
function singleNights({ days }: TripContent): number {
  const houses = days.filter(({ sleep }) => sleep).map(({ hotel, place }) => hotel ?? place)
  return houses.filter((house, i) => house !== houses[i - 1] && house !== houses[i + 1]).length
}

interface Claim {
  /** The words of a text; their first group is the figure. */
  says: RegExp
  read: (words: string) => number | null
  /** The trip's own figure, or the ways to count it. */
  known: (trip: TripContent, altitudes: Altitudes) => number | number[]
  /** Whether the text gives a limit, and not the figure itself. */
  isLimit: boolean
  unit: string
}

const length = (pattern: string) => new RegExp(pattern.replace('LENGTH', `(${LENGTH})\\b`), 'i')

/** What a trip's sentences promise of the whole of it, and the figure of its days that decides. */
const CLAIMS: readonly Claim[] = [
  {
    says: /\b(?:none|never|no (?:bed|night|house)) (?:is |sleeps? )?(?:above|higher than|over) ([\d,]+) m\b/i,
    read: numberIn,
    known: ({ days }, altitudes) =>
      Math.max(
        ...days
          .filter(({ sleep }) => sleep)
          .map(({ hotel, place }) => altitudes.get(hotel ?? '') ?? altitudes.get(place) ?? 0),
      ),
    isLimit: true,
    unit: 'm is the highest bed',
  },
  {
    says: length('\\bno (?:day|road day)[^.;:]*? (?:of |over |than |of over |of more than )LENGTH'),
    read: minutesInWords,
    known: ({ days }) => Math.max(...days.map(wheels)),
    isLimit: true,
    unit: 'min is the longest day on the road',
  },
  {
    says: length(
      '\\b(?:no (?:drive|leg|road)[^.;:]*?|never more) (?:of |over |than |of over |of more than )LENGTH',
    ),
    read: minutesInWords,
    known: ({ days }) => Math.max(...days.flatMap(road)),
    isLimit: true,
    unit: 'min is the longest drive',
  },
  {
    says: length('\\bafter that none is (?:over|longer than) LENGTH'),
    read: minutesInWords,
    known: ({ days }) => days.map(wheels).toSorted((a, b) => b - a)[1] ?? 0,
    isLimit: true,
    unit: 'min is the longest day on the road but one',
  },
  {
    says: /\bno walk (?:is )?(?:over|longer than|of more than) (\d+) km/i,
    read: numberIn,
    known: ({ days }) => Math.max(...days.map(({ walk }) => walk?.kilometres ?? 0)),
    isLimit: true,
    unit: 'km is the longest walk',
  },
  {
    says: /^(?:All )?(\w+) (?:domestic |inner |short |internal )?flights\b(?! (?:to|from) home)/i,
    read: words => (/^both$/i.test(words) ? 2 : numberIn(words)),
    known: flights,
    isLimit: false,
    unit: 'flights are in the days',
  },
  {
    says: /\bnights? in (\w+) (?:[a-z]+ )?houses\b/i,
    read: numberIn,
    known: ({ days }) => new Set(days.flatMap(({ sleep, hotel }) => (sleep && hotel ? [hotel] : []))).size,
    isLimit: false,
    unit: 'houses are in the days',
  },
  {
    says: /\bthe (only) (?:place with a )?single night\b/i,
    read: () => 1,
    known: singleNights,
    isLimit: false,
    unit: 'single nights are in the days',
  },
]

function altitudesOf({ folders }: Catalogue): Altitudes {
  return new Map(
    folders.flatMap(({ destinations, hotels }) => [
      ...[...destinations].map(([key, { value }]) => [key, value.altitude] as const),
      ...[...hotels].flatMap(([key, { value }]) =>
        value.altitude === undefined ? [] : [[key, value.altitude] as const],
      ),
    ]),
  )
}

function broken(trip: TripContent, text: string, altitudes: Altitudes): string[] {
  return CLAIMS.flatMap(({ says, read, known, isLimit, unit }) => {
    const words = says.exec(text)?.[1]
    const said = words === undefined ? null : read(words)
    const figures = [known(trip, altitudes)].flat()
    if (said === null || figures.some(figure => (isLimit ? figure <= said : figure === said))) return []
    return [`says “${says.exec(text)?.[0]}”; ${figures[0]} ${unit}`]
  })
}

/** “The longest drive of the trip” in a day's story is that day's. */
const LONGEST = /\bthe longest drive\b(?! so far)/i
/** A trip that is never on the road at night has no day that speaks of a drive in the dark. */
const NO_NIGHT_ROAD = /\b(?:never on a road at night|no night roads?|no road (?:at night|after dark))\b/i
const NIGHT_ROAD =
  /\b(?:home|back|drives?|road|km|car|van)\b[^.;]*\b(?:in the dark|after dark|after midnight)\b/i

function ofDays({ days }: TripContent, texts: readonly TextPair[]): [path: PropertyKey[], message: string][] {
  const longestOf = (day: Day) => Math.max(0, ...road(day))
  const most = Math.max(...days.map(longestOf))
  const isPromised = texts.some(({ en }) => NO_NIGHT_ROAD.test(en))
  return days.flatMap((day, i): [PropertyKey[], string][] => {
    const path = ['days', i, 'story', 'en']
    const longest = `calls ${longestOf(day)} min the longest drive; another day has ${most}`
    return [
      ...(LONGEST.test(day.story.en) && longestOf(day) < most
        ? [[path, longest] satisfies [PropertyKey[], string]]
        : []),
      ...(isPromised && NIGHT_ROAD.test(day.story.en)
        ? [
            [path, 'is on the road in the dark, and the trip says it never is'] satisfies [
              PropertyKey[],
              string,
            ],
          ]
        : []),
    ]
  })
}

/** Checks that what a trip's sentences promise of the whole of it is so in its days: beds, drives, walks, flights, houses. */
export const checkClaims: Check = catalogue => {
  const altitudes = altitudesOf(catalogue)
  const texts = Map.groupBy(textPairs(catalogue), ({ source }) => source.file)
  return catalogue.folders
    .flatMap(({ trips }) => [...trips.values()])
    .flatMap((source): Problem[] => {
      const own = texts.get(source.file) ?? []
      const found = [
        ...own.flatMap(({ path, en }) =>
          broken(source.value, en, altitudes).map(message => [[...path, 'en'], message] as const),
        ),
        ...ofDays(source.value, own),
      ]
      return found.map(([path, message]) =>
        problemAt(source, path, message, 'mend the sentence or the days; the other language too'),
      )
    })
}
