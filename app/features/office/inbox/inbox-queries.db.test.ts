import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { planStage } from '#app/features/plan/core/plan.ts'
import type { Actor } from '#app/request-context.ts'
import { plan } from '#database/schema/plan.ts'
import { addOfficePlan, addPlanner, hours, NOW } from '#tools/testing/office-desk.ts'
import { addPerson } from '#tools/testing/people.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { listInbox, PAGE_ROWS, stageInSql } from './inbox-queries.server.ts'
import type { InboxFilters, InboxGroup, InboxPosition } from './inbox-schema.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection

const alma = await addPlanner(connection, 'alma-reyes')
const admin: Actor = { kind: 'admin', userId: (await addPerson(connection, { role: 'admin' })).userId }

const asked = { createdTs: hours(-200), waitingSince: hours(-100) }
const mine = { ...asked, assignedStaffFkey: alma.fkey, assignedTs: hours(-99) }

const plans: Record<string, Partial<typeof plan.$inferInsert>> = {
  late: { ...mine, answerDueTs: hours(-1) },
  lateAndNobodys: { ...asked, answerDueTs: hours(-2) },
  lateAsleep: { ...mine, answerDueTs: hours(-3), snoozedUntil: hours(5) },
  today: { ...mine, answerDueTs: hours(4), contactName: 'Walter 100% Reiss' },
  // Midnight in Puerto Claro is 06:00 UTC.
  todayAtTheEnd: { ...mine, answerDueTs: hours(15.9), firstResponseTs: hours(-50) },
  later: { ...mine, answerDueTs: hours(16.1), firstResponseTs: hours(-50), hotDate: hours(-3) },
  nobodys: { ...asked, answerDueTs: hours(30) },
  marmolian: { ...asked, answerDueTs: hours(2), countryTag: 'marmol' },
  waiting: { ...mine, answerDueTs: hours(-50), waitsFor: 'traveller', waitingSince: hours(-20) },
  waitingLonger: { ...mine, answerDueTs: hours(-50), waitsFor: 'traveller', waitingSince: hours(-30) },
  asleep: { ...mine, answerDueTs: hours(-50), waitsFor: 'traveller', snoozedUntil: hours(48) },
  awakeAgain: { ...mine, answerDueTs: hours(3), snoozedUntil: hours(-1) },
  lost: { ...mine, answerDueTs: hours(-50), lostDate: '2026-11-20', waitsFor: 'nobody' },
}
const names = new Map<number, string>()

beforeAll(async () => {
  for (const [name, change] of Object.entries(plans))
    names.set(await addOfficePlan(connection, NOW, change), name)
})

async function read(filters: InboxFilters = {}, actor: Actor = alma, after: InboxPosition | null = null) {
  const page = await listInbox(await testContext(connection, { actor, now: () => NOW }), filters, after)
  const named = page.rows.map(({ id }) => names.get(id) ?? '')
  return { ...page, named }
}

describe('the inbox', () => {
  it('lists late plans first, then by due time, then those that wait for the traveller', async () => {
    const { rows, counts, after } = await read()
    const found: [InboxGroup, string | undefined][] = rows.map(({ id, group }) => [group, names.get(id)])
    expect(found).toEqual([
      ['late', 'lateAsleep'],
      ['late', 'lateAndNobodys'],
      ['late', 'late'],
      ['today', 'awakeAgain'],
      ['today', 'today'],
      ['today', 'todayAtTheEnd'],
      ['nobody', 'nobodys'],
      ['later', 'later'],
      ['waiting', 'waiting'],
      ['waiting', 'waitingLonger'],
      ['snoozed', 'asleep'],
    ])
    expect(counts).toEqual({ late: 3, today: 3, nobody: 1, later: 1, waiting: 2, snoozed: 1, over: 1 })
    expect(after).toBeNull()
  })

  it.each<[InboxFilters, string[]]>([
    [{ due: 'late' }, ['lateAsleep', 'lateAndNobodys', 'late']],
    [{ planner: 'nobody' }, ['lateAndNobodys', 'nobodys']],
    [{ stage: 'hot' }, ['later']],
    [{ stage: 'lost' }, ['lost']],
    [{ country: 'marmol' }, []],
    [{ q: '100%' }, ['today']],
    [{ q: 'nobody of that name' }, []],
    [{ planner: 'berta-prado' }, []],
  ])('is narrowed by %j', async (filters, expected) => {
    expect((await read(filters)).named).toEqual(expected)
  })

  it('finds a plan by its number, even a closed one', async () => {
    const [id] = [...names].find(([, name]) => name === 'lost') ?? []
    expect((await read({ q: `#${id}` })).named).toEqual(['lost'])
  })

  it('lists a question about a trip that is booked by when it is due', async () => {
    const id = await addOfficePlan(connection, NOW, {
      ...{ ...mine, answerDueTs: hours(5), closedDate: '2026-11-20' },
    })
    const { rows, counts } = await read()
    expect(rows.find(row => row.id === id)?.group).toBe('today')
    expect(counts).toMatchObject({ today: 4, over: 1 })
    await db.delete(plan).where(eq(plan.id, id))
  })

  it('shows an admin every country', async () => {
    expect((await read({ country: 'marmol' }, admin)).named).toEqual(['marmolian'])
  })

  it.each<[Actor, string]>([
    [{ kind: 'visitor' }, 'not_logged_in'],
    [{ kind: 'traveller', userId: 1 }, 'unauthorized'],
    [{ kind: 'partner', userId: 1, affiliateId: 1 }, 'unauthorized'],
  ])('is shut to %j', async (actor, code) => {
    await expect(read({}, actor)).rejects.toMatchObject({ code })
  })

  it('has the name, the country, the first words and the latest draft in a row', async () => {
    const { rows } = await read({ q: 'Walter' })
    expect(rows).toMatchObject([
      {
        group: 'today',
        name: 'Walter 100% Reiss',
        words: 'Two weeks with frogs',
        country: 'costa-clara',
        partySize: 0,
        stage: 'assigned',
        planner: { fkey: 'alma-reyes', firstName: 'Alma' },
        proposal: null,
      },
    ])
  })
})

