import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Connection } from '#database/connect.ts'
import type { PageCache } from '#server/cache/page-cache.ts'
import { storePages, takeStoredPages } from '#server/cache/stored-pages.ts'
import type { Log } from '#server/log.ts'
import type { Config } from '#server/start/config.ts'

interface PageStoreParts {
  config: Config
  program: string | undefined
  connection: Connection
  pageCache: PageCache
  log: Log
}

/** Cached pages on the disk between two processes, so that a restart is not a cold start. */
export interface PageStore {
  restore: () => Promise<void>
  store: () => Promise<void>
}

/** Pages are the same for the same program, settings and content. Without them the site only renders more. */
export function openPageStore({ config, program, connection, pageCache, log }: PageStoreParts): PageStore {
  const file = join(config.dataDir, 'pages')

  async function describePages(built: string): Promise<string> {
    const { rows } = await connection.pool.query<{ version: string }>(
      'select last_value::text as version from content_version',
    )
    const hash = createHash('sha256').update(await readFile(built))
    return hash.update(JSON.stringify([config, rows[0]?.version])).digest('base64url')
  }

  return {
    restore: async () => {
      if (!program) return
      try {
        pageCache.restore(await takeStoredPages(file, await describePages(program)))
      } catch (error) {
        log.warn({ err: error }, 'the pages of the process before cannot be read; they are rendered again')
      }
    },
    store: async () => {
      if (!program) return
      try {
        await storePages(file, await describePages(program), pageCache.pages())
      } catch (error) {
        log.warn({ err: error }, 'the next process renders all pages again')
      }
    },
  }
}
