import { join } from 'node:path'
import { type Connection, connect } from '#database/connect.ts'
import { openPublisher, type Publisher } from '#database/documents/publisher.ts'
import { type Files, openFiles } from '#database/files/open-files.ts'
import { lockFolder } from '#database/folder-lock.ts'
import { openRequestJournal, type RequestJournal } from '#database/request-journal.ts'
import { copySeededTemplate } from '#database/seeded-template.ts'
import { refuseUnfinished } from '#server/backup/data-files.ts'
import { DISK_FAULT } from '#server/jobs/waiting-report.ts'
import type { Config } from '#server/start/config.ts'
import type { Observation } from './observe.ts'

/** Entries older than this are surely in the database. */
const KEEP_SETTLED_MS = 7 * 24 * 60 * 60 * 1_000

/** Everything that outlives the process. */
export interface Data extends Files {
  connection: Connection
  journal: RequestJournal
  publisher: Publisher
  close: () => Promise<void>
}

/** Opens the data folder for this process alone, the files, the database and the journal of requests. */
export async function openData(config: Config, { log, traces }: Observation): Promise<Data> {
  refuseUnfinished(config.dataDir)
  const unlock = lockFolder(config.dataDir)
  try {
    const files = await openFiles(config, err =>
      log.error({ err }, 'photographs and files wait for their bucket'),
    )
    if (!config.databaseUrl) copySeededTemplate(config.dataDir, config.contentDir)
    const connection = await connect({
      url: config.databaseUrl,
      dataDir: config.dataDir,
      onEngineFault: words => log.error(words),
      onStatement: traces?.onStatement,
    })
    const journal = await openRequestJournal(
      join(config.dataDir, 'requests.journal'),
      new Date(Date.now() - KEEP_SETTLED_MS),
      err => log.error({ err }, DISK_FAULT),
    ).catch(async error => {
      await connection.close()
      throw error
    })
    const publisher = openPublisher(connection, config.contentDir)
    const close = async () => {
      await publisher.close()
      await journal.close()
      await connection.close()
      unlock()
    }
    return { ...files, connection, journal, publisher, close }
  } catch (error) {
    unlock()
    throw error
  }
}
