import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'

/**
 * Plans from the request to the deposit: each step is one command, repeated until it is answered, as patient people
 * would.
 */
const steps = [
  'request',
  'claim',
  'message',
  'draft',
  'send',
  'line',
  'accept',
  'invoice',
  'payment',
  'surplus',
  'reverse',
  'refund',
  'cancel',
] as const
export type Step = (typeof steps)[number]

/** The rows that each step creates, exactly this often: all of them or none. */
const traces: Record<Step, Record<string, number>> = {
  request: { plan: 1, 'event requested': 1, 'email request-receipt': 1, 'email request-arrived': 1 },
  claim: { 'event assigned': 1, 'email assigned': 1 },
  message: { message: 1, 'event message': 1, 'email answer': 1 },
  draft: { draft: 1, 'event draft_begun': 1 },
  send: { sent: 1, 'event proposal_sent': 1, 'email new-proposal': 1 },
  line: { line: 1, 'event line_answered': 1 },
  accept: { accepted: 1, 'event accepted': 1, 'email accepted': 2 },
  invoice: { 'invoice deposit': 1, 'email invoice': 1 },
  payment: {
    ...{ 'event deposit_paid': 1, 'invoice balance': 1, 'entry commission': 1, commission: 1 },
    ...{ 'entry payment of the deposit': 1 },
  },
  // More than is due, with the second yes; then it is taken back.
  surplus: { 'entry payment of a surplus': 1 },
  reverse: { 'entry reversal': 1, 'event entry_reversed': 1, 'email entry-reversed': 1 },
  refund: {
    ...{ 'entry refund of a part': 1, 'event refunded': 1, 'email refund-sent': 1 },
    ...{ 'entry commission_reversal': 1, 'event deposit_open_again': 1 },
  },
  cancel: {
    ...{ 'entry cancellation': 1, 'entry refund of the rest': 1 },
    ...{ 'event trip_cancelled': 1, 'email trip-cancelled': 1 },
  },
}

/** So far away that the deposit is not the whole price. */
const ARRIVAL = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10)

interface Story {
  name: string
  /** The number of acknowledged steps. */
  done: number
  planId: number
  invoice: { amountMinor: number; currency: string; reference: string } | null
}

/** Login keys, the planner's staff key, and the partner's signed code: all survive a kill of the site. */
interface People {
  traveller: string
  planner: string
  admin: string
  fkey: string
  referral: string
}

export interface Stories {
  people: People
  all: Story[]
  /** How often each step was in progress, without an answer, when the site was killed. */
  cutOff: Map<Step, number>
}

interface Answer {
  status: number
  // The calls' answers are read by name below.
  data: Record<string, unknown>
}

