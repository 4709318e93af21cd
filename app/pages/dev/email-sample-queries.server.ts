import { AppError } from '#app/app-error.ts'
import { emails } from '#app/emails/parts/compose-email.server.ts'
import type { RequestContext } from '#app/request-context.ts'

/** @throws AppError not_found if the development pages are off. */
function requireDev({ dev }: Pick<RequestContext, 'dev'>): void {
  if (!dev) throw new AppError('not_found')
}

/** What is known of every email, in the order of their names. @throws AppError not_found. */
export async function getEmails(ctx: RequestContext) {
  requireDev(ctx)
  return emails.map(({ template, reader, mayContain, mayNotContain, refusableAs }) => ({
    ...{ template, reader, mayContain, mayNotContain, refusableAs },
  }))
}

/** An email written about each of its samples, in both languages. @throws AppError not_found. */
export async function getEmailSamples(ctx: RequestContext, template: string) {
  requireDev(ctx)
  const email = emails.find(each => each.template === template)
  if (!email) throw new AppError('not_found')
  const { reader, mayContain, mayNotContain, refusableAs } = email
  const written = [...(await email.preview(ctx, 'en')), ...(await email.preview(ctx, 'es'))]
  const samples = written.map(({ subject, html, text }) => ({ subject, html, text }))
  return { template, reader, mayContain, mayNotContain, refusableAs, samples }
}
