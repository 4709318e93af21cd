import { expect, test } from 'vitest'
import type { Actor } from '#app/request-context.ts'
import { post } from '#tools/testing/auth-site.ts'
import { put } from '#tools/testing/office-calls.ts'
import { addPlanner } from '#tools/testing/office-desk.ts'
import { openPages } from '#tools/testing/page-renderer.ts'
import { addPerson } from '#tools/testing/people.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { userId } = await addPerson(connection, { role: 'admin', name: 'Ines' })
const admin: Actor = { kind: 'admin', userId }
const planner = await addPlanner(connection, 'wilma-toro')
const renderPage = await openPages()

/** A site with its caches, on which anybody may be logged in. */
async function openSite(now: () => Date = () => new Date()) {
  let actor: Actor = { kind: 'visitor' }
  const ctx = await testContext(connection, { now })
  const { ask, logged } = await openTestSite(connection, {
    renderPage,
    context: locale => ({ ...ctx, locale, actor }),
  })
  async function call(caller: Actor, path: string, init?: RequestInit) {
    actor = caller
    const answer = await ask(path, init)
    actor = { kind: 'visitor' }
    return { status: answer.status, body: await answer.json() }
  }
  return { ask, call, logged }
}

const HOTEL = '/api/admin/content/hotel/marmol.casa-cantera'
const TRIP = '/api/admin/content/trip/stair-and-market'

test('a draft is shown on its page to whoever has its address, in both languages, and nobody else sees it', async () => {
  const { ask, call, logged } = await openSite()
  const { document, number } = (await call(admin, HOTEL)).body.data
  const line = { en: 'A porch to dream on', es: 'Un porche para soñar' }
  const saved = await call(planner, HOTEL, put(number, { ...document, line }))
  expect(saved.body.data.problems).toEqual([])
  const { url, expiresTs } = (await call(planner, `${HOTEL}/preview`)).body.data
  expect(url).toMatch(/^\/marmol\/hotels\?preview=[\w.-]+#casa-cantera$/)
  expect(new Date(expiresTs).getTime()).toBeGreaterThan(Date.now() + 6 * 86_400_000)
  const address = url.replace(/#.*/, '')
  const shown = await ask(address)
  expect(shown.status).toBe(200)
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'same-origin',
  })
  const html = await shown.text()
  expect(html).toContain('A porch to dream on')
  expect(html).toContain('Preview: not published')
  const spanish = await (await ask(`/es${address}`)).text()
  expect(spanish).toContain('Un porche para soñar')
  expect(spanish).toContain('Vista previa: sin publicar')
  for (const path of ['/marmol/hotels', '/es/marmol/hotels', '/api/public/items/hotel?country=marmol'])
    expect(await (await ask(path)).text()).not.toMatch(/A porch to dream on|Un porche para soñar/)
  // The same address on any page shows it there too, and a page that was kept before is passed by.
  const kept = await (await ask('/marmol/destinations/cantera')).text()
  const place = await (
    await ask(`/marmol/destinations/cantera${new URL(address, 'https://x').search}`)
  ).text()
  expect(place).toContain('Preview: not published')
  expect(place).toContain('A porch to dream on')
  expect(await (await ask('/marmol/destinations/cantera')).text()).toBe(kept)
  expect(logged).toEqual([])
})

test('a draft is shown with the drafts that it needs, and some are shown together', async () => {
  const { ask, call } = await openSite()
  const { document: house } = (await call(admin, HOTEL)).body.data
  const name = { en: 'House of drafts', es: 'Casa de borradores' }
  const path = '/api/admin/content/hotel/marmol.house-of-drafts'
  await call(admin, path, put(0, { ...house, name, key: undefined }))
  const { document, number } = (await call(admin, TRIP)).body.data
  const days = document.days.map((day: { hotel?: string }) =>
    day.hotel === 'casa-cantera' ? { ...day, hotel: 'house-of-drafts' } : day,
  )
  const saved = await call(admin, TRIP, put(number, { ...document, days }))
  expect(JSON.stringify(saved.body.data.problems)).toContain('there is no hotel house-of-drafts')
  const { url } = (await call(admin, `${TRIP}/preview`)).body.data
  const trip = await ask(url)
  const html = await trip.text()
  expect(html).toContain('House of drafts')
  const pages = [...html.matchAll(/href="([^"]*preview=[^"]*)"/g)].map(([, href]) => href)
  expect(pages).toEqual(
    expect.arrayContaining([expect.stringMatching(/^\/marmol\/hotels\?preview=.*#house-of-drafts$/)]),
  )
  const alone = { kind: 'trip', key: 'stair-and-market', number: saved.body.data.number }
  const together = await call(admin, '/api/admin/content/preview', post({ documents: [alone] }))
  const refused = await ask(together.body.data.url)
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('/admin/catalogue/trip/stair-and-market')
})

test('an address is refused once its time is over, and if anything of it was changed', async () => {
  const { ask, call } = await openSite()
  const { url } = (await call(admin, `${HOTEL}/preview`)).body.data
  const address = url.replace(/#.*/, '')
  expect((await ask(address)).status).toBe(200)
  for (const wrong of [
    `${address}x`,
    address.replace(/preview=./, 'preview=A'),
    '/marmol/hotels?preview=',
    '/?preview=a.b.c',
  ])
    expect((await ask(wrong)).status, wrong).toBe(410)
  const later = await openSite(() => new Date(Date.now() + 8 * 86_400_000))
  const over = await later.ask(`/es${address}`)
  expect(over.status).toBe(410)
  expect(over.headers.get('cache-control')).toBe('private, no-store')
  expect(await over.text()).toContain('Aquí no hay vista previa')
})

test('only who may edit a document gets its address', async () => {
  const { call } = await openSite()
  const status = async (actor: Actor) => (await call(actor, `${HOTEL}/preview`)).status
  expect(await status({ kind: 'visitor' })).toBe(401)
  expect(await status({ kind: 'traveller', userId })).toBe(403)
  expect(await status({ ...planner, countries: [] })).toBe(403)
  const documents = [{ kind: 'hotel', key: 'marmol.casa-cantera', number: 900 }]
  expect((await call(admin, '/api/admin/content/preview', post({ documents }))).status).toBe(404)
})
