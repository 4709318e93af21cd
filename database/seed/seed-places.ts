import { and, eq } from 'drizzle-orm'
import type { CountryFolder } from '../content/catalogue.ts'
import type { RegionContent } from '../content/place-content.ts'
import { place, transfer } from '../schema/place.ts'
import { type TimeZones, zoneAt } from '../values/time-zones.ts'
import { type Seeder, upsert } from './seeder.ts'

/** Finds the id of a seeded place. */
export type PlaceIds = Map<string, number>

/** A country's folder and its clocks. */
export type CountryGround = CountryFolder & { zones: TimeZones }

function common(
  { tag, zones }: CountryGround,
  slug: string,
  content: Pick<
    RegionContent,
    'name' | 'line' | 'lead' | 'body' | 'coordinates' | 'altitude' | 'habitats' | 'poster'
  >,
) {
  const [latitude, longitude] = content.coordinates
  return {
    countryTag: tag,
    slug,
    name: content.name,
    line: content.line,
    lead: content.lead,
    body: content.body,
    latitude,
    longitude,
    altitudeM: content.altitude,
    timeZone: zoneAt(zones, longitude),
    habitats: content.habitats,
    poster: content.poster ?? null,
  }
}

async function idsOf(
  seeder: Seeder,
  tag: string,
  kind: 'region' | 'destination' | 'attraction',
): Promise<PlaceIds> {
  const rows = await seeder.tx
    .select({ slug: place.slug, id: place.id })
    .from(place)
    .where(and(eq(place.countryTag, tag), eq(place.kind, kind)))
  return new Map(rows.map(row => [row.slug, row.id]))
}

const KEY = [place.countryTag, place.kind, place.slug]

/** The planner of a destination and its sights: the one it names, otherwise its region's. */
function plannerAt({ destinations, regions }: CountryFolder, slug: string): string | null {
  const destination = destinations.get(slug)?.value
  return destination?.planner ?? regions.get(destination?.region ?? '')?.value.planner ?? null
}

async function seedRegions(seeder: Seeder, ground: CountryGround): Promise<PlaceIds> {
  const { tag } = ground
  for (const [slug, { value }] of ground.regions) {
    const row = { kind: 'region' as const, ...common(ground, slug, value), plannerFkey: value.planner }
    const { timeZone } = row
    await seeder.changed('region', `${tag}/${slug}`, { ...value, timeZone }, () =>
      upsert(seeder.tx, place, [row], KEY),
    )
  }
  return idsOf(seeder, tag, 'region')
}

async function seedDestinations(seeder: Seeder, folder: CountryGround, regions: PlaceIds): Promise<PlaceIds> {
  const { tag } = folder
  for (const [slug, { value }] of folder.destinations) {
    const [fewest, most] = value.nights
    const planner = plannerAt(folder, slug)
    const row = {
      kind: 'destination' as const,
      ...common(folder, slug, value),
      regionId: regions.get(value.region) ?? null,
      plannerFkey: planner,
      climate: value.climate,
      bestMonths: value.bestMonths.months,
      bestReason: value.bestMonths.reason,
      interests: value.interests,
      wildlife: value.wildlife,
      nights: { kind: 'Range' as const, start: fewest, end: most + 1 },
      gettingThere: value.gettingThere,
    }
    await seeder.changed('destination', `${tag}/${slug}`, { ...value, planner, timeZone: row.timeZone }, () =>
      upsert(seeder.tx, place, [row], KEY),
    )
  }
  return idsOf(seeder, tag, 'destination')
}

async function seedAttractions(
  seeder: Seeder,
  folder: CountryGround,
  regions: PlaceIds,
  destinations: PlaceIds,
): Promise<PlaceIds> {
  const { tag } = folder
  for (const [slug, { value }] of folder.attractions) {
    const region = folder.destinations.get(value.near)?.value.region
    const planner = plannerAt(folder, value.near)
    const row = {
      kind: 'attraction' as const,
      ...common(folder, slug, value),
      regionId: (region ? regions.get(region) : undefined) ?? null,
      nearId: destinations.get(value.near) ?? null,
      plannerFkey: planner,
      bestMonths: value.bestMonths.months,
      bestReason: value.bestMonths.reason,
      interests: value.interests,
      wildlife: value.wildlife,
      asks: value.asks,
      stepFree: value.stepFree ?? null,
      opens: value.opens ?? null,
      entrance: value.entrance ?? null,
    }
    await seeder.changed('attraction', `${tag}/${slug}`, { ...value, planner, timeZone: row.timeZone }, () =>
      upsert(seeder.tx, place, [row], KEY),
    )
  }
  return idsOf(seeder, tag, 'attraction')
}

async function seedTransfers(
  seeder: Seeder,
  { tag, transfers }: CountryFolder,
  destinations: PlaceIds,
): Promise<void> {
  for (const entry of transfers?.value ?? []) {
    const fromId = destinations.get(entry.from)
    const toId = destinations.get(entry.to)
    if (fromId === undefined || toId === undefined) continue
    await seeder.changed('transfer', `${tag}/${entry.from}/${entry.to}`, entry, async () => {
      await seeder.tx.delete(transfer).where(and(eq(transfer.fromId, fromId), eq(transfer.toId, toId)))
      await seeder.tx.insert(transfer).values(
        entry.legs.map((leg, position) => ({
          fromId,
          toId,
          position,
          ...leg,
          kilometres: String(leg.kilometres),
          note: entry.note ?? null,
        })),
      )
    })
  }
}

/** Seeds a country's regions, destinations, attractions and transfers. */
export async function seedPlaces(
  seeder: Seeder,
  folder: CountryGround,
): Promise<{ destinations: PlaceIds; attractions: PlaceIds }> {
  const regions = await seedRegions(seeder, folder)
  const destinations = await seedDestinations(seeder, folder, regions)
  const attractions = await seedAttractions(seeder, folder, regions, destinations)
  await seedTransfers(seeder, folder, destinations)
  return { destinations, attractions }
}
