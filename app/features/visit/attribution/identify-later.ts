import type { Identification } from './identify-visitor.ts'

/** The answer names the visitor; who they are, and where they came from, is told then (specification, section 7). */
export async function identifyLater(answer: Identification): Promise<void> {
  const { identifyVisitor } = await import('./identify-visitor.ts')
  await identifyVisitor(answer)
}
