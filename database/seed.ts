import { join } from 'node:path'
import type { Database } from './connect.ts'
import { readCatalogue } from './content/catalogue.ts'
import { checkReferences } from './content/check-references.ts'
import { openPlanter } from './seed/planter.ts'
import { seedCatalogueItems } from './seed/seed-catalogue-items.ts'
import {
  seedCountries,
  seedCountryPages,
  seedNavigation,
  seedOperator,
  seedStaff,
  seedWords,
} from './seed/seed-countries.ts'
import { seedPlaces } from './seed/seed-places.ts'
import { seedReviews } from './seed/seed-reviews.ts'
import { seedTrips } from './seed/seed-trips.ts'

/**
 * Plants content/ into the database in one transaction: idempotent, and only what has changed since.
 * Returns how many things were planted.
 * @throws when content/ has mistakes; `npm run content:check` lists them.
 */
export async function seed(db: Database, root = join(process.cwd(), 'content')): Promise<number> {
  const { catalogue, problems } = readCatalogue(root)
  const all = [...problems, ...checkReferences(catalogue)]
  if (all[0]) {
    const { file, line, message } = all[0]
    throw new Error(
      `content has ${all.length} mistakes, the first in ${file}:${line} (${message}); see npm run content:check`,
    )
  }
  return db.transaction(async tx => {
    const planter = await openPlanter(tx)
    const everyone = [catalogue.staff, ...catalogue.folders.map(folder => folder.staff)]
    await seedOperator(planter, catalogue)
    await seedStaff(
      planter,
      everyone.flatMap(source => source?.value ?? []),
    )
    await seedCountries(planter, catalogue)
    await seedNavigation(planter, catalogue)
    await seedWords(planter, catalogue)
    for (const folder of catalogue.folders) {
      await seedCountryPages(planter, folder)
      const places = await seedPlaces(planter, folder)
      const items = await seedCatalogueItems(planter, folder, places.destinations)
      await seedTrips(planter, folder, catalogue, { ...places, ...items })
      await seedReviews(planter, folder)
    }
    return planter.planted()
  })
}
