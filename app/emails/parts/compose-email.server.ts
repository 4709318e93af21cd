import type { DefinedEmail, Email, EmailContext, WaitingEmail } from './define-email.server.ts'

const files = import.meta.glob<DefinedEmail>('/app/emails/*.server.ts', { eager: true, import: 'email' })

/** Every email, in the order of their names. */
export const emails: readonly DefinedEmail[] = Object.values(files)

/** Composes the email of an outbox row. Returns null if its subject was deleted. @throws if no email has its name. */
export async function composeEmail(
  ctx: EmailContext,
  row: WaitingEmail & { template: string },
): Promise<Email | null> {
  const email = emails.find(({ template }) => template === row.template)
  if (!email) throw new Error(`no email is named ${row.template}`)
  return email.compose(ctx, row)
}
