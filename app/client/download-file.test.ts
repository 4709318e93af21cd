import { resolveObjectURL } from 'node:buffer'
import { afterEach, expect, it, vi } from 'vitest'
import { saveFile } from './download-file.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a file can be read for a minute after it was saved, and is then released', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const click = vi.fn()
  const link = { href: '', download: '', click }
  vi.stubGlobal('document', { createElement: () => link })
  saveFile(new Blob(['a;b']), 'payouts.csv')
  expect([link.download, click.mock.calls.length]).toEqual(['payouts.csv', 1])
  vi.advanceTimersByTime(59_000)
  expect(await resolveObjectURL(link.href)?.text()).toBe('a;b')
  vi.advanceTimersByTime(1_000)
  expect(resolveObjectURL(link.href)).toBeUndefined()
})
