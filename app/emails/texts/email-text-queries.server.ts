import { desc, eq } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { emails } from '#app/emails/parts/compose-email.server.ts'
import type { DefinedEmail, EmailContext } from '#app/emails/parts/define-email.server.ts'
import { requireAdmin } from '#app/features/account/identity/identity-access.ts'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import { emailText } from '#database/schema/email-text.ts'
import { users } from '#database/schema/user.ts'
import type { EmailSentence, ListedEmail, OfficeEmail, OwnEmailTexts } from './email-text-schema.ts'

type Reading = EmailContext & CallerContext & Pick<RequestContext, 'locale'>

/** The latest versions that are shown of an email. */
const VERSIONS = 20

/** @throws AppError not_found. */
export function requireEmail(template: string): DefinedEmail {
  const email = emails.find(each => each.template === template)
  if (!email) throw new AppError('not_found')
  return email
}

/** The subject of an email in the reader's language, with what it names in braces. */
function subjectOf({ locale }: Reading, sentences: readonly EmailSentence[], texts: OwnEmailTexts): string {
  const subject = sentences.find(({ part }) => part === 'subject')
  return subject ? (texts[subject.message] ?? subject.builtIn)[locale] : ''
}

function changedAt(latest: { texts: OwnEmailTexts; createdTs: Date } | undefined): string | null {
  return latest && Object.keys(latest.texts).length > 0 ? latest.createdTs.toISOString() : null
}

/** Every email, in the order of their names. @throws AppError not_logged_in; unauthorized for anyone but admins. */
export async function listEmails(ctx: Reading): Promise<ListedEmail[]> {
  requireAdmin(ctx)
  const rows = await ctx.db
    .selectDistinctOn([emailText.template])
    .from(emailText)
    .orderBy(emailText.template, desc(emailText.number))
  const latest = new Map(rows.map(row => [row.template, row]))
  return Promise.all(
    emails.map(async email => {
      const row = latest.get(email.template)
      return {
        template: email.template,
        subject: subjectOf(ctx, await email.sentences(ctx), row?.texts ?? {}),
        changed: changedAt(row),
      }
    }),
  )
}

/** An email with each of its sentences and its latest versions. @throws AppError not_logged_in, unauthorized, not_found. */
export async function getOfficeEmail(ctx: Reading, template: string): Promise<OfficeEmail> {
  requireAdmin(ctx)
  const email = requireEmail(template)
  const [sentences, rows] = await Promise.all([
    email.sentences(ctx),
    ctx.db
      .select({
        number: emailText.number,
        texts: emailText.texts,
        createdTs: emailText.createdTs,
        by: users.name,
      })
      .from(emailText)
      .leftJoin(users, eq(users.id, emailText.author))
      .where(eq(emailText.template, template))
      .orderBy(desc(emailText.number))
      .limit(VERSIONS),
  ])
  const [latest] = rows
  const texts = latest?.texts ?? {}
  return {
    ...{ template, sentences, texts, number: latest?.number ?? 0, samples: email.samples },
    subject: subjectOf(ctx, sentences, texts),
    changed: changedAt(latest),
    versions: rows.map(({ createdTs, ...row }) => ({ ...row, createdTs: createdTs.toISOString() })),
  }
}

/** An email about each of its samples, with sentences that may not be stored. @throws AppError not_logged_in, unauthorized, not_found. */
export async function showEmail(ctx: Reading, template: string, texts: OwnEmailTexts) {
  requireAdmin(ctx)
  const shown = await requireEmail(template).preview(ctx, ctx.locale, texts)
  return shown.map(({ subject, html }) => ({ subject, html }))
}
