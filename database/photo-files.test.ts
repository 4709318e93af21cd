import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'
import { openPhotoFiles } from './photo-files.ts'

const KEY = 'a'.repeat(32)
const bytes = Buffer.from('a photograph')

describe('a photograph on the disk', () => {
  it('is there for others only when it is kept', async () => {
    const files = await openPhotoFiles(temporaryFolder())
    const put = await files.put(KEY, bytes)
    expect([await files.has(KEY), await files.read(KEY)]).toEqual([false, null])
    await put.keep()
    expect([await files.has(KEY), await files.read(KEY)]).toEqual([true, bytes])
    await files.remove(KEY)
    expect([await files.has(KEY), await files.read(KEY)]).toEqual([false, null])
  })

  it.each(['before it is kept', 'after'])('leaves nothing when it is dropped %s', async when => {
    const folder = temporaryFolder()
    const put = await (await openPhotoFiles(folder)).put(KEY, bytes)
    if (when === 'after') await put.keep()
    await put.drop()
    expect(readdirSync(folder)).toEqual([])
  })

  it('half-written by a process that was killed, goes at the next start; the others stay', async () => {
    const folder = temporaryFolder()
    const files = await openPhotoFiles(folder)
    await (await files.put(KEY, bytes)).keep()
    writeFileSync(join(folder, `${KEY}.1.half`), 'half')
    await openPhotoFiles(folder)
    expect(readdirSync(folder)).toEqual([`${KEY}.jpg`])
  })

  it.each(['../secret', '', 'A'.repeat(32), `${'a'.repeat(30)}/x`])(
    'has a key that is no path: %s',
    async key => {
      const files = await openPhotoFiles(temporaryFolder())
      await expect(files.put(key, bytes)).rejects.toThrow('32 hexadecimal digits')
      expect(() => files.read(key)).toThrow('32 hexadecimal digits')
    },
  )
})
