import { randomUUID } from 'node:crypto'
import { access, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { makePrivateFolder, PRIVATE_FILE } from '../private-files.ts'
import { type ByteStore, STORED_NAME } from './byte-store.ts'

const HALF = '.half'

function noneThere(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
  throw error
}

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

/** Opens a folder that only our user may read, and removes what a killed process left half-written. */
export async function openFolderStore(folder: string): Promise<ByteStore> {
  makePrivateFolder(folder)
  for (const name of await readdir(folder)) {
    if (name.endsWith(HALF)) await rm(join(folder, name), { force: true })
  }
  const pathOf = (name: string) => join(folder, name)
  return {
    write: async (name, bytes) => {
      const half = pathOf(`${name}.${randomUUID()}${HALF}`)
      await writeThrough(half, bytes)
      await rename(half, pathOf(name))
    },
    read: name => readFile(pathOf(name)).catch(noneThere),
    has: name =>
      access(pathOf(name)).then(
        () => true,
        () => false,
      ),
    list: async () => {
      const names = (await readdir(folder)).filter(name => STORED_NAME.test(name))
      const found = names.map(async name => {
        const facts = await stat(pathOf(name)).catch(noneThere)
        return facts ? [{ name, writtenTs: facts.mtime }] : []
      })
      return (await Promise.all(found)).flat()
    },
    remove: name => rm(pathOf(name), { force: true }),
  }
}
