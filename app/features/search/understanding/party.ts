import type { Group } from '#database/values/goals.ts'
import {
  isFree,
  isOpen,
  leaveOpen,
  type Part,
  type Party,
  partOf,
  type Reading,
  take,
} from './understanding.ts'
import {
  bookOf,
  type Found,
  isApart,
  isForSome,
  isNext,
  listBook,
  numberAt,
  phraseAt,
  rangeAt,
  stopWords,
  type Token,
} from './words.ts'

/** Reads the party: "kids 6 and 9", "a toddler", "niños de 6 y 9 años", "with grandparents", "honeymoon". */

type Kin =
  | Group
  | 'single'
  | 'children'
  | 'grandparents'
  | 'baby'
  | 'toddler'
  | 'teenager'
  | 'parents'
  | 'adults'

const kinBook = bookOf<Kin>({
  Couple:
    'brides, grooms, two brides, two grooms, gay couple, lesbian couple, same sex couple, voyage de noces, flitterwochen, matrimonio, un matrimonio, hochzeitsreise, lua de mel, luna di miele, viaggio di nozze, huwelijksreis, married couple, couple, as a couple, for two, two of us, the two of us, just us two, my wife, my husband, my partner, my girlfriend, my boyfriend, wife, husband, girlfriend, boyfriend, fiance, honeymoon, honeymooners, babymoon, newlyweds, anniversary, romantic, pareja, en pareja, mi esposa, mi esposo, mi marido, mi mujer, mi novia, mi novio, esposa, esposo, marido, novia, novio, luna de miel, recien casados, aniversario, romantico, romantica, los dos, nosotros dos, para dos',
  single:
    'single mum, single mom, single mother, single dad, single father, single parent, solo parent, solo mum, solo mom, solo dad, madre soltera, mama soltera, padre soltero, papa soltero',
  Family:
    'Familie, Familienurlaub, famille, famiglia, familia, family, families, as a family, multigenerational, multi generational, three generations, 3 generations, multigeneracional, familia, familias, en familia, familiar, tres generaciones, 3 generaciones',
  Solo: 'solo, alone, by myself, on my own, solo traveler, solo traveller, single traveler, single traveller, just me, viajo solo, viajo sola, viajar sola, viajar solo, sola, a solas, por mi cuenta, yo solo, yo sola',
  Friends:
    'sister, brother, cousin, a friend, my friend, one friend, best friend, hermana, hermano, prima, primo, una amiga, un amigo, mi amiga, mi amigo, mejor amiga, mejor amigo, lads, blokes, chaps, lasses, gals, cousins, siblings, brothers, sisters, primos, primas, hermanos, hermanas, women, ladies, men, guys, mujeres, colegas, colleagues, girlfriends, my girlfriends, bachelorette party,  mates, pals, despedida, hen party, hen do, hen weekend, stag do, stag party, graduation trip, viaje de egresados, viaje de fin de curso, friends, group of friends, my friends, girls trip, mates, buddies, bachelor party, bachelorette, amigos, amigas, grupo de amigos, grupo de amigas, con amigos, despedida de soltera, despedida de soltero',
  children:
    'twins, triplets, gemelos, gemelas, mellizos, mellizas, enfants, enfant, Kinder, Kindern, Kind, bambini, bambino, criancas, filhos, filho, fils, fille, kids, kid, children, child, son, daughter, sons, daughters, boy, girl, little ones, grandkids, grandchildren, ninos, nino, nina, ninas, hijo, hija, hijos, hijas, chicos, peques, pequenos, nietos, nietas, nieto, nieta, chamacos, chamaco, chamaca, chavo, chava, chavos, chavas, chavitos, chiquillos, pibes, nenes, patojos, grandson, grandsons, granddaughter, granddaughters',
  baby: 'baby, babies, infant, newborn, bebe, bebes',
  toddler: 'toddler, toddlers',
  teenager: 'teenager, teenagers, teen, teens, adolescente, adolescentes, adolescent',
  grandparents:
    'grandparents, grandma, grandpa, grandmother, grandfather, granny, nana, nan, gran, grandad, granddad, gramps, abuelos, abuela, abuelo, abuelas, abuelitos, los abuelos',
  parents:
    'my mother in law, my father in law, both our parents, both parents, our parents, suegra, suegro, suegros, mi suegra, mis suegros, father, mother, padre, madre, papa, mama, papas, my parents, parents, elderly parents, my mother, my mom, my mum, my father, my dad, mom, dad, mum, mis padres, mis papas, mi madre, mi mama, mi padre, mi papa',
  adults: 'adult, adults, adulto, adultos',
})
/** The age that a word stands for where none is told, in the middle of those it may mean. */
const TEENAGER = 15
const ages: Partial<Record<Kin, number>> = { baby: 1, toddler: 2, teenager: TEENAGER }
/** The least that a teenager may be. */
export const YOUNGEST_TEENAGER = 13

