import type pg from 'pg'

/** Visitors' requests, each repeated until it is answered, as a patient browser would. */
export interface Requests {
  acknowledged: Map<string, string>
  /** Keys without an answer so far. */
  unanswered: string[]
  /** The failures: a status, or the connection's error. */
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

/** Sends a request. Returns its receipt's key, or null if there was no answer. */
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

/** Sends a new request, or one that got no answer before. Returns true if it was acknowledged. */
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
  // Simulates a lost answer now and then, so that the same request is sent again.
  if (Math.random() < 0.1) unanswered.push(key)
  return true
}

/** Faults at the end: each acknowledged request must be stored once with two emails, and none twice. */
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
