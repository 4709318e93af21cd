import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { startSite } from '#tools/site-process.ts'

/**
 * The time from starting the built process until it is ready, on the embedded database: the first time, when it
 * copies what the build has seeded, and with existing data. The compile cache is kept in between, as with `npm start`; beside it an
 * empty Node process.
 */
const AGAIN = 5

async function startIn(folder: string): Promise<number> {
  const started = performance.now()
  const site = await startSite({ folder, settings: { NODE_COMPILE_CACHE: join(folder, 'compiled') } })
  const tookMs = performance.now() - started
  await site.stop()
  return tookMs
}

const folder = mkdtempSync(join(tmpdir(), 'ceiba-bench-'))
const first = await startIn(folder)
const again: number[] = []
for (let turn = 0; turn < AGAIN; turn++) again.push(await startIn(folder))
again.sort((a, b) => a - b)
rmSync(folder, { recursive: true, force: true })
const seconds = (ms: number | undefined) => `${((ms ?? 0) / 1_000).toFixed(2)} s`
process.stdout.write(
  `first start, every country there             ${seconds(first)}, goal 3 s\n` +
    `start on what is there, ${AGAIN} times             median ${seconds(again[AGAIN >> 1])}, slowest ${seconds(again.at(-1))}, goal 1.50 s\n`,
)
