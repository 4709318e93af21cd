import { connect } from '#database/connect.ts'
import { openPublisher } from '#database/documents/publisher.ts'
import { isDocument } from '#database/documents/versions.ts'
import { document } from '#database/schema/document.ts'
import { world } from './world.ts'

/**
 * A separate process that publishes the hotel given as its argument with another line, on the database of the small world,
 * and prints the answer as soon as it has it.
 */
const [url = '', key = '', line = ''] = process.argv.slice(2)
const connection = await connect({ url, dataDir: '' })
const publisher = openPublisher(connection, world.root)
const id = { kind: 'hotel', key, country: key.split('.')[0] ?? null } as const
const [row] = await connection.db.select().from(document).where(isDocument(id))
const answer = await publisher.publish({
  ...{ id, base: null, isArchived: false, version: { after: 0, author: null, note: null } },
  content: { ...Object(row?.content), line: { en: line, es: line } },
})
process.stdout.write(`${JSON.stringify(answer)}\n`)
await publisher.close()
await connection.close()
