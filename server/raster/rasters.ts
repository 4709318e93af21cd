import { shareMaking } from '#server/cache/share-making.ts'
import { openFileStore } from './file-store.ts'
import { type JobQueue, openJobQueue } from './job-queue.ts'

const DISK_BYTES = 512 * 1024 * 1024
/** At about a second each, nobody waits longer than a browser would. */
const WAITING = 24

/** Makes every raster: once, one at a time, cached on the disk. */
export interface Rasters {
  /**
   * The bytes for a key that contains everything they are made from; `make` runs if they are not cached.
   * @throws AppError `unavailable` when too many are being made already.
   */
  get: (key: string, make: () => Promise<Buffer>) => Promise<Buffer>
  /** Queues other work that holds a picture in memory among the rasters. */
  enqueue: JobQueue
}

interface RastersOptions {
  /** The folder of the disk cache, which nothing else may use. */
  folder: string
  /** Called with an error that prevented writing a picture, which is served all the same. */
  onDiskError: (error: unknown) => void
}

export async function openRasters({ folder, onDiskError }: RastersOptions): Promise<Rasters> {
  const files = await openFileStore(folder, DISK_BYTES)
  const enqueue = openJobQueue(WAITING)
  const share = shareMaking<Buffer>()

  async function readOrMake(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const cached = await files.read(key)
    if (cached) return cached
    const made = await enqueue(make)
    await files.write(key, made).catch(onDiskError)
    return made
  }

  return { enqueue, get: (key, make) => share(key, () => readOrMake(key, make)) }
}
