import { randomUUID } from 'node:crypto'
import { asc, eq, isNull, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { makeAdmin } from '#app/features/account/account/account-commands.server.ts'
import { decideOnNewsletter } from '#app/features/account/newsletter/newsletter-commands.server.ts'
import { assignPlan, bePresent } from '#app/features/plan/handling/stage-commands.server.ts'
import type { Actor } from '#app/request-context.ts'
import { audit } from '#database/schema/audit.ts'
import { users } from '#database/schema/user.ts'
import { addOfficePlan, addPlanner } from '#tools/testing/office-desk.ts'
import { addPerson } from '#tools/testing/people.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const NOW = new Date()
const alma = await addPlanner(connection, 'alma-reyes')
const { userId: adminId } = await addPerson(connection, { role: 'admin' })
const admin: Actor = { kind: 'admin', userId: adminId }
const as = (actor: Actor) => testContext(connection, { actor, now: () => NOW })

async function read(path = '', actor = admin) {
  const ctx = await as(actor)
  const { ask } = await openTestSite(connection, { context: locale => ({ ...ctx, locale }) })
  const answer = await ask(`/api/admin/audit${path}`)
  return { status: answer.status, body: await answer.json() }
}

const linesAbout = (about: string) =>
  db.select().from(audit).where(eq(audit.about, about)).orderBy(asc(audit.id))

describe('the audit log', () => {
  it('has a line for what the office does, and a second one if nothing came of it', async () => {
    const planId = await addOfficePlan(connection, NOW, {})
    const ctx = await as(alma)
    await assignPlan(ctx, { planId, fkey: 'alma-reyes', from: null })
    await assignPlan(ctx, { planId, fkey: 'nobody-at-all', from: null })
    const other = await as({ kind: 'planner', userId: 77, fkey: 'tomas-arce', countries: ['marmol'] })
    await expect(assignPlan(other, { planId, fkey: 'tomas-arce', from: null })).rejects.toThrow()
    const lines = await linesAbout(`planId ${planId}, fkey alma-reyes`)
    expect(lines).toMatchObject([{ command: 'assign a plan', role: 'planner', outcome: 'begun' }])
    const refused = await linesAbout(`planId ${planId}, fkey nobody-at-all`)
    expect(refused.map(({ outcome }) => outcome)).toEqual(['begun', 'refused'])
    // Who may not is refused before anything is done.
    expect(await linesAbout(`planId ${planId}, fkey tomas-arce`)).toEqual([])
  })

  it('says what the shell did to somebody’s access, and not who looks at a plan', async () => {
    const { email } = await addPerson(connection)
    await makeAdmin(await as({ kind: 'system' }), { email })
    const shell = await db.select().from(audit).where(eq(audit.role, 'system'))
    expect(shell).toMatchObject([{ userId: null, command: 'make an admin', about: null }])
    const before = await db.$count(audit)
    await bePresent(await as(alma), { planId: await addOfficePlan(connection, NOW, {}) })
    expect(await db.$count(audit)).toBe(before)
  })

  it.each(['update audit set user_id = 1', 'delete from audit', 'truncate audit'])(
    'is append-only: %s',
    async statement => {
      const before = await db.select().from(audit)
      expect(before.length).toBeGreaterThan(0)
      await expect(db.execute(sql.raw(statement))).rejects.toMatchObject({
        cause: { message: 'audit is an append-only log' },
      })
      expect(await db.select().from(audit)).toEqual(before)
    },
  )

  it('is read by admins alone', async () => {
    expect((await read('', alma)).status).toBe(403)
    expect((await read('', { kind: 'visitor' })).status).toBe(401)
  })

  it('is read from the latest, page by page, by who, what and since', async () => {
    const first = await read('?limit=2')
    const rest = await read(`?limit=100&cursor=${first.body.next}`)
    const ids = [...first.body.data, ...rest.body.data].map(({ id }: { id: number }) => id)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    expect(ids).toHaveLength(await db.$count(audit, isNull(audit.begunId)))
    const { userId } = alma as { userId: number }
    const { body } = await read(`?who=${userId}&what=ASSIGN`)
    expect(body.data.length).toBeGreaterThan(0)
    for (const line of body.data) expect(line).toMatchObject({ what: 'assign a plan', who: { id: userId } })
    expect((await read('?what=nobody-at-all')).body.data).toMatchObject([{ outcome: 'refused' }])
    expect((await read(`?since=${new Date(Date.now() + 60_000).toISOString()}`)).body.data).toEqual([])
    expect((await read('?who=me')).status).toBe(422)
  })

  it('says in the reader’s words what was done, and to what', async () => {
    const planId = await addOfficePlan(connection, NOW, {})
    await assignPlan(await as(alma), { planId, fkey: 'alma-reyes', from: null })
    const { body } = await read('?limit=1&locale=ES')
    expect(body.data).toMatchObject([
      {
        words: 'Asignó un plan',
        outcome: 'done',
        things: [
          { kind: 'plan', id: `${planId}`, name: expect.stringMatching(/./) },
          { kind: 'planner', id: 'alma-reyes', name: 'Alma Reyes' },
        ],
      },
    ])
  })

  it.each([
    ['words in the reader’s language', 'q=asigno UN plan&locale=ES', 'q=handed over&locale=ES'],
    ['a key', 'q=nobody-at-all', 'q=nobody-at-large'],
    ['a group', 'about=plan', 'about=money'],
    ['days', `until=${new Date(Date.now() + 60_000).toISOString()}`, 'until=2020-01-01T00:00:00Z'],
  ])('is searched by %s', async (_, found, missed) => {
    expect((await read(`?${found}`)).body.data).not.toEqual([])
    expect((await read(`?${missed}`)).body.data).toEqual([])
  })

  it('is saved as a file with every line found, in which nothing is a formula', async () => {
    const { userId } = await addPerson(connection, {
      role: 'admin',
      name: '=HYPERLINK("http://evil.example")',
    })
    const planId = await addOfficePlan(connection, NOW, {})
    const bad = await as({ kind: 'admin', userId })
    await assignPlan(bad, { planId, fkey: 'alma-reyes', from: null })
    const ctx = await as(admin)
    const { ask } = await openTestSite(connection, { context: locale => ({ ...ctx, locale }) })
    const answer = await ask(`/api/admin/audit/file?locale=ES&who=${userId}`)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const [head, line, end] = (await answer.text()).split('\r\n')
    expect(head).toContain('Cuándo;Quién;Qué')
    expect(line).toContain(`;"'=HYPERLINK(""http://evil.example"")";Asignó un plan;`)
    expect(end).toBe('')
    const all = await ask('/api/admin/audit/file')
    expect((await all.text()).trim().split('\r\n')).toHaveLength(
      1 + (await db.$count(audit, isNull(audit.begunId))),
    )
    const { ask: other } = await openTestSite(connection, {
      context: locale => ({ ...ctx, locale, actor: alma }),
    })
    expect((await other('/api/admin/audit/file')).status).toBe(403)
  })

  it('holds no secret by which a command is given', async () => {
    const ctx = await as(admin)
    const key = randomUUID()
    await decideOnNewsletter(ctx, { key, wish: 'confirm' }).catch(() => {})
    expect(await db.$count(audit, sql`about like ${`%${key}%`}`)).toBe(0)
    const [line] = await db.select().from(audit).where(eq(audit.command, 'decide on the newsletter'))
    expect(line).toMatchObject({ userId: adminId, about: null })
  })

  it('stays when an account goes, without its name', async () => {
    const { userId } = await addPerson(connection, { role: 'admin' })
    const planId = await addOfficePlan(connection, NOW, {})
    await assignPlan(await as({ kind: 'admin', userId }), { planId, fkey: 'alma-reyes', from: null })
    await db.delete(users).where(eq(users.id, userId))
    const { body } = await read(`?who=${userId}`)
    expect(body.data).toMatchObject([{ who: { id: userId, name: null }, role: 'admin' }])
  })
})
