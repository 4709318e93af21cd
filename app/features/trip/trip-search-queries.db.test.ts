import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { EVERYTHING, type FinderFilters, PAGE_SIZE } from '#app/features/finder/finder.ts'
import { readFinderQuery } from '#app/features/finder/finder-schema.ts'
import { goals, groups } from '#app/features/sentence/sentence.ts'
import { trip, tripCountry } from '#database/schema/trip.ts'
import { openTestDatabase } from '../../../tools/testing/test-database.ts'
import { loosenSearch } from './loosen-search.server.ts'
import { searchTrips } from './trip-search-queries.server.ts'

const { db } = await openTestDatabase({ seeded: true })
const en = { db, locale: 'en' } as const
const es = { db, locale: 'es' } as const

/** Copies of the seeded trips, so that there is more than one country and more than one page. */
beforeAll(async () => {
  await db.execute(sql`
    insert into trip (key, title, line, lead, days, party, goals, best_months, best_reason, best_for, walking,
      effort, habitats, planner_fkey, planner_words, included, not_included, bring, from_price_minor, archived,
      published_ts, search_words)
    select key || '-' || tag, title, line, lead, days + extra, party, goals, best_months, best_reason, best_for,
      walking, effort, habitats, planner_fkey, planner_words, included, not_included, bring,
      case when extra = 1 then null else from_price_minor end, archived, timestamptz '2020-01-01', search_words
    from trip, (values ('panama', 1, null), ('belize', 2, null), ('peru', 3, now())) as copy (tag, extra, archived_ts)
      cross join lateral (select copy.archived_ts::timestamptz as archived) as state
    where not (trip.key = 'slow-water' and tag = 'belize')`.inlineParams())
  await db.execute(sql`
    insert into trip_country (trip_id, country_tag, position)
    select id, substring(key from '(panama|belize|peru)$'), 0 from trip where key ~ '-(panama|belize|peru)$'`)
  // One trip that crosses a border.
  await db.execute(sql`
    insert into trip_country (trip_id, country_tag, position)
    select id, 'panama', 1 from trip where key = 'the-other-coast'`)
})
