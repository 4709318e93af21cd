import type { Locator } from '@playwright/test'
import type { Journey } from './answered-plan.ts'
import { factsIn } from './fact-table.ts'
import { emailOnce, type StoredEmail } from './people-and-mail.ts'
import { expect, type Site } from './site-test.ts'

/** How long a page may take to show what was said elsewhere. */
const PATIENCE_MS = 8_000

type Row = ReturnType<typeof factsIn>[number]
type Place = Row['place']

/** As a reader compares words: without the layout's capitals and the typesetter's spaces. */
export function plain(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').toLowerCase()
}

/** The line of a text that comes nearest to words: the one with the most of them. */
function nearest(text: string, words: string): string {
  const wanted = plain(words).split(' ')
  const scored = text
    .split('\n')
    .map(line => ({ line, score: wanted.filter(each => plain(line).includes(each)).length }))
  return scored.reduce((best, each) => (each.score > best.score ? each : best), { line: '', score: 0 }).line
}

/** A journey on which what is said is read back. */
export interface Way extends Journey {
  baseURL: string
  facts: ReadBack
}

interface ReadBack {
  /** What becomes known on the way, by its name in the table. */
  known: Record<string, string>
  /** Reads every row of a place on a part of a page, once all of them are there or it has had the time. */
  onPage: (place: Place, part: Locator) => Promise<void>
  /** Reads every row of an email, once it was sent. */
  inEmail: (place: Place, isIt: (email: StoredEmail) => boolean) => Promise<StoredEmail>
  /** Fails with every row that was not read, naming its station. */
  expectAll: () => void
}

/** Reads the rows of a language back, and collects those that are missing. */
export function readBack({ language, engine }: Pick<Site, 'language' | 'engine'>): ReadBack {
  const rows = factsIn(language)
  const unread = new Set<Row>(rows)
  const broken: string[] = []
  const known: Record<string, string> = {}
  const wordsOf = ({ words }: Row) => words.replaceAll(/\{(\w+)\}/g, (_, name) => known[name] ?? `{${name}}`)
  const missingIn = (own: readonly Row[], text: string) =>
    own.filter(row => !plain(text).includes(plain(wordsOf(row))))

  function note({ fact, place }: Row, words: string, text: string): void {
    const { at, by } = fact
    broken.push(
      `${at}: ${fact.fact} (${by}): expected “${words}” on ${place}, read “${nearest(text, words)}”`,
    )
  }
  function rowsOf(place: Place): Row[] {
    const own = rows.filter(row => row.place === place)
    for (const row of own) unread.delete(row)
    return own
  }
  async function onPage(place: Place, part: Locator): Promise<void> {
    const own = rowsOf(place)
    let text = ''
    const read = async () => {
      // biome-ignore lint/performance/useDomNodeTextContent: text that is hidden is not read by anybody
      text = await part.innerText()
      return missingIn(own, text).length
    }
    await expect
      .poll(read, { timeout: PATIENCE_MS })
      .toBe(0)
      .catch(() => undefined)
    for (const row of missingIn(own, text)) note(row, wordsOf(row), text)
  }
  async function inEmail(place: Place, isIt: (email: StoredEmail) => boolean): Promise<StoredEmail> {
    const own = rowsOf(place)
    const email = await emailOnce(engine, isIt)
    const text = `${email.subject}\n${email.text}`
    for (const row of missingIn(own, text)) note(row, wordsOf(row), text)
    return email
  }
  function expectAll(): void {
    const never = [...unread].map(({ fact, place }) => `${fact.at}: ${fact.fact}: ${place} was never read`)
    expect([...broken, ...never]).toEqual([])
  }
  return { known, onPage, inEmail, expectAll }
}
