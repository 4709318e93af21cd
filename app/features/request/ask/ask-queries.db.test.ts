import { expect, test } from 'vitest'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getAskedCountry, getPageAnswerer } from './ask-queries.server.ts'

const connection = await openTestDatabase({ seeded: true })

test.each([
  ['peru', { tag: 'peru' }],
  ['Peru', { tag: 'peru' }],
  ['cuba', { tag: '', unknown: 'Cuba' }],
  ['atlantis', { tag: '', unknown: 'atlantis' }],
  ['a\u0000b', { tag: '', unknown: 'a\u0000b' }],
])('a question about %j never becomes one about another country', async (asked, expected) => {
  const ctx = await testContext(connection)
  expect(await getAskedCountry(ctx, asked)).toEqual(expected)
})

test.each([
  ['/es/tanzania/destinations/mafia-island', 'fatma-khamis-juma'],
  ['/tanzania/trip/seven-days-up-machame#days', 'elibariki-kimaro'],
  ['/tanzania', undefined],
  ['/rwanda/regions/lake-kivu', undefined],
])('a question about Tanzania from %s is answered by %s', async (url, fkey) => {
  const ctx = await testContext(connection)
  expect((await getPageAnswerer(ctx, { url, country: 'tanzania' }))?.fkey).toBe(fkey)
})
