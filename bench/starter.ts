import { execFileSync, fork } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gunzipSync } from 'node:zlib'
import { startSite } from '#tools/site-process.ts'
import { besideEachOther, fetchOnce } from './answers-per-cpu.ts'
import { TYPICAL_PAGES } from './typical-pages.ts'

/**
 * Our home page beside React Router's own starter with the content of the same page as one string, which is the least
 * work possible: no data, no components, no styles. The script of a first load, and answers per second of the
 * server's own CPU time (Linux), both under load at once.
 */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const SCRIPT = /"(\/assets\/[^"]+\.js)"/g

const BUILT = resolve('bench/starter/build')
const folder = mkdtempSync(join(tmpdir(), 'ceiba-starter-'))
const site = await startSite()
const agent = new Agent()

const unpack = (body: Buffer, encoding = '') => (encoding === 'gzip' ? gunzipSync(body) : body).toString()

/** Kilobytes of compressed script that a document loads. */
function scriptKb(html: string, client: string): string {
  const names = new Set([...html.matchAll(SCRIPT)].map(([, name = '']) => name))
  const bytes = [...names].map(name => brotliCompressSync(readFileSync(join(client, name))).length)
  return (bytes.reduce((sum, one) => sum + one, 0) / 1024).toFixed(1)
}

const plain = await (await fetch(site.origin + TYPICAL_PAGES.home)).text()
writeFileSync(join(folder, 'page.html'), /<main[^>]*>(.*)<\/main>/s.exec(plain)?.[1] ?? '')
execFileSync('react-router', ['build', 'bench/starter'], {
  env: { ...process.env, NODE_ENV: 'production' },
  stdio: 'ignore',
})
const child = fork('bench/starter/serve.ts', [BUILT, join(folder, 'page.html')], {
  env: { ...process.env, NODE_ENV: 'production' },
})
const port = await new Promise(resolve => child.once('message', resolve))
const starter = { url: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0 }
const theirs = await fetchOnce(agent, starter.url)
const { bare, kept, share } = await besideEachOther(
  starter,
  { url: site.origin + TYPICAL_PAGES.home, pid: site.child.pid ?? 0 },
  SECONDS,
)
process.stdout.write(
  `script of a first load: starter ${scriptKb(unpack(theirs.body, theirs.headers['content-encoding']), join(BUILT, 'client'))} KB, ours ${scriptKb(plain, 'build/client')} KB\n` +
    `answers a CPU-second: starter ${bare}, ours, kept, ${kept}: ${share} times as many\n`,
)
child.kill()
agent.destroy()
await site.stop()
rmSync(folder, { recursive: true })
rmSync(BUILT, { recursive: true })
