import { EVERYWHERE } from '../tools/everywhere.ts'
import { htmlFaults } from '../tools/testing/html-faults.ts'
import { kindOf } from './page-kinds.ts'

/**
 * How many pages of a kind are validated: one in a language, or two, and one in the other, which differs only in its words.
 */
const PAGES_OF_A_KIND = EVERYWHERE ? { en: 2, es: 1 } : { en: 1, es: 0 }

/** The first pages of every kind. */
export class HtmlSample {
  readonly #pages = new Map<string, string>()
  readonly #counts = new Map<string, number>()

  /** Keeps a page, unless there are enough of its kind. */
  add(address: string, html: string): void {
    const { language, pattern } = kindOf(address)
    const kind = `${language} ${pattern}`
    const count = this.#counts.get(kind) ?? 0
    this.#counts.set(kind, count + 1)
    if (count < PAGES_OF_A_KIND[language]) this.#pages.set(address, html)
  }

  /** The errors of their HTML by the standard, with the address. */
  async faults(): Promise<string[]> {
    const faults: string[] = []
    for (const [address, html] of this.#pages)
      for (const fault of await htmlFaults(html)) faults.push(`${address}: ${fault}`)
    return faults
  }
}
