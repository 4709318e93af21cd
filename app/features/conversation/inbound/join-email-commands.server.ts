import { AppError } from '#app/app-error.ts'
import { command, type Writing } from '#app/command.ts'
import { asOffice } from '#app/features/plan/core/find-own-plan.server.ts'
import { lockPlan, logPlanEvent, recordedActor } from '#app/features/plan/core/lock-plan.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { addEmail, bodyOf, findAddressOwner, findWriter, storeFiles } from './add-email.server.ts'
import { headersOf, replyToken } from './inbound-email.ts'
import { canJoin, findOurPeople, findOutside, readOriginal } from './original-queries.server.ts'
import { claimedSender, rawBeginning } from './raw-email.ts'
import { type ReceivedEmail, UnreadableEmail } from './read-email.server.ts'
import { readInTime } from './read-in-time.server.ts'

export type EmailJoined = { ok: true } | { ok: false; reason: 'sender_unknown' }

async function readAgain(ctx: RequestContext, raw: Buffer): Promise<ReceivedEmail | null> {
  try {
    return await readInTime({ raw, people: await findOurPeople(ctx) })
  } catch (error) {
    if (error instanceof UnreadableEmail) return null
    throw error
  }
}

/**
 * Puts an email that waits into the conversation, in the name of its sender: somebody of the office has looked at it.
 * @throws AppError not_logged_in, unauthorized, not_found.
 */
export const joinEmail = command<RequestContext, { planId: number; emailId: number }, EmailJoined>(
  'put an email into the conversation',
  { authorize: asOffice },
  async (ctx: Writing<RequestContext>, { planId, emailId }) => {
    const found = await findOutside(ctx.db, planId, emailId)
    if (!found || !canJoin(found)) throw new AppError('not_found')
    const { raw } = await readOriginal(ctx, found)
    const token = replyToken(headersOf(raw), ctx.replyDomain ?? '')
    const owner = token === null ? null : await findAddressOwner(ctx.db, token)
    const email = await readAgain(ctx, raw)
    const body = (email && bodyOf(email)) || rawBeginning(raw)
    const files = email ? await storeFiles(ctx, email.files) : []
    const from = email?.from ?? claimedSender(raw).from
    const now = ctx.now()
    return ctx.db.transaction(async tx => {
      await lockPlan(tx, planId)
      const row = await findOutside(tx, planId, emailId)
      if (!row) throw new AppError('not_found')
      const author = owner && (await findWriter(tx, owner, from))
      if (!author) return { ok: false, reason: 'sender_unknown' }
      const by = recordedActor(ctx.actor)
      await logPlanEvent(tx, { planId, kind: 'email_joined', by, at: now, details: { email: emailId } })
      const id = email?.id ?? `<${row.digest}@unread>`
      await addEmail(tx, { row, author, emailId: id, body, files, isRaw: email === null, now })
      return { ok: true }
    })
  },
)
