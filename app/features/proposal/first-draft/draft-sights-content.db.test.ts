import { expect, it } from 'vitest'
import { understand } from '#app/features/search/understanding/understand.ts'
import { place } from '#database/schema/place.ts'
import { openDrafts } from '#tools/testing/open-drafts.ts'
import { chooseCountry, composeDrafts } from './compose-drafts.ts'
import { contentOfDraft } from './draft-content.ts'

const TODAY = '2026-11-30'
const { catalogues, db, vocabulary } = await openDrafts(TODAY)
const places = await db
  .select({ slug: place.slug, country: place.countryTag, lat: place.latitude, lon: place.longitude })
  .from(place)

/** A degree of latitude, in kilometres. */
const DEGREE = 111

it('no day of a draft visits what lies more than an hour from its bed without a way written, in every country', {
  timeout: 240_000,
}, () => {
  let visits = 0
  for (const { name } of catalogues)
    for (const wish of ['', 'two weeks in August', 'a week, history', '12 days, no long drives']) {
      const said = [name.en, wish].filter(Boolean).join(', ')
      const understanding = understand(said, vocabulary, new Date(TODAY))
      const choice = chooseCountry(understanding, catalogues, TODAY)
      if (!choice) throw new Error(`no country for ${said}`)
      const { catalogue } = choice
      const at = (slug: string | null) =>
        places.find(one => one.slug === slug && one.country === catalogue.tag) ?? { lat: 90, lon: 0 }
      for (const draft of composeDrafts(understanding, catalogue, TODAY).drafts)
        for (const day of contentOfDraft(draft, catalogue, 'en').days)
          for (const { key, name: sight } of day.activities.filter(({ kind }) => kind === 'visit')) {
            const [bed, there] = [at(day.place), at(key)]
            const wide = Math.cos((bed.lat * Math.PI) / 180)
            const km = Math.hypot(bed.lat - there.lat, (bed.lon - there.lon) * wide) * DEGREE
            expect.soft(km, `${sight}, ${day.place}: ${said}`).toBeLessThan(33)
            visits++
          }
    }
  expect(visits).toBeGreaterThan(50)
})
