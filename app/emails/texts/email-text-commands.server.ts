import { eq } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { command } from '#app/command.ts'
import type { EmailContext } from '#app/emails/parts/define-email.server.ts'
import { allowAdmins } from '#app/features/account/identity/identity-access.ts'
import { queueEmail } from '#app/outbox/queue-email.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { emailText } from '#database/schema/email-text.ts'
import { users } from '#database/schema/user.ts'
import { changedTexts, emailTextProblems } from './email-text.ts'
import { requireEmail } from './email-text-queries.server.ts'
import type { EmailTextProblem, OwnEmailTexts } from './email-text-schema.ts'
import { findOwnTexts } from './say-sentences.server.ts'

type Context = EmailContext & Pick<RequestContext, 'actor' | 'locale'>

type Written =
  | { ok: true; number: number }
  | { ok: false; problems: EmailTextProblem[] }
  | { ok: false; problems: null }

const rules = { authorize: (ctx: Context): void => allowAdmins(ctx) }

/**
 * Writes what an email says instead of what it is built with, from now on; `texts` are all that differ. With `after` another
 * number than that of the latest version nothing is written and `problems` is null.
 * @throws AppError unauthorized, not_found.
 */
export const writeEmailTexts = command(
  'write what an email says',
  rules,
  async (
    ctx,
    { template, texts, after }: { template: string; texts: OwnEmailTexts; after: number },
  ): Promise<Written> => {
    const sentences = await requireEmail(template).sentences(ctx)
    const problems = emailTextProblems(sentences, texts)
    if (problems.length > 0) return { ok: false, problems }
    const { number } = await findOwnTexts(ctx, template)
    if (number !== after || ctx.actor.kind !== 'admin') return { ok: false, problems: null }
    const version = {
      template,
      number: number + 1,
      texts: changedTexts(sentences, texts),
      author: ctx.actor.userId,
    }
    const added = await ctx.db
      .insert(emailText)
      .values({ ...version, createdTs: ctx.now() })
      .onConflictDoNothing()
      .returning({ number: emailText.number })
    const [row] = added
    return row ? { ok: true, ...row } : { ok: false, problems: null }
  },
)

/**
 * Sends an email about a sample to the admin who tries it, with sentences that need not be stored.
 * @returns the address. @throws AppError unauthorized, not_found.
 */
export const sendTestEmail = command(
  'try what an email says',
  rules,
  async (
    ctx,
    { template, texts, sample }: { template: string; texts: OwnEmailTexts; sample: number },
  ): Promise<{ ok: true; to: string } | { ok: false; problems: EmailTextProblem[] }> => {
    const email = requireEmail(template)
    const problems = emailTextProblems(await email.sentences(ctx), texts)
    if (problems.length > 0) return { ok: false, problems }
    const userId = ctx.actor.kind === 'admin' ? ctx.actor.userId : 0
    const [me] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, userId))
    if (!me) throw new AppError('not_found')
    const props = { test: { sample, texts } }
    const to = { recipient: me.email, locale: ctx.locale === 'es' ? 'ES' : 'EN' }
    await queueEmail(ctx.db, { template: email.template, props, ...to }, ctx.now())
    return { ok: true, to: me.email }
  },
)
