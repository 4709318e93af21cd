import type { Identification } from './identify-visitor.ts'

/** Identifies the visitor and reports where they came from, in a script loaded then (specification, section 7). */
export async function identifyLater(answer: Identification): Promise<void> {
  const { identifyVisitor } = await import('./identify-visitor.ts')
  await identifyVisitor(answer)
}
