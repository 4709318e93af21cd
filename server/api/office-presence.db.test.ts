import { expect, test } from 'vitest'
import { officeCaller, put } from '#tools/testing/office-calls.ts'
import { addPlanner } from '#tools/testing/office-desk.ts'
import { addPerson } from '#tools/testing/people.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const call = officeCaller(connection)
const planner = await addPlanner(connection, 'wilma-toro')
const other = await addPlanner(connection, 'alma-reyes')
const { userId } = await addPerson(connection, { role: 'admin', name: 'Ines' })
const admin = { kind: 'admin', userId } as const
const HOTEL = '/api/admin/content/hotel/marmol.casa-cantera'
const here = { method: 'PUT' }

test('who has a document open sees who else has, and which version is the latest', async () => {
  expect((await call(planner, `${HOTEL}/presence`, here)).body.data).toEqual({ present: [], number: 0 })
  expect((await call(admin, `${HOTEL}/presence`, here)).body.data.present).toEqual([
    { userId: planner.userId, name: 'Wilma Toro' },
  ])
  const { document, number } = (await call(admin, HOTEL)).body.data
  await call(admin, HOTEL, put(number, { ...document, rooms: 4 }))
  expect((await call(planner, `${HOTEL}/presence`, here)).body.data).toEqual({
    present: [{ userId, name: 'Ines' }],
    number: 1,
  })
  const another = '/api/admin/content/hotel/marmol.hotel-piedra/presence'
  expect((await call(planner, another, here)).body.data.present).toEqual([])
  expect((await call(other, `${HOTEL}/presence`, here)).status).toBe(403)
  expect((await call(planner, '/api/admin/content/hotel/marmol.none/presence', here)).status).toBe(404)
})
