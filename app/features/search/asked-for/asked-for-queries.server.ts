import { asc } from 'drizzle-orm'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { askedFor } from '#database/schema/asked-for.ts'
import type { AskedForKind } from '#database/values/asked-for.ts'
import { type AskedIndex, indexAsked } from './asked-for.ts'

type Context = Pick<RequestContext, 'db'>

/** What belongs to no country, or is found by its key alone. */
const ALONE: ReadonlySet<string> = new Set<AskedForKind>(['trip', 'species', 'article', 'page'])

/** The phrases of the trips, and of all else that has a page. */
export interface Asked {
  trips: AskedIndex
  others: AskedIndex
}

const readAsked = cachedRead(
  'what is asked for in words of its own',
  { tables: [askedFor] },
  async ({ db }: Context): Promise<Asked> => {
    const rows = await db
      .select()
      .from(askedFor)
      .orderBy(asc(askedFor.kind), asc(askedFor.document), asc(askedFor.key))
    const indexOf = (isIn: (kind: string) => boolean) =>
      indexAsked(
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
export function getAsked({ db }: Context): Promise<Asked> {
  return readAsked({ db })
}
