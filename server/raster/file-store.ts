import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { makePrivateFolder, PRIVATE_FILE } from '#database/private-files.ts'

/** A disk cache of files that can be made again; the least recently used are evicted. */
export interface FileStore {
  read: (key: string) => Promise<Buffer | null>
  /** The same for small files that take longer to make than to read. */
  readSync: (key: string) => Buffer | null
  write: (key: string, bytes: Uint8Array) => Promise<void>
}

const NAME = /^[0-9a-f]{64}$/

function nameOf(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

/** Names and sizes of files from an earlier process, the most recently used last; removes half-written ones. */
async function takeStock(folder: string): Promise<[name: string, bytes: number][]> {
  makePrivateFolder(folder)
  const found = await Promise.all(
    (await readdir(folder)).map(async name => {
      const { size, mtimeMs } = await stat(join(folder, name))
      if (NAME.test(name)) return [{ name, size, mtimeMs }]
      await rm(join(folder, name), { force: true, recursive: true })
      return []
    }),
  )
  return found
    .flat()
    .toSorted((a, b) => a.mtimeMs - b.mtimeMs)
    .map(({ name, size }) => [name, size])
}

/** Opens a folder that this process alone uses, holding at most `maxBytes`. */
export async function openFileStore(folder: string, maxBytes: number): Promise<FileStore> {
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: size => size,
    dispose: (_size, name, reason) => {
      if (reason === 'evict') rm(join(folder, name), { force: true }).catch(() => undefined)
    },
  })
  for (const [name, size] of await takeStock(folder)) if (size > 0) sizes.set(name, size)

  // The modification time tells the next process when a file was last used.
  async function noteUse(name: string): Promise<void> {
    const now = new Date()
    await utimes(join(folder, name), now, now).catch(() => undefined)
  }

  return {
    read: async key => {
      const name = nameOf(key)
      if (sizes.get(name) === undefined) return null
      try {
        const bytes = await readFile(join(folder, name))
        await noteUse(name)
        return bytes
      } catch {
        sizes.delete(name)
        return null
      }
    },
    readSync: key => {
      const name = nameOf(key)
      if (sizes.get(name) === undefined) return null
      try {
        const bytes = readFileSync(join(folder, name))
        noteUse(name)
        return bytes
      } catch {
        sizes.delete(name)
        return null
      }
    },
    write: async (key, bytes) => {
      const name = nameOf(key)
      const half = join(folder, `${name}.half`)
      await writeFile(half, bytes, { flush: true, mode: PRIVATE_FILE })
      await rename(half, join(folder, name))
      sizes.set(name, bytes.byteLength)
    },
  }
}