/** The ages of the children, without those that are only guessed. */
export function knownAgesOf({ children, teenagers }: Pick<Party, 'children' | 'teenagers'>): number[] {
  const guessed = children.flatMap((age, i) => (age === TEENAGER ? [i] : [])).slice(0, teenagers)
  return children.filter((_, i) => !guessed.includes(i))
}
const agesFollow = listBook(
  'is only, is just, only, just turned, has just turned, is nearly, tiene solo, solo tiene, tiene apenas, apenas tiene, acaba de cumplir, aged, ages, age, is, is aged, hes, shes, who is, que tiene, tiene, de edad, of age, of ages, de, who are, are, of, con, tiene, tienen, que tienen, turning, between, entre',
)
const yearsOld = listBook(
  'Jahre, Jahre alt, Jahren, ans, anni, years old, year old, yo, y o, yr old, yrs old, yr, yrs, anos, anos de edad, ano, anito',
)
const monthsOld = listBook('months old, month old, meses de edad')
const justYears = listBook('years, year, months, month, meses, mes')
const people = listBook(
  'personen, personnes, pessoas, persone, students, pupils, alumnos, estudiantes, colleagues, employees, empleados, teachers, people, persons, person, of us, pax, travelers, travellers, personas, viajeros, pasajeros, guests',
)
const before = listBook(
  'class of, a class of, group of around, group of approximately, school group of, clase de, una clase de, grupo de unos, grupo de unas, group of about, un grupo de, club of, a club of, team of, a team of, bunch of, a bunch of, gang of, a gang of, crew of, grupito de, club de, equipo de, we are, there are, somos, family of, party of, group of, grupo de, familia de',
)
/** Phrases for children who stay at home. */
const without = listBook('no, not with, without, sin, leaving, dejando, dejamos')
const whose = new Set([
  'any',
  'the',
  'my',
  'our',
  'young',
  'small',
  'ningun',
  'los',
  'las',
  'mis',
  'nuestros',
  'a',
])
const grownUps = listBook('child free, childfree, kid free, kids free, libre de ninos')
/** Units that make a number after "kids" a count instead of an age. */
const otherCounts = listBook(
  'days, day, dias, weeks, week, semanas, nights, noches, k, dollars, usd, dolares, hours, horas',
)
const OLDEST_CHILD = 17
const YOUNGEST_GRANDPARENT = 65
/** Largest party that is understood. */
const LARGEST = 40
/** Numbers above this are ages written one after another. */
const MOST_OF_AN_AGE = 4

/** The party as read so far; a later count replaces an earlier one. */
interface Told extends Omit<Party, 'childCount'> {
  /** All travellers, adults and children: "we are five". */
  people: number | null
  /** How many of the children's ages come from a word such as "toddler". */
  byWord: number
  /** Children from a count ("two kids") and from single words ("a son", "a daughter"), who may be the same. */
  counted: number
  single: number
  /** Children who are of age: "father and son, he's 19". */
  grown: number
  /** Grown-ups' parents, who come with who writes: "my mother" is one, "my parents" are two. */
  elders: number
  /** Whether somebody's wife or husband comes. */
  isPair: boolean
}

const nobody: Told = {
  group: null,
  adults: null,
  children: [],
  withChildren: false,
  withGrandparents: false,
  withElders: false,
  people: null,
  byWord: 0,
  teenagers: 0,
  counted: 0,
  single: 0,
  grown: 0,
  elders: 0,
  isPair: false,
}

