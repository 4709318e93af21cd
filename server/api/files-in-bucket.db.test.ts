import { readdirSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { removeUnnamedFiles } from '#app/features/traveller/personal-data/remove-person.server.ts'
import type { Actor } from '#app/request-context.ts'
import { openFiles } from '#database/files/open-files.ts'
import { message, replyAddress } from '#database/schema/conversation.ts'
import { photo } from '#database/schema/photo.ts'
import type { Locale } from '#database/values/locale.ts'
import { readDataPlaces } from '#server/start/config.ts'
import { INBOUND_SECRET, REPLY_DOMAIN, signInbound } from '#tools/testing/inbound-mail.ts'
import { takePhoto } from '#tools/testing/photographs.ts'
import { addTestPlan } from '#tools/testing/plans.ts'
import { serveS3 } from '#tools/testing/s3-server.ts'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
const admin: Actor = { kind: 'admin', userId: 1 }
const HOUR_MS = 3_600_000

/** A node with its own data folder and the shared bucket of its settings. */
async function openNode({ place }: Awaited<ReturnType<typeof serveS3>>) {
  const dataDir = temporaryFolder()
  const places = readDataPlaces({
    DATA_DIR: dataDir,
    S3_ENDPOINT: `${place.endpoint}/`,
    S3_BUCKET: place.name,
    S3_REGION: place.region,
    S3_ACCESS_KEY_ID: place.accessKeyId,
    S3_SECRET_ACCESS_KEY: place.secretAccessKey,
  })
  const { photos, attachments, lastFault } = await openFiles(places, fault => {
    throw fault
  })
  const own = { photos, attachments, replyDomain: REPLY_DOMAIN, inboundSecret: INBOUND_SECRET }
  const ctx = await testContext(connection, { actor: admin, ...own })
  const context = (locale: Locale) => ({ ...ctx, locale })
  const site = await openTestSite(connection, { context, getStoreFault: lastFault })
  return { ...site, ctx, inDataFolder: () => readdirSync(dataDir) }
}

type Node = Awaited<ReturnType<typeof openNode>>

async function openTwo() {
  const server = await serveS3()
  return { server, first: await openNode(server), second: await openNode(server) }
}

async function upload({ ask }: Node, color: string): Promise<Response> {
  const body = new FormData()
  body.set(
    'file',
    new File([new Uint8Array(await takePhoto({ width: 600, height: 400, color }))], 'hill.jpg'),
  )
  body.set('alt_en', 'A hill')
  body.set('alt_es', 'Una colina')
  return ask('/api/admin/photo', { method: 'POST', body })
}

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')

/**
 * A traveller's reply by email with a file. Its parts are always the same, so delivering it twice makes one message.
 */
async function emailOf({ planId, email: from }: { planId: number; email: string }): Promise<Buffer> {
  const [address] = await db.select().from(replyAddress).where(eq(replyAddress.planId, planId))
  const head = [
    `From: ${from}`,
    `To: <reply+${address?.token}@${REPLY_DOMAIN}>`,
    `Message-ID: <${planId}@x.org>`,
  ]
  const parts = [
    ...['--b', 'Content-Type: text/plain', '', 'Our passports'],
    ...['--b', 'Content-Type: application/pdf; name="ada.pdf"'],
    ...['Content-Disposition: attachment; filename="ada.pdf"', 'Content-Transfer-Encoding: base64', ''],
    ...[PDF.toString('base64'), '--b--'],
  ]
  const kind = ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b', '']
  return Buffer.from([...head, ...kind, ...parts].join('\r\n'))
}

function handOver({ ask }: Node, body: Buffer): Promise<Response> {
  const signature = signInbound(INBOUND_SECRET, body, new Date())
  const headers = { 'content-type': 'message/rfc822', 'inbound-signature': signature }
  return ask('/api/inbound/email', { method: 'POST', body: new Uint8Array(body), headers })
}

async function fileOf({ ask }: Node, planId: number): Promise<Response> {
  const { data } = await (await ask(`/api/admin/plan/${planId}/message`)).json()
  const [{ attachments = [] } = {}] = data.messages ?? data
  return ask(attachments[0]?.href.replace('/private/', '/admin/'))
}

test('a photograph uploaded at one node is served by another, until either removes it', async () => {
  const { server, first, second } = await openTwo()
  const { data } = await (await upload(first, '#0a6b8c')).json()
  const given = await second.ask(`/photos/${data.key}/256`)
  expect(given.status).toBe(200)
  expect((await sharp(Buffer.from(await given.arrayBuffer())).metadata()).width).toBe(256)
  expect([...server.objects.keys()]).toEqual([`photos/${data.key}.original`, `photos/${data.key}.jpg`])
  expect([first.inDataFolder(), second.inDataFolder()]).toEqual([[], []])
  expect((await second.ask(`/api/admin/photo/${data.key}`, { method: 'DELETE' })).status).toBe(204)
  expect((await first.ask(`/photos/${data.key}/256`)).status).toBe(404)
  expect([...server.objects.keys()]).toEqual([])
})

test('a file that came by email to one node is read at another, and is deleted with its message', async () => {
  const { server, first, second } = await openTwo()
  const plan = await addTestPlan(connection)
  expect((await (await handOver(first, await emailOf(plan))).json()).data.outcome).toBe('joined')
  const read = await fileOf(second, plan.planId)
  expect(Buffer.from(await read.arrayBuffer())).toEqual(PDF)
  const later = { ...second.ctx, now: () => new Date(Date.now() + 2 * HOUR_MS) }
  await removeUnnamedFiles(later)
  expect(server.objects.size, 'the file, and the whole email').toBe(2)
  const sums = Array.from({ length: 50 }, (_, n) => String(n).padStart(64, '0'))
  const attachments = { ...second.ctx.attachments, listBefore: async () => sums }
  const asked = vi.spyOn(connection.pool, 'query')
  await removeUnnamedFiles({ ...later, attachments })
  expect(asked, 'one statement, however many files').toHaveBeenCalledTimes(1)
  asked.mockRestore()
  await db.delete(message).where(eq(message.planId, plan.planId))
  await removeUnnamedFiles(second.ctx)
  expect(server.objects.size, 'a file lies there before its message does').toBe(2)
  await removeUnnamedFiles(later)
  expect(server.objects.size).toBe(0)
})

test('while the bucket is away nothing is stored in part, resized pictures are served, and /readyz reports it', async () => {
  const { server, first } = await openTwo()
  const { data } = await (await upload(first, '#654321')).json()
  await first.ask(`/photos/${data.key}/128`)
  const plan = await addTestPlan(connection)
  const rows = await db.select().from(photo)

  server.become('gone')
  const refused = await upload(first, '#123456')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect((await refused.json()).message).toMatch(/^Photographs and files cannot be stored or read/)
  expect((await handOver(first, await emailOf(plan))).status).toBe(503)
  expect(await db.select().from(photo)).toEqual(rows)
  expect(await db.select().from(message).where(eq(message.planId, plan.planId))).toEqual([])
  expect((await first.ask(`/photos/${data.key}/128`)).status).toBe(200)
  expect((await first.ask(`/photos/${data.key}/256`)).status).toBe(503)
  expect(first.logged[0]).toMatchObject({
    msg: 'a request was refused: the bucket fails it',
    err: {
      message: expect.stringContaining(`at ${server.place.endpoint} cannot be reached for PUT /photos/`),
    },
  })
  const state = await first.ask('/readyz')
  expect([state.status, await state.text()]).toEqual([
    200,
    expect.stringMatching(/^ready\nphotographs and files: the bucket failed the last call \(/),
  ])

  server.become('there')
  expect((await upload(first, '#123456')).status).toBe(201)
  expect((await (await handOver(first, await emailOf(plan))).json()).data.outcome).toBe('joined')
  expect(await (await first.ask('/readyz')).text()).toBe('ready')
})
