import type { SearchMeaning } from '#database/content/search-words-content.ts'
import type { Words } from '#database/schema/columns.ts'
import type { Activity, Meaning, NamedPlace } from './understanding.ts'
import type { Strength, Term } from './vocabulary.ts'
import { tokensOf } from './words.ts'

/** Names of the catalogue that are added to the vocabulary. */

export interface CatalogueNames {
  countries: readonly { tag: string; name: Words; code: string; isActive: boolean }[]
  places: readonly (NamedPlace & { name: Words; latitude: number; longitude: number })[]
  species: readonly { key: string; kind: string; name: Words; latin: string }[]
  words: readonly { kind: 'interest' | 'habitat'; key: string; name: Words }[]
  themes: readonly { key: string; name: Words }[]
  tourTypes: readonly { key: string; name: Words }[]
  synonyms: readonly { term: string; means: SearchMeaning }[]
}

/** Words for a kind of place, which do not identify one. */
const generic = new Set(
  `the of and in a national park parks volcano volcanoes lake lakes lagoon river island islands isle cay caye cayes cays beach bay
  mountain mountains mount hill hills forest cloud rain dry reserve sanctuary marine wildlife waterfall waterfalls falls cave
  caves crater canyon valley ruins temple temples pagoda museum market city town village old new north south east west northern
  southern eastern western central coast coastal highlands lowlands plain plateau peninsula delta archipelago range pass trail
  route road bridge bridges canopy walk gardens garden castle fort forts monastery church cathedral palace fortress springs hot
  great white black red blue green golden outer upper lower lost river rio de del la el los las y e en parque nacional volcan
  volcanes lago lagos laguna lagunas isla islas islote cayo cayos playa bahia montana montanas monte montes cerro bosque nuboso
  lluvioso seco reserva santuario marino cascada cascadas catarata cataratas cueva cuevas crater canon valle ruinas templo
  templos pagoda museo mercado ciudad pueblo viejo vieja antigua antiguo nuevo nueva norte sur este oeste noreste sureste suroeste
  noroeste central costa altiplano llanura meseta peninsula delta archipielago cordillera paso abra sendero camino ruta puente
  puentes jardin jardines castillo fuerte fuertes monasterio iglesia catedral palacio fortaleza aguas termales gran blanco negro
  rojo azul verde world heritage site bay bays bahias avenue avenida baboon ballena blanca calientes campamentos albergues cabana cabanas hut huts canal cajas carstica
  centrales desert desertica dulce elizabeth ethnographic etnografico gemelos gorge hang iguana imperial jarras jars karst lagoons mayas maya
  occidental oleoducto orange paradise paraiso perdidas piedra pipeline ponchos portal punta quarter real reef remate sacred sagrado stone
  teatro theatre tobacco tortuga tuneles twin zona zone pacific pacifico caribbean caribe buddha victoria lodges lodge camps camp island conservation area conservancy royal king kings queen
  memorial street square plaza centre center centro historic historico biological private natural community comunitario`.split(
    /\s+/,
  ),
)
/** Words that several species share, but that are no name for them. */
const noKin = new Set(
  'ave pajaro dog perro rat rata monja morada monitor poncho turkey pavo lavandera garza'.split(' '),
)
/** Minimum length of a part of a name that counts as a name. */
const SHORTEST_PART = 4

function both(name: Words): string[] {
  return name.en === name.es ? [name.en] : [name.en, name.es]
}

function terms(texts: readonly string[], strength: Strength, meaning: Meaning): Term[] {
  return texts.map(text => ({ text, strength, meaning }))
}

/** A name without generic words: "Arenal Volcano National Park" gives "Arenal". */
function proper(name: string): string[] {
  const tokens = tokensOf(name)
  let [first, last] = [0, tokens.length]
  while (first < last && generic.has(tokens[first]?.plain ?? '')) first++
  while (last > first && generic.has(tokens[last - 1]?.plain ?? '')) last--
  const words = tokens.slice(first, last).map(token => token.plain)
  const text = words.join(' ')
  return text.length >= SHORTEST_PART ? [text] : []
}

/** The names contained in a name: "La Fortuna and Arenal", "Cemoro Lawang (Bromo)". */
function partsOf(name: string): string[] {
  const parts = name
    .split(/\s+(?:and|y|e|to|a)\s+|[,()/;]/u)
    .map(part => part.trim())
    .filter(part => part !== '')
  return [...parts, ...parts.flatMap(proper)]
}

function placeTerms({ name, kind, slug, country }: NamedPlace & { name: Words }): Term[] {
  const meaning: Meaning = { kind: 'place', place: { kind, slug, country } }
  const parts = [...both(name).flatMap(partsOf), slug.replaceAll('-', ' ')].filter(
    part => part.length >= SHORTEST_PART && !tokensOf(part).every(token => generic.has(token.plain)),
  )
  return [...terms(both(name), 'name', meaning), ...terms([...new Set(parts)], 'part', meaning)]
}

