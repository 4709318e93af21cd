import { execFile } from 'node:child_process'
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { affiliate } from '#database/schema/user.ts'
import { addPerson, PASSWORD } from '#tools/testing/people.ts'
import { addTestPlan } from '#tools/testing/plans.ts'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const run = promisify(execFile)

/** What somebody outside would write with the generated types: no call names a type, none is cast. */
const PROGRAM = `
import createClient, { type ClientMethod, type Middleware } from 'openapi-fetch'
import type { paths } from './api.d.ts'

const [, , baseUrl = '', email = '', password = '', plan = '', partner = ''] = process.argv
const client = createClient<paths>({ baseUrl })
const statuses: Record<string, number> = {}
const note: Middleware = {
  onResponse: ({ request, schemaPath, response }) => {
    statuses[request.method + ' ' + schemaPath] = response.status
  },
}
client.use(note)

const door = await client.GET('/api', { headers: { accept: 'application/json' } })
await client.GET('/api/openapi.json')
await client.GET('/api/public/country', { params: { query: { limit: 1, locale: 'ES' } } })
const country = await client.GET('/api/public/country/{tag}', { params: { path: { tag: 'costa-clara' } } })
const trips = await client.GET('/api/public/trip', { params: { query: { limit: 2, country: 'costa-clara' } } })
const key = trips.data?.data[0]?.key ?? ''
const trip = await client.GET('/api/public/trip/{key}', { params: { path: { key } } })
await client.GET('/api/public/search', { params: { query: { q: 'turtle' } } })
const places = await client.GET('/api/public/place', { params: { query: { country: 'costa-clara', limit: 1 } } })
await client.GET('/api/public/place/{country}/{slug}', {
  params: { path: { country: 'costa-clara', slug: 'neblina' } },
})
await client.GET('/api/public/tour', { params: { query: { limit: 1 } } })
await client.GET('/api/public/hotel', { params: { query: { limit: 1 } } })
const species = await client.GET('/api/public/species', { params: { query: { limit: 1 } } })
await client.GET('/api/public/species/{key}', { params: { path: { key: species.data?.data[0]?.key ?? '' } } })
await client.GET('/api/next/feedback/search', { params: { query: { query: 'costa-clara', limit: 1 } } })
await client.GET('/api/public/staff/all_active')
const wish = { country: 'costa-clara', notes: 'Two weeks in May' }
const draft = await client.POST('/api/public/plan', { body: { newPlan: wish } })
const sent = await client.POST('/api/public/user/create_with_new_plan', {
  params: { header: { 'idempotency-key': 'generated' } },
  body: { name: 'Bo', email: 'bo@example.org', phone: '+506 8888 1234', locale: 'ES', newPlan: wish },
})
const session = await client.POST('/api/public/auth/login', { body: { email, password } })
const authorization = 'Bearer ' + session.data?.data.token
const own = createClient<paths>({ baseUrl, headers: { authorization } })
own.use(note)
const me = await own.GET('/api/private/user/me')
const plans = await own.GET('/api/private/plan', { params: { query: { limit: 1 } } })
const path = { id: Number(plan) }
await own.GET('/api/private/plan/{id}', { params: { path } })
const written = await own.POST('/api/private/plan/{id}/message', {
  params: { path },
  body: { body: 'Is dusk too late?' },
})
const thread = await own.GET('/api/private/plan/{id}/message', { params: { path, query: { limit: 1 } } })
await own.POST('/api/public/auth/logout')

const office = await client.POST('/api/public/auth/login', { body: { email: partner, password } })
const desk = createClient<paths>({
  baseUrl,
  headers: { authorization: 'Bearer ' + office.data?.data.token },
})
desk.use(note)
const made = await desk.POST('/api/org/key', {
  body: { name: 'Our desk', scopes: ['catalogue:read', 'requests:send', 'referrals:read'] },
})
const byKey = createClient<paths>({
  baseUrl,
  headers: { authorization: 'Bearer ' + made.data?.data.key },
})
byKey.use(note)
const some = await byKey.GET('/api/public/country', { params: { query: { limit: 1 } } })
await byKey.POST('/api/public/user/create_with_new_plan', {
  body: { name: 'Cy', email: 'cy@example.org', phone: null, locale: 'EN', newPlan: wish },
})
const leads = await byKey.GET('/api/org/plan', { params: { query: { limit: 1 } } })
await desk.DELETE('/api/org/key/{id}', { params: { path: { id: made.data?.data.id ?? 0 } } })
const ended = await byKey.GET('/api/public/country')

const read = {
  door: door.data?.data.description,
  country: country.data?.data.name,
  days: trip.data?.data.days,
  trips: trips.data?.data.length,
  next: places.data?.next,
  draft: typeof draft.data?.newPlan?.draft_key,
  sent: typeof sent.data?.data.user_id,
  me: me.data?.data.email,
  plans: plans.data?.data.map(({ id }) => id),
  byKey: [some.data?.data.length, leads.data?.data.map(({ stage }) => stage), ended.response.status, ended.error?.code],
  said: [written.data?.data.body, thread.data?.data.map(({ body }) => body)],
}
process.stdout.write(JSON.stringify({ statuses, read, refused: { sent: sent.error, draft: draft.error, written: written.error } }))
`

