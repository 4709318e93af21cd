import type { EmailKind } from '#database/values/email-kinds.ts'
import type { OutboxEmail } from './outbox-email.ts'

const kinds: Partial<Record<OutboxEmail['template'], EmailKind>> = {
  'new-proposal': 'proposal',
  'refund-reminder': 'reminder',
  'review-asked': 'review',
}

/**
 * What somebody may do without this email as; null for one that is always sent: receipts, answers to one's own words,
 * and what concerns money or the account.
 */
export function refusableAs(template: OutboxEmail['template']): EmailKind | null {
  return kinds[template] ?? null
}
