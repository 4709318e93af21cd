import pg from 'pg'
import { takeOutUnwritten } from '../tools/testing/unwritten-country.ts'
import { databaseOf } from './site-test.ts'

/** Before the journeys: one country of which nothing is written yet, so that its pages can be visited as well. */
export default async function takeOutOnBothEngines(): Promise<void> {
  for (const engine of ['embedded', 'postgres'] as const) {
    const client = new pg.Client(databaseOf(engine))
    await client.connect()
    await takeOutUnwritten(client)
    await client.end()
  }
}
