import { understand } from '#app/features/search/understanding/understand.ts'
import {
  notUnderstood,
  type Part,
  type Understanding,
} from '#app/features/search/understanding/understanding.ts'
import { getVocabulary } from '#app/features/search/understanding/vocabulary-queries.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { respell } from './respell-words.server.ts'

type Context = Pick<RequestContext, 'db' | 'now'>

/** A visitor's words, parsed and corrected. */
export interface ReadWords {
  understood: Understanding
  /** The corrected words, if one of the typed ones occurs in no trip. */
  respelled: string | null
  /** What means nothing to us, or occurs in no trip and resembles no word of one; it is not searched for. */
  unsaid: string[]
}

/** Parses words; null without any. */
export async function readWords(ctx: Context, words: string): Promise<ReadWords | null> {
  if (words === '') return null
  const understood = understand(words, await getVocabulary(ctx), ctx.now())
  const left = understood.words
  const near = await respell(
    ctx,
    left.map(({ value }) => value),
  )
  const spelled = left.flatMap(part => {
    const value = near.has(part.value) ? near.get(part.value) : part.value
    return value ? [{ ...part, value }] : []
  })
  return {
    understood: { ...understood, words: spelled },
    respelled: spelled.some(({ value }) => !left.some(part => part.value === value))
      ? respelledText(understood.text, spelled)
      : null,
    unsaid: notUnderstood({
      unread: understood.unread,
      words: left.filter(({ value }) => near.get(value) === null),
    }),
  }
}

/** A text with corrected words, at all their positions. */
function respelledText(text: string, words: readonly Part<string>[]): string {
  return words
    .flatMap(({ span, also = [], value }) => [span, ...also].map(([start, end]) => ({ start, end, value })))
    .toSorted((a, b) => b.start - a.start)
    .reduce((said, { start, end, value }) => said.slice(0, start) + value + said.slice(end), text)
}
