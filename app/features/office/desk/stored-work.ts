import { findEndedSession } from '#app/client/private-data/claim-words.ts'
import { readText, saveText } from '#app/features/conversation/thread/saved-text.ts'

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** Keeps what is not saved on this device, for example when the network or a session ends; what it finds there is checked. */
export function storedWork<Work>(name: string, isWork: (value: unknown) => value is Work) {
  return {
    keep(work: Work | null): void {
      // After an explicit logout nothing stays on the device, not even a save that fails later.
      if (findEndedSession()) saveText(name, { body: work ? JSON.stringify(work) : '', tried: null })
    },
    findKept(): Work | null {
      const { body } = readText(name)
      const kept = body === '' ? null : parsed(body)
      return isWork(kept) ? kept : null
    },
  }
}
