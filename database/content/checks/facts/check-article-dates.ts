import { type Check, problemAt } from '../report.ts'
import { textPairs } from '../text-pairs.ts'

const NAMES = 'January February March April May June July August September October November December'.split(
  ' ',
)
const DATE = new RegExp(String.raw`\b(?:(\d{1,2}) )?(${NAMES.join('|')}) (20\d\d)\b`, 'g')
/** Words of what is over. */
const PAST =
  /\b(?:was|were|had|said|cost|ended|opened|closed|came|rose|fell|took|changed|announced|published)\b/i
/** Words of what is to come. */
const FUTURE = /\b(?:will|is to|are to|is due|going to|should|from|planned|after|runs?|ends?)\b/i

/** The first day of the month, or the day, of a date in a text. */
function dayOf(day: string | undefined, month: string, year: string): string {
  return `${year}-${String(NAMES.indexOf(month) + 1).padStart(2, '0')}-${(day ?? '1').padStart(2, '0')}`
}

/** Checks that an article does not speak of a date after its own day as one that is past. */
export const checkArticleDates: Check = catalogue => {
  const published = new Map(
    [...catalogue.articles.values()].map(({ file, value }) => [file, value.published]),
  )
  return textPairs(catalogue).flatMap(({ source, path, en }) => {
    const day = published.get(source.file)
    if (day === undefined) return []
    return en.split(/(?<=[.;])\s+/).flatMap(sentence =>
      PAST.test(sentence) && !FUTURE.test(sentence)
        ? [...sentence.matchAll(DATE)].flatMap(([said, inMonth, month = '', year = '']) => {
            if (dayOf(inMonth, month, year) <= day) return []
            const message = `published on ${day}, it speaks of ${said} as past`
            return [
              problemAt(
                source,
                [...path, 'en'],
                message,
                'say what was known on its day, or date the article anew',
              ),
            ]
          })
        : [],
    )
  })
}
