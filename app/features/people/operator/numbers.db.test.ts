import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { country } from '#database/schema/country.ts'
import { openCatalogue } from '#tools/testing/test-database.ts'
import { phoneFor } from './operator.ts'
import { getOperator } from './operator-queries.server.ts'

const { db } = await openCatalogue()

/** Specification, section 9: country calling codes. */
const CALLING_CODES = {
  ...{ 'costa-rica': 506, panama: 507, peru: 51, ecuador: 593, guatemala: 502, belize: 501, honduras: 504 },
  ...{ cuba: 53, chile: 56, bali: 62, myanmar: 95, vietnam: 84, indonesia: 62, tanzania: 255 },
}

test('calling codes are the specification’s', async () => {
  const rows = await db
    .select({ tag: country.tag, code: country.callingCode })
    .from(country)
    .where(inArray(country.tag, Object.keys(CALLING_CODES)))
  expect(Object.fromEntries(rows.map(({ tag, code }) => [tag, code]))).toEqual(CALLING_CODES)
})

test('each region has one shared number; other countries have the United States’', async () => {
  const operator = await getOperator({ db })
  const rows = await db.select({ tag: country.tag, contactGroup: country.contactGroup }).from(country)
  const byNumber = Map.groupBy(rows, row => phoneFor(operator, row.contactGroup).e164)
  const { us } = operator.phones
  const shared = [...byNumber].filter(([number]) => number !== us.e164)
  expect(shared.map(([, members]) => members.map(({ tag }) => tag).toSorted()).toSorted()).toEqual([
    ['belize', 'guatemala'],
    ['costa-rica', 'cuba', 'panama'],
    ['ecuador', 'peru'],
  ])
})

test('emergency contacts are listed for the five countries of the specification', async () => {
  const { emergencyContacts } = await getOperator({ db })
  expect(Object.keys(emergencyContacts).toSorted()).toEqual(
    ['costa-rica', 'guatemala', 'belize', 'ecuador', 'peru'].toSorted(),
  )
})
