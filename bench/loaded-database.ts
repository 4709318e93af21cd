import type pg from 'pg'

/**
 * Inserts rows by the hundred thousand, derived from seeded content, so that they have realistic texts and matches.
 */

/** Updates counts per statement: copying thousands of rows would otherwise update them row by row. */
async function inBulk(pool: pg.Pool, run: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await run(client)
  } finally {
    await client.query('reset statement_timeout')
    client.release()
  }
}

/** Adds this many reviews, of every active country, over ten years. */
export function addReviews(pool: pg.Pool, count: number): Promise<void> {
  return inBulk(pool, async client => {
    await client.query(
      `with source as (select *, row_number() over (order by key) - 1 as n, count(*) over () as many from review),
        served as (select tag, row_number() over (order by tag) - 1 as n, count(*) over () as many
          from country where active and type = 'country')
      insert into review (key, country_tag, trip_id, staff_fkey, title, comment, name, date, rating,
        travel_group, tags, written_in)
      select source.key || '-' || i, served.tag, source.trip_id, source.staff_fkey, title, comment, name,
        current_date - (i::bigint * 7919 % 3650)::integer, 1 + i % 5, travel_group, tags, written_in
      from generate_series(1, $1::integer) i
        join source on source.n = (i * 31) % source.many
        join served on served.n = (i * 17) % served.many`,
      [count],
    )
    await client.query('vacuum analyze review')
  })
}

/** Adds trips up to this number: each with its own title and words, one or two countries, any groups and goals. */
export function addTrips(pool: pg.Pool, upTo: number): Promise<void> {
  return inBulk(pool, async client => {
    const { rows } = await client.query<{ there: number }>('select count(*)::integer as there from trip')
    for (let from = rows[0]?.there ?? 0; from < upTo; from += 50_000) {
      // In one transaction: each trip's finder row is written once, at its end.
      await client.query('begin')
      for (const rows of [TRIPS, COUNTRIES, PRICES, DAYS])
        await client.query(rows, [from, Math.min(upTo, from + 50_000) - 1])
      await client.query('commit')
    }
    await client.query('vacuum analyze trip')
    await client.query('vacuum analyze trip_country')
    await client.query('vacuum analyze finder_trip')
    await client.query('vacuum analyze spoken_word')
  })
}

const WORDS = `'{volcano,cloud,forest,quetzal,sloth,turtle,reef,rapids,coffee,hammock,temple,glacier,lagoon,canopy,whale,
  jaguar,market,desert,island,crater,waterfall,orchid,hummingbird,kayak,mangrove,monastery,savanna,gorilla,caravan,
  terrace}'::text[]`

/** The nth word of a row, from a list in which early words are far more common. */
const word = (n: number) =>
  `(${WORDS})[1 + floor(30 * power(abs(hashint4(i * 13 + ${n})::bigint % 10007) / 10007.0, 2))::integer]`

const some = (list: string, most: number, salt: number) => `array(
  select value from unnest(${list}) value
  order by hashtextextended(value, i * 7 + ${salt}) limit 1 + abs(hashint4(i + ${salt})::bigint) % ${most})`

const GOALS = `(select array_agg(distinct goal) from (select unnest(goals) as goal from trip limit 2000) as known)`

const TRIPS = `
  with source as (select * from trip order by id limit 1), every as materialized (select ${GOALS} as goals)
  insert into trip (key, title, line, lead, days, party, goals, best_months, best_reason, best_for, walking, effort,
    habitats, planner_fkey, planner_words, included, not_included, bring, published_ts, search_words)
  select 'made-' || i, said, said, said, 4 + i % 18, ${some(`'{Couple,Family,Solo,Friends}'::text[]`, 4, 3)},
    ${some('every.goals', 4, 5)}, best_months, best_reason, best_for, walking, effort, '{}', planner_fkey,
    planner_words, '[]', '[]', '[]', now() - make_interval(mins => i::integer), said
  from generate_series($1::bigint, $2::bigint) as at(at), lateral (select at.at::integer as i) as number, source, every,
    lateral (select initcap(${word(1)}) || ' and ' || ${word(2)} || ' ' || ${word(3)} || ' number ' || i as text) as made,
    lateral (select jsonb_build_object('en', made.text, 'es', made.text) as said) as both_languages`

