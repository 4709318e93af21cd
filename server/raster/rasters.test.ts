import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'
import { openFileStore } from './file-store.ts'
import { openJobQueue } from './job-queue.ts'
import { openRasters } from './rasters.ts'

const KB = 1024

function picture(kilobytes: number, fill = 1): Buffer {
  return Buffer.alloc(kilobytes * KB, fill)
}

describe('the queue', () => {
  it('runs one job at a time in order of arrival, and continues after one that fails', async () => {
    const run = openJobQueue(10)
    const seen: string[] = []
    const job = (name: string) => async () => {
      seen.push(`${name} begins`)
      await Promise.resolve()
      seen.push(`${name} ends`)
      if (name === 'b') throw new Error('b is broken')
      return name
    }
    const done = await Promise.allSettled(['a', 'b', 'c'].map(name => run(job(name))))
    expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  })

  it('refuses a job when it is full, and accepts jobs again once it has moved', async () => {
    const run = openJobQueue(2)
    const first = Promise.withResolvers<void>()
    const running = [run(() => first.promise), run(async () => undefined), run(async () => undefined)]
    await expect(run(async () => undefined)).rejects.toMatchObject({ status: 503 })
    first.resolve()
    await Promise.all(running)
    expect(await run(async () => 'drawn')).toBe('drawn')
  })
})

describe('the files', () => {
  it('survive the process', async () => {
    const folder = temporaryFolder()
    await (await openFileStore(folder, 100 * KB)).write('/art/a.png', picture(1, 7))
    const later = await openFileStore(folder, 100 * KB)
    expect(await later.read('/art/a.png')).toEqual(picture(1, 7))
    expect(await later.read('/art/b.png')).toBeNull()
  })

  it('are evicted when there are too many, the least recently used first', async () => {
    const folder = temporaryFolder()
    const store = await openFileStore(folder, 25 * KB)
    await store.write('a', picture(10))
    await store.write('b', picture(10))
    await store.read('a')
    await store.write('c', picture(10))
    expect(await store.read('b')).toBeNull()
    expect(await store.read('a')).toEqual(picture(10))
    await expect.poll(() => readdirSync(folder)).toHaveLength(2)
  })

  it('are evicted in the same order by the next process, which removes half-written ones at once', async () => {
    const folder = temporaryFolder()
    const store = await openFileStore(folder, 100 * KB)
    for (const key of ['a', 'b', 'c']) await store.write(key, picture(10))
    for (const name of readdirSync(folder)) utimesSync(join(folder, name), new Date(0), new Date(0))
    await store.read('b')
    writeFileSync(join(folder, `${'0'.repeat(64)}.half`), 'hal')
    const next = await openFileStore(folder, 15 * KB)
    expect(await next.read('b')).toEqual(picture(10))
    await expect.poll(() => readdirSync(folder)).toHaveLength(1)
  })

  it('that were deleted on the disk do not exist', async () => {
    const folder = temporaryFolder()
    const store = await openFileStore(folder, 100 * KB)
    await store.write('a', picture(1))
    for (const name of readdirSync(folder)) rmSync(join(folder, name))
    expect(await store.read('a')).toBeNull()
  })
})

describe('a raster', () => {
  const open = (folder: string) => openRasters({ folder, onDiskError: () => undefined })

  it('is made once for all parallel requests, and never again', async () => {
    const folder = temporaryFolder()
    let made = 0
    const make = async () => picture(1, ++made)
    const rasters = await open(folder)
    const answers = await Promise.all([rasters.get('a', make), rasters.get('a', make)])
    expect(answers).toEqual([picture(1, 1), picture(1, 1)])
    expect(await rasters.get('a', make)).toEqual(picture(1, 1))
    expect(await (await open(folder)).get('a', make)).toEqual(picture(1, 1))
    expect(made).toBe(1)
  })

  it('that could not be made is not cached, and is made at the next request', async () => {
    const rasters = await open(temporaryFolder())
    await expect(rasters.get('a', () => Promise.reject(new Error('no such ink')))).rejects.toThrow(
      'no such ink',
    )
    expect(await rasters.get('a', async () => picture(1))).toEqual(picture(1))
  })

  it('is served although it cannot be written to the disk', async () => {
    const folder = join(temporaryFolder(), 'rasters')
    const errors: unknown[] = []
    const rasters = await openRasters({ folder, onDiskError: error => errors.push(error) })
    rmSync(folder, { recursive: true })
    writeFileSync(folder, 'a file stands where the folder was')
    expect(await rasters.get('a', async () => picture(1))).toEqual(picture(1))
    expect(errors).toHaveLength(1)
  })
})
