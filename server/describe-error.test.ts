import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openLog } from './log.ts'

const SECRETS = ['ana@example.org', 'Ana Mora', 'Two weeks in May', 'a receipt key']

/** The line that the log writes for an error. */
function logLine(err: unknown): { err: Record<string, unknown>; text: string } {
  const lines: string[] = []
  openLog('error', { write: line => lines.push(line) }).error({ err }, 'it failed')
  const text = lines.join('')
  return { err: JSON.parse(text).err, text }
}

function refusedBy(code: string, message: string): Error {
  const told = {
    code,
    severity: 'ERROR',
    detail: `Key (email)=(${SECRETS[0]}) already exists.`,
    table: 'users',
  }
  return Object.assign(new Error(message), told, { where: SECRETS[2], constraint: 'users_email_key' })
}

describe('an error in the log', () => {
  it('of a statement says what was refused and where, without its values', () => {
    const cause = refusedBy('23505', 'duplicate key value violates unique constraint "users_email_key"')
    const { err, text } = logLine(
      new DrizzleQueryError('insert into "users" values ($1, $2)', SECRETS, cause),
    )
    for (const secret of SECRETS) expect(text).not.toContain(secret)
    expect(err).toMatchObject({
      message: 'Failed query: insert into "users" values ($1, $2)',
      cause: { code: '23505', table: 'users', constraint: 'users_email_key' },
    })
    expect(err.stack).toMatch(/^ +at .*describe-error\.test\.ts/m)
  })

  it.each([
    ['22P02', 'invalid input syntax for type date: "Ana Mora"', 'invalid input syntax for type date'],
    ['22008', 'date/time field value out of range: "ana@example.org"', 'date/time field value out of range'],
    ['23514', 'new row violates check constraint "a"', 'new row violates check constraint "a"'],
  ])('of a value that is refused (%s) does not repeat it', (code, message, said) => {
    const { err, text } = logLine(refusedBy(code, message))
    expect(err.message).toBe(said)
    for (const secret of SECRETS) expect(text).not.toContain(secret)
  })

  it('contains no email address, whoever wrote the message', () => {
    const lines = `550 no mailbox <ana@example.org>\n    at ana@example.org (Two weeks)`
    const { err, text } = logLine(
      new Error(lines, { cause: new AggregateError([new Error('to: ana@example.org')]) }),
    )
    expect(text).not.toContain('ana@example.org')
    expect(err).toMatchObject({ type: 'Error', cause: { errors: [{ message: 'to: [address]' }] } })
  })

  it('contains no URL query, which may hold searches and tokens', () => {
    const { err } = logLine(
      new Error('no answer from https://ceiba.test/trips?q=Ana+Mora&token=x#y nor /account/login?token=z"'),
    )
    expect(err.message).toBe('no answer from https://ceiba.test/trips?[query] nor /account/login?[query]"')
  })

  it('is finite also if its causes form a cycle', () => {
    const error = new Error('round')
    error.cause = error
    expect(logLine(error).err).toMatchObject({ message: 'round' })
  })

  it.each([['a text with ana@example.org'], [{ email: 'ana@example.org' }], [null]])(
    'may be a value that is not an Error: %j',
    thrown => {
      const { text } = logLine(thrown)
      expect(text).not.toContain('ana@example.org')
    },
  )
})
