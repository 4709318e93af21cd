import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { RequestContext } from '#app/request-context.ts'
import { spokenWord } from '#database/schema/finder.ts'
import { configurationOf, isSaid, textArray } from './match-trips.server.ts'

/** Shared trigrams from which a word is taken for another: `quetzel` for quetzal, but not `wine` for wind. */
const ALIKE = 0.45
/** And from which the other is worth offering: `whle`, whale. */
const LIKELY = 0.36
/** Words spelled most like it that are looked at: some are said by archived trips alone. */
const CANDIDATES = 8
/** Words of one search that are looked at. */
const MOST = 12

const rowShape = z.object({ asked: z.string(), near: z.string().nullable(), alike: z.number().nullable() })

/** Words that no trip says, each with the word of a trip that is spelled most like it. */
async function unsaidWords({ db, locale }: Pick<RequestContext, 'db' | 'locale'>, words: readonly string[]) {
  const configuration = configurationOf(locale)
  const says = (word: SQL) => isSaid(sql`to_tsquery(${configuration}, ${word})`, locale)
  const { rows } = await db.execute(sql`
    select asked, nearest.word as near, nearest.alike
    from unnest(${textArray(words)}) as asked
    left join lateral (
      select word, similarity(word, plain(asked)) as alike
      from (select ${spokenWord.word} from ${spokenWord} where ${spokenWord.language} = ${locale}
        order by ${spokenWord.word} <-> plain(asked) limit ${CANDIDATES}) as candidates
      where ${says(sql`word`)} order by alike desc, word limit 1
    ) as nearest on true
    where to_tsvector(${configuration}, asked) <> '' and not ${says(sql`asked || ':*'`)}`)
  return z.array(rowShape).parse(rows)
}

export interface Respelling {
  /** The words with each unsaid one replaced by its like; null where one of them has none. */
  near: string | null
  /** Other ways to put it, for the reader to choose: a likely spelling, then the words less one. */
  wordings: string[]
}

const WORD = /[\p{L}\p{N}]+/gu

/** What may have been meant by words that no trip says, or no trip says together. */
export async function respell(
  ctx: Pick<RequestContext, 'db' | 'locale'>,
  words: string,
): Promise<Respelling> {
  const tokens = [...new Set(words.match(WORD))].slice(0, MOST)
  const unsaid = await unsaidWords(ctx, tokens)
  const near = replaced(words, unsaid, ALIKE)
  const likely = near ?? replaced(words, unsaid, LIKELY)
  const fewer =
    tokens.length > 1 ? tokens.map(token => tokens.filter(other => other !== token).join(' ')) : []
  return { near, wordings: near === null && likely !== null ? [likely, ...fewer] : fewer }
}

type Unsaid = Awaited<ReturnType<typeof unsaidWords>>

/** The words with every unsaid one replaced; null where there is none, or one has no like that is near enough. */
function replaced(words: string, unsaid: Unsaid, atLeast: number): string | null {
  const likes = new Map(
    unsaid.map(({ asked, near, alike }) => {
      const isLike = near !== null && ((alike ?? 0) >= atLeast || isSwapped(asked, near))
      return [asked, isLike ? near : null]
    }),
  )
  if (likes.size === 0 || likes.values().some(near => near === null)) return null
  return words.replaceAll(WORD, token => likes.get(token) ?? token)
}

/** Two letters changing places spoil more trigrams than any other slip: `brigdes`, bridges. */
function isSwapped(one: string, other: string): boolean {
  const letters = (word: string) => [...word.toLowerCase()].sort().join('')
  return letters(one) === letters(other)
}
