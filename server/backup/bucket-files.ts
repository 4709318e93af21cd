import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bucket } from '#database/files/bucket.ts'
import { openBucketStore } from '#database/files/bucket-store.ts'
import { STORED_NAME } from '#database/files/byte-store.ts'
import { SHARED_FOLDERS } from '#database/files/open-files.ts'
import { makePrivateFolder, PRIVATE_FILE } from '#database/private-files.ts'

/** Copies a bucket's files to the places they have in a data folder; a second call copies only new ones. */
export async function copyBucket(bucket: Bucket, to: string): Promise<void> {
  for (const name of SHARED_FOLDERS) {
    const store = openBucketStore(bucket, name)
    makePrivateFolder(join(to, name))
    for (const { name: file } of await store.list()) {
      const target = join(to, name, file)
      if (existsSync(target)) continue
      const bytes = await store.read(file)
      // A running site may remove a file between listing and copying.
      if (bytes) writeFileSync(target, bytes, { mode: PRIVATE_FILE })
    }
  }
}

/** Whether a restore could overwrite something. */
export async function holdsFiles(bucket: Bucket): Promise<boolean> {
  const held = await Promise.all(SHARED_FOLDERS.map(name => openBucketStore(bucket, name).list()))
  return held.some(files => files.length > 0)
}

/**
 * Moves the backup's photographs and attachments into a bucket. They are named after their content: an existing file
 * is replaced by an equal one, and nothing is removed.
 */
export async function fillBucket(bucket: Bucket, from: string): Promise<void> {
  for (const name of SHARED_FOLDERS) {
    const folder = join(from, name)
    if (!existsSync(folder)) continue
    const store = openBucketStore(bucket, name)
    for (const file of readdirSync(folder).filter(file => STORED_NAME.test(file)))
      await store.write(file, readFileSync(join(folder, file)))
    rmSync(folder, { recursive: true })
  }
}
