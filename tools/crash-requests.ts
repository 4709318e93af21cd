import type pg from 'pg'

/** Requests of visitors, each sent until it is answered, as a patient browser would. */
export interface Requests {
  acknowledged: Map<string, string>
  /** Without an answer so far. */
  unanswered: string[]
  /** Why those that failed did: a status, or what the connection said. */
  faults: string[]
  sent: number
}

export function noRequests(): Requests {
  return { acknowledged: new Map(), unanswered: [], faults: [], sent: 0 }
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

/** Its receipt's key; null where there was no answer, and why. */
async function send(origin: string, key: string, faults: string[]): Promise<string | null> {
  try {
    const response = await fetch(`${origin}/api/public/user/create_with_new_plan`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: body(key),
    })
    if (!response.ok) {
      faults.push(`${response.status} ${await response.text()}`)
      return null
    }
    return ((await response.json()) as { data: { receipt_key: string } }).data.receipt_key
  } catch (error) {
    faults.push(String((error as Error).cause ?? error))
    return null
  }
}

/** Sends a new request, or one that got no answer before. True where it was acknowledged. */
export async function sendRequest(origin: string, requests: Requests): Promise<boolean> {
  const { acknowledged, unanswered } = requests
  const key = unanswered.pop() ?? `crash-${process.pid}-${requests.sent++}`
  const receiptKey = await send(origin, key, requests.faults)
  if (!receiptKey) {
    unanswered.push(key)
    return false
  }
  const before = acknowledged.get(key)
  if (before && before !== receiptKey) throw new Error(`${key} was answered in two ways`)
  acknowledged.set(key, receiptKey)
  // Now and then an answer is lost on the way, and the same request comes again.
  if (Math.random() < 0.1) unanswered.push(key)
  return true
}

/** What is wrong at the end: each acknowledged request is there once and with two emails, and none is there twice. */
export async function verifyRequests(client: pg.Client, { acknowledged }: Requests): Promise<string[]> {
  const { rows } = await client.query<{ email: string; plans: number; emails: number }>(
    `select contact_email as email, count(distinct plan.id)::int as plans, count(outbox.id)::int as emails
     from plan left join outbox on outbox.plan_id = plan.id where contact_email like 'crash-%' group by 1`,
  )
  const stored = new Set(rows.map(({ email }) => email))
  return [
    ...[...acknowledged.keys()]
      .filter(key => !stored.has(`${key}@example.com`))
      .map(key => `${key} was acknowledged and is lost`),
    ...rows.filter(({ plans }) => plans !== 1).map(({ email, plans }) => `${email} has ${plans} plans`),
    ...rows.filter(({ emails }) => emails !== 2).map(({ email, emails }) => `${email} has ${emails} emails`),
  ]
}
