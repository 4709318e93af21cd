import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { findFacts } from '#app/features/proposal/proposal/proposal-queries.server.ts'
import { skyAt } from '#app/features/proposal/proposal/sky.ts'
import { getFinderPresets } from '#app/features/search/trip-search/trip-search-queries.server.ts'
import { tripCountry } from '#database/schema/trip.ts'
import { seed } from '#database/seed.ts'
import { copyWorld } from '#tools/testing/content-copy.ts'
import { openPages } from '#tools/testing/page-renderer.ts'
import { aProposal } from '#tools/testing/proposals.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

const TAG = 'land-of-rivers'

/** The small world with a country under a tag that is written nowhere else, and with another clock. */
function contentWithNewCountry() {
  const copy = copyWorld()
  for (const name of readdirSync(copy.root, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.yaml')) continue
    const path = join(copy.root, name)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/\btamarind\b/g, TAG))
  }
  renameSync(join(copy.root, 'tamarind'), join(copy.root, TAG))
  renameSync(join(copy.root, 'navigation/tamarind.yaml'), join(copy.root, `navigation/${TAG}.yaml`))
  const countries = readFileSync(join(copy.root, 'countries.yaml'), 'utf8')
  writeFileSync(join(copy.root, 'countries.yaml'), countries.replace('Africa/Dar_es_Salaam', 'Asia/Karachi'))
  return copy
}

it('a country is added by files of content alone: page, map, finder and the hour of its sunrise', async () => {
  const connection = await openTestDatabase()
  const { db } = connection
  await seed(db, contentWithNewCountry())
  const { ask } = await openTestSite(connection, { renderPage: await openPages() })

  const page = await ask(`/${TAG}`)
  expect(page.status).toBe(200)
  const shown = await page.text()
  expect(shown).toContain('Stone Quay')
  expect(shown).toContain(`href="/${TAG}/maps"`)
  expect((await ask(`/es/${TAG}/destinations/stone-quay`)).status).toBe(200)

  const presets = await getFinderPresets({ db, locale: 'en' })
  expect(presets.filter(({ countries }) => countries.includes(TAG))).not.toEqual([])
  const own = await db.$count(
    tripCountry,
    and(eq(tripCountry.countryTag, TAG), eq(tripCountry.published, true)),
  )
  const found = await (await ask(`/trips?fcountry=${TAG}`)).text()
  expect(own).toBeGreaterThan(0)
  expect(new Set(found.match(/data-trip="[^"]*"/g)).size).toBe(own)

  const days = aProposal().days.map(day => ({ ...day, country: TAG, place: 'stone-quay' }))
  const place = (await findFacts(db, aProposal({ days }))).places['stone-quay']
  // At six by its own clocks, which are two hours behind those of Karachi.
  expect(place && skyAt(place, '2027-01-15').sunrise).toMatch(/^0[78]:\d\d$/)
})
