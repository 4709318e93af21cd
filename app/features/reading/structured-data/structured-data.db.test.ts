import { asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { getCompanyPage } from '#app/features/people/company/company-queries.server.ts'
import { getTripPage } from '#app/features/trip/trip/trip-page-queries.server.ts'
import { withLocale } from '#app/locale.server.ts'
import { trip, tripCountry } from '#database/schema/trip.ts'
import { TEST_ORIGIN } from '#tools/testing/test-context.ts'
import { openWorld } from '#tools/testing/test-database.ts'
import { describeArticle, questionsNode, speciesNode } from './describe-article.server.ts'
import {
  breadcrumbsNode,
  describeDestination,
  describePage,
  describeTrip,
  namedOperator,
  organizationNode,
  websiteNode,
} from './describe-page.server.ts'
import { structuredData } from './structured-data-schema.ts'

const { db } = await openWorld()
const ctx = { db, locale: 'es', origin: TEST_ORIGIN } as const
const operator = await namedOperator(ctx)
const card = { address: '/art/cards/a.b.png', alt: 'A card' }

describe('structured data', () => {
  test('name an article’s author and the company where they stand (specification, section 3)', () => {
    const article = {
      ...{ slug: 'rain', title: 'Rain', intro: 'Bring a hat.' },
      ...{ published: '2026-11-01', modified: '2026-11-02' },
    }
    const by = (author: { fkey: string; name: string; isAtWork: boolean } | null) =>
      withLocale('en', () => describeArticle(ctx, { ...article, author }, operator, card))
    const written = by({ fkey: 'ana-ruiz', name: 'Ana Ruiz', isAtWork: true })
    expect(structuredData.safeParse(describePage(written)).error).toBeUndefined()
    const page = `${TEST_ORIGIN}/expert/ana-ruiz`
    expect(written.author).toEqual({ '@type': 'Person', name: 'Ana Ruiz', url: page })
    expect(written.publisher).toMatchObject({ name: 'Ceiba', '@id': `${TEST_ORIGIN}/#operator` })
    expect(by({ fkey: 'ana-ruiz', name: 'Ana Ruiz', isAtWork: false }).author).not.toHaveProperty('url')
    expect(by(null).author).toEqual(operator)
  })

  test('of the company has its contact data, with one ID in both languages', async () => {
    const node = await withLocale('es', () => organizationNode(ctx))
    expect(node).toMatchObject({
      '@type': 'TravelAgency',
      '@id': 'https://ceiba.test/#operator',
      name: 'Ceiba',
      url: 'https://ceiba.test/es',
    })
    const data = withLocale('es', () => describePage(node, websiteNode(ctx, node.name)))
    expect(structuredData.safeParse(data).error).toBeUndefined()
  })

  test('of every trip is valid, in its language, with the price of its page', async () => {
    const trips = await db
      .select({ key: trip.key, tag: tripCountry.countryTag })
      .from(trip)
      .innerJoin(tripCountry, eq(tripCountry.tripId, trip.id))
      .orderBy(asc(tripCountry.position))
    expect(trips.length).toBeGreaterThanOrEqual(10)
    for (const { key, tag } of trips) {
      const whole = await getTripPage(ctx, tag, key)
      const node = withLocale('es', () => describeTrip(ctx, whole, operator, card))
      expect(structuredData.safeParse(describePage(node)).error, key).toBeUndefined()
      expect(node.name).toBe(whole.title)
      const home = trips.find(one => one.key === key)?.tag
      expect(node.url).toBe(`https://ceiba.test/es/${home}/trip/${key}`)
      const shown = whole.price.from?.replaceAll(/\D/g, '') ?? ''
      expect(node.offers?.lowPrice.replace(/\.00$/, '') ?? '', key).toBe(shown)
    }
  })

  test('of a trip has its stops in order, with real coordinates', async () => {
    const whole = await getTripPage(ctx, 'costa-clara', 'still-waters')
    const { itinerary } = describeTrip(ctx, whole, operator, card)
    expect(itinerary.itemListElement.map(({ item }) => item.name)).toEqual([
      'Puerto Claro',
      'Las Brasas',
      'Canales',
      'Robles Altos',
      'Puerto Claro',
    ])
    expect(itinerary.itemListElement.at(-1)?.item.geo).toMatchObject({
      latitude: 9.9333,
      longitude: -84.0775,
    })
  })

  test('of a trip without a price has no offer', async () => {
    const whole = await getTripPage(ctx, 'costa-clara', 'still-waters')
    expect(describeTrip(ctx, { ...whole, lowest: null }, operator, card)).not.toHaveProperty('offers')
  })

  test('of questions has the page’s answers, without links', async () => {
    const { questions } = await getCompanyPage(ctx, 'how-it-works', text => text)
    const node = questionsNode(questions)
    expect(structuredData.safeParse(describePage(node)).error).toBeUndefined()
    expect(node?.mainEntity.map(({ name }) => name)).toEqual(questions.map(({ question }) => question))
    expect(JSON.stringify(node)).not.toMatch(/\]\(|<a /)
    expect(questionsNode([])).toBeNull()
    expect(describePage(null)).toBeNull()
  })

  test('of places and species has their types', () => {
    const place = describeDestination(
      ctx,
      'TouristAttraction',
      {
        name: 'Poás',
        description: 'A crater.',
        path: '/costa-clara/attractions/humo-volcano',
        country: { tag: 'costa-clara', name: 'Costa Clara' },
        point: { lat: 10.2, lon: -84.2 },
      },
      card,
    )
    const gorilla = { key: 'g', name: 'Mountain gorilla', latin: 'Gorilla beringei beringei', line: 'Big.' }
    const trail = breadcrumbsNode(ctx, [
      { label: 'Costa Clara', to: '/costa-clara' },
      { label: 'Poás', to: '/costa-clara/attractions/humo-volcano' },
    ])
    const data = describePage(place, speciesNode(ctx, gorilla), trail)
    expect(structuredData.safeParse(data).error).toBeUndefined()
    expect(speciesNode(ctx, gorilla).taxonRank).toBe('subspecies')
    expect(speciesNode(ctx, { ...gorilla, latin: 'Panthera onca' }).taxonRank).toBe('species')
  })

  test('contains nothing invented or unknown', () => {
    for (const type of ['Review', 'AggregateRating', 'Hotel', 'Person', 'Event']) {
      const data = { '@context': 'https://schema.org', '@graph': [{ '@type': type, name: 'x' }] }
      expect(structuredData.safeParse(data).success, type).toBe(false)
    }
    const offer = {
      '@type': 'AggregateOffer',
      lowPrice: '1.00',
      priceCurrency: 'USD',
      availability: 'InStock',
    }
    const data = { '@context': 'https://schema.org', '@graph': [{ '@type': 'TouristTrip', offers: offer }] }
    expect(structuredData.safeParse(data).error?.message).toContain('availability')
  })
})
