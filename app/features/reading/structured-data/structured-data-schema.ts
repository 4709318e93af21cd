import { z } from 'zod'
import { LOCALES } from '#database/values/locale.ts'

/**
 * Structured data in schema.org's terms: only facts that the page shows as well, and only true ones. There is no node
 * for reviews, ratings, hotels, people or stock (docs/decisions/0014); an article names its author.
 */

const address = z.url({ protocol: /^https?$/ })
const words = z.string().trim().min(1)
/** A reference by ID. */
const reference = z.strictObject({ '@id': address })

/** The company where it stands: a page of its own does not show the node of the home page. */
const operator = z.strictObject({
  '@type': z.literal('TravelAgency'),
  '@id': address,
  name: words,
  url: address,
})

/** Who wrote an article, as its page names them. */
const writer = z.strictObject({ '@type': z.literal('Person'), name: words, url: address.optional() })

const point = z.strictObject({
  '@type': z.literal('GeoCoordinates'),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

const country = z.strictObject({ '@type': z.literal('Country'), name: words, url: address })

const place = z.strictObject({ '@type': z.literal('Place'), name: words, geo: point.optional() })

const listItem = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ '@type': z.literal('ListItem'), position: z.int().positive(), item })

const organization = z.strictObject({
  '@type': z.literal('TravelAgency'),
  '@id': address,
  name: words,
  legalName: words,
  url: address,
  logo: address,
  email: z.email(),
  telephone: z.string().regex(/^\+\d+$/),
  sameAs: z.array(address),
})

const website = z.strictObject({
  '@type': z.literal('WebSite'),
  '@id': address,
  name: words,
  description: words,
  url: address,
  inLanguage: z.enum(LOCALES),
  publisher: reference,
})

const breadcrumbs = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int().positive(),
        name: words,
        item: address,
      }),
    )
    .min(2),
})

const touristTrip = z.strictObject({
  '@type': z.literal('TouristTrip'),
  '@id': address,
  name: words,
  description: words,
  url: address,
  image: address,
  touristType: words,
  provider: operator,
  itinerary: z.strictObject({
    '@type': z.literal('ItemList'),
    numberOfItems: z.int().positive(),
    itemListElement: z.array(listItem(place)).min(1),
  }),
  /** Lowest price per person for two; no availability or validity, because they are unknown. */
  offers: z
    .strictObject({
      '@type': z.literal('AggregateOffer'),
      lowPrice: z.string().regex(/^\d+\.\d{2}$/),
      priceCurrency: z.string().regex(/^[A-Z]{3}$/),
    })
    .optional(),
})

/** A country, or a destination or attraction in one. */
const destination = z.strictObject({
  '@type': z.enum(['TouristDestination', 'TouristAttraction']),
  '@id': address,
  name: words,
  description: words,
  url: address,
  image: address.optional(),
  geo: point.optional(),
  containedInPlace: country.optional(),
})

const article = z.strictObject({
  '@type': z.literal('Article'),
  '@id': address,
  headline: words,
  description: words,
  url: address,
  image: address,
  datePublished: z.iso.date(),
  dateModified: z.iso.date(),
  inLanguage: z.enum(LOCALES),
  author: z.union([writer, operator]),
  publisher: operator,
})

const questions = z.strictObject({
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: words,
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text: words }),
      }),
    )
    .min(1),
})

const taxon = z.strictObject({
  '@type': z.literal('Taxon'),
  '@id': address,
  name: words,
  alternateName: words,
  taxonRank: z.enum(['species', 'subspecies']),
  description: words,
  url: address,
})

const node = z.discriminatedUnion('@type', [
  organization,
  website,
  breadcrumbs,
  touristTrip,
  destination,
  article,
  questions,
  taxon,
])

/** The JSON-LD script of a page. */
export const structuredData = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(node).min(1),
})

export type Node = z.infer<typeof node>
export type DestinationNode = z.infer<typeof destination>
export type OperatorNamed = z.infer<typeof operator>
export type NodeOf<Type extends Node['@type']> = Extract<Node, { '@type': Type }>
export type StructuredData = z.infer<typeof structuredData>
