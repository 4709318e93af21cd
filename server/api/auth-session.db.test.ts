import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { hashPassword } from '#app/features/account/identity/hash-password.server.ts'
import { authAccount } from '#database/schema/identity.ts'
import { users } from '#database/schema/user.ts'
import { AUTH, newAddress, openAuthSite, tokenOf } from '#tools/testing/auth-site.ts'
import { addPerson, PASSWORD, personWith } from '#tools/testing/people.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection

const person = (email: string) => personWith(connection, email)

describe('logging in', () => {
  it('does not reveal whether an address is known, neither by its answer nor by its time', async () => {
    const site = await openAuthSite(connection)
    const owner = await addPerson(connection)
    // Her hash has the real cost, not the reduced one of tests.
    const password = await hashPassword(PASSWORD)
    await db.update(authAccount).set({ password }).where(eq(authAccount.userId, owner.userId))
    // Of the processor: how long it takes beside other programs says nothing.
    const times = { known: [] as number[], unknown: [] as number[] }
    const answers: Record<string, unknown[]> = {}
    for (let round = 0; round < 9; round++) {
      for (const [who, email] of [
        ['known', owner.email],
        ['unknown', newAddress()],
      ] as const) {
        const before = process.cpuUsage()
        const response = await site.logIn({ email, password: 'not the password' })
        const { user, system } = process.cpuUsage(before)
        times[who].push(user + system)
        const { request_id: _, ...body } = await response.json()
        answers[who] = [response.status, body, [...response.headers.keys()]]
      }
    }
    expect(answers.known).toEqual(answers.unknown)
    expect(answers.known?.[0]).toBe(401)
    // The shortest of each: the others have the process's own chores in them.
    const shortest = (who: 'known' | 'unknown') => Math.min(...times[who])
    expect(shortest('unknown')).toBeGreaterThan(shortest('known') * 0.5)
    expect(shortest('unknown')).toBeLessThan(shortest('known') * 2)
  })

  it('is refused for a person who only sent a request', async () => {
    const site = await openAuthSite(connection)
    await db.insert(users).values({ id: 77, email: 'asked@example.org', name: 'Asked' })
    expect((await site.logIn({ email: 'asked@example.org', password: PASSWORD })).status).toBe(401)
  })

  it('is recorded, and logging out ends this session alone', async () => {
    const site = await openAuthSite(connection)
    const owner = await addPerson(connection)
    const [here, there] = [await tokenOf(await site.logIn(owner)), await tokenOf(await site.logIn(owner))]
    expect((await person(owner.email))?.dateLogin).toBeInstanceOf(Date)
    const headers = { authorization: `Bearer ${here}` }
    expect((await site.call('logout', {}, headers)).status).toBe(204)
    expect((await site.me(here)).status).toBe(401)
    expect((await site.me(there)).status).toBe(200)
    for (const again of [
      headers,
      {},
      { authorization: 'Bearer nonsense' },
      { authorization: 'Basic eDp5' },
    ]) {
      expect((await site.ask(`${AUTH}/logout`, { method: 'POST', headers: again })).status).toBe(204)
    }
  })
})
