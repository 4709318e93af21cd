import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type AttachmentFiles, openAttachmentFiles } from './attachment-files.ts'
import { type Bucket, type BucketPlace, openBucket } from './bucket.ts'
import { openBucketStore } from './bucket-store.ts'
import { STORED_NAME, StoreFault } from './byte-store.ts'
import { openFolderStore } from './folder-store.ts'
import { openPhotoFiles, type PhotoFiles } from './photo-files.ts'

/** Names of the folders that every node needs: in the data folder, or in a bucket. */
export const SHARED_FOLDERS = ['photos', 'attachments'] as const

export interface FilePlaces {
  dataDir: string
  /** Null if the files are in the data folder. */
  bucket: BucketPlace | null
}

export interface Files {
  photos: PhotoFiles
  attachments: AttachmentFiles
  /** Why the bucket's last call failed; null if it did not, or if there is no bucket. */
  lastFault: () => StoreFault | null
}

/** Refuses to start if files would become invisible: they are moved with a backup (docs/operations.md). */
function refuseForgotten(dataDir: string): void {
  for (const name of SHARED_FOLDERS) {
    const folder = join(dataDir, name)
    if (!existsSync(folder) || !readdirSync(folder).some(file => STORED_NAME.test(file))) continue
    throw new StoreFault(
      `${resolve(folder)} holds files, but S3_BUCKET says that they lie in a bucket. To move them: npm run backup ` +
        'without the S3 settings, then npm run restore with them and --replace. Nothing was changed.',
      { code: 'FORGOTTEN', isRefusal: true },
    )
  }
}

/** Makes a small request, which requires valid credentials and the bucket. */
async function tryBucket({ ask }: Bucket, onAway: (fault: StoreFault) => void): Promise<void> {
  try {
    await ask({ method: 'GET', query: { 'list-type': '2', 'max-keys': '1' } })
  } catch (error) {
    if (!(error instanceof StoreFault) || error.isRefusal) throw error
    onAway(error)
  }
}

/**
 * Opens the stores of photographs and attachments. An unreachable bucket is reported to `onAway`: it may come back.
 * @throws StoreFault if the bucket refuses, or if files are in a place that would no longer be read.
 */
export async function openFiles(
  { dataDir, bucket: place }: FilePlaces,
  onAway: (fault: StoreFault) => void,
): Promise<Files> {
  if (!place) {
    return {
      photos: openPhotoFiles(await openFolderStore(join(dataDir, 'photos'))),
      attachments: openAttachmentFiles(await openFolderStore(join(dataDir, 'attachments'))),
      lastFault: () => null,
    }
  }
  refuseForgotten(dataDir)
  const bucket = openBucket(place)
  await tryBucket(bucket, onAway)
  return {
    photos: openPhotoFiles(openBucketStore(bucket, 'photos')),
    attachments: openAttachmentFiles(openBucketStore(bucket, 'attachments')),
    lastFault: bucket.lastFault,
  }
}
