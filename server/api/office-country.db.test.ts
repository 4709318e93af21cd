import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { publishDue } from '#app/features/office/catalogue/document-commands.server.ts'
import type { Actor } from '#app/request-context.ts'
import { audit } from '#database/schema/audit.ts'
import { trip } from '#database/schema/trip.ts'
import { post } from '#tools/testing/auth-site.ts'
import { newCountry, withEntries } from '#tools/testing/new-country.ts'
import { officeCaller, put } from '#tools/testing/office-calls.ts'
import { addPlanner } from '#tools/testing/office-desk.ts'
import { addPerson } from '#tools/testing/people.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { userId } = await addPerson(connection, { role: 'admin', name: 'Ines' })
const admin: Actor = { kind: 'admin', userId }
const planner = await addPlanner(connection, 'wilma-toro')
const call = officeCaller(connection)

interface Numbered {
  kind: string
  key: string
  number: number
}

const CONTENT = '/api/admin/content'
const TRIP = { kind: 'trip', key: 'lake-with-waves' }
const together = (documents: readonly Numbered[], hour = {}, actor: Actor = admin) =>
  call(actor, `${CONTENT}/publish`, post({ documents, ...hour }))
const isTrip = () => connection.db.$count(trip, eq(trip.key, TRIP.key))

/** Saves the drafts of a country that is not there. */
async function draft(): Promise<Numbered[]> {
  const numbered: Numbered[] = []
  for (const { id, content } of newCountry('gate-office')) {
    const { kind, key } = id
    const { body } = await call(admin, `${CONTENT}/${kind}/${key}`)
    const { document, number = 0 } = body.data ?? {}
    const saved = await call(admin, `${CONTENT}/${kind}/${key}`, put(number, withEntries(document, content)))
    numbered.push({ kind, key, number: saved.body.data.number })
  }
  return numbered
}

let drafts: Numbered[] = []

test('the drafts of a country are listed with what each needs, wherever it is', async () => {
  drafts = await draft()
  const { body } = await call(admin, `${CONTENT}?country=nicaragua`)
  const listed: (Numbered & { needs: Numbered[]; isNew: boolean })[] = body.data
  expect(listed.map(({ kind, key, number }) => ({ kind, key, number })).toReversed()).toEqual(drafts)
  const needsOf = (kind: string) =>
    listed
      .find(one => one.kind === kind)
      ?.needs.map(one => `${one.kind} ${one.key}`)
      .toSorted()
  expect(needsOf('trip')).toEqual([
    'countries countries',
    'destination nicaragua.granada',
    'destination nicaragua.ometepe',
    'holidays holidays',
    'hotel nicaragua.corredor-azul',
    'hotel nicaragua.finca-madronal',
    'region nicaragua.pacific',
    'staff nicaragua',
    'tour nicaragua.isletas-at-dawn',
    'tour-types nicaragua',
  ])
  expect(needsOf('staff')).toEqual(['countries countries', 'holidays holidays'])
  // What a draft lacks is in another draft, and its problem says in which.
  const hotel = (await call(admin, `${CONTENT}/hotel/nicaragua.corredor-azul`)).body.data
  expect(
    hotel.problems.map((one: { draft?: { kind: string; key: string } }) => one.draft?.key).toSorted(),
  ).toEqual(['countries', 'nicaragua.granada'])
  expect(needsOf('countries')).toEqual(['holidays holidays', 'staff nicaragua'])
  expect(
    listed
      .filter(({ isNew }) => !isNew)
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['countries', 'holidays'])
})

test('none is published alone, nor by whoever may not; what is wrong is told by document and field', async () => {
  const alone = await together(drafts.filter(({ kind }) => kind === 'tour'))
  expect(alone).toMatchObject({
    status: 422,
    body: {
      problems: expect.arrayContaining([
        {
          path: 'place',
          document: { kind: 'tour', key: 'nicaragua.isletas-at-dawn' },
          message: expect.stringContaining('granada'),
        },
      ]),
    },
  })
  const without = drafts.filter(({ kind }) => kind !== 'region')
  const wrong = (await call(admin, `${CONTENT}/check`, post({ documents: without }))).body.data
  expect(wrong).toHaveLength(4)
  expect(wrong[0]).toMatchObject({ document: { kind: 'destination' }, path: 'region' })
  expect((await together(drafts, {}, planner)).status).toBe(403)
  expect((await call(planner, `${CONTENT}/check`, post({ documents: drafts }))).status).toBe(403)
  expect((await together([...drafts.slice(0, 1), ...drafts.slice(0, 1)])).status).toBe(422)
  expect((await together([])).status).toBe(422)
  expect((await together([{ ...TRIP, number: 9 }])).status).toBe(404)
  expect(await isTrip()).toBe(0)
})

test('an hour of all of them is withdrawn with any of them, and holds for all of them', async () => {
  const hour = { at: '2035-03-01T06:00', timeZone: 'America/Managua' }
  expect(await together(drafts, hour)).toMatchObject({
    body: { data: { publishAt: '2035-03-01T12:00:00.000Z' } },
  })
  const number = drafts.find(({ kind }) => kind === 'trip')?.number
  const withdraw = () => call(admin, `${CONTENT}/trip/${TRIP.key}/withdraw`, post({ number }))
  expect((await withdraw()).body.data).toHaveLength(drafts.length)
  expect(await withdraw()).toMatchObject({ status: 409, body: { reason: 'moved_on' } })
  expect((await call(admin, `${CONTENT}/hotel/nicaragua.corredor-azul`)).body.data).toMatchObject({
    ...{ state: 'draft', publishAt: null },
  })
  const due = async () =>
    publishDue(
      await testContext(connection, {
        actor: { kind: 'system' },
        now: () => new Date('2035-03-02'),
      }),
      null,
    )
  expect(await due()).toBe(0)
  await together(drafts, hour)
  expect(await due()).toBe(drafts.length)
  expect(await isTrip()).toBe(1)
})

test('of two who publish at once one is told which document moved on, and nothing of the other is there', async () => {
  const change = async (kind: string, key: string, fields: object): Promise<Numbered> => {
    const path = `${CONTENT}/${kind}/${key}`
    const { document, number } = (await call(admin, path)).body.data
    return {
      kind,
      key,
      number: (await call(admin, path, put(number, { ...document, ...fields }))).body.data.number,
    }
  }
  const says = (en: string) => ({ line: { en, es: en } })
  const both = [
    await change(TRIP.kind, TRIP.key, says('First')),
    await change('hotel', 'nicaragua.corredor-azul', says('Rooms')),
  ]
  const answers = await Promise.all([together(both), together(both)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    reason: 'moved_on',
    document: TRIP,
  })
  const late = [await change(TRIP.kind, TRIP.key, says('Late')), ...both.slice(1)]
  expect(await together(late)).toMatchObject({ status: 409, body: { document: { kind: 'hotel' } } })
  const [row] = await connection.db.select({ line: trip.line }).from(trip).where(eq(trip.key, TRIP.key))
  expect(row?.line.en).toBe('First')
})

test('each document of a publishing is in the audit log', async () => {
  const lines = await connection.db
    .select({ command: audit.command, outcome: audit.outcome })
    .from(audit)
    .where(eq(audit.about, 'kind hotel, key nicaragua.finca-madronal, number 1'))
  expect(lines).toContainEqual({ command: 'publish documents', outcome: 'begun' })
})
