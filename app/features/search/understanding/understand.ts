import { daysBetween } from '#app/text/days.ts'
import {
  readAvoidance,
  readNeeds,
  readWeather,
  similarWords,
  takeSickness,
  withAltitude,
} from './avoidance-and-needs.ts'
import { readBudget, readLength } from './length-and-budget.ts'
import { readParty } from './party.ts'
import { lookedAt } from './turned-wishes.ts'
import {
  type Budget,
  cleanText,
  type Elsewhere,
  isFree,
  isOpen,
  type Length,
  leaveOpen,
  type Meaning,
  type NamedPlace,
  type Need,
  type Part,
  partOf,
  type Reading,
  readText,
  type Thing,
  take,
  type Understanding,
  unreadOf,
  type When,
} from './understanding.ts'
import {
  type IndexedVocabulary,
  indexVocabulary,
  respelt,
  type Vocabulary,
  withoutSlips,
} from './vocabulary.ts'
import { readWhen } from './when.ts'
import { type Found, isApart, isNext, listBook, phraseAt, phraseKey, stopWords, type Token } from './words.ts'

/** Finds names of the catalogue in a text, and resolves their meaning. */

type Named = Found<readonly Meaning[]>

/** Whether it is a kind of vacation named after the party. */
function isPartys(meaning: Meaning): boolean {
  return meaning.kind === 'activity' && ['family', 'honeymoon'].includes(meaning.activity.key)
}

const relatives = listBook('my son')
const OF_PEOPLE = /^(is|has|had|who|and|y|loves|likes|wants|hates|cant|cannot|gets|aged|turns|\d+)$/

/** Whether a name only reads as one: “my son has an allergy” asks for no Mỹ Sơn. */
function isRelative({ tokens }: Reading, { at, count }: Named): boolean {
  const isKin = phraseAt(relatives, tokens, at)?.count === count
  return isKin && OF_PEOPLE.test(tokens[at + count]?.plain ?? '')
}

/** Finds names with at least this many words among the open tokens, the longest first. */
function takeNames(reading: Reading, { names }: IndexedVocabulary, atLeast: number): Named[] {
  const found: Named[] = []
  for (let at = 0; at < reading.tokens.length; at++) {
    const name = phraseAt(names, reading.tokens, at, atLeast)
    if (!name || !isOpen(reading, at, name.count, 'names') || isRelative(reading, name)) continue
    take(reading, name)
    if (atLeast > 1 && name.value.some(isPartys)) leaveOpen(reading, name, 'party')
    found.push(name)
    at += name.count - 1
  }
  return found
}

/** Finds misspelt names. */
function takeMisspelt(reading: Reading, vocabulary: IndexedVocabulary, atLeast: number): Named[] {
  const tokens = reading.tokens.map((token, at) => (reading.taken[at] ? token : respelt(token, vocabulary)))
  const isChanged = (at: number, count: number) =>
    tokens.slice(at, at + count).some((token, i) => token !== reading.tokens[at + i])
  const found: Named[] = []
  for (let at = 0; at < tokens.length; at++) {
    const busy = reading.taken.indexOf(true, at)
    const free = busy < 0 ? tokens : tokens.slice(0, busy)
    const name = phraseAt(vocabulary.names, free, at, atLeast)
    if (!name || !isChanged(at, name.count)) continue
    take(reading, name)
    found.push(name)
    at += name.count - 1
  }
  return found
}

/**
 * Of places with the same name in a country, the first in the vocabulary; if countries are named, only those in them.
 */
function chosenPlaces(places: readonly NamedPlace[], countries: ReadonlySet<string>): NamedPlace[] {
  const near = places.filter(place => countries.has(place.country))
  const byCountry = Map.groupBy(near.length > 0 ? near : places, place => place.country)
  return [...byCountry.values()].flatMap(all => (all[0]?.isAnyOf ? all : all.slice(0, 1)))
}

const closers = listBook(
  'un saludo, saludos, saludos cordiales, un abrazo, abrazos, atentamente, muchas gracias, gracias, best, best wishes, best regards, kind regards, regards, many thanks, thanks, cheers, yours, sincerely',
)
/** Most words of a name after it. */
const SIGNED = 3

