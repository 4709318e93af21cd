import { expect, it } from 'vitest'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { emails } from './parts/compose-email.server.ts'

const connection = await openTestDatabase({ seeded: 'world' })

it.each(emails)('$template is shown with its samples in both languages', async ({ preview, refusableAs }) => {
  const ctx = await testContext(connection)
  const [english, spanish] = [await preview(ctx, 'en'), await preview(ctx, 'es')]
  expect(spanish).toHaveLength(english.length)
  for (const [at, { subject, html, text, unsubscribe }] of english.entries()) {
    expect(text).not.toBe(spanish[at]?.text)
    expect(subject + text + spanish[at]?.text).not.toMatch(/undefined|null|\[object|NaN|\{/)
    expect(html).toContain('lang="en"')
    expect(unsubscribe !== undefined).toBe(refusableAs !== null)
    // To its traveller, an email of a plan has the page on which they can answer.
    if (/\/(?:account\/trips|book)\//.test(html)) expect(html).toMatch(/\/account\/trips\/\d+#newest"/)
  }
})
