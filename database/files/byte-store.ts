/**
 * Files by name: a folder on the disk, or a part of an S3 bucket. A file is written completely or not at all, and its
 * content never changes.
 */
export interface ByteStore {
  /** Replaces a file of the same name. */
  write: (name: string, bytes: Uint8Array) => Promise<void>
  /** Returns null if there is none. */
  read: (name: string) => Promise<Buffer | null>
  has: (name: string) => Promise<boolean>
  list: () => Promise<StoredBytes[]>
  /** Does nothing if there is none. */
  remove: (name: string) => Promise<void>
}

export interface StoredBytes {
  name: string
  writtenTs: Date
}

/** Names of our own files; other files are left alone. */
export const STORED_NAME = /^[0-9a-f]{32,64}(\.jpg|\.original)?$/

/** The bucket cannot be reached, or refuses: nothing was changed, and a retry makes sense. */
export class StoreFault extends Error {
  override name = 'StoreFault'
  /** The error code of the network or the bucket. */
  readonly code: string
  /** Whether the bucket answered, and will refuse again until a setting is changed. */
  readonly isRefusal: boolean

  // Without a cause: a socket's error code in it would count as an unreachable database.
  constructor(message: string, { code, isRefusal }: { code: string; isRefusal: boolean }) {
    super(message)
    this.code = code
    this.isRefusal = isRefusal
  }
}
