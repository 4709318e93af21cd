import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface CallOptions {
  body?: object
  /** POST with a body and GET without, unless given. */
  method?: string
  ifMatch?: number
}

/** Logs in a person of the demonstration; returns a function that calls the API as that person, and throws at a refusal. */
export async function logIn(origin: string, folder: string, role: string) {
  const people: { role: string; email: string; password: string }[] = JSON.parse(
    readFileSync(join(folder, 'people.json'), 'utf8'),
  )
  const { email, password } = people.find(person => person.role === role) ?? {}
  const ask = async (path: string, { body, method, ifMatch }: CallOptions, authorization = '') => {
    const answer = await fetch(origin + path, {
      method: method ?? (body ? 'POST' : 'GET'),
      ...(body && { body: JSON.stringify(body) }),
      headers: {
        'content-type': 'application/json',
        authorization,
        ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
      },
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`)
    return { text, headers: answer.headers }
  }
  const login = await ask('/api/public/auth/login', { body: { email, password } })
  const { token } = JSON.parse(login.text).data
  return (path: string, options: CallOptions = {}) => ask(path, options, `Bearer ${token}`)
}

export type Caller = Awaited<ReturnType<typeof logIn>>