/** Who signs a letter is nobody to look for: “Un saludo, Pilar”. */
function takeSignature(reading: Reading): void {
  const { tokens } = reading
  for (let at = Math.max(0, tokens.length - SIGNED - 2); at < tokens.length; at++) {
    const closer = phraseAt(closers, tokens, at)
    const end = at + (closer?.count ?? 0)
    const isEnd = closer && at > 0 && end < tokens.length && isApart(tokens[end] ?? { gap: '' })
    if (!isEnd || tokens.length - end > SIGNED) continue
    take(reading, { at, count: tokens.length - at })
    return
  }
}

/** What opens a letter, and what it refers to. */
const openings = listBook(
  'fw, fwd, re, rv, enc, hi, hi there, hi all, hello, hello there, hey, dear, dear all, dear team, dear sir, dear madam, good morning, good afternoon, good evening, greetings, hola, hola a todos, buenas, buenas tardes, buenas noches, buenos dias, buen dia, estimado, estimada, estimados, estimadas, querido, querida, queridos, as discussed, as we discussed, as promised, as per our call, as per our conversation, further to our call, further to our conversation, further to my last email, following our call, following up on our call, after our call, thanks for your email, thank you for your email, thanks for getting back to me, hope you are well, hope youre well, i hope you are well, i hope youre well, hope all is well, hope this finds you well, i hope this finds you well, i hope this email finds you well, long story short, to cut a long story short, how are you, como hablamos, como comentamos, como acordamos, como quedamos, segun hablamos, segun lo hablado, como te comente, como le comente, como les comente, tal como hablamos, espero que esten bien, espero que estes bien, espero que este bien, espero que se encuentren bien, que tal, como estan, como estas, le escribo, les escribo, te escribo, os escribo, i am writing, im writing, i am writing to you, de parte de, on behalf of, gracias por su respuesta, gracias por responder, por telefono, on the phone, by phone, last time we spoke, when we spoke',
)
/** Which of them name whom they greet. */
const GREETS =
  /^(hi|hello|hey|dear|morning|afternoon|evening|greetings|hola|buen[ao]s|tardes|noches|dias|dia|estimad[oa]s?|querid[oa]s?|there)$/
/** Most words of a name after a greeting. */
const GREETED = 2

/** Whose name follows a greeting, up to a pause: “Hi Nicole, …”. */
function greetedAt({ tokens }: Reading, at: number, { names }: IndexedVocabulary): number {
  for (let count = 0; count <= GREETED; count++) {
    const token = tokens[at + count]
    if (!token || isApart(token)) return count
    if (phraseAt(names, tokens, at + count)) return 0
  }
  return 0
}

/** Greetings, and what a letter refers to, are no wishes: “FW: Hi Nicole, as discussed, …”. */
function takeOpenings(reading: Reading, vocabulary: IndexedVocabulary): void {
  const { tokens } = reading
  for (let at = 0; at < tokens.length; at++) {
    const opening = phraseAt(openings, tokens, at)
    if (!opening || !isFree(reading, at, opening.count)) continue
    const end = at + opening.count
    const isGreeting = GREETS.test(tokens[end - 1]?.plain ?? '')
    const greeted = isGreeting && isNext(tokens, end) ? greetedAt(reading, end, vocabulary) : 0
    take(reading, { at, count: opening.count + greeted })
    at = end + greeted - 1
  }
}

/** The tokens of names of several words: the dogs in “wild dogs” are nobody’s. */
function inLongNames({ tokens }: Reading, { names }: IndexedVocabulary): ReadonlySet<number> {
  return new Set(
    tokens.flatMap((_, at) => {
      const name = phraseAt(names, tokens, at, 2)
      return name ? Array.from({ length: name.count }, (_, i) => at + i) : []
    }),
  )
}

/** Where names of animals end: “wildebeest babies” are no children. */
function animalEndsIn({ tokens }: Reading, { names }: IndexedVocabulary): ReadonlySet<number> {
  return new Set(
    tokens.flatMap((_, at) => {
      const name = phraseAt(names, tokens, at)
      return name?.value.some(({ kind }) => kind === 'animals') ? [at + name.count] : []
    }),
  )
}

/** Interests that are places. */
const PLACE_LIKE = new Set(['beaches', 'volcanoes'])