const COMPILER = {
  compilerOptions: {
    ...{ strict: true, noEmit: true, skipLibCheck: true, noUnusedLocals: false, types: ['node'] },
    ...{ target: 'ES2024', module: 'nodenext', allowImportingTsExtensions: true, lib: ['ES2024', 'DOM'] },
  },
  include: ['program.ts'],
}

test('a client generated from the description compiles and makes the documented calls', async () => {
  const { planId, email } = await addTestPlan(connection)
  const [affiliation] = await connection.db.select().from(affiliate).limit(1)
  const partner = await addPerson(connection, { role: 'partner', affiliateId: affiliation?.id })
  const { ask, open } = await openTestSite(connection)
  const folder = temporaryFolder()
  const at = (name: string) => join(folder, name)
  const inRepository = (path: string) => resolve(import.meta.dirname, '../..', path)
  symlinkSync(inRepository('node_modules'), at('node_modules'))
  writeFileSync(at('api.json'), await (await ask('/api/openapi.json')).text())
  writeFileSync(at('package.json'), '{ "type": "module" }')
  writeFileSync(at('program.ts'), PROGRAM)
  writeFileSync(at('tsconfig.json'), JSON.stringify(COMPILER))

  const preload = ['--import', inRepository('tools/testing/typescript-with-api.mjs')]
  const generator = inRepository('node_modules/openapi-typescript/bin/cli.js')
  await run(process.execPath, [...preload, generator, at('api.json'), '-o', at('api.d.ts')])
  const compiled = await run(
    process.execPath,
    [inRepository('node_modules/typescript/bin/tsc'), '-p', folder],
    {
      cwd: folder,
    },
  ).catch((failure: { stdout: string }) => failure)
  expect(compiled.stdout).toBe('')
  expect(readFileSync(at('api.d.ts'), 'utf8')).toContain('listTrips')

  const site = await open()
  const { stdout } = await run(process.execPath, [
    ...[at('program.ts'), site, email, PASSWORD, String(planId), partner.email],
  ])
  const { statuses, read, refused } = JSON.parse(stdout)
  expect(refused).toEqual({})
  expect(Object.keys(statuses)).toHaveLength(27)
  // The last call of all, with the key that was withdrawn.
  expect(Object.entries(statuses).filter(([, status]) => Number(status) >= 300)).toEqual([
    ['GET /api/public/country', 401],
  ])
  expect(read).toEqual({
    door: '/api/openapi.json',
    country: 'Costa Clara',
    days: expect.any(Number),
    trips: 2,
    next: expect.stringMatching(/^\/api\/public\/place\?country=costa-clara&limit=1&after=/),
    draft: 'string',
    sent: 'number',
    me: email,
    plans: [planId],
    byKey: [1, ['new'], 401, 'not_logged_in'],
    said: ['Is dusk too late?', ['Is dusk too late?']],
  })
})
