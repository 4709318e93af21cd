import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { AppError } from '#app/app-error.ts'
import { emails } from '#app/emails/parts/compose-email.server.ts'
import type { RequestContext } from '#app/request-context.ts'

const NEWEST = 100

/** An email as stored in `.data/mail`. */
export const sentEmail = z.object({
  id: z.number(),
  from: z.string(),
  to: z.string(),
  replyTo: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  sentAt: z.string(),
})

type SentEmail = z.infer<typeof sentEmail>

/** The folder of sent emails. @throws AppError not_found if the development pages are off. */
function folderOf({ dev }: RequestContext): string {
  if (!dev) throw new AppError('not_found')
  return dev.mailFolder
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter(name => name.endsWith('.json')).sort()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

async function read(folder: string, name: string): Promise<SentEmail> {
  return sentEmail.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))
}

/** The newest emails, newest first. */
export async function getSentEmails(ctx: RequestContext) {
  const folder = folderOf(ctx)
  const names = (await namesIn(folder)).toReversed().slice(0, NEWEST)
  const emails = await Promise.all(names.map(name => read(folder, name)))
  return emails.map(({ id, to, subject, sentAt }) => ({ id, to, subject, sentAt }))
}

/** One email with its body. @throws AppError not_found. */
export async function getSentEmail(ctx: RequestContext, id: string): Promise<SentEmail> {
  const folder = folderOf(ctx)
  const name = `${id.padStart(8, '0')}.json`
  if (!/^\d+$/.test(id) || !(await namesIn(folder)).includes(name)) throw new AppError('not_found')
  return read(folder, name)
}

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
