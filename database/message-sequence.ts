import type { PGlite } from '@electric-sql/pglite'

/** Parse, Bind, Describe, Execute, Close and Flush: what a Sync has yet to follow. */
const UNFINISHED = new Set([...'PBDECH'].map(letter => letter.charCodeAt(0)))

/**
 * The socket gives everybody one session and takes turns message by message, so that a second client (psql beside
 * the site) could come between a statement's Parse and its Bind and take the statement away. Within a transaction
 * it waits for the client whose transaction it is: here it is told that a sequence of messages is one as well.
 */
export function keepMessagesTogether(database: PGlite): void {
  const isInTransaction = database.isInTransaction.bind(database)
  const execute = database.execProtocolRawStream.bind(database)
  let isUnfinished = false
  database.isInTransaction = () => isUnfinished || isInTransaction()
  database.execProtocolRawStream = async (message, options) => {
    isUnfinished = UNFINISHED.has(message[0] ?? 0)
    await execute(message, options)
  }
}