/** A place, a habitat, an animal or a thing: what is said beside it is said of it, and not of the trip. */
function isNoun(meaning: Meaning): boolean {
  if (meaning.kind === 'activity')
    return meaning.activity.kind === 'habitat' || PLACE_LIKE.has(meaning.activity.key)
  return meaning.kind === 'place' || meaning.kind === 'animals' || meaning.kind === 'thing'
}

function nounsIn({ tokens }: Reading, { names }: IndexedVocabulary): ReadonlySet<number> {
  return new Set(
    tokens.flatMap((_, at) => {
      const name = phraseAt(names, tokens, at)
      return name?.value.some(isNoun) ? Array.from({ length: name.count }, (_, i) => at + i) : []
    }),
  )
}

/** Takes the words of needs that were left to what is avoided, so that they are no names: “knees”. */
function takeParts(reading: Reading, parts: readonly Part<unknown>[]): void {
  for (const [at, { start, end }] of reading.tokens.entries())
    if (parts.some(({ span }) => span[0] <= start && end <= span[1])) take(reading, { at, count: 1 })
}

/** Names elsewhere that contain a name of ours. */
const elsewhere = listBook(
  'great barrier reef, gran barrera de coral, gran barrera de arrecifes, gran barrera australiana, gran arrecife de coral, barrera de coral australiana',
)

/** Takes names that are not in the catalogue whole, so that no part of them is read. */
function takeElsewhere(reading: Reading): Part<string>[] {
  return reading.tokens.flatMap((_, at) => {
    const found = phraseAt(elsewhere, reading.tokens, at)
    if (!found) return []
    take(reading, found)
    return [unreadOf(reading, found)]
  })
}

interface Names {
  countries: Part<string>[]
  places: Part<NamedPlace>[]
  animals: Part<readonly string[]>[]
  activities: Part<Extract<Meaning, { kind: 'activity' }>['activity']>[]
  goals: Part<Extract<Meaning, { kind: 'goal' }>['goal']>[]
  things: Part<Thing>[]
  elsewhere: Part<Elsewhere>[]
  like: Part<Meaning>[]
  unwanted: Part<Meaning>[]
  /** What asks for little walking by what follows a name. */
  little: Part<'walking'>[]
}

interface Refusals {
  negated: readonly Found<true>[]
  after: readonly Found<true>[]
}

const origins = listBook(
  'from, flying from, coming from, arriving from, leaving from, departing from, out of, based in, living in, live in, we are from, im from, i am from, desde, saliendo de, saliendo desde, salimos de, volando desde, vivimos en, vivo en, somos de, soy de',
)
const ORIGIN_BEFORE = 3

/** “From London”, “desde México”, “somos de Chile”: where one comes from is no wish, if we plan nothing there. */
function isOrigin({ tokens }: Reading, { at, value }: Named): boolean {
  const isAbroad = value.every(one => one.kind === 'elsewhere' || (one.kind === 'country' && one.isUnplanned))
  if (!isAbroad) return false
  for (let start = Math.max(0, at - ORIGIN_BEFORE); start < at; start++)
    if (phraseAt(origins, tokens, start)?.count === at - start) return true
  return false
}

/** The words that refuse a name, those before it or those after it. */
function refusalOf({ at, count }: Named, { negated, after }: Refusals): Found<true> | undefined {
  const behind = after.find(one => one.at === at + count)
  if (behind) return { value: true, at, count: count + behind.count }
  return negated.find(one => one.at + one.count > at && one.at + one.count <= at + count)
}

const experiences =
  /\b(been|went|back|done|seen|did|visited|venimos|estado|estuve|estuvimos|visite|visitamos|visto|vimos|hecho|hicimos|conozco|conocemos|fui|fuimos)\b/

/** Whether what is refused is where somebody has been. */
function isExperience({ tokens }: Pick<Reading, 'tokens'>, { at, count }: Found<true>): boolean {
  const said = tokens.slice(at, at + count).map(({ plain }) => plain)
  return experiences.test(said.join(' '))
}

