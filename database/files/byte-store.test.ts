import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { serveS3 } from '#tools/testing/s3-server.ts'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'
import { openAttachmentFiles } from './attachment-files.ts'
import { openBucket } from './bucket.ts'
import { openBucketStore } from './bucket-store.ts'
import type { ByteStore } from './byte-store.ts'
import { openFolderStore } from './folder-store.ts'
import { openPhotoFiles } from './photo-files.ts'

const nameOf = (digit: string) => digit.repeat(64)
const bytes = Buffer.from([0, 255, 10, 13, 60, 38, 128])

interface Opened {
  store: ByteStore
  /** The same store as another process sees it. */
  again: () => Promise<ByteStore>
}

async function openFolder(): Promise<Opened> {
  const folder = temporaryFolder()
  return { store: await openFolderStore(folder), again: () => openFolderStore(folder) }
}

async function openPart(): Promise<Opened> {
  const { place } = await serveS3()
  const open = () => openBucketStore(openBucket(place), 'photos')
  return { store: open(), again: async () => open() }
}

describe.each([
  ['a folder', openFolder],
  ['a bucket', openPart],
])('%s', (_which, open) => {
  it('returns what was written, to every process', async () => {
    const { store, again } = await open()
    await store.write(nameOf('a'), bytes)
    const other = await again()
    expect([await other.has(nameOf('a')), await other.read(nameOf('a'))]).toEqual([true, bytes])
    await store.write(nameOf('a'), Buffer.from('written over'))
    expect(String(await other.read(nameOf('a')))).toBe('written over')
  })

  it('has nothing under an unknown name, and nothing to remove', async () => {
    const { store } = await open()
    expect([await store.has(nameOf('a')), await store.read(nameOf('a'))]).toEqual([false, null])
    await store.remove(nameOf('a'))
    await store.write(nameOf('a'), bytes)
    await store.remove(nameOf('a'))
    expect([await store.has(nameOf('a')), await store.list()]).toEqual([false, []])
  })

  it('lists everything in it with its time, and no foreign files', async () => {
    const { store } = await open()
    const before = Date.now() - 2_000
    for (const name of ['1', '2', '3', '4', '5'].map(nameOf)) await store.write(name, bytes)
    await store.write('photo.png', bytes)
    const listed = await store.list()
    expect(listed.map(({ name }) => name).toSorted()).toEqual(['1', '2', '3', '4', '5'].map(nameOf))
    for (const { writtenTs } of listed) expect(writtenTs.getTime()).toBeGreaterThan(before)
  })

  it('stores an attachment once, under its checksum, until it is removed', async () => {
    const { store } = await open()
    const files = openAttachmentFiles(store)
    const sum = await files.keep(bytes)
    expect(await files.keep(bytes)).toBe(sum)
    expect(await files.read(sum)).toEqual(bytes)
    expect(await files.listBefore(new Date(Date.now() + 60_000))).toEqual([sum])
    expect(await files.listBefore(new Date(Date.now() - 60_000))).toEqual([])
    await files.remove(sum)
    expect(await files.read(sum)).toBeNull()
    for (const other of ['../secret', '', 'A'.repeat(64)]) expect(await files.read(other)).toBeNull()
  })

  it.each(['../secret', '', 'A'.repeat(32), `${'a'.repeat(30)}/x`])(
    'refuses a photograph’s key that is a path: %s',
    async key => {
      const files = openPhotoFiles((await open()).store)
      await expect(files.write(key, bytes)).rejects.toThrow('32 hexadecimal digits')
      await expect(files.read(key)).rejects.toThrow('32 hexadecimal digits')
    },
  )
})

it('a folder loses the half-written files of a killed process, and nothing else', async () => {
  const folder = temporaryFolder()
  const store = await openFolderStore(folder)
  await store.write(nameOf('a'), bytes)
  writeFileSync(join(folder, `${nameOf('b')}.1.half`), 'half')
  await openFolderStore(folder)
  expect(readdirSync(folder)).toEqual([nameOf('a')])
})

describe('a bucket that fails', () => {
  async function openFailing(change: Partial<Awaited<ReturnType<typeof serveS3>>['place']> = {}) {
    const server = await serveS3()
    const bucket = openBucket({ ...server.place, ...change }, 200)
    return { ...server, bucket, store: openBucketStore(bucket, 'photos') }
  }

  it('is retried a few times when it is busy', async () => {
    const { store, beBusy, asked, bucket } = await openFailing()
    beBusy(2)
    await store.write(nameOf('a'), bytes)
    expect(await store.read(nameOf('a'))).toEqual(bytes)
    beBusy(9)
    asked.length = 0
    await expect(store.write(nameOf('a'), bytes)).rejects.toMatchObject({
      code: 'SlowDown',
      isRefusal: false,
    })
    expect(asked).toHaveLength(3)
    expect(bucket.lastFault()).toMatchObject({ code: 'SlowDown' })
    beBusy(0)
    await store.has(nameOf('a'))
    expect(bucket.lastFault()).toBeNull()
  })

  it('is reported with its address and the request when it is unreachable, without a secret', async () => {
    const { store, become, place } = await openFailing()
    become('gone')
    const fault = await store.write(nameOf('a'), bytes).catch((error: Error) => error)
    expect(fault).toMatchObject({ name: 'StoreFault', isRefusal: false })
    expect(String(fault)).toContain(
      `The bucket ceiba-files at ${place.endpoint} cannot be reached for PUT /photos/`,
    )
    expect(JSON.stringify(fault) + String(fault)).not.toContain(place.secretAccessKey)
    become('there')
    await store.write(nameOf('a'), bytes)
  })

  it('is not retried after a timeout', async () => {
    const { store, become, asked } = await openFailing()
    become('silent')
    await expect(store.read(nameOf('a'))).rejects.toMatchObject({ code: 'TimeoutError', isRefusal: false })
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['another secret', { secretAccessKey: 'guessed' }, 'SignatureDoesNotMatch'],
    ['another key', { accessKeyId: 'guessed' }, 'InvalidAccessKeyId'],
    ['another region', { region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
    ['another bucket', { name: 'somebody-elses' }, 'NoSuchBucket'],
  ])('refuses a caller with %s, finally', async (_what, change, code) => {
    const { store, asked, objects } = await openFailing(change)
    for (const call of [() => store.write(nameOf('a'), bytes), () => store.read(nameOf('a')), store.list])
      await expect(call()).rejects.toMatchObject({ code, isRefusal: true })
    expect(asked).toHaveLength(3)
    expect([...objects.keys()]).toEqual([])
  })
})
