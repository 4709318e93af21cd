import type { Challenge } from '#app/features/request/spam/challenge-schema.ts'
import { type Identification, identifyVisitor } from '#app/features/visit/attribution/identify-visitor.ts'

/** A request that was sent from the browser, as its page knows it. */
export interface SentRequest extends Identification {
  receiptKey: string
  /** What a doubted sender's browser is asked to do. */
  challenge?: Challenge | undefined
}

/**
 * Identifies the visitor and reports where they came from (specification, section 7); and does the work that is asked
 * of a browser whose request is doubted. Without it the request is as good: it stays marked.
 */
export async function followSent({ challenge, ...who }: SentRequest): Promise<void> {
  await identifyVisitor(who)
  if (!challenge) return
  const { sendProof } = await import('#app/features/request/proof/send-proof.ts')
  // The client has logged what failed.
  await sendProof(challenge).catch(() => undefined)
}
