import type { CountryFolder } from '../../catalogue.ts'
import type { Problem, Sourced } from '../../content-file.ts'
import type { TripContent } from '../../trip-content.ts'
import { tripReferences } from '../../trip-references.ts'
import { numberIn } from '../facts/number-in-words.ts'
import { type Check, problemAt } from '../report.ts'

const TOLERANCE = 0.15
const SHORTEST_STEM = 4
const STEM = 5

/** Words in a tour’s name that lines about other things have too. */
const SHARED = new Set(
  'with from before after above below around into days hours morning night boat walk'.split(' '),
)

/** Stems, so that “Coffee” and “coffees” are equal, and “gorilla” and “gorillas”. */
function stems(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return new Set(
    words.filter(word => word.length >= SHORTEST_STEM && !SHARED.has(word)).map(word => word.slice(0, STEM)),
  )
}

interface Line {
  index: number
  words: string
  amount: number
}

/** Things bought separately that may name the place of a tour: “Meals in Tortuguero”. */
const OTHER = /^\w+ nights\b|\bour work\b|^(?:all )?meals\b/i

/** “The four tours named in the days” must be as many as the days have. */
const COUNTED = /^(?:the )?(\w+) (?:guided )?tours\b/i

/** Things that a line buys besides tours. */
const MORE = /\b(?:tickets?|fees?|entr\w+|permits?|reserve|guides?|lunch\w*|suppers?|meals?|with)\b/i

/** The lines that each of two travellers pays, all year, except beds and meals. */
function linesOf({ prices }: TripContent): Line[] {
  return prices.flatMap(({ what, per, amount, season, party: [from, to] }, index) =>
    per !== 'person' || season || from > 2 || to < 2 || OTHER.test(what.en)
      ? []
      : [{ index, words: what.en, amount }],
  )
}

/** Whether lines name nothing besides the tours: “Coffee, loom and Tikal” are three of them. */
function buysOnly(lines: readonly Line[], tours: number): boolean {
  const [line] = lines
  if (!line || lines.length > 1 || MORE.test(line.words)) return false
  const things = line.words.split(/, | and |: /)
  // “Three tours, puppets and the ferry” buys more than three tours.
  return COUNTED.test(line.words) ? things.length === 1 : things.length <= tours
}

function checkTrip(
  source: Sourced<TripContent>,
  folder: CountryFolder,
  folders: readonly CountryFolder[],
): Problem[] {
  const ground = tripReferences(source.value, folder, folders)
  const tours = source.value.days.flatMap(day => day.tours.flatMap(key => ground.tours.get(key)?.value ?? []))
  const published = tours.reduce((sum, { price }) => sum + price, 0)
  const named = new Set(tours.flatMap(({ name }) => [...stems(name.en)]))
  const lines = linesOf(source.value).filter(
    ({ words }) => /\b(?:tours|guides)\b/i.test(words) || [...stems(words)].some(stem => named.has(stem)),
  )
  const [first] = lines
  if (!first) return []
  const problemOf = (message: string, mend: string) => [
    problemAt(source, ['prices', first.index, 'amount'], message, mend),
  ]
  const said = numberIn(COUNTED.exec(first.words)?.[1])
  if (said !== null && said !== tours.length)
    return problemOf(`says ${said} tours, the days have ${tours.length}`, 'count the tours of the days')
  const charged = lines.reduce((sum, { amount }) => sum + amount, 0)
  const dear = charged > published * (1 + TOLERANCE) && buysOnly(lines, tours.length)
  if (charged >= published * (1 - TOLERANCE) && !dear) return []
  return problemOf(
    `US$ ${charged} for tours that are published at ${published}`,
    'charge what the tours cost on their pages, or say what else is bought',
  )
}

/**
 * Checks that a trip's tours cost what they cost on their own pages, within 15 %, and are as many as its days have.
 */
export const checkTourPrices: Check = ({ folders }) =>
  folders.flatMap(folder => [...folder.trips.values()].flatMap(source => checkTrip(source, folder, folders)))
