import { randomUUID } from 'node:crypto'
import { access, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makePrivateFolder, PRIVATE_FILE } from './private-files.ts'

/** The operator's photographs on the disk, each under its key. */
export interface PhotoFiles {
  /** Writes a photograph through to the disk beside its place; nobody sees it there before `keep`. */
  put: (key: string, bytes: Uint8Array) => Promise<PutPhoto>
  read: (key: string) => Promise<Buffer | null>
  has: (key: string) => Promise<boolean>
  remove: (key: string) => Promise<void>
}

export interface PutPhoto {
  /** Moves it to its place, all of it or nothing. */
  keep: () => Promise<void>
  /** Takes it away, from its place as well. */
  drop: () => Promise<void>
}

const KEY = /^[0-9a-f]{32}$/
const HALF = '.half'

async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', PRIVATE_FILE)
  try {
    await file.writeFile(bytes)
    await file.datasync()
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await file.close()
  }
}

/** Opens the folder of photographs; what a process that was killed left half-written goes. */
export async function openPhotoFiles(folder: string): Promise<PhotoFiles> {
  makePrivateFolder(folder)
  for (const name of await readdir(folder)) {
    if (name.endsWith(HALF)) await rm(join(folder, name), { force: true })
  }

  function pathOf(key: string): string {
    if (!KEY.test(key)) throw new Error('a photograph’s key is 32 hexadecimal digits')
    return join(folder, `${key}.jpg`)
  }

  return {
    put: async (key, bytes) => {
      const path = pathOf(key)
      const half = join(folder, `${key}.${randomUUID()}${HALF}`)
      await writeThrough(half, bytes)
      let isKept = false
      return {
        keep: async () => {
          await rename(half, path)
          isKept = true
        },
        drop: () => rm(isKept ? path : half, { force: true }),
      }
    },
    read: key => readFile(pathOf(key)).catch(noneThere),
    has: key =>
      access(pathOf(key)).then(
        () => true,
        () => false,
      ),
    remove: key => rm(pathOf(key), { force: true }),
  }
}

function noneThere(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
  throw error
}
