import { createHash } from 'node:crypto'
import type { ByteStore } from './byte-store.ts'

/** Files that came with emails, named by the SHA-256 of their content. */
export interface AttachmentFiles {
  /** Stores a file and returns its checksum. Equal content is stored once. */
  keep: (bytes: Uint8Array) => Promise<string>
  /** Returns null if there is none. */
  read: (sum: string) => Promise<Buffer | null>
  /** Checksums of the files written before an instant. */
  listBefore: (instant: Date) => Promise<string[]>
  /** Does nothing if there is none. */
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
