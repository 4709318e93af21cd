import { findEndedSession } from '#app/client/private-data/claim-words.ts'
import { readText, saveText } from '#app/features/conversation/thread/saved-text.ts'
import { isFields } from './document-edits.ts'
import type { UnsavedDocument } from './document-saving.ts'

function isKept(value: unknown): value is UnsavedDocument {
  return isFields(value) && typeof value.number === 'number' && 'document' in value && 'base' in value
}

/** Keeps what is not saved of a document on this device, for example when the network or a session ends. */
export function storedDocument(kind: string, key: string) {
  const name = `document-${kind}-${key}`
  return {
    keep(kept: UnsavedDocument | null): void {
      // After an explicit logout nothing stays on the device, not even a save that fails later.
      if (findEndedSession()) saveText(name, { body: kept ? JSON.stringify(kept) : '', tried: null })
    },
    findKept(): UnsavedDocument | null {
      const { body } = readText(name)
      const kept: unknown = body === '' ? null : JSON.parse(body)
      return isKept(kept) ? kept : null
    },
  }
}
