import { expect, test } from 'vitest'
import { openCatalogue } from '#tools/testing/test-database.ts'
import { getFinderPresets } from './trip-search-queries.server.ts'

test('every preset has results', async () => {
  const { db } = await openCatalogue()
  expect(await getFinderPresets({ db, locale: 'en' })).toHaveLength(8)
})
