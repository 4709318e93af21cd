import { findEndedSession } from '#app/client/private-data/claim-words.ts'
import { readText, saveText } from '#app/features/conversation/thread/saved-text.ts'
import type { StoredDraft } from './draft-saving.ts'

/** Stores a draft's unsaved content on this device, for example when a session ends. */
export function storedDraft(planId: number, number: number) {
  const name = `draft-${planId}-${number}`
  return {
    keep(kept: StoredDraft | null): void {
      // After an explicit logout nothing stays on the device, not even a save that fails later.
      if (findEndedSession()) saveText(name, { body: kept ? JSON.stringify(kept) : '', tried: null })
    },
    findKept(): StoredDraft | null {
      const { body } = readText(name)
      return body === '' ? null : (JSON.parse(body) as StoredDraft)
    },
  }
}