/**
 * The word that a species shares with its relatives: the last of an English name, the first of a Spanish one. None in
 * "Queen of the Andes".
 */
function kinWords(name: Words): string[] {
  const english = tokensOf(name.en)
  const spanish = tokensOf(name.es)
  const of = english.findIndex(token => token.plain === 'of')
  const isPlain = of < 0 && !english.some(token => token.plain === 'the')
  // "Red bird-of-paradise" is a bird of paradise, and "Queen of the Andes" is only itself.
  const whole =
    of > 1
      ? english
          .slice(of - 1)
          .map(token => token.plain)
          .join(' ')
      : undefined
  const ends = [1, 2]
    .filter(count => isPlain && english.length > count)
    .map(count =>
      english
        .slice(-count)
        .map(token => token.plain)
        .join(' '),
    )
  const first = spanish.length > 1 ? spanish[0]?.plain : undefined
  return [...ends, whole, first].filter(
    (word): word is string => word !== undefined && word.length >= 3 && !noKin.has(word),
  )
}

function speciesTerms(all: CatalogueNames['species']): Term[] {
  // Coffee is a plant, but an interest rather than a species to see.
  const own = all.flatMap(({ key, kind, name, latin }) =>
    terms([...both(name), latin], kind === 'plant' ? 'part' : 'name', { kind: 'animals', keys: [key] }),
  )
  const kin = Map.groupBy(
    all
      .filter(({ kind }) => kind !== 'plant')
      .flatMap(({ key, name }) => kinWords(name).map(word => ({ key, word }))),
    ({ word }) => word,
  )
  const groups = [...kin].flatMap(([word, members]) =>
    terms([word], 'kin', { kind: 'animals', keys: [...new Set(members.map(({ key }) => key))].toSorted() }),
  )
  return [...own, ...groups]
}

/** A country without trips gives way to a place of the same name: Bali. */
function countryTerms({ countries, places }: CatalogueNames): Term[] {
  const taken = new Set(places.flatMap(({ name }) => both(name)))
  // A trek has the code of its country.
  const ownerOf = (code: string) =>
    countries.find(one => one.code === code && one.isActive) ?? countries.find(one => one.code === code)
  return countries
    .filter(({ isActive, name }) => isActive || !taken.has(name.en))
    .flatMap(({ tag, name, code, isActive }) => {
      const meaning: Meaning = { kind: 'country', tag, ...(isActive ? {} : { isUnplanned: true }) }
      return [
        ...terms(both(name), 'name', meaning),
        ...terms(ownerOf(code)?.tag === tag ? namesOfRegion(code) : [], 'part', meaning),
      ]
    })
}

/** Parts of a country by the quarter of the compass, as both languages name them. */
const DIRECTIONS = [
  { en: ['northern', 'north', 'north of', 'the north of'], es: ['norte de'], axis: 'latitude', sign: 1 },
  { en: ['southern', 'south', 'south of', 'the south of'], es: ['sur de'], axis: 'latitude', sign: -1 },
  {
    en: ['eastern', 'east', 'east of', 'the east of'],
    es: ['este de', 'oriente de'],
    axis: 'longitude',
    sign: 1,
  },
  {
    en: ['western', 'west', 'west of', 'the west of'],
    es: ['oeste de', 'occidente de'],
    axis: 'longitude',
    sign: -1,
  },
] as const
/** Degrees from end to end below which a country has no such parts, and the share that is one. */
const WIDE = 3
const SHARE = 1 / 3

/** “Northern Vietnam”, “el sur de Tailandia”: any of the destinations in that third of the country. */
function directionTerms({ countries, places }: CatalogueNames): Term[] {
  return countries
    .filter(({ isActive }) => isActive)
    .flatMap(({ tag, name }) => {
      const own = places.filter(({ kind, country }) => kind === 'destination' && country === tag)
      return DIRECTIONS.flatMap(({ en, es, axis, sign }) => {
        const along = own.map(place => place[axis] * sign)
        const [most, least] = [Math.max(...along), Math.min(...along)]
        if (own.length === 0 || most - least < WIDE) return []
        const there = own.filter(place => place[axis] * sign >= most - (most - least) * SHARE)
        const texts = [...en.map(word => `${word} ${name.en}`), ...es.map(word => `${word} ${name.es}`)]
        return [
          ...terms(texts, 'name', { kind: 'country', tag }),
          ...there.flatMap(({ slug }) =>
            terms(texts, 'name', {
              kind: 'place',
              place: { kind: 'destination', slug, country: tag, isAnyOf: true },
            }),
          ),
        ]
      })
    })
}

/** The languages of the specification. */
const LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'ja', 'ko', 'zh', 'ar']
const regionNames = LANGUAGES.map(
  language => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
)

