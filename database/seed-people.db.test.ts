import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { findKeyOwner } from '#app/features/account/identity/identity-queries.server.ts'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'
import { TEST_SECRET, testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { authAccount } from './schema/identity.ts'
import { users } from './schema/user.ts'
import { seedPeople } from './seed-people.ts'

interface Person {
  role: string
  email: string
  password: string
}

async function open() {
  const { db } = connection
  await db.delete(authAccount)
  await db.delete(users)
  const file = join(temporaryFolder(), 'people.json')
  const { identity } = await testContext(connection)
  return {
    file,
    seedHere: () => seedPeople({ db, secret: TEST_SECRET, file }),
    people: () => JSON.parse(readFileSync(file, 'utf8')) as Person[],
    logIn: async ({ email, password }: Person) => {
      const session = await identity.logIn({ email, password })
      return session && (await findKeyOwner({ db, identity }, `Bearer ${session.token}`))?.actor
    },
  }
}

const connection = await openTestDatabase({ seeded: 'world' })

describe('the people of a fresh installation', () => {
  it('are one of each role, who can log in with the passwords of the file', async () => {
    const { seedHere, people, logIn } = await open()
    expect(await seedHere()).toBe(4)
    const actors = await Promise.all(people().map(logIn))
    expect(actors).toEqual([
      { kind: 'traveller', userId: expect.any(Number) },
      {
        kind: 'planner',
        userId: expect.any(Number),
        fkey: expect.any(String),
        countries: expect.arrayContaining([expect.any(String)]),
      },
      { kind: 'partner', userId: expect.any(Number), affiliateId: expect.any(Number) },
      { kind: 'admin', userId: expect.any(Number) },
    ])
  })

  it('have passwords of their own that only the files’ owner may read', async () => {
    const [here, there] = [await open(), await open()]
    await here.seedHere()
    await there.seedHere()
    expect(statSync(here.file).mode & 0o777).toBe(0o600)
    const all = [...here.people(), ...there.people()].map(({ password }) => password)
    expect(new Set(all).size).toBe(8)
    for (const password of all) expect(password.length).toBeGreaterThanOrEqual(20)
  })

  it('are not changed by the next start, even if they chose other passwords', async () => {
    const { seedHere, people, logIn } = await open()
    await seedHere()
    const before = await connection.db.select().from(users)
    const [traveller] = people()
    await connection.db.update(authAccount).set({ password: null })
    expect(await seedHere()).toBe(0)
    expect(traveller && (await logIn(traveller))).toBeNull()
    expect(await connection.db.select().from(users)).toEqual(before)
  })

  it.each([
    ['thrown away', (file: string) => rmSync(file)],
    ['cut short', (file: string) => writeFileSync(file, '[{"role":')],
  ])('get new passwords when the file is %s', async (_what, spoil) => {
    const { seedHere, people, logIn, file } = await open()
    await seedHere()
    const [old] = people()
    spoil(file)
    expect(await seedHere()).toBe(4)
    const [fresh] = people()
    expect(old && (await logIn(old))).toBeNull()
    expect(fresh && (await logIn(fresh))).toMatchObject({ kind: 'traveller' })
  })

  it('do not take over a planner who has an account', async () => {
    const { seedHere } = await open()
    const [first] = await connection.db.select({ fkey: users.staffFkey }).from(users)
    expect(first).toBeUndefined()
    await seedHere()
    const [seeded] = await connection.db
      .select({ fkey: users.staffFkey })
      .from(users)
      .where(eq(users.role, 'planner'))
    const again = await open()
    await connection.db.insert(users).values({
      id: 7,
      email: 'real@example.org',
      name: 'Somebody',
      role: 'planner',
      staffFkey: seeded?.fkey,
    })
    expect(await again.seedHere()).toBe(4)
    const planners = await connection.db
      .select({ fkey: users.staffFkey })
      .from(users)
      .where(eq(users.role, 'planner'))
    expect(new Set(planners.map(({ fkey }) => fkey)).size).toBe(2)
  })
})
