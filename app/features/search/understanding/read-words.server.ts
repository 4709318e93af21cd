import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { RequestContext } from '#app/request-context.ts'
import { finderTrip, spokenWord } from '#database/schema/finder.ts'
import { getNicknames } from './nickname-queries.server.ts'
import { rootsIn } from './nicknames.ts'
import { understand } from './understand.ts'
import { notUnderstood, type Part, type Understanding } from './understanding.ts'
import { isShuffled } from './vocabulary.ts'
import { getVocabulary } from './vocabulary-queries.server.ts'

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
  const { trips, others } = await getNicknames(ctx)
  // What travellers call something is no slip, though no trip's own text says it.
  const isNickname = (word: string) => rootsIn(word).some(root => trips.says(root) || others.says(root))
  const near = await respellWords(
    ctx,
    left.map(({ value }) => value).filter(word => !isNickname(word)),
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

/** Minimum trigram similarity of a correction: `quetzel` is quetzal, but `wine` is not wind. */
const ALIKE = 0.45
/** Number of most similar words checked, because some occur only in archived trips. */
const CANDIDATES = 8
/** Maximum number of words corrected in one search. */
const MOST = 12

const rowShape = z.object({ asked: z.string(), near: z.string().nullable(), alike: z.number().nullable() })

/** SQL condition that a published trip contains a word, in either language. */
export function isInTexts(word: SQL): SQL {
  return sql`exists (select from ${finderTrip}
    where ${finderTrip.words} @@ (to_tsquery('ceiba_en', ${word}) || to_tsquery('ceiba_es', ${word})))`
}

/** Words that occur in no trip, each with the most similar word of a trip. */
async function unsaidWords({ db }: Pick<RequestContext, 'db'>, words: readonly string[]) {
  const { rows } = await db.execute(sql`
    select asked, nearest.word as near, nearest.alike
    from unnest(${sql.param(words)}::text[]) as asked
    left join lateral (
      select word, similarity(word, plain(asked)) as alike
      from (select ${spokenWord.word} from ${spokenWord}
        order by ${spokenWord.word} <-> plain(asked) limit ${CANDIDATES}) as candidates
      where ${isInTexts(sql`word`)} order by alike desc, word limit 1
    ) as nearest on true
    where to_tsvector('ceiba_en', asked) <> '' and not ${isInTexts(sql`asked || ':*'`)}`)
  return z.array(rowShape).parse(rows)
}

/** Words that occur in no trip, each with its correction, or null. */
async function respellWords(
  ctx: Pick<RequestContext, 'db'>,
  words: readonly string[],
): Promise<Map<string, string | null>> {
  const tokens = [...new Set(words)].filter(word => /^[\p{L}\p{N}]+$/u.test(word)).slice(0, MOST)
  if (tokens.length === 0) return new Map()
  const unsaid = await unsaidWords(ctx, tokens)
  return new Map(
    unsaid.map(({ asked, near, alike }) => {
      const isMeant = near !== null && ((alike ?? 0) >= ALIKE || isShuffled(asked.toLowerCase(), near))
      return [asked, isMeant ? near : null]
    }),
  )
}
