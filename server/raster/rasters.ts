import { shareMaking } from '#server/cache/share-making.ts'
import { openFileStore } from './file-store.ts'
import { type JobQueue, openJobQueue } from './job-queue.ts'

const DISK_BYTES = 512 * 1024 * 1024
/** At a second each, nobody waits longer than a browser would. */
const WAITING = 24

/** Where every raster comes from: made once, one at a time, and kept on the disk. */
export interface Rasters {
  /**
   * The bytes under a key that says everything they are made from; `make` runs when they are not kept.
   * @throws AppError `unavailable` when too many are being made already.
   */
  get: (key: string, make: () => Promise<Buffer>) => Promise<Buffer>
  /** For other work that holds a picture in memory: it takes its turn among the rasters. */
  enqueue: JobQueue
}

interface RastersOptions {
  /** A folder of its own. */
  folder: string
  /** Told what kept a picture from being written; it is served all the same. */
  onDiskError: (error: unknown) => void
}

export async function openRasters({ folder, onDiskError }: RastersOptions): Promise<Rasters> {
  const files = await openFileStore(folder, DISK_BYTES)
  const enqueue = openJobQueue(WAITING)
  const share = shareMaking<Buffer>()

  async function readOrMake(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const kept = await files.read(key)
    if (kept) return kept
    const made = await enqueue(make)
    await files.write(key, made).catch(onDiskError)
    return made
  }

  return { enqueue, get: (key, make) => share(key, () => readOrMake(key, make)) }
}
