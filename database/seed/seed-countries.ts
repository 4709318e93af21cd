import { eq } from 'drizzle-orm'
import type { Catalogue, CountryFolder } from '../content/catalogue.ts'
import type { NavigationContent } from '../content/country-content.ts'
import type { StaffContent } from '../content/people-content.ts'
import { tourType } from '../schema/catalogue.ts'
import { country, navigationLink, operator, theme, topic } from '../schema/country.ts'
import { staff } from '../schema/staff.ts'
import { type BeforeYouGo, beforeSubjects } from '../values/before-you-go.ts'
import { type Seeder, upsert } from './seeder.ts'

export async function seedOperator(seeder: Seeder, { operator: source }: Catalogue): Promise<void> {
  if (!source) return
  await seeder.changed('operator', 'operator', source.value, () =>
    upsert(seeder.tx, operator, [{ id: 1, details: source.value }], [operator.id]),
  )
}

export async function seedStaff(seeder: Seeder, people: StaffContent): Promise<void> {
  for (const person of people) {
    const { hours, languages, portrait, bookCallUrl, ...same } = person
    const row = {
      ...same,
      spokenLanguages: languages,
      workingHours: hours,
      portrait: portrait ?? null,
      bookCallUrl: bookCallUrl ?? null,
    }
    await seeder.changed('staff', person.fkey, person, () => upsert(seeder.tx, staff, [row], [staff.fkey]))
  }
}

export async function seedCountries(seeder: Seeder, { countries }: Catalogue): Promise<void> {
  for (const entry of countries?.value ?? []) {
    // The photograph and the clocks are seeded with what they belong to.
    const { staff: staffFkey, contact, photo: _1, timeZone: _2, otherTimeZones: _3, ...same } = entry
    const row = {
      ...same,
      staffFkey: staffFkey ?? null,
      contactGroup: contact ?? null,
      callingCode: same.callingCode ?? null,
      cal: same.cal ?? null,
      poster: same.poster ?? null,
    }
    await seeder.changed('country', same.tag, row, () => upsert(seeder.tx, country, [row], [country.tag]))
  }
}

/** The pages of the treks. */
export async function seedTreks(seeder: Seeder, { treks }: Catalogue): Promise<void> {
  for (const [tag, { value }] of treks) {
    await seeder.changed('trek', tag, value, async () => {
      await seeder.tx.update(country).set({ trek: value }).where(eq(country.tag, tag))
    })
  }
}

/** The short pages of countries without trips. */
export async function seedUnplanned(seeder: Seeder, { unplanned }: Catalogue): Promise<void> {
  for (const [tag, { value }] of unplanned) {
    await seeder.changed('unplanned', tag, value, async () => {
      await seeder.tx.update(country).set({ unplanned: value }).where(eq(country.tag, tag))
    })
  }
}

/** What one must know before going to a country or on a trek, with the names and addresses of the authorities. */
export async function seedBeforeYouGo(
  seeder: Seeder,
  { authorities, treks, 'before-you-go': files }: Catalogue,
): Promise<void> {
  for (const [tag, { value }] of files) {
    const within = treks.get(tag)?.value.country ?? tag
    const named = (keys: readonly string[]) =>
      keys.flatMap(key => {
        const found = authorities?.value[key]
        return found ? [{ name: found.name, address: found.address?.replace('{tag}', within) ?? null }] : []
      })
    const beforeYouGo: BeforeYouGo = {
      lead: value.lead,
      subjects: beforeSubjects.flatMap(subject => {
        const facts = value.facts[subject]?.map(fact => ({
          ...fact,
          sources: named(fact.sources),
          ask: named(fact.ask),
        }))
        return facts ? [{ subject, facts }] : []
      }),
      places: value.places,
    }
    await seeder.changed('before-you-go', tag, beforeYouGo, async () => {
      await seeder.tx.update(country).set({ beforeYouGo }).where(eq(country.tag, tag))
    })
  }
}

/** The public holidays of the countries where planners live. */
export async function seedHolidays(seeder: Seeder, { holidays }: Catalogue): Promise<void> {
  for (const [tag, list] of Object.entries(holidays?.value ?? {})) {
    await seeder.changed('holidays', tag, list, async () => {
      await seeder.tx.update(country).set({ holidays: list }).where(eq(country.tag, tag))
    })
  }
}

function navigationRows(countryTag: string, lists: NavigationContent) {
  const of = (list: 'vacation_theme' | 'place_theme' | 'top_place', links: NavigationContent['topPlaces']) =>
    links.map((entry, position) => ({ countryTag, list, position, ...entry, category: null }))
  return [
    ...of('vacation_theme', lists.vacationThemes),
    ...of('place_theme', lists.placeThemes),
    ...of('top_place', lists.topPlaces),
    ...lists.topActivities.map((entry, position) => ({
      countryTag,
      list: 'top_activity' as const,
      position,
      ...entry,
    })),
  ]
}

export async function seedNavigation(seeder: Seeder, { navigation }: Catalogue): Promise<void> {
  for (const [tag, { value }] of navigation) {
    await seeder.changed('navigation', tag, value, async () => {
      await seeder.tx.delete(navigationLink).where(eq(navigationLink.countryTag, tag))
      await seeder.tx.insert(navigationLink).values(navigationRows(tag, value))
    })
  }
}

export async function seedWords(seeder: Seeder, { interests, habitats }: Catalogue): Promise<void> {
  for (const [vocabulary, source] of [
    ['interest', interests],
    ['habitat', habitats],
  ] as const) {
    for (const entry of source?.value ?? []) {
      const row = { vocabulary, ...entry, poster: entry.poster ?? null }
      await seeder.changed(vocabulary, entry.key, entry, () =>
        upsert(seeder.tx, topic, [row], [topic.vocabulary, topic.key]),
      )
    }
  }
}

/** The country's own page, its themes and the types of its tours. */
export async function seedCountryPages(seeder: Seeder, folder: CountryFolder): Promise<void> {
  const { tag, country: page } = folder
  if (page) {
    await seeder.changed('country-page', tag, page.value, async () => {
      const { photos: _seededApart, ...words } = page.value
      await seeder.tx.update(country).set({ page: words }).where(eq(country.tag, tag))
    })
  }
  for (const [position, entry] of (folder.themes?.value ?? []).entries()) {
    const row = { countryTag: tag, position, ...entry, poster: entry.poster ?? null }
    await seeder.changed('theme', `${tag}/${entry.key}`, row, () =>
      upsert(seeder.tx, theme, [row], [theme.countryTag, theme.key]),
    )
  }
  for (const [position, entry] of (folder['tour-types']?.value ?? []).entries()) {
    const row = { countryTag: tag, position, ...entry }
    await seeder.changed('tour-type', `${tag}/${entry.key}`, row, () =>
      upsert(seeder.tx, tourType, [row], [tourType.countryTag, tourType.key]),
    )
  }
}
