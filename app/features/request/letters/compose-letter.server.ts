import { CONFIRM_TEMPLATE } from '#app/features/account/newsletter/newsletter-commands.server.ts'
import {
  composeIdentityLetter,
  type IdentityLetterContext,
  isIdentityLetter,
} from './identity-letters.server.tsx'
import { composeLetterConfirm } from './newsletter-letters.server.tsx'
import { composePlanLetter, type Letter } from './plan-letters.server.tsx'
import { composeUnsortedLetter, isUnsortedLetter } from './unsorted-letters.server.tsx'

/** A row of the outbox, as far as its words follow from it. */
interface WaitingLetter {
  template: string
  recipient: string
  locale: string
  props: Record<string, unknown>
}

/** Writes the letter that a row of the outbox stands for; null when there is nothing left to say. */
export async function composeLetter(ctx: IdentityLetterContext, row: WaitingLetter): Promise<Letter | null> {
  const locale = row.locale === 'ES' ? 'es' : 'en'
  if (row.template === CONFIRM_TEMPLATE) return composeLetterConfirm(ctx, String(row.props.key), locale)
  if (isIdentityLetter(row.template)) return composeIdentityLetter(ctx, row, locale)
  if (isUnsortedLetter(row.template))
    return composeUnsortedLetter(ctx, row.template, Number(row.props.unsortedRequestId), locale)
  return composePlanLetter(ctx, row.template, Number(row.props.planId), locale)
}
