import { createHash } from 'node:crypto'
import type { ByteStore } from './byte-store.ts'

/** Files that came with emails, under the SHA-256 of what they hold. */
export interface AttachmentFiles {
  /** Answers its sum. Twice the same is one file. */
  keep: (bytes: Uint8Array) => Promise<string>
  /** Null where there is none. */
  read: (sum: string) => Promise<Buffer | null>
  /** Sums of the files written before an instant. */
  listBefore: (instant: Date) => Promise<string[]>
  /** Nothing happens where there is none. */
  remove: (sum: string) => Promise<void>
}

const SUM = /^[0-9a-f]{64}$/

export function openAttachmentFiles(store: ByteStore): AttachmentFiles {
  return {
    keep: async bytes => {
      const sum = createHash('sha256').update(bytes).digest('hex')
      await store.write(sum, bytes)
      return sum
    },
    read: async sum => (SUM.test(sum) ? store.read(sum) : null),
    listBefore: async instant =>
      (await store.list())
        .filter(({ name, writtenTs }) => SUM.test(name) && writtenTs < instant)
        .map(({ name }) => name),
    remove: async sum => {
      if (SUM.test(sum)) await store.remove(sum)
    },
  }
}
