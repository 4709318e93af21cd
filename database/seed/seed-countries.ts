import { eq } from 'drizzle-orm'
import type { Catalogue, CountryFolder } from '../content/catalogue.ts'
import type { NavigationContent } from '../content/country-content.ts'
import type { StaffContent } from '../content/people-content.ts'
import { tourType } from '../schema/catalogue.ts'
import { country, navigationLink, operator, theme, word } from '../schema/country.ts'
import { staff } from '../schema/staff.ts'
import { type Planter, upsert } from './planter.ts'

export async function seedOperator(planter: Planter, { operator: source }: Catalogue): Promise<void> {
  if (!source) return
  await planter.changed('operator', 'operator', source.value, () =>
    upsert(planter.tx, operator, [{ id: 1, details: source.value }], [operator.id]),
  )
}

export async function seedStaff(planter: Planter, people: StaffContent): Promise<void> {
  for (const person of people) {
    const { hours, languages, portrait, bookCallUrl, ...same } = person
    const row = {
      ...same,
      spokenLanguages: languages,
      workingHours: hours,
      portrait: portrait ?? null,
      bookCallUrl: bookCallUrl ?? null,
    }
    await planter.changed('staff', person.fkey, person, () => upsert(planter.tx, staff, [row], [staff.fkey]))
  }
}

export async function seedCountries(planter: Planter, { countries }: Catalogue): Promise<void> {
  for (const { staff: staffFkey, contact, photo: _seededApart, ...same } of countries?.value ?? []) {
    const row = {
      ...same,
      staffFkey: staffFkey ?? null,
      contactGroup: contact ?? null,
      callingCode: same.callingCode ?? null,
      cal: same.cal ?? null,
      poster: same.poster ?? null,
    }
    await planter.changed('country', same.tag, row, () => upsert(planter.tx, country, [row], [country.tag]))
  }
}

/** The pages of the treks. */
export async function seedTreks(planter: Planter, { treks }: Catalogue): Promise<void> {
  for (const [tag, { value }] of treks) {
    await planter.changed('trek', tag, value, async () => {
      await planter.tx.update(country).set({ trek: value }).where(eq(country.tag, tag))
    })
  }
}

/** The short pages of countries without trips. */
export async function seedUnplanned(planter: Planter, { unplanned }: Catalogue): Promise<void> {
  for (const [tag, { value }] of unplanned) {
    await planter.changed('unplanned', tag, value, async () => {
      await planter.tx.update(country).set({ unplanned: value }).where(eq(country.tag, tag))
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

export async function seedNavigation(planter: Planter, { navigation }: Catalogue): Promise<void> {
  for (const [tag, { value }] of navigation) {
    await planter.changed('navigation', tag, value, async () => {
      await planter.tx.delete(navigationLink).where(eq(navigationLink.countryTag, tag))
      await planter.tx.insert(navigationLink).values(navigationRows(tag, value))
    })
  }
}

export async function seedWords(planter: Planter, { interests, habitats }: Catalogue): Promise<void> {
  for (const [vocabulary, source] of [
    ['interest', interests],
    ['habitat', habitats],
  ] as const) {
    for (const entry of source?.value ?? []) {
      const row = { vocabulary, ...entry, poster: entry.poster ?? null }
      await planter.changed(vocabulary, entry.key, entry, () =>
        upsert(planter.tx, word, [row], [word.vocabulary, word.key]),
      )
    }
  }
}

/** The country's own page, its themes and the types of its tours. */
export async function seedCountryPages(planter: Planter, folder: CountryFolder): Promise<void> {
  const { tag, country: page } = folder
  if (page) {
    await planter.changed('country-page', tag, page.value, async () => {
      const { photos: _seededApart, ...words } = page.value
      await planter.tx.update(country).set({ page: words }).where(eq(country.tag, tag))
    })
  }
  for (const [position, entry] of (folder.themes?.value ?? []).entries()) {
    const row = { countryTag: tag, position, ...entry, poster: entry.poster ?? null }
    await planter.changed('theme', `${tag}/${entry.key}`, row, () =>
      upsert(planter.tx, theme, [row], [theme.countryTag, theme.key]),
    )
  }
  for (const [position, entry] of (folder['tour-types']?.value ?? []).entries()) {
    const row = { countryTag: tag, position, ...entry }
    await planter.changed('tour-type', `${tag}/${entry.key}`, row, () =>
      upsert(planter.tx, tourType, [row], [tourType.countryTag, tourType.key]),
    )
  }
}
