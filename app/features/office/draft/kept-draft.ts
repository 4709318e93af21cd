import { findEndedSession } from '#app/client/private-data/claim-words.ts'
import { keepWords, readWords } from '#app/features/conversation/composer/kept-words.ts'
import type { KeptDraft } from './draft-saving.ts'

/** Where a draft's words wait on this device that no save has brought to the server, such as when a session ends. */
export function keptDraft(planId: number, number: number) {
  const name = `draft-${planId}-${number}`
  return {
    keep(kept: KeptDraft | null): void {
      // Whoever logs out leaves nothing here, not even what failed to be saved since.
      if (findEndedSession()) keepWords(name, { body: kept ? JSON.stringify(kept) : '', tried: null })
    },
    findKept(): KeptDraft | null {
      const { body } = readWords(name)
      return body === '' ? null : (JSON.parse(body) as KeptDraft)
    },
  }
}