async function ask(address: string, key: string, body?: object, idempotencyKey = ''): Promise<Answer> {
  const response = await fetch(address, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      ...(key && { authorization: `Bearer ${key}` }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { data } = (await response.json()) as Partial<Answer>
  return { status: response.status, data: data ?? {} }
}

/** Logs in the seeded people. */
export async function beginStories(origin: string, folder: string): Promise<Stories> {
  const seeded: { role: string; email: string; password: string }[] = JSON.parse(
    readFileSync(join(folder, 'people.json'), 'utf8'),
  )
  const keys: Record<string, string> = {}
  for (const { role, email, password } of seeded) {
    const { data } = await ask(`${origin}/api/public/auth/login`, '', { email, password })
    keys[role] = String(data.token)
  }
  const { traveller = '', planner = '', partner = '', admin = '' } = keys
  const me = await ask(`${origin}/api/private/user/me`, planner)
  const own = await ask(`${origin}/api/org/referral`, partner)
  const people = {
    ...{ traveller, planner, admin },
    fkey: String(me.data.fkey),
    referral: String(own.data.code),
  }
  return { people, all: [], cutOff: new Map() }
}

async function findPlan(origin: string, { planner }: People, name: string): Promise<number> {
  const { data } = await ask(`${origin}/api/admin/plan?planner=nobody&q=${name}`, planner)
  return Number((data as unknown as { id: number }[])[0]?.id ?? 0)
}

/** Sends a request with a partner's code, so that a commission is earned at the end. */
async function request(origin: string, { referral }: People, { name }: Story): Promise<Answer> {
  const notes = 'A story\n----\nQCF URL: /costa-rica'
  const newPlan = { country: 'costa-rica', notes, arrival_date: ARRIVAL }
  const wanted = { name, email: 'traveller@ceiba.example', referral, newPlan }
  return ask(`${origin}/api/public/user/create_with_new_plan`, '', wanted, name)
}

async function accept(origin: string, { traveller }: People, { planId, name }: Story): Promise<Answer> {
  const proposal = `${origin}/api/private/plan/${planId}/proposal/1`
  const { data } = await ask(`${proposal}/booking`, traveller)
  const { version: termsVersion } = (data.terms ?? {}) as { version?: string }
  return ask(`${proposal}/accept`, traveller, { termsVersion, name })
}

/** Less than the whole deposit is paid then, so that the booking opens again. */
const PART = 1

function surplusOf({ name }: Story) {
  return { amountMinor: 99_999_900, currency: 'USD', reference: `${name}-surplus`, confirmed: true }
}

/** Takes back the surplus, which the plan's page lists. */
async function reverse(origin: string, { admin }: People, { planId, name }: Story): Promise<Answer> {
  const office = `${origin}/api/admin/plan/${planId}`
  const { data, status } = await ask(office, admin)
  const { entries = [] } = (data.money ?? {}) as {
    entries?: { id: number; kind: string; reference: string }[]
  }
  const entry = entries.find(each => each.kind === 'payment' && each.reference === `${name}-surplus`)
  return entry ? ask(`${office}/entry/${entry.id}/reverse`, admin, { reason: 'A slip.' }) : { status, data }
}

function take(origin: string, people: People, story: Story, step: Step): Promise<Answer> {
  const { planId, name, invoice } = story
  const { planner, traveller, admin, fkey } = people
  const office = `${origin}/api/admin/plan/${planId}`
  const own = `${origin}/api/private/plan/${planId}/proposal/1`
  switch (step) {
    case 'request':
      return request(origin, people, story)
    case 'claim':
      return ask(`${office}/assign`, planner, { fkey })
    case 'message':
      return ask(`${office}/message`, planner, { body: 'A draft comes today.' }, name)
    case 'draft':
      return ask(`${office}/proposal`, planner, { from: { trip: 'cloud-forest-to-corcovado' } })
    case 'send':
      return ask(`${office}/proposal/1/send`, planner, { note: 'Here it is.' })
    case 'line':
      return ask(`${own}/line`, traveller, { line: 'day:d1', answer: 'accept' })
    case 'accept':
      return accept(origin, people, story)
    case 'invoice':
      return ask(`${own}/deposit`, traveller, { by: 'transfer' })
    case 'payment':
      return ask(`${office}/payment`, admin, invoice ?? {})
    case 'surplus':
      return ask(`${office}/payment`, admin, surplusOf(story))
    case 'reverse':
      return reverse(origin, people, story)
    case 'refund':
      return ask(`${office}/refund`, admin, { amountMinor: PART, currency: 'USD', reason: 'Not needed.' })
    case 'cancel':
      return ask(`${office}/cancel`, admin, { reason: 'A storm.', by: 'operator' })
  }
}

/** A draft that exists already, or was sent already, comes from the call that got no answer. */
function isTaken(step: Step, status: number): boolean {
  return status < 300 || (status === 409 && (step === 'draft' || step === 'send'))
}

/** Whether the site was dead before the call. */
function isRefused(error: unknown): boolean {
  return error instanceof Error && (error.cause as { code?: string } | undefined)?.code === 'ECONNREFUSED'
}

/** Takes a story's next step. Returns true if it was acknowledged. */
async function takeNext(
  origin: string,
  { people, cutOff }: Stories,
  story: Story,
  onBegin: (step: Step) => void,
): Promise<boolean> {
  const step = steps[story.done]
  if (!step) return false
  try {
    // A request that only the journal has is stored within moments.
    if (step !== 'request' && !story.planId) story.planId = await findPlan(origin, people, story.name)
    if (step !== 'request' && !story.planId) return false
    onBegin(step)
    const { status, data } = await take(origin, people, story, step)
    if (!isTaken(step, status)) {
      if (status < 500) throw new RangeError(`${story.name}: ${step} was answered with ${status}`)
      return false
    }
    if (step === 'invoice') story.invoice = data.invoice as Story['invoice']
    // Simulates a lost answer now and then, so that the same call is repeated.
    if (Math.random() > 0.2) story.done++
    return true
  } catch (error) {
    if (error instanceof RangeError) throw error
    if (!isRefused(error)) cutOff.set(step, (cutOff.get(step) ?? 0) + 1)
    return false
  }
}

/** The newest story at this index. */
function storyAt({ all }: Stories, place: number): Story | undefined {
  return all.findLast(({ name }) => name.startsWith(`${nameAt(place)}-`))
}

function nameAt(place: number): string {
  return `story-${process.pid}-${place}`
}

/** Takes the next step of the story at this index; after the last step a new story begins. */
export async function tellStory(
  origin: string,
  stories: Stories,
  place: number,
  onBegin: (step: Step) => void,
): Promise<boolean> {
  let story = storyAt(stories, place)
  if (!story || story.done === steps.length) {
    story = { name: `${nameAt(place)}-${stories.all.length}`, done: 0, planId: 0, invoice: null }
    stories.all.push(story)
  }
  return takeNext(origin, stories, story, onBegin)
}

/** Tells the story at this index on a site that nobody kills, until this part of its steps is taken. */
export async function tellPart(origin: string, stories: Stories, place: number, part: number): Promise<void> {
  const count = Math.floor(part * steps.length)
  while ((storyAt(stories, place)?.done ?? 0) < count)
    await tellStory(origin, stories, place, () => undefined)
}

async function countTraces(client: pg.Client): Promise<Map<string, Record<string, number>>> {
  const { rows } = await client.query<{ name: string; trace: string; times: number }>(
    `with trace (plan_id, trace) as (
       select id, 'plan' from plan
       union all select plan_id, 'event ' || kind from plan_event
       union all select plan_id, 'email ' || template from outbox
       union all select plan_id, 'message' from message
       union all select plan_id, 'draft' from proposal
       union all select plan_id, 'sent' from proposal where sent_ts is not null
       union all select plan_id, 'accepted' from proposal where accepted_ts is not null
       union all select plan_id, 'line' from line_answer
       union all select plan_id, 'invoice ' || kind from invoice
       union all select plan_id, 'entry ' || kind || case
           when kind = 'payment' then case when reference like '%-surplus' then ' of a surplus' else ' of the deposit' end
           when kind = 'refund' then case when reason = '' then ' of the rest' else ' of a part' end
           else '' end
         from ledger_entry
       union all select plan_id, 'commission' from commission
     )
     select contact_name as name, trace, count(*)::int as times
     from trace join plan on plan.id = plan_id where contact_name like 'story-%' group by 1, 2`,
  )
  const counted = new Map<string, Record<string, number>>()
  for (const { name, trace, times } of rows) counted.set(name, { ...counted.get(name), [trace]: times })
  return counted
}

function faultsOf({ name, done }: Story, counted: Record<string, number>): string[] {
  return steps.flatMap((step, index) => {
    const expected = Object.entries(traces[step])
    const isWhole = expected.every(([trace, times]) => (counted[trace] ?? 0) === times)
    const isNothing = expected.every(([trace]) => (counted[trace] ?? 0) === 0)
    if (isWhole || (isNothing && index >= done)) return []
    const found = expected.map(([trace]) => `${trace} ${counted[trace] ?? 0}`).join(', ')
    return [`${name}: ${step} ${index < done ? 'was acknowledged and ' : ''}left ${found}`]
  })
}

/**
 * Faults at the end: each acknowledged step must be stored completely and once, no other in part, and the ledger must
 * balance.
 */
export async function verifyStories(client: pg.Client, { all }: Stories): Promise<string[]> {
  const counted = await countTraces(client)
  const { rows } = await client.query<{ entry: string }>(
    'select entry_id as entry from ledger_line group by entry_id, currency having sum(amount_minor) <> 0',
  )
  return [
    ...all.flatMap(story => faultsOf(story, counted.get(story.name) ?? {})),
    ...rows.map(({ entry }) => `the ledger's entry ${entry} does not balance`),
  ]
}

/** Steps that no kill has interrupted. */
export function neverCutOff({ cutOff }: Stories): Step[] {
  return steps.filter(step => !cutOff.has(step))
}
