import type { Actor } from '#app/request-context.ts'
import { post } from './auth-site.ts'
import { testContext } from './test-context.ts'
import type { TestDatabase } from './test-database.ts'
import { openTestSite } from './test-site.ts'

/** Makes calls of the office as somebody. */
export function officeCaller(connection: TestDatabase) {
  return async function call(actor: Actor, path: string, init?: RequestInit) {
    const ctx = await testContext(connection, { actor })
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
