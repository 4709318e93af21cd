import type { Part, Understanding } from '#app/features/search/understanding/understanding.ts'
import { bookOf, isNext, phraseAt, stopWords, tokensOf } from '#app/features/search/understanding/words.ts'
import type { SpeciesKind } from '#database/values/catalogue-kinds.ts'
import { matchQuestion, type Question } from './match-questions.ts'
import { type Entry, FIT, type Fit } from './site-search.ts'

/** What is told and not named: “the bird that steals fish and has a red balloon”, “the island one walks across”. */

type ToldKind = SpeciesKind | 'animal' | 'place'

const nouns = bookOf<ToldKind>({
  bird: 'bird, birdie, ave, pajaro, pajarito, pajarillo, duck, pato, owl, buho',
  mammal:
    'monkey, mono, monito, ape, cat, gato, bear, oso, deer, venado, antelope, antilope, bat, murcielago, pig, cerdo, chancho, dog, whale, ballena, dolphin, delfin, rat, mouse, raton',
  reptile: 'snake, serpiente, culebra, lizard, lagarto, lagartija, turtle, tortuga',
  amphibian: 'frog, toad, rana, ranita, sapo',
  fish: 'fish, pez, shark, tiburon, ray, raya',
  insect: 'spider, arana, insect, insecto, bug, bicho, beetle, escarabajo, butterfly, mariposa, ant, hormiga',
  plant: 'tree, arbol, flower, flor, plant, planta, orchid, orquidea, palm, palma, cactus, fern, helecho',
  animal: 'animal, creature, criatura, beast, bestia, bicho',
  place:
    'island, isla, islet, islote, town, pueblo, pueblito, village, aldea, city, ciudad, beach, playa, lake, lago, laguna, lagoon, volcano, volcan, crater, waterfall, cascada, catarata, temple, templo, ruin, ruina, cave, cueva, market, mercado, valley, valle, bridge, puente, museum, museo, church, iglesia, swamp, pantano, gorge, canyon, canon, rock, roca, peninsula, bay, bahia, place, lugar, sitio',
})
const WATCHED = /^(watch|nest|walk|trek|view)ing$/
const MOST = 3
/** Least share of the words that must be told of it, and its share of the best. */
const LEAST = 0.1
const OF_BEST = 0.6

/** What kind of thing is told of; null if none is. */
function toldKindIn(text: string): ToldKind | null {
  const tokens = tokensOf(text)
  const telling = tokens.filter(({ plain }) => !stopWords.has(plain)).length
  for (const at of tokens.keys()) {
    const noun = phraseAt(nouns, tokens, at)
    if (!noun) continue
    const next = tokens[at + 1]
    const isClosed =
      next === undefined ||
      !isNext(tokens, at + 1) ||
      stopWords.has(next.plain) ||
      (next.plain.endsWith('ing') && !WATCHED.test(next.plain))
    if (isClosed && telling > 1) return noun.value
  }
  return null
}

/** The species or places that are told best; places in the named countries, if there are any. */
export function describedEntries(question: Question, countries: ReadonlySet<string>): Fit[] {
  const kind = toldKindIn(question.text)
  if (!kind) return []
  const isOf = ({ kind: own, group, id }: Entry) => {
    if (own === 'species') return kind === 'animal' || group === kind
    return countries.size === 0 || countries.has(id.split('/')[1] ?? '')
  }
  const found = matchQuestion(question, [kind === 'place' ? 'places' : 'species'], LEAST)
    .filter(({ entry }) => isOf(entry))
    .toSorted((a, b) => b.fit - a.fit)
  const best = found[0]?.fit ?? 0
  return found
    .filter(({ fit }) => fit >= best * OF_BEST)
    .slice(0, MOST)
    .map(({ entry }, i) => ({ entry, fit: FIT.askedFor - i / 1_000 }))
}

/** Whether the words describe a trip: time, length, budget, party or activities. */
export function describesTrip(understood: Understanding): boolean {
  const { when, length, budget, party, effort, goals, activities, avoid } = understood
  const is = [when, length, budget, party, effort].some(part => part !== null)
  return is || [goals, activities, avoid].some(parts => parts.length > 0)
}

/** Whether anything understood could match trips, even if the words do not describe one. */
export function isAboutTrips(understood: Understanding): boolean {
  const { countries, places, animals } = understood
  return describesTrip(understood) || [countries, places, animals].some(parts => parts.length > 0)
}

/** A name of one animal comes before a name of many: the monkey with the long nose is one of the monkeys. */
const MOST_SPECIFIC = 0.005

/** Entries that the words were understood to name, also by synonyms: Drake Bay, monkeys. */
export function understoodEntries(entries: readonly Entry[], understood: Understanding): Fit[] {
  const { countries, places, animals } = understood
  const named = [
    ...countries.map(part => ({ part, kind: 'countries', ids: [part.value] })),
    ...places.map(part => {
      const { kind, country, slug } = part.value
      return { part, kind: 'places', ids: [`${kind}/${country}/${slug}`] }
    }),
    ...animals.map(part => ({ part, kind: 'species', ids: part.value })),
  ]
  return named.flatMap(({ part, kind, ids }) =>
    entries
      .filter(entry => entry.kind === kind && ids.includes(entry.id))
      .map(entry => ({ entry, fit: fitOf(part, understood.text) + MOST_SPECIFIC / ids.length })),
  )
}

function fitOf({ span: [from, to] }: Part<unknown>, text: string): number {
  return to - from >= text.length ? FIT.named : FIT.namedAmongOthers
}
