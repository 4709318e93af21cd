import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './postgres-cluster.ts'
import { type SiteProcess, startSite } from './site-process.ts'
import { embeddedTemplates } from './testing/embedded-templates.ts'
import { filledCluster, seededUrl } from './testing/postgres-templates.ts'

/**
 * node tools/crash-test.ts [rounds]: kills the process with SIGKILL in the middle of requests, again and
 * again, on each engine; then every acknowledged request must be in the database once, with its emails.
 */
const rounds = Number(process.argv[2] ?? 50)
const SENDERS = 6
const MOST_BEFORE_KILL = 20

interface Tally {
  acknowledged: Map<string, { userId: number; receiptKey: string }>
  sent: number
  /** Called at every acknowledgement. */
  onAnswer: () => void
}

function body(key: string): string {
  return JSON.stringify({
    name: 'Crash Test',
    email: `${key}@example.com`,
    newPlan: {
      country: 'costa-rica',
      notes: `Request ${key}\n----\nQCF URL: /costa-rica`,
      travel_class: 'Premium',
    },
  })
}

/** Sends one request until it is answered, as a patient browser would; gives up when the site is killed. */
async function send(origin: string, key: string): Promise<{ userId: number; receiptKey: string } | null> {
  try {
    const response = await fetch(`${origin}/api/public/user/create_with_new_plan`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: body(key),
    })
    if (!response.ok) return null
    const { data } = (await response.json()) as { data: { user_id: number; receipt_key: string } }
    return { userId: data.user_id, receiptKey: data.receipt_key }
  } catch {
    return null
  }
}

/** One sender: new requests, and those that got no answer before, until the site dies. */
async function sender({ child, origin }: SiteProcess, tally: Tally, unanswered: string[]): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const key = unanswered.pop() ?? `crash-${process.pid}-${tally.sent++}`
    const answer = await send(origin, key)
    if (!answer) {
      unanswered.push(key)
      await sleep(5)
      continue
    }
    const before = tally.acknowledged.get(key)
    if (before && before.receiptKey !== answer.receiptKey) throw new Error(`${key} was answered in two ways`)
    tally.acknowledged.set(key, answer)
    tally.onAnswer()
    // Now and then an answer is lost on the way, and the same request comes again.
    if (Math.random() < 0.1) unanswered.push(key)
  }
}

async function killedRound(
  folder: string,
  port: number,
  url: string | undefined,
  tally: Tally,
  unanswered: string[],
) {
  const site = await startSite({ folder, port, databaseUrl: url })
  const died = new Promise(resolve => site.child.once('exit', resolve))
  let left = 1 + Math.floor(Math.random() * MOST_BEFORE_KILL)
  tally.onAnswer = () => {
    // The others are in the middle of theirs.
    if (--left === 0) site.child.kill('SIGKILL')
  }
  const senders = Array.from({ length: SENDERS }, () => sender(site, tally, unanswered))
  await died
  await Promise.all(senders)
}

async function countPlans(
  connection: pg.ClientConfig,
): Promise<Map<string, { plans: number; emails: number }>> {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query<{ email: string; plans: number; emails: number }>(
    `select contact_email as email, count(distinct plan.id)::int as plans, count(outbox.id)::int as emails
     from plan left join outbox on outbox.plan_id = plan.id where contact_email like 'crash-%' group by 1`,
  )
  await client.end()
  return new Map(rows.map(({ email, ...counts }) => [email, counts]))
}

/** Reads the end: each acknowledged request once and with two emails, no request twice. */
async function verify(tally: Tally, connection: pg.ClientConfig): Promise<string[]> {
  const stored = await countPlans(connection)
  const faults: string[] = []
  for (const key of tally.acknowledged.keys()) {
    if (!stored.has(`${key}@example.com`)) faults.push(`${key} was acknowledged and is lost`)
  }
  for (const [email, { plans, emails }] of stored) {
    if (plans !== 1) faults.push(`${email} has ${plans} plans`)
    if (emails !== 2) faults.push(`${email} has ${emails} emails`)
  }
  return faults
}

async function trial(engine: string, url: string | undefined): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'ceiba-crash-'))
  // What a site does on an empty folder is seen elsewhere.
  if (!url) cpSync((await embeddedTemplates()).seeded, folder, { recursive: true })
  const port = await freePort()
  const tally: Tally = { acknowledged: new Map(), sent: 0, onAnswer: () => undefined }
  const unanswered: string[] = []
  for (let round = 0; round < rounds; round++) await killedRound(folder, port, url, tally, unanswered)
  const last = await startSite({ folder, port, databaseUrl: url })
  const connection = url
    ? { connectionString: url }
    : { host: readFileSync(join(folder, 'database-host'), 'utf8'), user: 'postgres', database: 'postgres' }
  let faults = await verify(tally, connection)
  // What was acknowledged by the journal alone is stored by the first job after the start.
  for (let tries = 0; tries < 100 && faults.length > 0; tries++) {
    await sleep(100)
    faults = await verify(tally, connection)
  }
  await last.stop()
  rmSync(folder, { recursive: true, force: true })
  for (const fault of faults.slice(0, 10)) process.stdout.write(`${engine}: ${fault}\n`)
  process.stdout.write(
    `${engine}: ${rounds} × kill -9, ${tally.acknowledged.size} requests acknowledged, ${faults.length} faults\n`,
  )
  return faults.length === 0 && tally.acknowledged.size > 0
}

const cluster = await filledCluster()
const sound = await Promise.all([trial('embedded', undefined), trial('postgres', seededUrl(cluster))])
await cluster.stop()
process.exitCode = sound.every(Boolean) ? 0 : 1
