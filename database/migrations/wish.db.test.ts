import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rangeOfAmounts } from '#app/features/wish/range-notation.ts'
import { type Named, readWish, type Wish } from '#app/features/wish/wish-schema.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { rangeOfDays, rangeOfNights } from '#tools/testing/written-ranges.ts'
import { knownMigrations, migrate } from '../migrate.ts'

type Row = Record<string, unknown>
type PartyRow = { plan_id: number; party_birthday: string | null; party_prompts: Record<string, string>[] }

const before: { users: Row[]; plan: Row[]; party: PartyRow[] } = JSON.parse(
  readFileSync('tools/testing/before/stored-plans.json', 'utf8'),
)

const { pool } = await openTestDatabase({ migrated: false })
const earlier = knownMigrations().filter(name => name < '0060')
await migrate(pool, earlier)

/** The rows alone, without what they refer to. */
const client = await pool.connect()
await client.query('set session_replication_role to replica')
await client.query(
  `insert into country
    (tag, type, name, code, a2_code, active, display, home_page_link, homepage_sort_order, area, line)
    select tag, 'trek', name, 'XXX', 'XX', false, true, '/', 99, 'elsewhere', name
    from unnest($1::text[]) tag, (select '{"en": "x", "es": "x"}'::words as name) named`,
  [[...new Set(before.plan.map(row => row.country_tag))]],
)
await client.query(`insert into word (vocabulary, key, name, lead) values
  ('habitat', 'rainforest', '{"en": "Rainforest", "es": "Selva lluviosa"}', '{"en": "x", "es": "x"}')`)
for (const table of ['users', 'plan', 'party'] as const) {
  const columns = Object.keys(before[table][0] ?? {}).map(name => `"${name}"`)
  await client.query(
    `insert into ${table} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(before[table])],
  )
}
await client.query('set session_replication_role to default')
client.release()
await migrate(pool)

async function rowsOf<T>(table: 'plan' | 'party'): Promise<T[]> {
  const { rows } = await pool.query<{ row: T }>(`select to_jsonb(${table}) as row from ${table} order by id`)
  return rows.map(({ row }) => row)
}

const after = await rowsOf<Row>('plan')
const parties = await rowsOf<PartyRow & { age: number | null; is_child: boolean }>('party')

function wishOfPlan(email: string): Wish {
  return readWish(after.find(row => row.contact_email === email)?.wish)
}

const keys = (list: readonly Named[]) => list.map(({ key, name }) => key ?? name.en)
const named = (list: readonly Named[]) => list.map(({ name }) => name.en)

/** What each column holds, as the wish says it. */
function columnsOf({ where, when, who, what, budget, style, transport, flights }: Wish): Row {
  return {
    travel_group: who.group,
    goals: what.goals,
    activities: named(what.activities),
    destination_cats: keys(what.interests),
    destination_habs: keys(what.habitats),
    destination_names: named(where.places),
    arrival_date: when.firstDay,
    depart_date: when.lastDay,
    travel_dates: rangeOfDays(when),
    nights: rangeOfNights(when.nights),
    budget_minor: rangeOfAmounts(budget),
    currency: budget.currency,
    travel_class: style.travelClass,
    hotel_types: style.houses,
    amenities: style.amenities,
    transportation: transport.preferred,
    transport_types: transport.kinds,
    vehicle_types: transport.vehicles,
    arrival_flight_date: flights.arrivalDate,
    arrival_flight_time: flights.arrivalTime,
    depart_flight_date: flights.departureDate,
    depart_flight_time: flights.departureTime,
  }
}

/** Ranges without a meaning of their own before: the mark of an open end, and an empty range. */
const MEANT: Row = { '[600000,100000000)': '[600000,)', empty: null }

describe('stored plans become wishes', () => {
  it.each(before.plan.map(row => [String(row.contact_email), row] as const))('of %s', (email, row) => {
    const wish = wishOfPlan(email)
    const columns = columnsOf(wish)
    const stored = Object.keys(columns).map(name => [name, row[name]])
    expect(columns).toEqual(
      Object.fromEntries(
        stored.map(([name, value]) => [name, MEANT[String(value)] ?? (value === 'empty' ? null : value)]),
      ),
    )
    expect(after.find(({ id }) => id === row.id)).toMatchObject(columns)
    expect(wish.where.countries).toEqual([row.country_tag])
  })

  it('with the ages that were typed, as children and adults', () => {
    expect(wishOfPlan('family@guided.example.org').who).toMatchObject({ adults: 2, childAges: [8, 11] })
    expect(wishOfPlan('over@guided.example.org').who).toMatchObject({ adults: null, childAges: [8, 11] })
    expect(wishOfPlan('whole@example.org').who).toMatchObject({
      group: 'Family',
      adults: 3,
      adultAges: [46, 19],
      childAges: [11],
    })
    expect(wishOfPlan('form@example.org').who).toMatchObject({ adults: null, childAges: [] })
  })

  it('without a word of the travellers lost, and their ages no longer among the prompts', () => {
    const family = parties.filter(({ plan_id }) => plan_id === 1)
    expect(family.map(({ age, is_child, party_prompts }) => [age, is_child, party_prompts])).toEqual([
      [null, false, []],
      [null, false, []],
      [8, true, []],
      [11, true, []],
    ])
    const kept = before.party.flatMap(row => row.party_prompts).filter(({ prompt }) => prompt !== 'Age')
    expect(parties.flatMap(row => row.party_prompts)).toEqual(kept)
    expect(parties.map(row => row.party_birthday)).toEqual(before.party.map(row => row.party_birthday))
  })

  it('with names in both languages where the site has them', () => {
    expect(wishOfPlan('whole@example.org').what.habitats).toEqual([
      { key: 'rainforest', name: { en: 'Rainforest', es: 'Selva lluviosa' } },
      { key: 'volcano', name: { en: 'volcano', es: 'volcano' } },
    ])
  })
})

describe('the columns of a plan', () => {
  it('follow the wish, whatever else is written into them', async () => {
    await pool.query(
      `update plan set travel_group = 'Solo', budget_minor = '[1,2)', goals = '{x}' where id = 1`,
    )
    const [row] = (await rowsOf<Row>('plan')).filter(({ id }) => id === 1)
    expect(row).toMatchObject(columnsOf(wishOfPlan('family@guided.example.org')))
    await pool.query(`update plan set wish = jsonb_set(wish, '{who,group}', '"Friends"') where id = 1`)
    const [changed] = (await rowsOf<Row>('plan')).filter(({ id }) => id === 1)
    expect(changed?.travel_group).toBe('Friends')
  })
})
