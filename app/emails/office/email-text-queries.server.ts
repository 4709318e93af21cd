import { desc, eq, sql } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { emails } from '#app/emails/parts/compose-email.server.ts'
import type { DefinedEmail, EmailContext } from '#app/emails/parts/define-email.server.ts'
import type {
  ListedEmail,
  OfficeEmail,
  OwnEmailTexts,
} from '#app/features/office/email-texts/email-text-schema.ts'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import { emailText } from '#database/schema/email-text.ts'
import { users } from '#database/schema/user.ts'

type Reading = EmailContext & CallerContext & Pick<RequestContext, 'locale'>

/** The latest versions that are shown of an email. */
const VERSIONS = 20

/** @throws AppError not_logged_in; unauthorized for anyone but admins. */
export function requireAdmin({ actor }: Pick<CallerContext, 'actor'>): void {
  if (actor.kind === 'visitor') throw new AppError('not_logged_in')
  if (actor.kind !== 'admin') throw new AppError('unauthorized')
}

/** @throws AppError not_found. */
export function requireEmail(template: string): DefinedEmail {
  const email = emails.find(each => each.template === template)
  if (!email) throw new AppError('not_found')
  return email
}

/** The subject of an email in the reader's language, with what it names in braces. */
async function subjectOf(ctx: Reading, email: DefinedEmail, texts: OwnEmailTexts): Promise<string> {
  const subject = (await email.sentences(ctx)).find(({ part }) => part === 'subject')
  return (subject && (texts[subject.message] ?? subject.builtIn)[ctx.locale]) ?? email.template
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
        subject: await subjectOf(ctx, email, row?.texts ?? {}),
        changed: row && Object.keys(row.texts).length > 0 ? row.createdTs.toISOString() : null,
      }
    }),
  )
}

/** An email with each of its sentences and its latest versions. @throws AppError not_logged_in, unauthorized, not_found. */
export async function getOfficeEmail(ctx: Reading, template: string): Promise<OfficeEmail> {
  requireAdmin(ctx)
  const email = requireEmail(template)
  const [sentences, samples, rows] = await Promise.all([
    email.sentences(ctx),
    email.preview(ctx, ctx.locale, {}),
    ctx.db
      .select({
        number: emailText.number,
        texts: emailText.texts,
        createdTs: emailText.createdTs,
        by: sql<string | null>`${users.name}`,
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
    ...{ template, sentences, texts, number: latest?.number ?? 0, samples: samples.length },
    subject: await subjectOf(ctx, email, texts),
    changed: latest && Object.keys(texts).length > 0 ? latest.createdTs.toISOString() : null,
    versions: rows.map(({ createdTs, ...row }) => ({ ...row, createdTs: createdTs.toISOString() })),
  }
}

/** An email about each of its samples, with sentences that may not be stored. @throws AppError not_logged_in, unauthorized, not_found. */
export async function showEmail(ctx: Reading, template: string, texts: OwnEmailTexts) {
  requireAdmin(ctx)
  const shown = await requireEmail(template).preview(ctx, ctx.locale, texts)
  return shown.map(({ subject, html }) => ({ subject, html }))
}
