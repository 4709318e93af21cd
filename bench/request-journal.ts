import { mkdtempSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { openRequestJournal } from '#database/request-journal.ts'

/** Milliseconds until a request is on the disk: a bare append with fdatasync (the baseline) and the journal's. */
const REQUESTS = 500
const folder = mkdtempSync(join(tmpdir(), 'ceiba-bench-'))

function entry(n: number) {
  return {
    key: `key-${n}`,
    acceptedTs: new Date().toISOString(),
    command: 'bench',
    input: { message: 'x'.repeat(600) },
  }
}

async function measure(name: string, write: (n: number) => Promise<unknown>): Promise<void> {
  const times: number[] = []
  for (let n = 0; n < REQUESTS; n++) {
    const started = performance.now()
    await write(n)
    times.push(performance.now() - started)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2)
  process.stdout.write(`${name.padEnd(22)} median ${at(0.5)} ms, p99 ${at(0.99)} ms\n`)
}

const file = await open(join(folder, 'bare'), 'a')
await measure('bare append + sync', async n => {
  await file.appendFile(`${JSON.stringify(entry(n))}\n`)
  await file.datasync()
})
await file.close()
const journal = await openRequestJournal(join(folder, 'requests.journal'), new Date(0))
await measure('journal, one by one', n => journal.append(entry(n)))
const started = performance.now()
await Promise.all(Array.from({ length: 5_000 }, (_, n) => journal.append(entry(n))))
process.stdout.write(
  `${'journal, 5,000 at once'.padEnd(22)} ${(performance.now() - started).toFixed(0)} ms in all\n`,
)
await journal.close()
rmSync(folder, { recursive: true, force: true })
