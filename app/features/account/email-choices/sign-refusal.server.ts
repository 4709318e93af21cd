import { timingSafeEqual } from 'node:crypto'
import type { RequestContext } from '#app/request-context.ts'
import { type EmailKind, emailKinds } from '#database/values/email-kinds.ts'

/** Emails of one kind to one person. */
export interface Refusal {
  userId: number
  kind: EmailKind
}

type Signing = Pick<RequestContext, 'identity'>

/** What the link of an email carries by which its reader, logged in or not, does without emails of its kind. */
export function signRefusal({ identity }: Signing, { userId, kind }: Refusal): string {
  return `${userId}.${kind}.${identity.proofOf(`refusal ${userId} ${kind}`)}`
}

/** What such a link is about; null for one that was forged. */
export function readRefusal(ctx: Signing, token: string): Refusal | null {
  const [id = '', name] = token.split('.')
  const kind = emailKinds.find(each => each === name)
  if (!kind || !/^[1-9][0-9]{0,15}$/.test(id)) return null
  const refusal = { userId: Number(id), kind }
  const [given, expected] = [Buffer.from(token), Buffer.from(signRefusal(ctx, refusal))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? refusal : null
}