const joints = new Set([
  'and',
  'y',
  'e',
  'or',
  'o',
  'a',
  'un',
  'una',
  'an',
  'another',
  'otro',
  'otra',
  'uno',
  'one',
])

/** A list of numbers at a token: "6 and 9", "6, 9 y 12", "a 6 and a 9". */
function listedAt(tokens: readonly Token[], at: number): Found<number[]> | null {
  const numbers: number[] = []
  let last = at
  let next = at
  for (;;) {
    while (numbers.length > 0 && next < last + 2 && joints.has(tokens[next]?.plain ?? '')) next++
    const number = numberAt(tokens, next)
    if (!number || !Number.isInteger(number.value) || number.value > 99) break
    // In "6 and 9, 10 days" and "13, four of us" the last number counts something else.
    const past = next + number.count
    if (numbers.length > 0 && (phraseAt(otherCounts, tokens, past) ?? phraseAt(people, tokens, past))) break
    numbers.push(number.value)
    last = past
    next = last
    const old = phraseAt(yearsOld, tokens, last)
    if (old && joints.has(tokens[last + old.count]?.plain ?? '') && numberAt(tokens, last + old.count + 1))
      next = last + old.count
  }
  return numbers.length > 0 ? { value: numbers, at, count: last - at } : null
}

/** Several children of one age: "two 8 year olds". */
function sameAgeAt(tokens: readonly Token[], at: number): Found<Told> | null {
  const number = numberAt(tokens, at)
  if (!number || !Number.isInteger(number.value) || number.value < 2 || number.value > MOST_OF_AN_AGE)
    return null
  const ageAt = at + number.count
  const old = tokens[ageAt]?.gap === ' ' ? oldAt(tokens, ageAt, false) : null
  const [age, ...others] = old?.value.children ?? []
  if (!old || age === undefined || others.length > 0) return null
  const children = Array.from({ length: number.value }, () => age)
  return { value: { ...old.value, children }, at, count: ageAt + old.count - at }
}

/** "8 year old", "6 y 9 años", "70 year old". */
function oldAt(tokens: readonly Token[], at: number, isToldOf: boolean): Found<Told> | null {
  const numbers = listedAt(tokens, at)
  if (!numbers) return null
  const end = at + numbers.count
  const inMonths = phraseAt(monthsOld, tokens, end)
  const unit =
    inMonths ?? phraseAt(yearsOld, tokens, end) ?? (isToldOf ? phraseAt(justYears, tokens, end) : null)
  if (!unit && (!isToldOf || phraseAt(otherCounts, tokens, end))) return null
  const isMonths = inMonths !== null || ['months', 'month', 'meses', 'mes'].includes(tokens[end]?.plain ?? '')
  const all = isMonths ? numbers.value.map(value => Math.floor(value / 12)) : numbers.value
  const children = all.filter(age => age <= OLDEST_CHILD)
  const isOld = all.some(age => age >= YOUNGEST_GRANDPARENT)
  if (children.length === 0 && !isOld) return null
  const value = { ...nobody, children, withChildren: children.length > 0, withGrandparents: isOld }
  const count = numbers.count + (unit?.count ?? 0)
  // "A 6 month old baby" is one child.
  const isOne = !isToldOf && children.length > 0 && isNext(tokens, at + count)
  const who = isOne ? childAt(tokens, at + count) : null
  return { value, at, count: count + (who?.count ?? 0) }
}

