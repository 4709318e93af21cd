import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import type { Database, Queryable } from './connect.ts'
import { type Catalogue, readCatalogue, zonesOf } from './content/catalogue.ts'
import { checkReferences } from './content/check-references.ts'
import { authoredContent, type ContentFolder } from './content/content-file.ts'
import { type OfficeDocument, plantDocuments } from './documents/overlay.ts'
import { layOver, lockCatalogue, releaseDocuments } from './documents/release.ts'
import { seedChecksum } from './schema/seed-checksum.ts'
import { archiveRemoved } from './seed/archive-removed.ts'
import { seedCatalogueItems } from './seed/seed-catalogue-items.ts'
import {
  seedBeforeYouGo,
  seedCountries,
  seedCountryPages,
  seedHolidays,
  seedNavigation,
  seedOperator,
  seedStaff,
  seedTreks,
  seedUnplanned,
  seedWords,
} from './seed/seed-countries.ts'
import { seedFilms } from './seed/seed-films.ts'
import { seedNicknames } from './seed/seed-nicknames.ts'
import { seedArticles, seedPages, seedPartners, seedTerms } from './seed/seed-pages.ts'
import { seedPlaces } from './seed/seed-places.ts'
import { seedReviews } from './seed/seed-reviews.ts'
import { seedSearchWords, seedSpecies, seedVacationThemes } from './seed/seed-species.ts'
import { type SeededIds, seedTrips } from './seed/seed-trips.ts'
import { openSeeder, type Seeder, upsert } from './seed/seeder.ts'

/** Checksum of all of content/ on the disk. */
export function sumOf(root: string): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()) {
    if (name.endsWith('.yaml')) hash.update(`${name}\0`).update(readFileSync(join(root, name)))
  }
  return hash.digest('base64url')
}

/** Reads content/. @throws naming the first of its mistakes. */
function readSoundCatalogue({ root, kept }: ContentFolder): Catalogue {
  const { catalogue, problems } = readCatalogue(root, kept)
  const all = [...problems, ...checkReferences(catalogue)]
  if (all[0]) {
    const { file, line, message } = all[0]
    throw new Error(
      `content has ${all.length} mistakes, the first in ${file}:${line} (${message}); see npm run content:check`,
    )
  }
  return catalogue
}

async function seedAll(seeder: Seeder, catalogue: Catalogue): Promise<void> {
  const people = [catalogue.staff, ...catalogue.folders.map(folder => folder.staff)]
  await seedOperator(seeder, catalogue)
  await seedStaff(
    seeder,
    people.flatMap(source => source?.value ?? []),
  )
  await seedCountries(seeder, catalogue)
  await seedTreks(seeder, catalogue)
  await seedUnplanned(seeder, catalogue)
  await seedBeforeYouGo(seeder, catalogue)
  await seedHolidays(seeder, catalogue)
  await seedNavigation(seeder, catalogue)
  await seedWords(seeder, catalogue)
  await seedFilms(seeder, catalogue)
  await seedVacationThemes(seeder, catalogue)
  await seedSpecies(seeder, catalogue)
  await seedSearchWords(seeder, catalogue)
  await seedNicknames(seeder, catalogue)
  const idsByCountry = new Map<string, SeededIds>()
  for (const folder of catalogue.folders) {
    await seedCountryPages(seeder, folder)
    const zones = zonesOf(catalogue, folder.tag)
    if (!zones) throw new Error(`${folder.tag} has no time zone`)
    const places = await seedPlaces(seeder, { ...folder, zones })
    const items = await seedCatalogueItems(seeder, folder, places.destinations)
    idsByCountry.set(folder.tag, { ...places, ...items })
  }
  // Trips cross borders, so the places of every country come first.
  await seedTrips(seeder, catalogue, idsByCountry)
  for (const folder of catalogue.folders) await seedReviews(seeder, folder)
  await seedPages(seeder, catalogue)
  await seedArticles(seeder, catalogue)
  await seedPartners(seeder, catalogue)
  await seedTerms(seeder, catalogue)
  await archiveRemoved(seeder)
}

/**
 * Writes the rows of a catalogue that has no mistakes, as far as they changed: the only way in which any are written.
 * Returns how many things were seeded or removed.
 */
export async function plantRows(tx: Queryable, catalogue: Catalogue): Promise<number> {
  const seeder = await openSeeder(tx)
  await seedAll(seeder, catalogue)
  return seeder.finish()
}

/** Writes a catalogue's rows, and its documents as they are written. Returns as `plantRows`. */
export async function plantCatalogue(
  tx: Queryable,
  catalogue: Catalogue,
  offices: readonly OfficeDocument[],
): Promise<number> {
  const changed = await plantRows(tx, catalogue)
  await plantDocuments(tx, catalogue, offices)
  return changed
}

/**
 * Seeds content/ into the database in one transaction: idempotent, and only what has changed.
 * What the office published stays over it. What is gone from content/ is archived or deleted. Returns how many things were seeded or removed. The files'
 * parsed content stays in memory for later readers.
 * @throws if content/ has mistakes; `npm run content:check` lists them.
 */
export async function seed(db: Database, { root, kept }: ContentFolder = authoredContent()): Promise<number> {
  const sum = sumOf(root)
  const whole = and(eq(seedChecksum.kind, 'content'), eq(seedChecksum.key, 'all'), eq(seedChecksum.sum, sum))
  if ((await db.select().from(seedChecksum).where(whole)).length > 0) return 0
  const authored = readSoundCatalogue({ root, kept })
  return db.transaction(async tx => {
    await lockCatalogue(tx)
    const released = await releaseDocuments(tx, authored)
    const { catalogue, offices } = await layOver(tx, { root, kept }, released)
    const changed = await plantCatalogue(tx, catalogue, offices)
    await upsert(
      tx,
      seedChecksum,
      [{ kind: 'content', key: 'all', sum }],
      [seedChecksum.kind, seedChecksum.key],
    )
    return changed
  })
}
