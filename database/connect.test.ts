import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { refusalOf } from '#tools/testing/refusal.ts'
import { unreachableDatabase } from '#tools/testing/test-database.ts'
import { connect, isUnreachable } from './connect.ts'

function withCode(code: string, message = 'failed'): Error {
  return Object.assign(new Error(message), { code })
}

describe('an error that means the database is unreachable', () => {
  it.each<[string, unknown]>([
    ['a refused connection', withCode('ECONNREFUSED')],
    ['a connection reset', withCode('ECONNRESET')],
    ['a name that is not known', withCode('ENOTFOUND')],
    ['a network that is down', withCode('ENETUNREACH')],
    ['a host that is down', withCode('EHOSTDOWN')],
    [
      'a client that lost its connection',
      new Error('Client has encountered a connection error and is not queryable'),
    ],
    ['a connection failure by class', withCode('08006')],
    ['too many connections', withCode('53300')],
    ['a server that shuts down', withCode('57P01')],
    ['a server that starts up', withCode('57P03')],
    ['a connection that ended under a query', new Error('Connection terminated unexpectedly')],
    ['a pool without a free client', new Error('timeout exceeded when trying to connect')],
    [
      'the same as a cause, as Drizzle wraps it',
      new Error('Failed query', { cause: withCode('ECONNREFUSED') }),
    ],
    ['every address tried in vain', new AggregateError([withCode('ECONNREFUSED'), withCode('ENETUNREACH')])],
  ])('is %s', (_what, error) => {
    expect(isUnreachable(error)).toBe(true)
  })

  it.each<[string, unknown]>([
    ['a unique violation', withCode('23505')],
    ['a check that failed', withCode('23514')],
    ['a statement that took too long', withCode('57014')],
    ['a deadlock', withCode('40P01')],
    ['a bug', new TypeError('x is not a function')],
    ['no error', 'ECONNREFUSED'],
    ['nothing', undefined],
  ])('is not %s', (_what, error) => {
    expect(isUnreachable(error)).toBe(false)
  })
})

describe('a server that is not there', () => {
  it('is reported as unreachable for its socket, unlike a missing file', async () => {
    const gone = join(tmpdir(), 'ceiba-no-such-folder')
    const pool = new pg.Pool({ host: gone })
    onTestFinished(() => pool.end())
    await expect(pool.query('select 1')).rejects.toSatisfy(isUnreachable)
    await expect(readFile(gone)).rejects.toSatisfy(error => !isUnreachable(error))
  })

  it('is reported as unreachable', async () => {
    const { db, pool } = await unreachableDatabase()
    await expect(pool.query('select 1')).rejects.toSatisfy(isUnreachable)
    await expect(db.transaction(tx => tx.execute('select 1'))).rejects.toSatisfy(isUnreachable)
    expect(await refusalOf(() => db.execute('select 1'))).toContain('ECONNREFUSED')
  })

  it('is reported as unreachable after the pool has ended, too', async () => {
    const pool = new pg.Pool()
    await pool.end()
    await expect(pool.query('select 1')).rejects.toSatisfy(isUnreachable)
  })
})

it.each([
  ['', 3_000],
  ['?connect_timeout=30', 30_000],
])('waits for a connection to postgres://…%s for %i ms', async (settings, ms) => {
  const { pool, close } = await connect({
    url: `postgres://nobody@127.0.0.1/nothing${settings}`,
    dataDir: '',
  })
  onTestFinished(close)
  expect(pool.options.connectionTimeoutMillis).toBe(ms)
})