function namesOfRegion(code: string): string[] {
  return [...new Set(regionNames.flatMap(names => names.of(code) ?? []))]
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Codes that are no countries: regions of the world, and pseudo-codes of tests. */
const NO_COUNTRY = new Set(['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ', 'QO'])

/** Countries in which we plan nothing, so that they can be named: from the platform's list of regions. */
function elsewhereTerms({ countries, places }: CatalogueNames): Term[] {
  const ours = new Set(countries.map(({ code }) => code))
  const taken = new Set(places.flatMap(({ name }) => both(name)))
  return LETTERS.flatMap(a => LETTERS.map(b => a + b)).flatMap(code => {
    const [en, es] = [regionNames[0]?.of(code), regionNames[1]?.of(code)]
    if (!en || !es || ours.has(code) || NO_COUNTRY.has(code) || taken.has(en)) return []
    return terms(namesOfRegion(code), 'part', { kind: 'elsewhere', name: { en, es } })
  })
}

function activityTerms(
  entries: readonly { key: string; name: Words }[],
  kindOf: (entry: { key: string }) => Activity['kind'],
): Term[] {
  return entries.flatMap(entry =>
    terms(both(entry.name), 'name', {
      kind: 'activity',
      activity: { kind: kindOf(entry), key: entry.key },
    }),
  )
}

const activitiesOf = (kind: Activity['kind'], keys: readonly string[]): Activity[] =>
  keys.map(key => ({ kind, key }))

/** Resolves a synonym to existing rows. */
function meaningsOf(means: SearchMeaning, { places, species }: CatalogueNames): Meaning[] {
  const animals = [
    ...means.species,
    ...species.filter(({ kind }) => means.kinds.some(one => one === kind)).map(({ key }) => key),
  ]
  const named = means.places.flatMap(
    path => places.find(({ country, slug }) => path === `${country}/${slug}`) ?? [],
  )
  const activities = [
    ...activitiesOf('interest', means.interests),
    ...activitiesOf('habitat', means.habitats),
    ...activitiesOf('theme', means.themes),
    ...activitiesOf('tour-type', means.tourTypes),
  ]
  if (means.elsewhere) return [{ kind: 'elsewhere', name: means.elsewhere, near: activities }]
  return [
    ...activities.map(activity => ({ kind: 'activity', activity }) as const),
    ...means.goals.map(goal => ({ kind: 'goal', goal }) as const),
    ...(animals.length > 0 ? [{ kind: 'animals', keys: animals } as const] : []),
    ...named.map(({ kind, slug, country }): Meaning => {
      // Angkor is its temples and the town beside them.
      const isAnyOf = named.filter(one => one.country === country).length > 1
      return {
        kind: 'place',
        place: {
          kind,
          slug,
          country,
          ...(isAnyOf ? { isAnyOf } : {}),
          ...(means.nearest ? { isNearest: true } : {}),
        },
      }
    }),
    ...means.countries.map(tag => ({ kind: 'country', tag }) as const),
  ]
}

/** A thing has only its own meaning; what else is named is near it. */
function thingOf({ thing, interests, habitats, themes, tourTypes }: SearchMeaning): Meaning[] {
  if (!thing) return []
  const near = [
    ...activitiesOf('interest', interests),
    ...activitiesOf('habitat', habitats),
    ...activitiesOf('theme', themes),
    ...activitiesOf('tour-type', tourTypes),
  ]
  return [
    {
      kind: 'thing',
      thing: {
        name: thing.name,
        names: { en: thing.en, es: thing.es },
        near,
        isAbsent: thing.absent ?? false,
        legs: thing.legs ?? null,
        beds: thing.beds ?? null,
        ...(thing.house ? { isHouse: true as const } : {}),
      },
    },
  ]
}

function synonymTerms(names: CatalogueNames): Term[] {
  return names.synonyms.flatMap(({ term, means }) =>
    (means.thing ? thingOf(means) : meaningsOf(means, names)).flatMap(meaning =>
      terms([term], 'name', meaning),
    ),
  )
}

/** Of places with the same name, destinations come before regions and attractions. */
const RANK = { destination: 0, region: 1, attraction: 2 } as const

/** All terms from names of the catalogue, in both languages. */
export function listTerms(all: CatalogueNames): Term[] {
  const names = { ...all, places: all.places.toSorted((a, b) => RANK[a.kind] - RANK[b.kind]) }
  return [
    ...synonymTerms(names),
    ...countryTerms(names),
    ...directionTerms(names),
    ...elsewhereTerms(names),
    ...names.places.flatMap(placeTerms),
    ...speciesTerms(names.species),
    ...names.words.flatMap(({ kind, ...entry }) => activityTerms([entry], () => kind)),
    ...activityTerms(names.themes, () => 'theme'),
    ...activityTerms(names.tourTypes, () => 'tour-type'),
  ]
}
