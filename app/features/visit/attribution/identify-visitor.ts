import { browserApi } from '#app/client/api-client/api-client.ts'
import { identify, logEvent, measuredAs } from '#app/features/visit/analytics/analytics.ts'
import { isSuppressedHere } from '#app/features/visit/analytics/suppressed.ts'
import { dropSentRecords, readRecords } from './stored-records.ts'

export interface Identification {
  /** 0 if nobody was identified. */
  userId: number
  /** One-time ticket that lets this browser report where the person came from; a login key needs none. */
  utmTicket?: string | undefined
}

/**
 * Identifies the sender of a request to the analytics services, then reports where they came from, if this browser
 * has a record. Failures are only logged: the next identification sends the records again (specification, sections 7
 * and 8).
 */
export async function identifyVisitor({ userId, utmTicket }: Identification): Promise<void> {
  if (!(userId > 0) || isSuppressedHere()) return
  identify(userId)
  logEvent('Request Sent')
  try {
    const records = readRecords().map(record => ({ ...record, ...measuredAs, user_id: userId }))
    if (records.length === 0) return
    const answer = await browserApi('POST /api/private/user/log_utm/{userId}', {
      path: { userId },
      body: records,
      headers: { 'utm-ticket': utmTicket || undefined },
    })
    dropSentRecords()
    // biome-ignore lint/suspicious/noConsole: the answer is only logged (specification, section 7)
    console.debug('log_utm', answer)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: failures are logged only (specification, section 8)
    console.warn('Where this visit came from could not be sent.', error)
  }
}
