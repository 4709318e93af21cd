import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { isIssueCode } from './error-codes.ts'
import { problemsOf } from './invalid-request.ts'

function issueOf(schema: z.ZodType, value: unknown) {
  const { error } = schema.safeParse(value)
  if (!error) throw new Error('it was accepted')
  return problemsOf(error).issues[0]
}

describe('input that a schema refuses', () => {
  test.each<[z.ZodType, unknown, string, string]>([
    [z.object({ name: z.string() }), {}, 'name', 'required'],
    [z.object({ name: z.string() }), { name: 7 }, 'name', 'wrong_type'],
    [z.object({ name: z.string() }), [], 'body', 'wrong_type'],
    [z.object({ at: z.array(z.object({ a: z.int() })) }), { at: [{ a: 'x' }] }, 'at.0.a', 'wrong_type'],
    [z.enum(['EN', 'ES']), 'XX', 'body', 'not_an_option'],
    [z.string().regex(/^[a-z]+$/), '7', 'body', 'wrong_format'],
    [z.email(), 'x', 'body', 'contact_email_invalid'],
    [z.iso.date(), '2027-02-30', 'body', 'not_a_date'],
    [z.iso.datetime(), 'yesterday', 'body', 'not_a_time'],
    [z.string().min(2), 'x', 'body', 'too_short'],
    [z.string().max(2), 'xxx', 'body', 'too_long'],
    [z.number().min(1), 0, 'body', 'too_small'],
    [z.number().max(1), 2, 'body', 'too_large'],
    [z.array(z.string()).min(1), [], 'body', 'too_few'],
    [z.array(z.string()).max(0), ['x'], 'body', 'too_many'],
    [z.strictObject({}), { x: 1 }, 'x', 'unknown_field'],
    [z.union([z.string(), z.boolean()]), 7, 'body', 'wrong_type'],
    [z.string().refine(() => false), 'x', 'body', 'not_valid'],
    [z.string().refine(() => false, { error: 'country_unknown' }), 'x', 'body', 'country_unknown'],
  ])('%# has a listed code and a message that is not zod’s', (schema, value, path, code) => {
    const issue = issueOf(schema, value)
    expect([issue?.path, issue?.code]).toEqual([path, code])
    expect(issue?.message).toMatch(/^[A-Z][^/^\\]+[.d]$/)
    expect(issue?.message).not.toMatch(/expected|received|invalid input|pattern/i)
  })
})

/** Files with schemas of calls. */
const SCHEMAS = [
  'server/api/*.ts',
  'app/features/{request,account,visit}/**/*-schema.ts',
  'app/picture/photo/*-schema.ts',
]

test('every message key of those schemas is in the list', async () => {
  const unlisted: string[] = []
  for (const pattern of SCHEMAS) {
    for await (const file of glob(pattern, { exclude: ['**/*.test.ts', '**/error-codes.ts'] })) {
      const keys = readFileSync(file, 'utf8').matchAll(/(?:error|message): '([a-z]+(?:_[a-z]+)+)'/g)
      for (const [, key = ''] of keys) if (!isIssueCode(key)) unlisted.push(`${file}: ${key}`)
    }
  }
  expect(unlisted).toEqual([])
})