describe('a stage in SQL', () => {
  it('equals planStage for any dates', async () => {
    const [id] = [...names.keys()]
    const instant = (name: string) =>
      sql
        .raw(`case when random() < 0.5 then now() - random() * interval '3 days' end`)
        .append(sql.raw(` /* ${name} */`))
    for (let round = 0; round < 60; round++) {
      await db
        .update(plan)
        .set({
          hotDate: instant('hot'),
          warmDate: instant('warm'),
          pausedDate: instant('paused'),
          coldDate: sql`case when random() < 0.4 then (now() - random() * interval '3 days')::date end`,
          firstResponseTs: instant('first'),
          lostDate: sql`case when random() < 0.1 then current_date end`,
        })
        .where(eq(plan.id, id ?? 0))
      const [row] = await db
        .select({ row: plan, stage: stageInSql })
        .from(plan)
        .where(eq(plan.id, id ?? 0))
      expect(row?.stage).toBe(row && planStage(row.row))
    }
  })
})

describe('ten thousand open plans', () => {
  it('are read page by page, each once, and by an index', async () => {
    const { userId } = await addPerson(connection)
    // In batches of a thousand, because a slow statement is cancelled on a busy machine.
    for (let first = 1; first <= 10_000; first += 1_000)
      await db.execute(sql`
        insert into plan (idempotency_key, receipt_key, user_id, country_tag, contact_name, contact_email, created_ts,
          answer_due_ts, waits_for, waiting_since, assigned_staff_fkey, assigned_ts)
        select 'many plans in the inbox ' || n, 'many plans in the inbox ' || n, ${userId}, 'lagunas', 'Many', 'many@example.org',
          ${hours(-500).toISOString()}::timestamptz, ${NOW.toISOString()}::timestamptz + (n % 700 - 300) * interval '1 hour',
          case when n % 3 = 0 then 'traveller' else 'planner' end,
          ${hours(-400).toISOString()}::timestamptz, case when n % 5 > 0 then 'berta-prado' end,
          case when n % 5 > 0 then ${hours(-400).toISOString()}::timestamptz end
        from generate_series(${first}::int, ${first + 999}::int) n`)
    await db.execute(sql`analyze plan`)
    const seen = new Set<number>()
    let after: InboxPosition | null = null
    let pages = 0
    do {
      const page: Awaited<ReturnType<typeof read>> = await read(
        { country: 'lagunas', due: 'late' },
        admin,
        after,
      )
      for (const { id } of page.rows) seen.add(id)
      expect(page.rows.length).toBe(Math.min(PAGE_ROWS, page.counts.late - pages * PAGE_ROWS))
      after = page.after
      pages++
    } while (after && pages < 8)
    expect(seen.size).toBe(8 * PAGE_ROWS)
    const explained = await db.execute(
      sql`explain (format json) select id from plan where closed_date is null and lost_date is null
        and waits_for = 'planner' and answer_due_ts < now() order by answer_due_ts, id limit 50`,
    )
    expect(JSON.stringify(explained.rows)).toContain('plan_waiting')
  })
})
