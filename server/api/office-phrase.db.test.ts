import { describe, expect, it } from 'vitest'
import { MOST_PHRASES } from '#app/features/office/plan-page/phrase-schema.ts'
import { wishOf } from '#app/features/wish/wish-schema.ts'
import type { Actor } from '#app/request-context.ts'
import { plannerPhrase } from '#database/schema/phrase.ts'
import { post } from '#tools/testing/auth-site.ts'
import { addOfficePlan, addPlanner, NOW } from '#tools/testing/office-desk.ts'
import { addPerson } from '#tools/testing/people.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const alma = await addPlanner(connection, 'alma-reyes')
const wilma = await addPlanner(connection, 'wilma-toro')
const PATH = '/api/admin/phrase'
const RAIN = {
  name: 'Rain',
  en: 'Dear {name}, it rains in {country} in May. You start on {start}? {planner}',
  es: 'Estimada {name}: en mayo llueve en {country}. ¿Sales el {start}? {planner}',
}

async function call(actor: Actor, path: string, init?: RequestInit) {
  const ctx = await testContext(connection, { actor })
  const { ask } = await openTestSite(connection, { context: locale => ({ ...ctx, locale }) })
  const answer = await ask(path, init)
  return { status: answer.status, body: answer.status === 204 ? null : await answer.json() }
}

const put = (body: object) => ({ ...post(body), method: 'PUT' })
const remove = { method: 'DELETE' }

async function filledFor(planId: number, actor: Actor = alma) {
  const { body } = await call(actor, `${PATH}?plan=${planId}`)
  return body.data.map(({ filled }: { filled: unknown }) => filled)
}

describe('a planner’s phrase', () => {
  it('is filled from the plan in its traveller’s language; what the plan has not stays in braces', async () => {
    const { status, body } = await call(alma, PATH, post(RAIN))
    expect(status).toBe(201)
    const wish = wishOf({ when: { firstDay: '2027-03-04' } })
    const english = await addOfficePlan(connection, NOW, { wish })
    const spanish = await addOfficePlan(connection, NOW, { locale: 'ES', contactName: 'Rosa Paz' })
    expect(await filledFor(english)).toEqual([
      {
        text: 'Dear Grace, it rains in Costa Clara in May. You start on 4 March 2027? Alma',
        isOtherLanguage: false,
      },
    ])
    expect(await filledFor(spanish)).toEqual([
      {
        text: 'Estimada Rosa: en mayo llueve en Costa Clara. ¿Sales el {start}? Alma',
        isOtherLanguage: false,
      },
    ])
    const changed = await call(alma, `${PATH}/${body.data.id}`, put({ ...RAIN, en: 'Rain, {name}.', es: '' }))
    expect(changed).toEqual({ status: 200, body: { data: { id: body.data.id } } })
    expect(await filledFor(spanish)).toEqual([{ text: 'Rain, Rosa.', isOtherLanguage: true }])
    expect((await call(alma, `${PATH}/${body.data.id}`, remove)).status).toBe(204)
    expect((await call(alma, `${PATH}/${body.data.id}`, remove)).status).toBe(204)
    expect((await call(alma, PATH)).body.data).toEqual([])
  })

  it('is seen, changed and removed by its writer alone, and never filled from another’s plan', async () => {
    const { body } = await call(alma, PATH, post(RAIN))
    const own = `${PATH}/${body.data.id}`
    expect((await call(wilma, PATH)).body.data).toEqual([])
    expect((await call(wilma, own, put(RAIN))).status).toBe(404)
    expect((await call(wilma, own, remove)).status).toBe(204)
    expect((await call(alma, PATH)).body.data).toEqual([{ id: body.data.id, ...RAIN, filled: null }])
    const planId = await addOfficePlan(connection, NOW)
    expect((await call(wilma, `${PATH}?plan=${planId}`)).status).toBe(404)
    expect((await call({ kind: 'visitor' }, PATH)).status).toBe(401)
    const { userId } = await addPerson(connection)
    expect((await call({ kind: 'traveller', userId }, PATH, post(RAIN))).status).toBe(403)
  })

  it.each([
    ['that names what no plan has', { ...RAIN, es: '{precio}' }, 'es'],
    ['in no language', { ...RAIN, en: ' ', es: '' }, 'en'],
    ['without a name', { ...RAIN, name: ' ' }, 'name'],
    ['of six thousand letters', { ...RAIN, en: 'x'.repeat(6_000) }, 'en'],
  ])('%s is refused with its path', async (_, body, path) => {
    expect(await call(wilma, PATH, post(body))).toMatchObject({ status: 422, body: { issues: [{ path }] } })
  })

  it('is one of two hundred at most', async () => {
    const { userId } = wilma
    const many = Array.from({ length: MOST_PHRASES }, (_, n) => ({ userId, name: `${n}`, en: 'x', es: '' }))
    await connection.db.insert(plannerPhrase).values(many)
    expect(await call(wilma, PATH, post(RAIN))).toMatchObject({
      status: 409,
      body: { reason: 'phrases_full' },
    })
  })
})
