import type { EmailKind } from '#database/values/email-kinds.ts'
import type { OutboxEmail } from './outbox-email.ts'

const kinds: Partial<Record<OutboxEmail['template'], EmailKind>> = {
  'new-proposal': 'proposal',
  'refund-reminder': 'reminder',
  'review-asked': 'review',
}

/**
 * The kind by which a person may refuse this email. Returns null for one that is always sent: receipts, answers to
 * the person's own messages, and emails about money or the account.
 */
export function refusableAs(template: OutboxEmail['template']): EmailKind | null {
  return kinds[template] ?? null
}
