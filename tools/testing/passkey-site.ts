import { expect } from 'vitest'
import type { Connection } from '#database/connect.ts'
import { ME, openAuthSite, tokenOf } from './auth-site.ts'
import { type Answering, openAuthenticator } from './authenticator.ts'
import { addPerson } from './people.ts'

export const PASSKEYS = `${ME}/passkey`

/** A call with a login key. */
export function as(key: string, method = 'GET', body?: unknown): RequestInit {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  return { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
}

/** A site with the passkey calls, at a given time. */
export async function openPasskeySite(connection: Connection, now = () => new Date()) {
  const site = await openAuthSite(connection, now)
  const optionsOf = async (answer: Response) => {
    expect(answer.status).toBe(200)
    return (await answer.json()).data
  }
  const startLogIn = async () =>
    optionsOf(await site.ask('/api/public/auth/passkey/start', { method: 'POST' }))
  const startAdding = async (key: string) =>
    optionsOf(await site.ask(`${PASSKEYS}/start`, { ...as(key, 'POST'), body: null }))
  const finish = (response: unknown) => site.call('passkey/finish', { response })
  const add = (key: string, response: unknown, name = 'Chrome, Linux') =>
    site.ask(PASSKEYS, as(key, 'POST', { name, response }))
  return {
    ...{ site, startLogIn, startAdding, finish, add },
    /** Logs in with a device's passkey. */
    logInWith: async (device: ReturnType<typeof openAuthenticator>, answering: Answering = {}) =>
      finish(device.sign(await startLogIn(), answering)),
    /** A person who is logged in by password and has added a passkey. */
    addOwner: async (name = 'Chrome, Linux') => {
      const person = await addPerson(connection)
      const key = await tokenOf(await site.logIn(person))
      const device = openAuthenticator()
      const added = await add(key, device.make(await startAdding(key)), name)
      expect(added.status).toBe(201)
      return { ...person, key, device, id: String((await added.json()).data.id) }
    },
  }
}

/** The status of a refused call, with the code of its first issue, or its reason. */
export async function refusalOf(answer: Response): Promise<[number, string | undefined]> {
  const { issues, reason } = await answer.json()
  return [answer.status, issues?.[0]?.code ?? reason]
}
