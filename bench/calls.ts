import { fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '#tools/site-process.ts'
import { calls } from '../app/calls.ts'
import { answersPerCpu, besideEachOther, fetchOnce, type MeasuredServer } from './answers-per-cpu.ts'

/**
 * Public calls that are kept for a minute, beside a bare node:http server that sends the same bytes: answers by
 * second of the server's own CPU time (Linux), both under load at once, so that neighbours do not matter.
 */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)

async function besideBare(path: string, site: MeasuredServer): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ceiba-bench-'))
  const file = join(folder, 'answer')
  writeFileSync(file, await fetchOnce(new Agent(), site.url))
  const child = fork('bench/bare-server.ts', [file])
  const port = await new Promise(resolve => child.once('message', resolve))
  const bare = { url: `http://127.0.0.1:${port}${path}`, pid: child.pid ?? 0 }
  const { bare: theirs, kept, share } = await besideEachOther(bare, site, SECONDS)
  process.stdout.write(
    `${path}\n  bare node:http ${theirs}, kept ${kept} answers a CPU-second: ${share} of it\n`,
  )
  child.kill()
  rmSync(folder, { recursive: true })
}

const site = await startSite()
// What a process does at its start is not what an answer costs.
for (let round = 0; round < 3; round++)
  await answersPerCpu({ url: site.origin + calls.staff(), pid: site.child.pid ?? 0 }, SECONDS)
for (const path of [
  calls.feedback({ query: 'costa-rica', recent: true, limit: 16 }),
  calls.staff(),
  calls.description(),
])
  await besideBare(path, { url: site.origin + path, pid: site.child.pid ?? 0 })
await site.stop()