/** `isWith`: they come with who writes, "with 3 friends". */
function saidOf(
  kin: Kin,
  number: number | null,
  { isPlural, isWith, isOne }: { isPlural: boolean; isWith: boolean; isOne: boolean },
): Told {
  if (kin === 'adults') return { ...nobody, adults: number }
  if (kin === 'grandparents') return { ...nobody, group: 'Family', withGrandparents: true }
  if (kin === 'parents') return { ...nobody, group: 'Family', withElders: true, elders: isPlural ? 2 : 1 }
  if (kin === 'single') return { ...nobody, group: 'Family', adults: 1 }
  const age = ages[kin]
  if (age !== undefined) {
    const children = Array.from({ length: Math.min(number ?? 1, LARGEST) }, () => age)
    const teenagers = kin === 'teenager' ? children.length : 0
    return { ...nobody, children, withChildren: true, byWord: children.length, teenagers }
  }
  if (kin === 'children') {
    const counted = number !== null && number > 1 ? number : 0
    return { ...nobody, withChildren: true, counted, single: counted > 0 || isPlural ? 0 : 1 }
  }
  // “My sister and I”, “con una amiga” are two.
  const usual = kin === 'Friends' && isOne ? 2 : null
  const friends = number === null ? usual : number + (isWith ? 1 : 0)
  const adults = { Couple: 2 * (number ?? 1), Solo: 1, Family: null, Friends: friends }[kin as Group]
  return { ...nobody, group: kin as Group, adults, isPair: kin === 'Couple' }
}

/** Words after the Spanish "solo" in the sense of "only": "solo mar", "solo quiero", "solo 5 días". */
const onlyBefore = listBook(
  'mar, playa, selva, bosque, montana, isla, ciudad, naturaleza, animales, aves, ballenas, tortugas, gorilas, volcanes, comida, descanso, descansar, relax, aventura, safaris, bote, tren, carro, adultos, ninos, familia, pareja, amigos, hoteles, quiero, queremos, quisiera, quisieramos, busco, buscamos, necesito, me, nos, tengo, tenemos, puedo, podemos, hay, ver, ir, para, si, un, una, el, la, lo, los, las',
)

function isOnly(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  if (!/^sol[oa]$/.test(tokens[at]?.plain ?? '')) return false
  // “En un solo viaje”, “una sola isla”.
  if (/^una?$/.test(tokens[at - 1]?.plain ?? '') && isNext(tokens, at)) return true
  if (tokens[at]?.plain !== 'solo' || !next || isApart(next)) return false
  const number = numberAt(tokens, at + 1)
  const unit = tokens[at + 1 + (number?.count ?? 0)]?.plain ?? ''
  return (
    phraseAt(onlyBefore, tokens, at + 1) !== null || (number !== null && /^(dia|noche|semana)s?$/.test(unit))
  )
}

const ONE_FRIEND = /^(sister|brother|cousin|friend|hermana|hermano|prima|primo|amiga|amigo)$/

const isChild = (kin: Kin) => kin === 'children' || ages[kin] !== undefined

/** A word for children at a token: "baby", "niños", "little ones". */
export function childAt(tokens: readonly Token[], at: number): Found<Kin> | null {
  const kin = phraseAt(kinBook, tokens, at)
  return kin && isChild(kin.value) ? kin : null
}

/** “With a Q’eqchi’ family”, “en casa de una familia”: who receives travellers is none of them. */
const HOSTS_BEFORE = 4

function areHosts(tokens: readonly Token[], at: number): boolean {
  if (!/^(family|familia)$/.test(tokens[at]?.plain ?? '')) return false
  const before = tokens.slice(Math.max(0, at - HOSTS_BEFORE), at)
  const article = before.findLastIndex(({ plain }) => /^(a|an|una)$/.test(plain))
  const lead = before[article - 1]?.plain ?? ''
  const isPlain = !before.slice(article + 1).some(token => isApart(token))
  return article > 0 && isPlain && /^(with|con|at|by|in|en|de)$/.test(lead) && !isAboutUs(tokens, at)
}

/** “With a family of four”, “en una familia de cinco”. */
function isAboutUs(tokens: readonly Token[], at: number): boolean {
  return /^(of|de)$/.test(tokens[at + 1]?.plain ?? '') && numberAt(tokens, at + 2) !== null
}