/** “Been to Peru, Belize and Ecuador”: the others of a list were seen as well as the first. */
function alsoSeen(
  { tokens }: Reading,
  { at, count, value }: Named,
  before: Found<true> | null,
): Found<true> | undefined {
  const end = before ? before.at + before.count : 0
  const isSeen = before && isExperience({ tokens }, before)
  const isPlace = value.every(({ kind }) => kind === 'country' || kind === 'place' || kind === 'elsewhere')
  const isAnd = (one: number) => /^(and|y|e)$/.test(tokens[one]?.plain ?? '')
  const isJoined = (at === end + 1 && isAnd(end)) || (at === end && isAnd(at + count))
  return isSeen && isPlace && isJoined
    ? { value: true, at: before.at, count: at + count - before.at }
    : undefined
}

/** “No volcano climbing”: what follows a refused name at once, and is something to do, is refused with it. */
function compoundOf(
  { tokens }: Reading,
  { at, count, value }: Named,
  refusedTo: number,
): Found<true> | undefined {
  const isDoing = value.every(({ kind }) => kind === 'activity' || kind === 'goal')
  return at === refusedTo && isDoing && isNext(tokens, at) ? { value: true, at, count } : undefined
}

const likening = new Set([
  'like',
  'como',
  'similar',
  'parecido',
  'parecida',
  'parecidos',
  'tipo',
  'reminiscent',
])
/** “A quiet alternative to Bali” is elsewhere, whatever follows. */
const instead = new Set(['alternative', 'alternatives', 'alternativa', 'alternativas'])
/** What may stand between “like” and the name. */
const LIKE_BEFORE = 3

/** Whether a name is only compared with: “like the Galápagos but cheaper”; “we would like Peru” asks for it. */
function isLikened({ tokens }: Reading, { at, count, value }: Named): boolean {
  const start = Math.max(0, at - LIKE_BEFORE)
  const other = tokens.slice(start, at).findLastIndex(({ plain }) => instead.has(plain))
  const isWanted = value.some(one => one.kind === 'place' && one.place.isNearest)
  if (
    !isWanted &&
    other >= 0 &&
    tokens.slice(start + other + 1, at).every(({ plain }) => stopWords.has(plain))
  )
    return true
  // “A Bali alternative”.
  if (!isWanted && instead.has(tokens[at + count]?.plain ?? '') && isNext(tokens, at + count)) return true
  const like = tokens.slice(start, at).findLastIndex(({ plain }) => likening.has(plain))
  if (like < 0) return false
  const between = tokens.slice(start + like + 1, at)
  const before = tokens[start + like - 1]?.plain ?? ''
  const isVerb = /^(i|we|would|id|wed|to|also|really|me|nos)$/.test(before)
  const follows = tokens
    .slice(at + count, at + count + 2)
    .some(({ plain }) => /^(but|pero|without|sin|only|solo)$/.test(plain))
  // Where we plan nothing it can only be compared with: “somewhere like Tulum before it got busy”.
  const isAbroad = value.every(({ kind }) => kind === 'elsewhere')
  return !isVerb && (follows || isAbroad) && between.every(({ plain }) => stopWords.has(plain))
}

/** “Quieter than Phuket”, “not as busy as Bali”, “menos turístico que Cusco”: what is compared with is not wanted itself. */
const COMPARED_BEFORE = 4

function isComparedWith({ tokens }: Reading, { at }: Named): boolean {
  const before = tokens.slice(Math.max(0, at - COMPARED_BEFORE), at).map(({ plain }) => plain)
  const joint = before.findLastIndex(plain => /^(than|que|as|como)$/.test(plain))
  if (joint < 0 || !before.slice(joint + 1).every(plain => stopWords.has(plain))) return false
  const [word = '', one = ''] = [before[joint - 1], before[joint - 2]]
  const said = before[joint] ?? ''
  if (said === 'than')
    return /er$/.test(word) || /^(less|more|fewer)$/.test(one) || /^(less|more|better)$/.test(word)
  if (said === 'as') return one === 'as' || one === 'so'
  return said === 'que'
    ? /^(mas|menos)$/.test(one) || /^(mejor|mas|menos)$/.test(word)
    : /^tan(to|ta)?$/.test(one)
}

const LONGEST_SAID = 60

