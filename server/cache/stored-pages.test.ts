import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { makePageCache } from './page-cache.ts'
import { storePages, takeStoredPages } from './stored-pages.ts'

const PATHS = ['/', '/costa-rica', '/peru']
const BUILD = 'a build'

afterEach(() => vi.useRealTimers())

/** A process's pages, which say who rendered them. */
function startSite(who: string) {
  const cache = makePageCache()
  const ask = cache.serve(async request => {
    const body = `${new URL(request.url).pathname} by ${who} <a href="/trips/still-waters">`
    return new Response(body, { headers: { 'cache-control': 'public, max-age=60' } })
  })
  const read = async (path: string) =>
    /by (\w+)/.exec(await (await ask(new Request(`https://ceiba.test${path}`))).text())?.[1]
  return { ...cache, readAll: () => Promise.all(PATHS.map(read)) }
}

function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ceiba-pages-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'pages')
}

/** A file with the pages of a process that has stopped. */
async function storeFirst(): Promise<string> {
  const file = openFolder()
  const first = startSite('first')
  await first.readAll()
  await storePages(file, BUILD, first.pages())
  return file
}

async function startSecond(file: string, build = BUILD) {
  const second = startSite('second')
  second.restore(await takeStoredPages(file, build))
  return second
}

it('gives the next process what the first has rendered, once', async () => {
  const file = await storeFirst()
  expect(await (await startSecond(file)).readAll()).toEqual(['first', 'first', 'first'])
  expect(await (await startSecond(file)).readAll()).toEqual(['second', 'second', 'second'])
})

it('gives nothing to a process of another build', async () => {
  expect(await (await startSecond(await storeFirst(), 'another')).readAll()).toContain('second')
})

it('gives no page that is older than a quarter of an hour', async () => {
  const file = await storeFirst()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 })
  expect(await takeStoredPages(file, BUILD)).toEqual([])
})

it('stores no page that shows a changed row, and hears of changes of what it took over', async () => {
  const change = { table: 'trip', names: ['still-waters'] }
  const first = startSite('first')
  await first.readAll()
  first.noteChange(change)
  expect([...first.pages()]).toEqual([])
  const second = await startSecond(await storeFirst())
  second.noteChange(change)
  await expect.poll(second.readAll).toEqual(['second', 'second', 'second'])
})

it.each<[string, (whole: Buffer) => Buffer]>([
  ['cut off', whole => whole.subarray(0, -10)],
  ['damaged', whole => whole.fill(0, whole.length - 10)],
])('gives what comes before the place where the file is %s', async (_what, spoil) => {
  const file = await storeFirst()
  writeFileSync(file, spoil(readFileSync(file)))
  expect((await takeStoredPages(file, BUILD)).map(({ key }) => key)).toHaveLength(PATHS.length - 1)
})

it('leaves nothing behind if it cannot be written', async () => {
  const file = openFolder()
  // A folder stands where the file belongs.
  mkdirSync(join(file, 'full'), { recursive: true })
  await expect(storePages(file, BUILD, startSite('first').pages())).rejects.toThrow()
  expect(readdirSync(join(file, '..'))).toEqual(['pages'])
})