/** "two kids (6 and 9)", "niños de 6 y 9 años", "my parents", "2 adults". */
function kinAt(tokens: readonly Token[], at: number): Found<Told> | null {
  if (isOnly(tokens, at) || areHosts(tokens, at)) return null
  const whole = phraseAt(kinBook, tokens, at)
  const lead = whole ? null : phraseAt(before, tokens, at)
  const numberStart = at + (lead?.count ?? 0)
  const number = whole ? null : numberAt(tokens, numberStart)
  if (lead && !number) return null
  const start = numberStart + (number?.count ?? 0)
  const kin = whole ?? phraseAt(kinBook, tokens, start)
  if (!kin || (number && number.value > LARGEST) || (kin.value === 'adults' && !number)) return null
  // In "baby elephant" the baby is an animal.
  const next = tokens[start + kin.count]
  if (
    kin.value === 'baby' &&
    next &&
    /^\p{L}/u.test(next.plain) &&
    !isApart(next) &&
    !stopWords.has(next.plain)
  )
    return null
  const end = start + kin.count
  const last = tokens[end - 1]?.plain ?? ''
  const isPlural = /(?:s|children)$/.test(last)
  const isWith = /^(with|con|and|y)$/.test(tokens[at - 1]?.plain ?? '')
  // "6 girlfriends" are friends: their stem is that of a girlfriend.
  const who = /^(girlfriends|boyfriends|novias|novios)$/.test(last) ? 'Friends' : kin.value
  const isOne = ONE_FRIEND.test(last)
  const said = saidOf(who, number?.value ?? null, { isPlural, isWith, isOne })
  const isElder = kin.value === 'parents' || kin.value === 'grandparents'
  const isAged = isChild(kin.value) || isElder
  const word = isAged ? phraseAt(agesFollow, tokens, end) : null
  const old = isAged ? oldAt(tokens, end + (word?.count ?? 0), true) : null
  // In "my parents and two, 4 and 6" the ages are not the parents'.
  const age = isChild(kin.value) && !old ? numberAt(tokens, end + (word?.count ?? 0)) : null
  if (age && age.value > OLDEST_CHILD && age.value < YOUNGEST_GRANDPARENT && !isPlural) {
    const past = end + (word?.count ?? 0) + age.count
    // A daughter of 19 travels as a friend does.
    if (!phraseAt(otherCounts, tokens, past))
      return {
        value: { ...said, grown: 1 },
        at,
        count: past + (phraseAt(yearsOld, tokens, past)?.count ?? 0) - at,
      }
  }
  if (!old || (isElder && !old.value.withGrandparents)) return { value: said, at, count: end - at }
  const { children, withChildren, withGrandparents } = old.value
  const value = { ...said, children, withChildren, withGrandparents, byWord: 0, teenagers: 0 }
  return { value, at, count: old.at + old.count - at }
}

/** "4 people", "somos cinco", "family of four", "… for four". */
function countAt(tokens: readonly Token[], at: number): Found<Told> | null {
  if (isForSome(tokens, at)) {
    const some = numberAt(tokens, at + 1)
    return some && { value: { ...nobody, people: some.value }, at, count: 1 + some.count }
  }
  const word = phraseAt(before, tokens, at)
  const number = numberAt(tokens, at + (word?.count ?? 0))
  const end = at + (word?.count ?? 0) + (number?.count ?? 0)
  const unit = number && phraseAt(people, tokens, end)
  if (!number || !(word || unit) || number.value > LARGEST) return null
  // “One of us is blind” says how many have it.
  if (number.value === 1 && tokens[end]?.plain === 'of') return null
  if (isNext(tokens, end) && phraseAt(kinBook, tokens, end)) return null
  const isFamily = ['family', 'familia'].includes(tokens[at]?.plain ?? '')
  const group = isFamily ? 'Family' : number.value === 1 ? 'Solo' : null
  const value: Told = { ...nobody, group, people: number.value }
  return { value, at, count: end + (unit?.count ?? 0) - at }
}

/**
 * How it is known that children come: they are named; “a family of five” counts some; “a family” of which nothing else is
 * said is taken to have some.
 */
export function childrenIn({
  group,
  adults,
  children,
  withChildren,
  withElders,
  withGrandparents,
}: Omit<Party, 'childCount' | 'teenagers'>): 'named' | 'counted' | 'assumed' | 'none' {
  if (withChildren || children.length > 0) return 'named'
  if (group !== 'Family' || withElders) return 'none'
  if (adults === null) return withGrandparents ? 'none' : 'assumed'
  return adults > 2 ? 'counted' : 'none'
}

