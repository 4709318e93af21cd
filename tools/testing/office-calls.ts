import type { Actor } from '#app/request-context.ts'
import type { Connection } from '#database/connect.ts'
import type { Publisher } from '#database/documents/publisher.ts'
import { post } from './auth-site.ts'
import { testContext } from './test-context.ts'
import { openTestSite } from './test-site.ts'

/** Makes calls of the office as somebody. */
export function officeCaller(connection: Connection, publisher: Publisher) {
  return async function call(actor: Actor, path: string, init?: RequestInit) {
    const ctx = await testContext(connection, { actor, publisher })
    const { ask } = await openTestSite(connection, { context: locale => ({ ...ctx, locale }) })
    const answer = await ask(path, init)
    return { status: answer.status, body: await answer.json() }
  }
}

/** A draft over a version. */
export function put(after: number, document: unknown, note?: string) {
  const { body, headers } = post({ document, note })
  return {
    method: 'PUT',
    body,
    headers: { ...Object.fromEntries(new Headers(headers)), 'if-match': `"${after}"` },
  }
}
