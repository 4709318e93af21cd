import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { refusalOf } from '#tools/testing/refusal.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'

const { db } = await openTestDatabase({ seeded: 'world' })

const run = (statement: string) => db.execute(sql.raw(statement))

const PLAN_COLUMNS =
  'idempotency_key, receipt_key, user_id, country_tag, contact_name, contact_email, created_ts, answer_due_ts'
const PLAN_VALUES = `'a key of twenty letters', 'a receipt of twenty letters', 1, 'costa-clara', 'Ana', 'ana@example.org', now(), now()`

/** Plan number 1, which every test may refer to. */
beforeAll(async () => {
  await run(`insert into users (id, email, name) values (1, 'ana@example.org', 'Ana')`)
  await run(`insert into plan (${PLAN_COLUMNS}) values (${PLAN_VALUES})`)
  await run(
    `insert into plan_event (plan_id, happened_ts, kind, actor_kind) values (1, now(), 'requested', 'visitor')`,
  )
})

/** Statements that change one value of an otherwise valid row. */
const changes = {
  plan: (assignment: string) => `update plan set ${assignment} where id = 1`,
  users: (assignment: string) => `update users set ${assignment} where id = 1`,
  country: (assignment: string) => `update country set ${assignment} where tag = 'costa-clara'`,
  place: (assignment: string) => `update place set ${assignment} where slug = 'neblina'`,
  price_component: (assignment: string) => `update price_component set ${assignment}`,
  trip: (assignment: string) => `update trip set ${assignment}`,
  review: (assignment: string) => `update review set ${assignment}`,
  review_video: (assignment: string) => `update review_video set ${assignment}`,
  staff: (assignment: string) => `update staff set ${assignment}`,
}

describe('the database refuses', () => {
  it.each<[string, keyof typeof changes, string, RegExp]>([
    [
      'a plan that ends before it begins',
      'plan',
      `wish = '{"when": {"firstDay": "2026-03-14", "lastDay": "2026-03-13"}}'`,
      /plan_check/,
    ],
    [
      'an answer due before the question',
      'plan',
      `answer_due_ts = created_ts - interval '1 minute'`,
      /plan_due_after_question/,
    ],
    ['a plan for a country that is not there', 'plan', `country_tag = 'atlantis'`, /plan_country_tag_fkey/],
    ['a receipt’s address that is easy to guess', 'plan', `receipt_key = '1'`, /plan_receipt_key_check/],
    ['a message longer than we take', 'plan', `message = repeat('x', 10001)`, /plan_message_check/],
    ['a language outside the ten', 'plan', `locale = 'NL'`, /language_code_check/],
    [
      'a traveller group outside the four',
      'plan',
      `wish = '{"who": {"group": "Group"}}'`,
      /travel_group_check/,
    ],
    ['an invalid currency', 'plan', `wish = '{"budget": {"currency": "dollar"}}'`, /currency_check/],
    ['a person with a number that is not positive', 'users', 'id = 0', /users_id_check/],
    ['a person without a name', 'users', `name = ''`, /users_name_check/],
    ['an address without an @', 'users', `email = 'ana'`, /users_email_check/],
    [
      'an active country without a place on the home page',
      'country',
      'homepage_sort_order = 99',
      /homepage_order/,
    ],
    [
      'two countries in one place on the home page',
      'country',
      'homepage_sort_order = 1',
      /country_sort_order/,
    ],
    ['a country without its Spanish name', 'country', `name = '{"en": "Costa Clara"}'`, /words_check/],
    ['a place off the globe', 'place', 'latitude = 91', /latitude_check/],
    ['a year of eleven months', 'place', `climate = climate - 0`, /place_check/],
    ['a destination outside every region', 'place', 'region_id = null', /place_check/],
    ['a still from after the end of a film', 'review_video', 'poster_time = seconds', /review_video_check/],
    ['a trip without a party', 'trip', `party = '{}'`, /trip_party_check/],
    ['a trip with five goals', 'trip', `goals = '{a,b,c,d,e}'`, /trip_goals_check/],
    ['a price that is nothing', 'price_component', 'amount_minor = 0', /price_component_amount_minor_check/],
    ...(
      [
        ['nights', 'place', '[3,)', /place_nights_bounded/],
        ['nights', 'place', '(,3)', /place_nights_bounded/],
        ['party_size', 'price_component', '[2,)', /price_component_party_size_bounded/],
        ['season', 'price_component', '[2027-01-01,)', /price_component_season_bounded/],
        ['season', 'price_component', '[2027-01-01,infinity)', /price_component_season_bounded/],
      ] as const
    ).map(([column, table, range, constraint]): [string, keyof typeof changes, string, RegExp] => [
      `${column} of a ${table} without two ends: ${range}`,
      table,
      `${column} = '${range}'`,
      constraint,
    ]),
    ['six stars', 'review', 'rating = 6', /review_rating_check/],
    ['a planner who speaks no known language', 'staff', `spoken_languages = '{XX}'`, /language_codes_check/],
  ])('%s', async (_what, table, assignment, constraint) => {
    expect(await refusalOf(() => run(changes[table](assignment)))).toMatch(constraint)
  })

  it('a second plan for the same request', async () => {
    const again = PLAN_VALUES.replace('a receipt', 'another receipt')
    expect(await refusalOf(() => run(`insert into plan (${PLAN_COLUMNS}) values (${again})`))).toMatch(
      /plan_idempotency_key_key/,
    )
  })

  it('a second person with the same address in other case', async () => {
    const statement = `insert into users (id, email, name) values (2, 'ANA@example.org', 'Another')`
    expect(await refusalOf(() => run(statement))).toMatch(/users_email_key/)
  })
})

describe('the log of a plan', () => {
  const events = async () => (await run('select kind from plan_event where plan_id = 1')).rows

  it.each([[`update plan_event set kind = 'closed'`], ['delete from plan_event'], ['truncate plan_event']])(
    'is append-only: %s',
    async statement => {
      expect(await refusalOf(() => run(statement))).toBe('plan_event is an append-only log')
      expect(await events()).toEqual([{ kind: 'requested' }])
    },
  )

  it('is deleted with its plan when a person’s data is erased', async () => {
    await run('delete from plan where id = 1')
    expect(await events()).toEqual([])
  })
})