/** All except every ninth have a price: that of their single component. */
const PRICES = `
  insert into price_component (trip_id, position, what, per, amount_minor, party_size)
  select trip.id, 0, trip.line, 'person', 90000 + (i * 7919 % 600000), '[1,9)'
  from generate_series($1::bigint, $2::bigint) i join trip on trip.key = 'made-' || i
  where i % 9 > 0`

/** Each has nights in three of its country's places. */
const DAYS = `
  with there as (
    select country_tag, array_agg(id order by id) as places from place where kind = 'destination' group by country_tag)
  insert into trip_day (trip_id, number, title, story, place_id, sleep)
  select trip.id, number, trip.line, trip.line, places[1 + (i * 7 + number * 3) % cardinality(places)], true
  from generate_series($1::bigint, $2::bigint) i join trip on trip.key = 'made-' || i
    join trip_country on trip_country.trip_id = trip.id and position = 0
    join there using (country_tag), generate_series(1, 3) as number`

const COUNTRIES = `
  with served as (select tag, row_number() over (order by tag) - 1 as n, count(*) over () as many
    from country where active and type = 'country')
  insert into trip_country (trip_id, country_tag, position)
  select trip.id, served.tag, turn
  from generate_series($1::bigint, $2::bigint) i join trip on trip.key = 'made-' || i,
    generate_series(0, case when i % 11 = 0 then 1 else 0 end) as turn
    join served on true
  where served.n = (i * 13 + turn * 5) % served.many`

/**
 * Adds open plans in every active country, with a realistic distribution: a fortieth late, a tenth due or unassigned,
 * most waiting for the traveller, some snoozed; for two travellers each, with three messages.
 */
export function addOpenPlans(pool: pg.Pool, count: number): Promise<void> {
  return inBulk(pool, async client => {
    for (const rows of [PLANNED, PARTIES, MESSAGES]) await client.query(rows, rows === PLANNED ? [count] : [])
    for (const table of ['plan', 'party', 'message']) await client.query(`vacuum analyze ${table}`)
  })
}

const PLANNED = `with served as (select tag, row_number() over (order by tag) - 1 as n, count(*) over () as many
    from country where active and type = 'country'),
  planner as (select tag, fkey, row_number() over (partition by tag order by fkey) - 1 as n,
    count(*) over (partition by tag) as many from staff join country on country.tag = any (staff.countries))
  insert into plan (idempotency_key, receipt_key, user_id, country_tag, assigned_staff_fkey, assigned_ts, contact_name,
    contact_email, message, created_ts, answer_due_ts, waits_for, waiting_since, snoozed_until, first_response_ts)
  select md5('plan ' || i), md5('receipt ' || i), (select min(id) from users), served.tag,
    case when i % 10 <> 1 then planner.fkey end, now(), 'Traveller ' || i, 'traveller-' || i || '@ceiba.example',
    'We are two and would like to see the forest, the sea and a volcano. ' || i, now() - i * interval '1 minute' - interval '6 hours',
    now() + case when i % 40 = 0 then - interval '3 hours' else i * interval '1 minute' end,
    case when i % 10 < 2 then 'planner' else 'traveller' end, now() - i * interval '1 minute' - interval '6 hours',
    case when i % 10 = 9 then now() + interval '20 days' end, case when i % 10 > 1 then now() end
  from generate_series(1, $1::integer) i
    join served on served.n = (i * 7) % served.many
    left join planner on planner.tag = served.tag and planner.n = i % planner.many`

const PARTIES = `insert into party (plan_id, position, party_birthday)
  select id, n, '1985-04-02' from plan, generate_series(0, 1) n where contact_name like 'Traveller %'`

const MESSAGES = `insert into message (plan_id, author_kind, body)
  select id, case when n = 1 then 'planner' else 'traveller' end, 'Word ' || n || ' of ' || contact_name
  from plan, generate_series(0, 2) n where contact_name like 'Traveller %'`
