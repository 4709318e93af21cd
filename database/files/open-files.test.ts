import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { serveS3 } from '#tools/testing/s3-server.ts'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'
import type { StoreFault } from './byte-store.ts'
import { openFiles } from './open-files.ts'

const KEY = '0'.repeat(32)

it('with the credentials of another bucket nothing is opened', async () => {
  const { place } = await serveS3()
  const bucket = { ...place, secretAccessKey: 'guessed' }
  const opening = openFiles({ dataDir: temporaryFolder(), bucket }, () => undefined)
  await expect(opening).rejects.toThrow(
    /The bucket ceiba-files at http:.* refuses GET \/: SignatureDoesNotMatch/,
  )
})

it('an unreachable bucket is reported, and used once it is back', async () => {
  const { place, become } = await serveS3()
  const told: StoreFault[] = []
  become('gone')
  const { photos } = await openFiles({ dataDir: temporaryFolder(), bucket: place }, fault => told.push(fault))
  expect(told).toMatchObject([{ name: 'StoreFault', isRefusal: false }])
  become('there')
  await photos.write(KEY, Buffer.from('a photograph'))
  expect(await photos.has(KEY)).toBe(true)
})

it('a site with a bucket refuses to leave files in the data folder behind; an empty volume has none', async () => {
  const { place } = await serveS3()
  const dataDir = temporaryFolder()
  const photos = join(dataDir, 'photos')
  mkdirSync(join(photos, 'lost+found'), { recursive: true })
  await openFiles({ dataDir, bucket: place }, () => undefined)
  writeFileSync(join(photos, `${KEY}.jpg`), 'a photograph')
  const opening = openFiles({ dataDir, bucket: place }, () => undefined)
  await expect(opening).rejects.toThrow(
    /photos holds files.*npm run backup.*npm run restore.*Nothing was changed/,
  )
})