/** Dates that are said give the length: 3 to 17 August. */
function lengthOf(when: Part<When> | null): Part<Length> | null {
  const { from = null, to = null } = when?.value ?? {}
  // The days of a feast are no length.
  if (!when || from === null || to === null || !/\d/.test(when.from)) return null
  const days = daysBetween(from, to) + 1
  return days > 1 && days <= LONGEST_SAID ? { ...when, value: { least: days, most: days } } : null
}

/** What a day may cost, times the days, if they are known. */
function wholeBudget(budget: Budget, length: Length | null): Budget {
  const days = length?.most ?? length?.least ?? null
  if (!budget.isDaily || days === null) return budget
  const times = (minor: number | null) => (minor === null ? null : minor * days)
  const { mostMinor, said } = budget
  return {
    ...budget,
    isDaily: false,
    mostMinor: times(mostMinor),
    said: said && { ...said, mostMinor: said.mostMinor * days },
  }
}

const textOf = ({ text, tokens }: Reading, { at, count }: Named) =>
  text.slice(tokens[at]?.start ?? 0, tokens[at + count - 1]?.end ?? 0)

/** What is refused: the Inca Trail itself, and not the Salkantay, which only is nearest to it. */
function refusedOf(meaning: Meaning, said: string): Meaning {
  if (meaning.kind !== 'place' || !meaning.place.isNearest) return meaning
  const name = { en: said, es: said }
  const thing = { name, names: { en: [said], es: [said] }, near: [], isAbsent: true, legs: null, beds: null }
  return { kind: 'thing', thing }
}

/** Where one climbs or walks what others look at. */
const CLIMBED = /route|trail|camps|huts|summit|pass$/

/** What is looked at from a house or on a day, by how texts say it: an airport of its name is no sight of it. */
const sightOf = (said: string): Thing => ({
  name: { en: `${said}, to look at`, es: `${said}, para mirar` },
  names: {
    en: ['facing', 'faces', 'view of', 'views of', 'sight of', 'look at', 'round'].map(
      one => `${one} ${said}`,
    ),
    es: ['frente al', 'de cara al', 'mira al', 'vista al', 'vistas al', 'alrededor del'].map(
      one => `${one} ${said}`,
    ),
  },
  ...{ near: [], isAbsent: false, legs: null, beds: null, isSight: true },
})

/** “Kilimanjaro, but only to look at it” wishes for its sight, and refuses the ways up. */
function putLookedAt(
  names: Names,
  reading: Reading,
  found: Named,
  meanings: readonly Meaning[],
  look: Found<true>,
): void {
  const whole: Found<true> = { value: true, at: found.at, count: look.at + look.count - found.at }
  take(reading, whole)
  names.little.push(partOf(reading, whole, 'walking'))
  const isWay = (meaning: Meaning) => meaning.kind === 'place' && CLIMBED.test(meaning.place.slug)
  for (const meaning of meanings)
    if (isWay(meaning)) names.unwanted.push(partOf(reading, whole, meaning))
    else put(names, partOf(reading, found, meaning))
  if (meanings.some(isWay)) add(names.things, partOf(reading, found, sightOf(textOf(reading, found))))
}

