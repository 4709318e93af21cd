import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'

/** A process that starts a server, prints its address, and ends without stopping it. */
const THROWS = `
  import { temporaryCluster } from './tools/postgres-cluster.ts'
  const { process: server } = await temporaryCluster()
  process.stdout.write(JSON.stringify({ pid: server.pid, data: server.spawnargs[2] }))
  throw new Error('a test failed')`

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

it('leaves no server and no files behind if its process throws before stopping it', async () => {
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', THROWS], {
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  const { pid, data } = JSON.parse(stdout) as { pid: number; data: string }
  await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false)
  expect(existsSync(dirname(data))).toBe(false)
})
