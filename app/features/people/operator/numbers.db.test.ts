import { expect, test } from 'vitest'
import { country } from '#database/schema/country.ts'
import { openWorld } from '#tools/testing/test-database.ts'
import { phoneFor } from './operator.ts'
import { getOperator } from './operator-queries.server.ts'

const { db } = await openWorld()

test('each region has one shared number; other countries have the United States’', async () => {
  const operator = await getOperator({ db })
  const rows = await db.select({ tag: country.tag, contactGroup: country.contactGroup }).from(country)
  const byNumber = Map.groupBy(rows, row => phoneFor(operator, row.contactGroup).e164)
  const { us } = operator.phones
  const shared = [...byNumber].filter(([number]) => number !== us.e164)
  expect(shared.map(([, members]) => members.map(({ tag }) => tag).toSorted()).toSorted()).toEqual([
    ['barlovento', 'costa-clara', 'lagunas'],
    ['marmol', 'palm-coast'],
  ])
})
