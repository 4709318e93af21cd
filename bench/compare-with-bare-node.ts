import { fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { besideEachOther, fetchOnce, type MeasuredServer } from './answers-per-cpu.ts'

const GOAL = 0.9

/** Headers that node:http adds itself. */
const BY_NODE = new Set(['date', 'connection', 'keep-alive'])

/**
 * A cached answer beside a bare node:http server that sends the same bytes, once with the body only and once with the
 * same headers: answers per second of the server's own CPU time (Linux), both under load at once, so that other
 * programs do not matter.
 */
export async function compareWithBareNode(
  path: string,
  site: MeasuredServer,
  seconds: number,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ceiba-bench-'))
  const file = join(folder, 'answer')
  const { body, headers } = await fetchOnce(new Agent(), site.url)
  writeFileSync(file, body)
  const list = Object.entries(headers).filter(([name]) => !BY_NODE.has(name))
  for (const [what, given] of [
    ['the body alone', []],
    [`the same ${list.length} headers`, [JSON.stringify(list.flat(2))]],
  ] as const) {
    const child = fork('bench/bare-server.ts', [file, ...given])
    const port = await new Promise(resolve => child.once('message', resolve))
    const bare = { url: `http://127.0.0.1:${port}${path}`, pid: child.pid ?? 0 }
    const { bare: theirs, kept, share } = await besideEachOther(bare, site, seconds)
    process.stdout.write(
      `${path}\n  bare node:http with ${what} ${theirs}, kept ${kept} answers a CPU-second: ${share} of it, goal ${GOAL}\n`,
    )
    child.kill()
  }
  rmSync(folder, { recursive: true })
}
