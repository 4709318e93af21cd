import { asc } from 'drizzle-orm'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { nickname } from '#database/schema/nickname.ts'
import type { NicknameKind } from '#database/values/nicknames.ts'
import { indexNicknames, type NicknameIndex } from './nicknames.ts'

type Context = Pick<RequestContext, 'db'>

/** What belongs to no country, or is found by its key alone. */
const ALONE: ReadonlySet<string> = new Set<NicknameKind>(['trip', 'species', 'article', 'page'])

/** The phrases of the trips, and of all else that has a page. */
export interface Nicknames {
  trips: NicknameIndex
  others: NicknameIndex
}

const readNicknames = cachedRead(
  'nicknames',
  { tables: [nickname] },
  async ({ db }: Context): Promise<Nicknames> => {
    const rows = await db
      .select()
      .from(nickname)
      .orderBy(asc(nickname.kind), asc(nickname.document), asc(nickname.key))
    const indexOf = (isIn: (kind: string) => boolean) =>
      indexNicknames(
        rows.flatMap(({ document, kind, key, en, es }) =>
          isIn(kind)
            ? [
                {
                  id: ALONE.has(kind) ? `${kind}/${key}` : `${kind}/${document}/${key}`,
                  phrases: [...en, ...es],
                },
              ]
            : [],
        ),
      )
    return { trips: indexOf(kind => kind === 'trip'), others: indexOf(kind => kind !== 'trip') }
  },
)

/** What travellers call things, in both languages. */
export function getNicknames({ db }: Context): Promise<Nicknames> {
  return readNicknames({ db })
}
