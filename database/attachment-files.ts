import { createHash, randomUUID } from 'node:crypto'
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { makePrivateFolder, PRIVATE_FILE } from './private-files.ts'

/** Files that came with emails, on the disk under the SHA-256 of what they hold; nobody but us may read them. */
export interface AttachmentFiles {
  /** Writes a file through to the disk, all of it or nothing; answers its sum. Twice the same is one file. */
  keep: (bytes: Uint8Array) => Promise<string>
  /** Null where there is none. */
  read: (sum: string) => Promise<Buffer | null>
  /** Sums of the files written before an instant. */
  listBefore: (instant: Date) => Promise<string[]>
  /** Nothing happens where there is none. */
  remove: (sum: string) => Promise<void>
}

const SUM = /^[0-9a-f]{64}$/
const HALF = '.half'

/** Opens their folder; what a process that was killed left half-written goes. */
export async function openAttachmentFiles(folder: string): Promise<AttachmentFiles> {
  makePrivateFolder(folder)
  for (const name of await readdir(folder)) {
    if (name.endsWith(HALF)) await rm(join(folder, name), { force: true })
  }

  async function keep(bytes: Uint8Array): Promise<string> {
    const sum = createHash('sha256').update(bytes).digest('hex')
    const half = join(folder, `${sum}.${randomUUID()}${HALF}`)
    const file = await open(half, 'wx', PRIVATE_FILE)
    try {
      await file.writeFile(bytes)
      await file.datasync()
    } finally {
      await file.close()
    }
    await rename(half, join(folder, sum))
    return sum
  }

  return {
    keep,
    read: async sum => {
      if (!SUM.test(sum)) return null
      try {
        return await readFile(join(folder, sum))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    listBefore: async instant => {
      const sums: string[] = []
      for (const name of await readdir(folder))
        if (SUM.test(name) && (await stat(join(folder, name))).mtime < instant) sums.push(name)
      return sums
    },
    remove: async sum => {
      if (SUM.test(sum)) await rm(join(folder, sum), { force: true })
    },
  }
}
