import type { Catalogue } from './catalogue.ts'
import type { Sourced } from './content-file.ts'
import type { Expect } from './reference-checker.ts'

/** The folder in a country's folder that each kind of address leads to. */
const folders = {
  trip: 'trips',
  destinations: 'destinations',
  attractions: 'attractions',
  regions: 'regions',
  hotels: 'hotels',
} as const

/** Every address of something that content/ describes. */
function knownAddresses({ folders: countries, pages, articles, ...catalogue }: Catalogue): Set<string> {
  const things = countries.flatMap(folder =>
    Object.entries(folders).flatMap(([kind, name]) =>
      [...folder[name].keys()].map(key => `/${folder.tag}/${kind}/${key}`),
    ),
  )
  return new Set([
    ...things,
    ...(catalogue.countries?.value ?? []).map(({ tag }) => `/${tag}`),
    ...[...pages.keys()].map(slug => (slug === 'about' ? '/company' : `/company/${slug}`)),
    ...[...articles.keys()].map(slug => `/plus/${slug}`),
    '/',
    '/ask',
    '/plus',
    '/trips',
    '/account',
    '/testimonials',
  ])
}

/** The distinct links of a text to addresses of the site: [the words](/the/address). */
function linksIn(text: { en: string; es: string }): string[] {
  const found = `${text.en} ${text.es}`.matchAll(/\]\((\/[^)#?\s]*)/g)
  return [...new Set([...found].map(([, address = '']) => address))]
}

/** Checks the references of articles and pages: people, trips, places, tags, and links in their texts. */
export function checkArticles(catalogue: Catalogue, staff: Set<string>, expect: Expect): void {
  const { articles, pages } = catalogue
  const tags = new Set(catalogue.tags?.value.map(({ key }) => key))
  const countries = new Set(catalogue.countries?.value.map(({ tag }) => tag))
  const trips = new Set(catalogue.folders.flatMap(folder => [...folder.trips.keys()]))
  const addresses = knownAddresses(catalogue)
  for (const source of articles.values()) {
    const article = source.value
    expect(source, ['author'], article.author, 'member of staff', staff)
    expect(source, ['country'], article.country, 'country', countries)
    article.tags.forEach((name, i) => void expect(source, ['tags', i], name, 'tag', tags))
    article.trips.forEach((name, i) => void expect(source, ['trips', i], name, 'trip', trips))
    article.places.forEach((name, i) => void expect(source, ['places', i], name, 'page', addresses))
  }
  const written: Sourced<Texts>[] = [...articles.values(), ...pages.values()]
  for (const source of written) {
    for (const [path, text] of textsOf(source.value))
      for (const address of linksIn(text)) expect(source, path, address, 'page', addresses)
  }
  const { partners } = catalogue
  partners?.value.forEach((partner, i) => {
    partner.countries.forEach(
      (name, j) => void expect(partners, [i, 'countries', j], name, 'country', countries),
    )
  })
}

interface Texts {
  body: { en: string; es: string }
  sections: { body: { en: string; es: string }; points: { en: string; es: string }[] }[]
  questions?: { answer: { en: string; es: string } }[]
}

/** The texts of an article or a page that may contain links, each with its path. */
function textsOf({ body, sections, questions = [] }: Texts): [PropertyKey[], { en: string; es: string }][] {
  return [
    [['body'], body],
    ...sections.flatMap(({ body: text, points }, i): [PropertyKey[], { en: string; es: string }][] => [
      [['sections', i, 'body'], text],
      ...points.map((point, j): [PropertyKey[], typeof point] => [['sections', i, 'points', j], point]),
    ]),
    ...questions.map(({ answer }, i): [PropertyKey[], typeof answer] => [['questions', i, 'answer'], answer]),
  ]
}
