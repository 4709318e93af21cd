import { render, toPlainText } from '@react-email/render'
import {
  CHANGED_TEMPLATE,
  findSignupLetter,
  RESET_TEMPLATE,
  SIGNUP_TEMPLATE,
} from '#app/features/account/identity/identity-email-queries.server.ts'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { links } from '#app/links.ts'
import { speaking } from '#app/locale.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { type IdentityLetterKind, IdentityMail, identitySubject } from './identity-mail.tsx'
import { type Letter, type LetterContext, letterHome } from './plan-emails.server.tsx'

export type IdentityLetterContext = LetterContext & Pick<RequestContext, 'identity' | 'now'>

interface WaitingIdentityLetter {
  template: string
  recipient: string
  props: Record<string, unknown>
}

interface Saying {
  kind: IdentityLetterKind
  path: () => string
}

/** What there is to say, found out only now; null when nobody with this address is concerned. */
async function findSaying(
  ctx: IdentityLetterContext,
  { template, recipient, props }: WaitingIdentityLetter,
): Promise<Saying | null> {
  if (template === CHANGED_TEMPLATE) return { kind: 'changed', path: links.logIn }
  if (template === RESET_TEMPLATE) {
    const token = await ctx.identity.makeResetToken(recipient)
    return token === null ? null : { kind: 'reset', path: () => links.passwordReset(token) }
  }
  const signupId = typeof props.signupId === 'string' ? props.signupId : undefined
  const found = await findSignupLetter(ctx, recipient, signupId)
  if (!found) return null
  if (found.kind === 'registered') return { kind: 'registered', path: links.logIn }
  return { kind: 'validate', path: () => links.validateEmail(found.token) }
}

/** Whether a row of the outbox is a letter about an account. */
export function isIdentityLetter(template: string): boolean {
  return [SIGNUP_TEMPLATE, RESET_TEMPLATE, CHANGED_TEMPLATE].includes(template)
}

/** Writes a letter about an account; null when there is nothing to say to this address. */
export async function composeIdentityLetter(
  ctx: IdentityLetterContext,
  waiting: WaitingIdentityLetter,
  locale: 'en' | 'es',
): Promise<Letter | null> {
  const [saying, operator] = await Promise.all([findSaying(ctx, waiting), getOperator(ctx)])
  if (!saying) return null
  const { kind, path } = saying
  const html = await render(
    <IdentityMail
      kind={kind}
      href={`${ctx.origin}${speaking(locale, path)}`}
      locale={locale}
      home={letterHome(ctx, operator, locale)}
    />,
  )
  return {
    to: waiting.recipient,
    replyTo: operator.email,
    subject: identitySubject(kind, operator.name, locale),
    html,
    text: toPlainText(html),
  }
}