/** Sorts the meanings of names by kind; those covered by a negation are unwanted. */
function sortNames(reading: Reading, named: readonly Named[], refusals: Refusals): Names {
  const names: Names = {
    ...{ countries: [], places: [], animals: [], activities: [], goals: [], things: [], unwanted: [] },
    ...{ elsewhere: [], like: [], little: [] },
  }
  const inOrder = named.toSorted((a, b) => a.at - b.at)
  const countries = new Set(
    inOrder.flatMap(({ value }) => value.flatMap(one => (one.kind === 'country' ? one.tag : []))),
  )
  let refusedTo = -1
  let refused: Found<true> | null = null
  let hasBeen = false
  for (const found of inOrder) {
    if (isOrigin(reading, found)) continue
    const negation: Found<true> | undefined =
      refusalOf(found, refusals) ?? compoundOf(reading, found, refusedTo) ?? alsoSeen(reading, found, refused)
    const places = found.value.flatMap(one => (one.kind === 'place' ? one.place : []))
    const meanings: Meaning[] = [
      ...found.value.filter(one => one.kind !== 'place'),
      ...chosenPlaces(places, countries).map(place => ({ kind: 'place' as const, place })),
    ]
    const look = lookedAt(reading.tokens, found.at + found.count)
    if (look) putLookedAt(names, reading, found, meanings, look)
    else if (negation) {
      const end = Math.max(found.at + found.count, negation.at + negation.count)
      const whole: Found<true> = { value: true, at: negation.at, count: end - negation.at }
      take(reading, whole)
      refusedTo = found.at + found.count
      refused = whole
      hasBeen ||= isExperience(reading, whole)
      names.unwanted.push(
        ...meanings.map(meaning => partOf(reading, whole, refusedOf(meaning, textOf(reading, found)))),
      )
    } else if (isLikened(reading, found) || isComparedWith(reading, found)) {
      // What is nearest to what was named is what is like it: the Salkantay for the Inca Trail.
      for (const meaning of meanings)
        if (meaning.kind === 'place' && meaning.place.isNearest) put(names, partOf(reading, found, meaning))
        else names.like.push(partOf(reading, found, meaning))
    } else for (const meaning of meanings) put(names, partOf(reading, found, meaning))
  }
  // “Been to Peru, somewhere similar”, “we did Kruger, what next”: what is refused is what it should resemble.
  const isSimilar = reading.tokens.some(({ plain }) => similarWords.includes(plain))
  const isElsewhere = [names.countries, names.places, names.like].every(({ length }) => length === 0)
  if ((isSimilar || hasBeen) && isElsewhere)
    names.like.push(
      ...names.unwanted.filter(
        ({ value: { kind } }) => kind === 'country' || kind === 'place' || kind === 'elsewhere',
      ),
    )
  // “Birds, though my wife is not a birder”: what is wished as well is not refused.
  const wished = new Set(names.activities.map(({ value }) => JSON.stringify(value)))
  names.unwanted = names.unwanted.filter(
    ({ value }) => value.kind !== 'activity' || !wished.has(JSON.stringify(value.activity)),
  )
  // Negated tokens are taken even if they contain no known name: "No motorbikes" is no wish.
  for (const one of refusals.negated) take(reading, one)
  return names
}

/** Who eats no fish goes to no fish market; what every kitchen cooks is still asked. */
function refusedFoods(needs: readonly Part<Need>[], { names }: IndexedVocabulary): Part<Meaning>[] {
  const diet = needs.find(
    ({ value, from }) => value.kind === 'diet' && /fish|seafood|pescado|marisco/i.test(from),
  )
  const foods = diet ? (names.phrases.get(phraseKey('seafood')) ?? []) : []
  return foods.flatMap(meaning => (diet && meaning.kind === 'thing' ? [{ ...diet, value: meaning }] : []))
}

const isOr = /^\s*,?\s*(?:(?:and\/)?or|(?:y\/)?[ou]|\/|oder|ou)\s*$/iu
const isComma = /^\s*,\s*$/

/** “Vietnam or Laos”, “Kenya, Tanzania or Uganda”: names of which any will do have the same words. */
function joinAlternatives<T>(parts: readonly Part<T>[], text: string, asAny: (value: T) => T): Part<T>[] {
  const inOrder = parts.toSorted((a, b) => a.span[0] - b.span[0])
  const chains: Part<T>[][] = []
  let isListed = false
  for (const part of inOrder.toReversed()) {
    const [next] = chains[0] ?? []
    const between = next ? text.slice(part.span[1], next.span[0]) : ''
    // A region is several countries already.
    const isSame = next !== undefined && part.span.join() === next.span.join()
    const isJoined: boolean =
      next !== undefined && (isSame || isOr.test(between) || (isListed && isComma.test(between)))
    isListed = isSame ? isListed : isJoined
    if (isJoined) chains[0]?.unshift(part)
    else chains.unshift([part])
  }
  return chains.flatMap(chain => {
    const [first, last] = [chain[0], chain.at(-1)]
    if (!first || !last || first.span.join() === last.span.join()) return chain
    const span: Part<T>['span'] = [first.span[0], last.span[1]]
    return chain.map(part => ({ ...part, value: asAny(part.value), span, from: text.slice(...span) }))
  })
}

