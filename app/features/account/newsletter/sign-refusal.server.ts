import { timingSafeEqual } from 'node:crypto'
import type { RequestContext } from '#app/request-context.ts'
import { type EmailKind, emailKinds } from '#database/values/email-kinds.ts'

/** Emails of one kind to one person. */
export interface Refusal {
  userId: number
  kind: EmailKind
}

type Context = Pick<RequestContext, 'identity'>

/** Token of an unsubscribe link, which works without a login. */
export function signRefusal({ identity }: Context, { userId, kind }: Refusal): string {
  return `${userId}.${kind}.${identity.proofOf(`refusal ${userId} ${kind}`)}`
}

/** Verifies such a token; null if it is forged. */
export function readRefusal(ctx: Context, token: string): Refusal | null {
  const [id = '', name] = token.split('.')
  const kind = emailKinds.find(each => each === name)
  if (!kind || !/^[1-9][0-9]{0,15}$/.test(id)) return null
  const refusal = { userId: Number(id), kind }
  const [given, expected] = [Buffer.from(token), Buffer.from(signRefusal(ctx, refusal))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? refusal : null
}
