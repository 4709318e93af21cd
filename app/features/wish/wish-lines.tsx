import { getLocale } from '#app/paraglide/runtime.js'
import { Facts } from '#app/ui/facts.tsx'
import type { Wish } from './wish-schema.ts'
import { wishFacts } from './wish-words.ts'

/** A wish under a heading, line by line; nothing if nothing was said. */
export function WishLines({ wish, title, columns }: { wish: Wish; title: string; columns?: 1 | 2 }) {
  const facts = wishFacts(wish, getLocale()).map(([label, value]) => ({ label, value }))
  if (facts.length === 0) return null
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <Facts facts={facts} columns={columns} />
    </section>
  )
}
