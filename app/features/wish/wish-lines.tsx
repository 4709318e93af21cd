import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Facts } from '#app/ui/facts.tsx'
import type { Wish } from './wish-schema.ts'
import { lineName, type WishLine, wishInWords, wishLines } from './wish-words.ts'

interface WishLinesProps {
  wish: Wish
  title: string
  columns?: 1 | 2
  /** Lines that say that they are open where nothing was said. */
  asked?: readonly WishLine[]
}

/** A wish under a heading, line by line; nothing if nothing was said. */
export function WishLines({ wish, title, columns, asked = [] }: WishLinesProps) {
  const said = new Map(wishInWords(wish, getLocale()).map(({ line, words }) => [line, words]))
  const facts = wishLines.flatMap(line => {
    const value = said.get(line) ?? (asked.includes(line) && m.wish_line_open())
    return value ? [{ label: lineName(line, getLocale()), value }] : []
  })
  if (facts.length === 0) return null
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <Facts facts={facts} columns={columns} />
    </section>
  )
}
