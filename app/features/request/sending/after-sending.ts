import type { Challenge } from '#app/features/request/spam/challenge-schema.ts'

/** A request that was sent from the browser, as its page knows it. */
export interface SentRequest {
  userId: number
  receiptKey: string
  /** Lets the browser say once where the visitor came from. */
  utmTicket: string
  /** What a doubted sender's browser is asked to do. */
  challenge?: Challenge | undefined
}

/** What follows a request and its sender sees nothing of, in a script loaded then. */
export async function afterSending(sent: SentRequest): Promise<void> {
  const { followSent } = await import('./follow-sent.ts')
  await followSent(sent)
}
