import { findSignupEmail } from '#app/features/account/identity/identity-email-queries.server.ts'
import { findLinkToken } from '#app/features/account/log-in/login-link-queries.server.ts'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { type Email, type EmailContext, emailHome } from '#app/features/request/emails/plan-emails.server.tsx'
import { writeEmail } from '#app/features/request/emails/write-email.server.ts'
import { links } from '#app/links.ts'
import { withLocale } from '#app/locale.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { formatDay } from '#app/text/figures.ts'
import type { Locale } from '#database/values/locale.ts'
import { type IdentityEmailKind, IdentityMail, identitySubject } from './identity-mail.tsx'

export type IdentityEmailContext = EmailContext & Pick<RequestContext, 'identity' | 'now'>

interface Saying {
  kind: IdentityEmailKind
  /** Path of the page that the link opens, in the current language. */
  path: () => string
  day?: string
}

async function write(
  ctx: IdentityEmailContext,
  recipient: string,
  { kind, path, day }: Saying,
  locale: Locale,
): Promise<Email> {
  const operator = await getOperator(ctx)
  const parts = await writeEmail(
    <IdentityMail
      kind={kind}
      href={`${ctx.origin}${withLocale(locale, path)}`}
      day={day}
      locale={locale}
      home={emailHome(ctx, operator, locale)}
    />,
  )
  return {
    to: recipient,
    replyTo: operator.email,
    subject: identitySubject(kind, operator.name, locale),
    ...parts,
  }
}

/**
 * Asks to confirm the address of a new account, or says that it has an account already. Returns null if neither
 * applies.
 */
export async function composeSignup(
  ctx: IdentityEmailContext,
  recipient: string,
  signupId: string | undefined,
  locale: Locale,
): Promise<Email | null> {
  const found = await findSignupEmail(ctx, recipient, signupId)
  if (!found) return null
  if (found.kind === 'registered')
    return write(ctx, recipient, { kind: 'registered', path: () => links.logIn() }, locale)
  const path = () => links.validateEmail(found.token)
  return write(ctx, recipient, { kind: 'validate', path }, locale)
}

/** Sends a link to choose another password. Returns null if no account has this address. */
export async function composePasswordReset(
  ctx: IdentityEmailContext,
  recipient: string,
  locale: Locale,
): Promise<Email | null> {
  const token = await ctx.identity.makeResetToken(recipient)
  if (token === null) return null
  return write(ctx, recipient, { kind: 'reset', path: () => links.passwordReset(token) }, locale)
}

export function composePasswordChanged(
  ctx: IdentityEmailContext,
  recipient: string,
  locale: Locale,
): Promise<Email> {
  return write(ctx, recipient, { kind: 'changed', path: () => links.logIn() }, locale)
}

/**
 * Sends a link that logs in once; the token is in its address. Returns null if it expired or no account has this
 * address.
 */
export async function composeLogInLink(
  ctx: IdentityEmailContext,
  recipient: string,
  linkId: string,
  locale: Locale,
): Promise<Email | null> {
  const token = await findLinkToken(ctx, recipient, linkId)
  if (token === null) return null
  return write(ctx, recipient, { kind: 'link', path: () => links.logIn({ token }) }, locale)
}

/** Says on which day the account is deleted, and how to keep it. */
export function composeLeaving(
  ctx: IdentityEmailContext,
  recipient: string,
  deletesOn: string,
  locale: Locale,
): Promise<Email> {
  const day = formatDay(deletesOn, locale)
  return write(ctx, recipient, { kind: 'leaving', path: () => links.accountSettings(), day }, locale)
}
