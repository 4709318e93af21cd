import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { type Cluster, freePort, makeClusterFiles, startCluster } from '../tools/postgres-cluster.ts'

/** A site on a PostgreSQL of its own, which goes away and comes back. */
interface Site {
  origin: string
  process: ChildProcess
  stop: () => Promise<void>
}

async function startSite(databaseUrl: string): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'ceiba-away-'))
  const port = await freePort()
  const child = spawn(process.execPath, ['build/server/index.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'silent',
    },
  })
  const origin = `http://127.0.0.1:${port}`
  async function stop(): Promise<void> {
    const stopped = new Promise(resolve => child.once('exit', resolve))
    child.kill('SIGTERM')
    await stopped
    rmSync(folder, { recursive: true, force: true })
  }
  return { origin, process: child, stop }
}

async function statusOf(address: string): Promise<number> {
  return fetch(address).then(
    response => response.status,
    () => 0,
  )
}

async function ask(origin: string, email: string): Promise<{ status: number; receipt: string }> {
  const response = await fetch(`${origin}/api/public/user/create_with_new_plan`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Grace Okafor',
      email,
      newPlan: { country: 'costa-rica', notes: 'Frogs?\n----\nQCF URL: /costa-rica' },
    }),
  })
  const { data } = (await response.json()) as { data: { user_id: number; receipt_key: string } }
  expect(data.user_id).toBeGreaterThan(0)
  return { status: response.status, receipt: data.receipt_key }
}

async function plansOf(url: string, email: string): Promise<number> {
  const client = new pg.Client(url)
  await client.connect()
  const { rowCount } = await client.query('select id from plan where contact_email = $1', [email])
  await client.end()
  return rowCount ?? 0
}

test('a database that goes away loses nothing and comes back', async () => {
  test.setTimeout(90_000)
  const files = await makeClusterFiles()
  let cluster: Cluster = await startCluster(files)
  const site = await startSite(cluster.url)
  const { origin } = site
  try {
    await expect.poll(() => statusOf(`${origin}/readyz`), { timeout: 30_000 }).toBe(200)
    expect(await statusOf(`${origin}/costa-rica`)).toBe(200)

    await cluster.stop()
    await expect.poll(() => statusOf(`${origin}/readyz`)).toBe(503)
    expect(await statusOf(`${origin}/healthz`)).toBe(200)
    expect(await statusOf(`${origin}/costa-rica`), 'a page already seen').toBe(200)
    const unseen = await fetch(`${origin}/es/costa-rica`)
    expect(unseen.status).toBe(503)
    expect(unseen.headers.get('retry-after')).toBeTruthy()
    const asked = await ask(origin, 'away@example.com')
    expect(asked.status).toBe(200)
    expect(await (await fetch(`${origin}/receipt/${asked.receipt}`)).text()).toContain('Frogs?')

    cluster = await startCluster(files)
    await expect.poll(() => plansOf(cluster.url, 'away@example.com'), { timeout: 20_000 }).toBe(1)
    await expect.poll(() => statusOf(`${origin}/readyz`)).toBe(200)
    expect(await statusOf(`${origin}/es/costa-rica`)).toBe(200)
    expect((await ask(origin, 'away@example.com')).status).toBe(200)
  } finally {
    await site.stop()
    await cluster.stop()
    rmSync(files.folder, { recursive: true, force: true })
  }
})
