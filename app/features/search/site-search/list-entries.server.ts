import { and, asc, desc, eq, isNotNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { beforeTitle, subjectName } from '#app/features/catalogue/before-you-go/before-you-go.ts'
import { hotelEntryPicture } from '#app/features/catalogue/hotel/hotel-queries.server.ts'
import { findItems, toItemEntry } from '#app/features/catalogue/list/list-queries.server.ts'
import { findSpeciesEntries } from '#app/features/catalogue/species/species-api-queries.server.ts'
import { portraitVersion } from '#app/features/people/staff/staff-queries.server.ts'
import { bestWords } from '#app/features/trip/season/season-words.ts'
import { files, links, placeAddress } from '#app/links.ts'
import { firstPhoto } from '#app/picture/photo/photo-queries.server.ts'
import { pictureAddress } from '#app/picture/pictures-for.server.ts'
import type { ReadContext } from '#app/request-context.ts'
import { posterOverride } from '#art/poster/poster-override.ts'
import { article } from '#database/schema/article.ts'
import type { Words } from '#database/schema/columns.ts'
import { country } from '#database/schema/country.ts'
import { place } from '#database/schema/place.ts'
import { isPublished } from '#database/schema/published.ts'
import { species } from '#database/schema/species.ts'
import { staff } from '#database/schema/staff.ts'
import { LOCALES, type Locale } from '#database/values/locale.ts'
import { beforeId } from './before-going.ts'
import { bare } from './entry-words.ts'
import type { Entry } from './site-search.ts'
import type { SearchHit } from './site-search-schema.ts'

/** Above the number of entries of any kind. */
const ALL = 100_000

interface Named {
  name: Words
  line: Words
  /** Longer text, in either language. */
  text?: readonly Words[]
  otherNames?: readonly string[]
}

function toEntry(
  kind: Entry['kind'],
  id: string,
  { name, line, text = [], otherNames = [] }: Named,
  { locale, ...hit }: SearchHit & { locale: Locale },
): Entry {
  return {
    ...{ kind, id, hit },
    told: text.map(words => words[locale]),
    names: [...new Set([name.en, name.es, ...otherNames].map(bare))],
    line: bare(`${line.en} ${line.es}`),
    text: bare(text.map(({ en, es }) => `${en} ${es}`).join(' ')),
  }
}

/** Countries and treks (which are places); both have a page at `/{tag}`. */
async function listCountries({ db, locale }: ReadContext): Promise<Entry[]> {
  const rows = await db
    .select({ country, photo: firstPhoto('country') })
    .from(country)
    .where(or(eq(country.active, true), isNotNull(country.unplanned)))
    .orderBy(asc(country.homepageSortOrder), asc(country.tag))
  return rows.map(({ country: row, photo }) => {
    const { tag, type, name, line, poster } = row
    const picture = pictureAddress(photo, { key: tag, country: tag, ...posterOverride(poster) })
    const hit = {
      ...{ key: tag, locale },
      name: name[locale],
      line: line[locale],
      url: links.authored(row.homePageLink),
      picture,
    }
    const text = row.page ? [row.page.lead] : []
    const entry = toEntry(type === 'country' ? 'countries' : 'places', tag, { name, line, text }, hit)
    const seasons = row.page?.seasons.rows ?? []
    return {
      ...{ ...entry, planner: row.staffFkey },
      ...(seasons.length > 0 && { months: bestWords(seasons, locale) }),
    }
  })
}

/** What to know before going to a country or on a trek, found by its subjects in both languages. */
async function listBefore({ db, locale }: ReadContext): Promise<Entry[]> {
  const rows = await db
    .select({ country, photo: firstPhoto('country') })
    .from(country)
    .where(and(eq(country.active, true), isNotNull(country.beforeYouGo)))
    .orderBy(asc(country.homepageSortOrder), asc(country.tag))
  return rows.flatMap(({ country: { tag, type, name, poster, beforeYouGo }, photo }) => {
    if (!beforeYouGo) return []
    const { lead, subjects } = beforeYouGo
    const title = inBoth(language => beforeTitle({ type, name: name[language] }, language))
    // “visa kenya” is the page of Kenya, not of those that mention it.
    const otherNames = subjects.flatMap(({ subject }) =>
      LOCALES.map(language => `${subjectName(subject, language)} ${name[language]}`),
    )
    const facts = subjects.flatMap(one => one.facts.map(({ words }) => words))
    const hit = {
      ...{ key: tag, locale, name: title[locale], line: lead[locale], url: links.beforeYouGo(tag) },
      picture: pictureAddress(photo, { key: tag, country: tag, ...posterOverride(poster) }),
    }
    const named = { name: title, line: lead, text: [name, ...facts], otherNames }
    return [toEntry('articles', beforeId(tag), named, hit)]
  })
}

function inBoth(words: (language: Locale) => string): Words {
  return { en: words('en'), es: words('es') }
}

async function listPlaces({ db, locale }: ReadContext): Promise<Entry[]> {
  const rows = await db
    .select({ place, photo: firstPhoto('place') })
    .from(place)
    .innerJoin(country, and(eq(country.tag, place.countryTag), eq(country.active, true)))
    .where(isPublished(place))
    .orderBy(sql`array_position(array['destination', 'attraction', 'region'], ${place.kind})`, asc(place.id))
  return rows.map(
    ({
      place: { kind, slug, countryTag: tag, name, line, lead, body, habitats, poster, ...where },
      photo,
    }) => {
      const facts = { key: slug, country: tag, habitats, subject: name.en, ...posterOverride(poster) }
      const hit = {
        ...{ key: slug, locale, name: name[locale], line: line[locale] },
        url: placeAddress(tag, kind, slug),
        picture: pictureAddress(photo, facts),
      }
      const id = `${kind}/${tag}/${slug}`
      const entry = { ...toEntry('places', id, { name, line, text: [lead, body] }, hit), nicknameId: id }
      const point = { lat: where.latitude, lon: where.longitude }
      return kind === 'region' ? entry : { ...entry, at: `${tag}/${slug}`, point }
    },
  )
}

/** What a house offers, in both languages. */
const itemTexts = z.object({
  amenities: z.array(z.object({ en: z.string(), es: z.string() })).catch([]),
})

async function listItems(ctx: ReadContext, kind: 'tour' | 'hotel'): Promise<Entry[]> {
  const rows = await findItems(ctx, kind, { limit: ALL })
  return rows.map(row => {
    const { key, name, line, url, ...entry } = toItemEntry(row, ctx.locale)
    const picture = kind === 'hotel' ? hotelEntryPicture(row) : entry.picture
    const { item, place: at } = row
    const amenities = itemTexts.parse(item.details).amenities
    const named = { name: item.name, line: item.line, text: [item.lead, item.body, ...amenities] }
    const hit = { key, name, line, url, picture, locale: ctx.locale }
    return {
      ...toEntry(kind === 'tour' ? 'tours' : 'hotels', String(item.id), named, hit),
      nicknameId: `${kind}/${item.countryTag}/${item.key}`,
      at: `${item.countryTag}/${at.slug}`,
      point: { lat: at.lat, lon: at.lng },
    }
  })
}

async function listSpecies(ctx: ReadContext): Promise<Entry[]> {
  const [met, rows] = await Promise.all([
    findSpeciesEntries(ctx, sql`true`, ALL),
    ctx.db
      .select({
        ...{ key: species.key, kind: species.kind, name: species.name },
        ...{ line: species.line, body: species.body },
      })
      .from(species),
  ])
  const written = new Map(rows.map(row => [row.key, row]))
  return met.flatMap(({ key, name, latin, line, url, picture }) => {
    const row = written.get(key)
    if (!row) return []
    const named = { ...row, text: [row.body], otherNames: [latin] }
    const entry = toEntry('species', key, named, { key, name, line, url, picture, locale: ctx.locale })
    return [{ ...entry, group: row.kind, nicknameId: `species/${key}` }]
  })
}

async function listPlanners({ db, locale }: ReadContext): Promise<Entry[]> {
  const rows = await db
    .select({ person: staff, version: portraitVersion, photo: firstPhoto('staff') })
    .from(staff)
    .where(eq(staff.active, true))
    .orderBy(asc(staff.dateAdded), asc(staff.fkey))
  return rows.map(({ person: { fkey, name, role, profile }, version, photo }) => {
    const picture = photo ? files.photo(photo.key, 1080) : files.portrait(fkey, 'square', version)
    const hit = { key: fkey, name, line: role[locale], url: links.expert(fkey), picture, locale }
    const [first = '', ...surnames] = name.split(' ')
    const otherNames = surnames.map(surname => `${first} ${surname}`)
    const named = { name: { en: name, es: name }, line: role, text: [profile], otherNames }
    return toEntry('planners', fkey, named, hit)
  })
}

async function listArticles({ db, locale }: ReadContext): Promise<Entry[]> {
  const rows = await db
    .select({ article, photo: firstPhoto('article') })
    .from(article)
    .orderBy(desc(article.datePublished), asc(article.slug))
  return rows.map(({ article: { slug, title, intro, body, countryTag, poster }, photo }) => {
    const facts = {
      key: slug,
      country: countryTag ?? undefined,
      subject: title.en,
      ...posterOverride(poster),
    }
    const picture = pictureAddress(photo, facts)
    const hit = {
      ...{ key: slug, locale, name: title[locale], line: intro[locale] },
      ...{ url: links.article(slug), picture },
    }
    const entry = toEntry('articles', slug, { name: title, line: intro, text: [body] }, hit)
    return { ...entry, country: countryTag, nicknameId: `article/${slug}` }
  })
}

/** Everything with a name and a page except trips; addresses and texts are in the reader's language. */
export async function listEntries(ctx: ReadContext): Promise<Entry[]> {
  const lists = await Promise.all([
    listCountries(ctx),
    listBefore(ctx),
    listPlaces(ctx),
    listSpecies(ctx),
    listItems(ctx, 'tour'),
    listItems(ctx, 'hotel'),
    listPlanners(ctx),
    listArticles(ctx),
  ])
  return lists.flat()
}