/** Children are excluded: "without the kids", "sin niños", "child-free". */
function childlessAt(tokens: readonly Token[], at: number): Found<Told> | null {
  const whole = phraseAt(grownUps, tokens, at)
  if (whole) return { ...whole, value: nobody }
  const negation = phraseAt(without, tokens, at)
  if (!negation) return null
  let next = at + negation.count
  while (isNext(tokens, next) && whose.has(tokens[next]?.plain ?? '')) next++
  const child = isNext(tokens, next) ? childAt(tokens, next) : null
  return child && { value: nobody, at, count: next + child.count - at }
}

function together(one: Told, other: Told): Told {
  return {
    group: other.group ?? one.group,
    adults: other.adults ?? one.adults,
    children: [...one.children, ...other.children],
    withChildren: one.withChildren || other.withChildren,
    withGrandparents: one.withGrandparents || other.withGrandparents,
    withElders: one.withElders || other.withElders,
    people: other.people ?? one.people,
    byWord: one.byWord + other.byWord,
    teenagers: one.teenagers + other.teenagers,
    counted: one.counted + other.counted,
    single: one.single + other.single,
    grown: one.grown + other.grown,
    elders: one.elders + other.elders,
    isPair: one.isPair || other.isPair,
  }
}

/** Counts the children: "two kids: a son of 8 and a daughter" are two, "two kids and a baby" are three. */
function childCountOf({ children, byWord, counted, single }: Told): number {
  return byWord + Math.max(counted, single, children.length - byWord)
}

/** Derives the group, a family if children or grandparents come, and the adults: all travellers without the children. */
function settled(told: Told): Party {
  const { group, adults, people, children, grown: ofAge } = told
  const childCount = Math.max(0, childCountOf(told) - ofAge)
  const withChildren = told.withChildren && (ofAge === 0 || childCount > 0)
  const grown = people === null ? null : Math.max(1, people - childCount)
  // "With my mother" are two, "with my wife and my mother" three; a count says it better.
  const isSaid = grown !== null || (adults !== null && !told.isPair)
  const withParents = told.elders > 0 && !isSaid ? told.elders + (told.isPair ? 2 : 1) : null
  // A couple of 71 and 69 are nobody’s grandparents here.
  const isTheirOwn = told.withGrandparents && !withChildren && group !== null && group !== 'Family'
  const withGrandparents = told.withGrandparents && !isTheirOwn
  const withElders = told.withElders || isTheirOwn
  return {
    group: withChildren || withGrandparents ? 'Family' : group,
    adults: withParents ?? adults ?? grown,
    children,
    childCount,
    teenagers: told.teenagers,
    withChildren,
    withGrandparents,
    withElders,
  }
}

const YOUNG = /^(bab(y|ies)|infants?|newborns?|bebes?|pequenos|hijos)$/

const pronouns = listBook('hes, shes, he is, she is, who is, el tiene, ella tiene, que tiene')

/** "He's 19": the age of a child that was named before without one. */
function laterAgeAt(
  tokens: readonly Token[],
  at: number,
  before: readonly Found<Told>[],
): Found<Told> | null {
  const pronoun = phraseAt(pronouns, tokens, at)
  const age = pronoun && numberAt(tokens, at + pronoun.count)
  const children = before.map(({ value }) => value).reduce(together, nobody)
  const isUntold = children.withChildren && children.children.length === 0 && children.single === 1
  if (!pronoun || !age || !isUntold || phraseAt(otherCounts, tokens, at + pronoun.count + age.count))
    return null
  const old = phraseAt(yearsOld, tokens, at + pronoun.count + age.count)
  const count = pronoun.count + age.count + (old?.count ?? 0)
  if (age.value <= OLDEST_CHILD) return { value: { ...nobody, children: [age.value] }, at, count }
  return { value: { ...nobody, grown: 1 }, at, count }
}

const young = listBook(
  'too young, too small, too little, old enough, years too young, years old enough, demasiado pequeno, demasiado pequena, muy pequeno, muy pequena, muy chico, muy chica',
)

