import { z } from '@hono/zod-openapi'
import { composeEmail } from '#app/emails/parts/compose-email.server.ts'
import type { EmailContext } from '#app/emails/parts/define-email.server.ts'
import type { OutboxEmail } from '#app/outbox/outbox-email.ts'

/** An email as it would be sent, shown before what sends it is done. */
export const emailPreview = z
  .object({ to: z.string(), subject: z.string(), text: z.string() })
  .openapi('EmailPreview', { description: 'The email that follows' })

type Following = OutboxEmail & { recipient: string; locale: string }

/** What its reader can open by it is the reader's alone. */
function withoutTokens(text: string): string {
  return text.replaceAll(/#token=[\w.%-]+/g, '')
}

/** Composes the email that would follow; null if there is none. */
export async function previewEmail(ctx: EmailContext, email: Following | null) {
  const composed = email && (await composeEmail(ctx, email))
  return composed && { to: composed.to, subject: composed.subject, text: withoutTokens(composed.text) }
}
