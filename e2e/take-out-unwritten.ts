import pg from 'pg'
import { takeOutUnwritten } from '../tools/testing/unwritten-country.ts'
import { databaseOf } from './site-test.ts'

/**
 * Before the journeys: removes one country's content, so that the pages of an unwritten country can be visited as
 * well.
 */
export default async function takeOutOnBothEngines(): Promise<void> {
  for (const engine of ['embedded', 'postgres'] as const) {
    const client = new pg.Client(databaseOf(engine))
    await client.connect()
    await takeOutUnwritten(client)
    await client.end()
  }
}
