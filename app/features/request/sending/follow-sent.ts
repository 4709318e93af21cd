import type { Challenge } from '#app/features/request/spam/challenge-schema.ts'
import { type Identification, identifyVisitor } from '#app/features/visit/attribution/identify-visitor.ts'

/** A request sent from the browser, as its page knows it. */
export interface SentRequest extends Identification {
  receiptKey: string
  /** Proof of work asked of a doubted sender's browser. */
  challenge?: Challenge | undefined
}

/**
 * What its sender does not see, in a script that is loaded only then: identifies the visitor, reports where they came
 * from (specification, section 7) and solves the proof of work for a doubted request. If that fails, the request stays
 * marked but is handled the same.
 */
export async function followSent({ challenge, ...who }: SentRequest): Promise<void> {
  await identifyVisitor(who)
  if (!challenge) return
  const { sendProof } = await import('#app/features/request/spam/send-proof.ts')
  // The client has already logged the failure.
  await sendProof(challenge).catch(() => undefined)
}