/** Adds a part, or adds its position to an equal part. */
function add<T>(parts: Part<T>[], part: Part<T>): void {
  const key = JSON.stringify(part.value)
  const at = parts.findIndex(one => JSON.stringify(one.value) === key)
  const before = parts[at]
  if (!before) parts.push(part)
  else if (part.span[0] >= before.span[1])
    parts[at] = { ...before, also: [...(before.also ?? []), part.span] }
}

function put(names: Names, part: Part<Meaning>): void {
  const { value } = part
  if (value.kind === 'country') add(names.countries, { ...part, value: value.tag })
  else if (value.kind === 'place') add(names.places, { ...part, value: value.place })
  else if (value.kind === 'animals') add(names.animals, { ...part, value: value.keys })
  else if (value.kind === 'activity') add(names.activities, { ...part, value: value.activity })
  else if (value.kind === 'thing') add(names.things, { ...part, value: value.thing })
  else if (value.kind === 'elsewhere') add(names.elsewhere, { ...part, value: value.name })
  else add(names.goals, { ...part, value: value.goal })
}

/** The end of a number: 25th. */
const ORDINAL = /^(?:st|nd|rd|th)$/

/** What is left, each word once: neither understood nor empty of meaning. */
function leftWords(reading: Reading): Part<string>[] {
  const words: Part<string>[] = []
  for (const [at, { plain, gap }] of reading.tokens.entries()) {
    const isOrdinal = gap === '' && ORDINAL.test(plain) && /^\d/.test(reading.tokens[at - 1]?.plain ?? '')
    const saysNothing =
      isOrdinal || stopWords.has(plain) || !/\p{L}{2}|[^\p{Script=Latin}\p{N}.,]/u.test(plain)
    if (!reading.taken[at] && !saysNothing) add(words, partOf(reading, { value: true, at, count: 1 }, plain))
  }
  return words
}

/**
 * Parses a traveller's words, in English and Spanish at once. Pure and deterministic for the same words, vocabulary
 * and day. Only the first 500 characters are read.
 *  Names of several words are matched first, so that "New River" is no new year; then parts with a grammar of their
 * own; then single names, and misspelt ones. Each word is used once.
 */
export function understand(text: string, vocabulary: Vocabulary, today: Date): Understanding {
  const index = indexVocabulary(vocabulary)
  const typed = readText(cleanText(text))
  takeSignature(typed)
  takeOpenings(typed, index)
  const elsewhere = takeElsewhere(typed)
  const needs = readNeeds(typed, inLongNames(typed, index))
  const sickness = takeSickness(typed)
  const long = takeNames(typed, index, 2)
  const isKnown = ({ stem }: Token) => index.common.has(stem) || index.names.phrases.has(stem)
  const tokens = typed.tokens.map((token, at) => (typed.taken[at] ? token : withoutSlips(token, isKnown)))
  const reading = { ...typed, tokens, animalEnds: animalEndsIn(typed, index), nouns: nounsIn(typed, index) }
  const when = readWhen(reading, today)
  const length = readLength(reading) ?? lengthOf(when)
  const { budget: asSaid, unread } = readBudget(reading)
  const budget = asSaid && { ...asSaid, value: wholeBudget(asSaid.value, length?.value ?? null) }
  const party = readParty(reading)
  const { avoid, effort, negated, after } = readAvoidance(reading, sickness)
  takeParts(reading, needs)
  const weather = readWeather(reading, negated)
  const nearly = takeMisspelt(reading, index, 2)
  const short = takeNames(reading, index, 1)
  const misspelt = takeMisspelt(reading, index, 1)
  const { little, ...names } = sortNames(reading, [...long, ...nearly, ...short, ...misspelt], {
    negated,
    after,
  })
  const words = leftWords(reading)
  const { text: read } = reading
  const anyOf = {
    countries: joinAlternatives(names.countries, read, tag => tag),
    places: joinAlternatives(names.places, read, place => ({ ...place, isAnyOf: true as const })),
  }
  return {
    ...{ text: read, ...names, ...anyOf, when, length, budget, party, effort, weather },
    avoid: avoid.some(({ value }) => value === 'walking') ? avoid : [...avoid, ...little.slice(0, 1)],
    unwanted: [...names.unwanted, ...refusedFoods(needs, index)],
    needs: withAltitude(needs, avoid),
    unread: [...elsewhere, ...unread],
    words,
  }
}
