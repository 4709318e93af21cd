import { understand } from '#app/features/search/understanding/understand.ts'
import type { Understanding } from '#app/features/search/understanding/understanding.ts'
import { getVocabulary } from '#app/features/search/understanding/vocabulary-queries.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { respell } from './respell-words.server.ts'

type Reading = Pick<RequestContext, 'db' | 'now'>

/** A traveller's words as they are looked for. */
export interface ReadWords {
  understood: Understanding
  /** The words as they are looked for, where no trip says one of those that were typed. */
  respelled: string | null
}

/** What words ask for; null where there are none. */
export async function readWords(ctx: Reading, words: string): Promise<ReadWords | null> {
  if (words === '') return null
  const understood = understand(words, await getVocabulary(ctx), ctx.now())
  const left = understood.words.map(({ value }) => value)
  const likes = await respell(ctx, left)
  if (likes.size === 0) return { understood, respelled: null }
  const spelled = understood.words.map(part => ({ ...part, value: likes.get(part.value) ?? part.value }))
  const respelled = spelled.reduceRight(
    (text, { span: [start, end], value }) => text.slice(0, start) + value + text.slice(end),
    understood.text,
  )
  return { understood: { ...understood, words: spelled }, respelled }
}
