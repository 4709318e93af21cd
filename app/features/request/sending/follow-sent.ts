import { identifyVisitor } from '#app/features/visit/attribution/identify-visitor.ts'
import type { SentRequest } from './after-sending.ts'

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
