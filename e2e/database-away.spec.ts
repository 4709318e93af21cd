import { rmSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { type Cluster, makeClusterFiles, startCluster } from '../tools/postgres-cluster.ts'
import { startSite } from '../tools/site-process.ts'

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

test('while the database is away nothing is lost, and the site recovers', async () => {
  const files = await makeClusterFiles()
  let cluster: Cluster = await startCluster(files)
  const site = await startSite({ databaseUrl: cluster.url })
  const { origin } = site
  try {
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
    await expect.poll(() => plansOf(cluster.url, 'away@example.com')).toBe(1)
    await expect.poll(() => statusOf(`${origin}/readyz`)).toBe(200)
    expect(await statusOf(`${origin}/es/costa-rica`)).toBe(200)
    expect((await ask(origin, 'away@example.com')).status).toBe(200)
  } finally {
    await site.stop()
    await cluster.stop()
    rmSync(files.folder, { recursive: true, force: true })
  }
})
