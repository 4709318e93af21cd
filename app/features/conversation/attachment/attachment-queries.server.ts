import { and, eq } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { findOfficePlan, findOwnPlan } from '#app/features/plan/core/find-own-plan.server.ts'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import { message, messageAttachment } from '#database/schema/conversation.ts'

type Context = CallerContext & Pick<RequestContext, 'attachments'>

interface StoredFile {
  name: string
  mediaType: string
  content: Buffer
}

async function readFileOf(ctx: Context, planId: number, fileId: number): Promise<StoredFile> {
  const [row] = await ctx.db
    .select({
      name: messageAttachment.name,
      mediaType: messageAttachment.mediaType,
      sum: messageAttachment.sum,
    })
    .from(messageAttachment)
    .innerJoin(message, eq(message.id, messageAttachment.messageId))
    .where(and(eq(messageAttachment.id, fileId), eq(message.planId, planId)))
  const content = row?.sum && (await ctx.attachments.read(row.sum))
  if (!row || !content) throw new AppError('not_found')
  return { name: row.name, mediaType: row.mediaType, content }
}

/** An attachment of the caller's own plan. @throws AppError not_logged_in, not_found. */
export async function getOwnAttachment(ctx: Context, planId: number, fileId: number): Promise<StoredFile> {
  await findOwnPlan(ctx, planId)
  return readFileOf(ctx, planId, fileId)
}

/** The same for the office. @throws AppError not_logged_in, unauthorized, not_found. */
export async function getOfficeAttachment(ctx: Context, planId: number, fileId: number): Promise<StoredFile> {
  await findOfficePlan(ctx, planId)
  return readFileOf(ctx, planId, fileId)
}
