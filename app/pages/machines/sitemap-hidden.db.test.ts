import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getCountryPage } from '#app/features/catalogue/country/country-queries.server.ts'
import { findPlace } from '#app/features/catalogue/place-page/place-page-row-queries.server.ts'
import { getTeamPage } from '#app/features/catalogue/team/team-queries.server.ts'
import { getSitemap } from '#app/features/reading/sitemap/sitemap-queries.server.ts'
import { links } from '#app/links.ts'
import { country } from '#database/schema/country.ts'
import { place } from '#database/schema/place.ts'
import { staff } from '#database/schema/staff.ts'
import { trip } from '#database/schema/trip.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getSitemapParts } from './sitemap-parts.server.ts'

const { db } = await openTestDatabase({ seeded: 'world' })
const ctx = { db, locale: 'en', now: () => new Date('2026-11-22T12:00:00Z') } as const

async function everyPath(): Promise<string[]> {
  const [forPeople, forMachines] = await Promise.all([getSitemap(ctx), getSitemapParts(ctx)])
  return [
    ...[
      ...forPeople.site,
      ...[...forPeople.lists, ...forPeople.countries].flatMap(({ groups }) => groups),
    ].flatMap(group => group.links.map(({ to }) => to)),
    ...[...forMachines.values()].flat().map(({ path }) => path),
  ]
}

async function teamSize(): Promise<number> {
  const team = await getTeamPage(ctx, 'costa-clara')
  return team.people.length
}

test('a former member of the staff is in neither sitemap and in no team', async () => {
  const page = links.expert('berta-prado')
  const before = await teamSize()
  expect((await everyPath()).filter(path => path === page)).toHaveLength(2)
  await db.update(staff).set({ active: false }).where(eq(staff.fkey, 'berta-prado'))
  expect(await everyPath()).not.toContain(page)
  expect(await teamSize()).toBe(before - 1)
})

test('an archived place is in no sitemap, and its page is not found', async () => {
  const page = links.destination('costa-clara', 'neblina')
  expect((await everyPath()).filter(path => path === page)).toHaveLength(2)
  expect(await findPlace(ctx, 'costa-clara', 'destination', 'neblina')).toHaveProperty('found')
  await db
    .update(place)
    .set({ archived: new Date('2026-11-01T00:00:00Z') })
    .where(eq(place.slug, 'neblina'))
  expect(await everyPath()).not.toContain(page)
  expect(await findPlace(ctx, 'costa-clara', 'destination', 'neblina')).toBeNull()
})

test('a trek that is not offered is in no sitemap', async () => {
  await db.update(country).set({ active: false }).where(eq(country.tag, 'stone-stair'))
  expect(await everyPath()).not.toContain('/stone-stair')
})

test('a country whose trips are all archived has no file of its own', async () => {
  expect(await getCountryPage(ctx, 'costa-clara')).toMatchObject({ ownTrips: true, nearest: null })
  await db.update(trip).set({ archived: new Date('2026-11-01T00:00:00Z') })
  const page = await getCountryPage(ctx, 'costa-clara')
  expect(page).toMatchObject({ ownTrips: false, tripKeys: [], nearest: { names: [], near: false } })
  expect((await everyPath()).filter(path => path.includes('/trip/'))).toEqual([])
})
