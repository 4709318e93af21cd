import { links, placeAddress } from '#app/links.ts'
import type { DocumentId, DocumentKind } from '#database/content/document-kinds.ts'

interface Named {
  key: string
  /** Its country, or its own key where that is one. */
  country: string
}

const companyPages: Readonly<Record<string, () => string>> = {
  'how-it-works': links.howItWorks,
  privacy: links.privacy,
  'terms-of-service': links.terms,
}

/** The page that shows a document, of what has none of its own one that shows it too; the home page shows all others. */
const pages: Readonly<Partial<Record<DocumentKind, (named: Named) => string>>> = {
  trip: ({ country, key }) => links.trip(country, key),
  tour: ({ country, key }) => links.tours(country, {}, `#${key}`),
  hotel: ({ country, key }) => links.hotels(country, {}, `#${key}`),
  destination: ({ country, key }) => placeAddress(country, 'destination', key),
  attraction: ({ country, key }) => placeAddress(country, 'attraction', key),
  region: ({ country, key }) => placeAddress(country, 'region', key),
  transfers: ({ country }) => links.countryMap(country),
  themes: ({ country }) => links.country(country),
  'tour-types': ({ country }) => links.tours(country),
  reviews: ({ country }) => links.testimonials({ country }),
  country: ({ country }) => links.country(country),
  navigation: ({ country }) => links.country(country),
  trek: ({ country }) => links.country(country),
  unplanned: ({ country }) => links.travelPlanning(country),
  'before-you-go': ({ country }) => links.beforeYouGo(country),
  staff: ({ key, country }) => (key === 'staff' ? links.experts() : links.team(country)),
  species: ({ key }) => links.species(key),
  article: ({ key }) => links.article(key),
  page: ({ key }) => (companyPages[key] ?? links.company)(),
  countries: links.countries,
  terms: links.terms,
  operator: links.company,
  holidays: links.experts,
  tags: () => links.articles(),
  'search-words': () => links.search(),
  nicknames: () => links.search(),
}

/** The page that shows a document. */
export function findDocumentPage({ kind, key, country }: DocumentId): string {
  const own = country && key.startsWith(`${country}.`) ? key.slice(country.length + 1) : key
  const page = pages[kind] ?? (() => links.home())
  return page({ key: own, country: country ?? key })
}