/** “Is 7 too young for gorillas”: the child is only spoken of by its age. */
function tooYoungAt(tokens: readonly Token[], at: number): Found<Told> | null {
  const age = numberAt(tokens, at)
  const said = age && phraseAt(young, tokens, at + age.count)
  if (!age || !said || age.value > OLDEST_CHILD || !Number.isInteger(age.value)) return null
  return {
    value: { ...nobody, children: [age.value], withChildren: true },
    at,
    count: age.count + said.count,
  }
}

const oneOfThem = listBook(
  'the youngest, our youngest, my youngest, youngest one, youngest, the eldest, our eldest, my eldest, eldest, our oldest, my oldest, el menor, la menor, el mas pequeno, la mas pequena, el mas chico, la mas chica, el mayor, la mayor',
)

/** “The youngest is 8”, “la menor tiene 4 años”: one of the children, by their age alone. */
function oneOfThemAt(tokens: readonly Token[], at: number): Found<Told> | null {
  const lead = phraseAt(oneOfThem, tokens, at)
  const word = lead && phraseAt(agesFollow, tokens, at + lead.count)
  const old = lead && oldAt(tokens, at + lead.count + (word?.count ?? 0), true)
  if (!old?.value.withChildren || old.value.withGrandparents) return null
  return { value: old.value, at, count: old.at + old.count - at }
}

const agesLead = listBook(
  'ages, aged, ages from, aged from, edades, edades de, de edades, entre, between, from, de, desde',
)

/** From the youngest to the oldest: “ages 4 to 79”, “de 3 a 80 años”. */
function agesAt(tokens: readonly Token[], at: number): Found<Told> | null {
  const lead = phraseAt(agesLead, tokens, at)
  const range = lead && rangeAt(tokens, at + lead.count)
  if (!lead || !range || range.high === range.low || range.high < YOUNGEST_GRANDPARENT || range.high > 110)
    return null
  const end = at + lead.count + range.count
  const isSaid = /^(age|edad)/.test(tokens[at]?.plain ?? '') || phraseAt(yearsOld, tokens, end) !== null
  if (!isSaid || range.low > OLDEST_CHILD) return null
  const value = { ...nobody, children: [range.low], withChildren: true, withGrandparents: true }
  return { value, at, count: end + (phraseAt(yearsOld, tokens, end)?.count ?? 0) - at }
}

/** Reads all mentions of people in a text as one party; words of a name may count as well ("family vacation"). */
export function readParty(reading: Reading): Part<Party> | null {
  const { tokens } = reading
  const found: Found<Told>[] = []
  for (let at = 0; at < tokens.length; at++) {
    const one =
      childlessAt(tokens, at) ??
      agesAt(tokens, at) ??
      oneOfThemAt(tokens, at) ??
      tooYoungAt(tokens, at) ??
      laterAgeAt(tokens, at, found) ??
      countAt(tokens, at) ??
      (reading.animalEnds.has(at) && YOUNG.test(tokens[at]?.plain ?? '') ? null : kinAt(tokens, at)) ??
      sameAgeAt(tokens, at) ??
      oldAt(tokens, at, false)
    if (
      !one ||
      !(isFree(reading, at, one.count) || (one.count <= 3 && isOpen(reading, at, one.count, 'party')))
    )
      continue
    found.push(one)
    at += one.count - 1
  }
  for (const one of found) {
    const isNew = isFree(reading, one.at, one.count)
    take(reading, one)
    if (isNew && ['Couple', 'Family'].includes(one.value.group ?? '') && !one.value.withChildren)
      leaveOpen(reading, one, 'names')
  }
  const [first, ...others] = found
  if (!first) return null
  // “3 kids” said again are the same three.
  const wordsOf = ({ at, count }: Found<Told>) =>
    tokens
      .slice(at, at + count)
      .map(({ plain }) => plain)
      .join(' ')
  const told = found.filter(
    (one, i) => one.value.counted === 0 || found.findIndex(other => wordsOf(other) === wordsOf(one)) === i,
  )
  return partOf(reading, first, settled(told.map(one => one.value).reduce(together)), others)
}
