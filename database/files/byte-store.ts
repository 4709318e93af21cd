/**
 * Bytes under names: a folder of the disk, or a part of a bucket that speaks S3. What a name stands for is written whole
 * or not at all, and is never another thing later.
 */
export interface ByteStore {
  /** Over one of the same name. */
  write: (name: string, bytes: Uint8Array) => Promise<void>
  /** Null where there is none. */
  read: (name: string) => Promise<Buffer | null>
  has: (name: string) => Promise<boolean>
  list: () => Promise<StoredBytes[]>
  /** Nothing happens where there is none. */
  remove: (name: string) => Promise<void>
}

export interface StoredBytes {
  name: string
  writtenTs: Date
}

/** The names that are ours; what else lies there stays where it is. */
export const STORED_NAME = /^[0-9a-f]{32,64}(\.jpg)?$/

/** The bucket cannot be reached, or refuses: nothing was changed, and it is worth trying again. */
export class StoreFault extends Error {
  override name = 'StoreFault'
  /** What the network or the bucket calls it. */
  readonly code: string
  /** Whether the bucket answered, and will answer the same until somebody changes a setting. */
  readonly isRefusal: boolean

  // Without a cause: the codes of sockets are what the database is known to be away by.
  constructor(message: string, { code, isRefusal }: { code: string; isRefusal: boolean }) {
    super(message)
    this.code = code
    this.isRefusal = isRefusal
  }
}
