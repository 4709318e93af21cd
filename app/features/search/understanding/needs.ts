import { numberAt } from '#app/features/search/language/numbers.ts'
import { bookOf, type Found, listBook, phraseAt } from '#app/features/search/language/phrase-book.ts'
import { isNext } from '#app/features/search/language/tokens.ts'
import type { NeedKind } from '#app/features/wish/wish.ts'
import { comparators } from './lengths.ts'
import { isFree, leaveOpen, partOf, type Reading, take } from './reading.ts'
import type { Need, Part, Weather } from './understanding.ts'

/** Reads what somebody needs or fears: "wheelchair", "my mother gets out of breath", "miedo a las alturas". */

const needs = bookOf<NeedKind>({
  'step-free':
    'wheelchair, wheelchairs, wheelchair user, in a wheelchair, wheelchair accessible, reduced mobility, limited mobility, mobility issues, step free, no stairs, no steps, cannot do stairs, cant do stairs, can not do stairs, without stairs, disabled, disability, walker, rollator, silla de ruedas, en silla de ruedas, movilidad reducida, sin escaleras, sin escalones, discapacidad, discapacitado, discapacitada, andador, no puede subir escaleras, no puedo subir escaleras, no podemos subir escaleras, cannot climb stairs, cant climb stairs, uses a walker, with a walker, uses a wheelchair, usa andador, usa silla de ruedas',
  knees:
    'walks with a stick, with a stick, uses a stick, walking stick, walking sticks, uses a cane, walking frame, zimmer frame, usa baston, with a cane, uses a cane, a cane, crutches, hip operation, new knee, con baston, baston, muletas, protesis de cadera, protesis, bad knees, bad knee, knee problems, sore knees, tired knees, knees, bad hip, bad hips, hip replacement, new hip, arthritis, bad back, malas rodillas, rodillas malas, problemas de rodilla, problemas de rodillas, le duelen las rodillas, me duelen las rodillas, dolor de rodillas, duelen las rodillas, rodillas, artritis, mala cadera, cadera, dolor de espalda',
  breath:
    'breathless, gets breathless, out of breath, short of breath, shortness of breath, asthma, asthmatic, copd, heart condition, heart problem, heart problems, heart disease, weak heart, pacemaker, le falta el aire, me falta el aire, falta de aire, asma, asmatico, asmatica, problemas del corazon, problema de corazon, problemas de corazon, enfermo del corazon, enferma del corazon, marcapasos, hipertension, high blood pressure',
  altitude:
    'la altura me mata, la altura me afecta, la altura me hace mal, la altura me enferma, la altura me pega, me mata la altura, me afecta la altura, me pega la altura, altitude kills me, altitude gets to me, altitude affects me, affected by altitude, altitude sickness, altitude sickness worries, high altitude is a no, no high altitude, no altitude, mal de altura, mal de montana, soroche, sin altura, sin tanta altura',
  pregnancy:
    'pregnant, pregnancy, babymoon, baby moon, expecting, expecting a baby, first trimester, second trimester, third trimester, embarazada, embarazo, estoy embarazada, esta embarazada, encinta, esperando un bebe',
  diet: 'severe nut allergy, nuts, peanuts, insulin, diabetes, insulina, alergia a los frutos secos, coeliac, celiac, coeliacs, gluten free, gluten, without gluten, vegan, vegans, halal, kosher, lactose, lactose intolerant, nut allergy, allergy, allergies, allergic, food allergies, diabetic, celiaca, celiaco, celiacos, sin gluten, vegano, vegana, veganos, veganas, intolerante a la lactosa, alergia, alergias, alergico, alergica, diabetico, diabetica',
  heights:
    'heights, scared of heights, afraid of heights, fear of heights, vertigo, acrophobia, miedo a las alturas, vertigo, miedo a la altura',
  caves:
    'claustrophobic, claustrophobia, no caves, no cave, without caves, scared of caves, afraid of caves, sin cuevas, claustrofobia, claustrofobico, claustrofobica, miedo a las cuevas, ni cuevas',
  dark: 'dark, afraid of the dark, scared of the dark, fear of the dark, miedo a la oscuridad, oscuridad',
  'small-planes':
    'aviones chiquitos, avion chiquito, aviones chicos, avioncitos, avioncito, tiny planes, tiny plane, little planes, little plane, propeller planes, prop planes, small aircraft, small planes, small plane, light aircraft, bush plane, bush planes, afraid of small planes, scared of small planes, no small planes, afraid of flying in small planes, flying in small planes, avionetas, avioneta, sin avionetas, miedo a las avionetas, miedo a la avioneta, aviones pequenos',
  snakes:
    'snakes, snake, scared of snakes, afraid of snakes, fear of snakes, no snakes, spiders, scared of spiders, afraid of spiders, serpientes, miedo a las serpientes, sin serpientes, culebras, miedo a las culebras, aranas, miedo a las aranas',
  seasickness:
    'me mareo en los barcos, me mareo en los botes, nos mareamos en barco, mareos en barco, mareo en los barcos, mal de mar, motion sickness on boats, seasick, sea sick, seasickness, gets seasick, get seasick, i get seasick, se marea en barco, me mareo en barco, mareo en barco',
  swim: 'cant swim, cannot swim, can not swim, dont swim, do not swim, doesnt swim, does not swim, non swimmer, non swimmers, not a swimmer, no se nadar, no sabe nadar, no sabemos nadar, no saben nadar, sin saber nadar, no nado, no nadamos',
  other:
    'malaria, no malaria, malaria free, sin malaria, paludismo, dengue, zika, yellow fever, fiebre amarilla, gay couple, same sex, two brides, two grooms, two husbands, two wives, pareja gay, pareja de chicas, pareja de chicos, pareja de mujeres, pareja de hombres, lgbt, lgbtq, lgbt friendly, lgbtq friendly, gay, gay friendly, lesbian, lesbian couple, queer, same sex couple, gays, lesbianas, lesbiana, lgbt friendly, my dog, with my dog, dog, dogs, our dog, pet, pets, cat, with pets, mascota, mascotas, mi perro, con perro, perro, perros, deaf, blind, autism, autistic, sordo, sorda, ciego, ciega, autismo, autista',
})
/** Needs that the avoidances of the same words say more of: no steps is little walking, seasick no boats. */
const LEFT: ReadonlySet<NeedKind> = new Set(['step-free', 'knees', 'altitude', 'seasickness'])
/** Words of needs that mean an animal or a place to others. */
const refusers =
  /^(no|not|without|sin|ni|scared|afraid|fear|hate|miedo|nada|avoid|terrified|phobia|fobia|terror|panico|panic|dread)$/
const ONLY_REFUSED: ReadonlySet<NeedKind> = new Set(['heights', 'dark', 'snakes'])
const BEFORE = 4

function isRefused({ tokens }: Reading, { at, count }: Found<NeedKind>): boolean {
  return tokens.slice(Math.max(0, at - BEFORE), at + count).some(({ plain }) => refusers.test(plain))
}

/** Where the refusal of a need begins: at "scared" in "scared of the dark". */
function fromRefusal({ tokens }: Reading, at: number): number {
  for (let start = at; start >= Math.max(0, at - BEFORE); start--)
    if (refusers.test(tokens[start]?.plain ?? '')) return start
  return at
}

/** "Can only walk about 500 metres", "no puede caminar más de un kilómetro". */
const walksOnly = listBook(
  'can only walk, can walk only, can just walk, only walks, cannot walk more than, cant walk more than, cannot walk over, walks no more than, solo puede caminar, solo camina, no puede caminar mas de, no camina mas de',
)
const walkUnits = bookOf({
  m: 'm, metres, meters, metre, meter, metros, metro',
  km: 'km, kilometres, kilometers, kilometre, kilometer, kilometros, kilometro, blocks, minutes, minutos',
})
const FEW_METRES = 5_000

/** A limit of walking is a need of knees, whatever it comes from. */
function walkLimitAt({ tokens }: Reading, at: number): Found<NeedKind> | null {
  const lead = phraseAt(walksOnly, tokens, at)
  if (!lead) return null
  const about = phraseAt(comparators, tokens, at + lead.count)
  const numberStart = at + lead.count + (about?.count ?? 0)
  const number = numberAt(tokens, numberStart)
  const unit = number && phraseAt(walkUnits, tokens, numberStart + number.count)
  if (!number || !unit || number.value > FEW_METRES) return null
  return { value: 'knees', at, count: numberStart + number.count + unit.count - at }
}

const above = listBook(
  'no altitude above, no altitudes above, no altitude over, cannot go above, cant go above, cannot go over, cant go over, not go above, not go over, no puedo subir a mas de, no puede subir a mas de, no puedo pasar de, sin pasar de, no subir de, sin subir de, nothing above, nothing over, nothing higher than, not above, not over, no higher than, never above, below, under, nada por encima de, nada arriba de, no mas de, no mas alto que, por debajo de, debajo de',
)
const heightUnits = listBook('m, metres, meters, metros, masl, msnm, metres above sea level')
const LEAST_HEIGHT = 800

/** "Nothing above 2,000 m", with a unit, so that it is no price. */
function heightLimitAt({ tokens }: Reading, at: number): Found<NeedKind> | null {
  const lead = phraseAt(above, tokens, at)
  const number = lead && numberAt(tokens, at + lead.count)
  const unit = lead && number && phraseAt(heightUnits, tokens, at + lead.count + number.count)
  if (!lead || !number || !unit || number.value < LEAST_HEIGHT) return null
  return { value: 'altitude', at, count: lead.count + number.count + unit.count }
}

const ofPregnancy = listBook('months, month, weeks, week, meses, mes, semanas, semana')

/** How far somebody is, before or after: “6 months pregnant”, “embarazada de 20 semanas”. */
function withMonths({ tokens }: Reading, { at, count, value }: Found<NeedKind>): Found<NeedKind> {
  const unitAt = at - 1
  for (const length of [1, 2]) {
    const number = numberAt(tokens, unitAt - length)
    if (number?.count === length && phraseAt(ofPregnancy, tokens, unitAt))
      return { value, at: unitAt - length, count: count + length + 1 }
  }
  const end = at + count
  const start = /^(de|of|at)$/.test(tokens[end]?.plain ?? '') ? end + 1 : end
  const number = numberAt(tokens, start)
  const unit = number && phraseAt(ofPregnancy, tokens, start + number.count)
  return unit ? { value, at, count: unit.at + unit.count - at } : { value, at, count }
}

/** A need in words, with those of the same kind that follow at once: “peanut allergy” is one. */
function needAt({ tokens }: Pick<Reading, 'tokens'>, at: number): Found<NeedKind> | null {
  const need = phraseAt(needs, tokens, at)
  if (!need || !isNext(tokens, at + need.count)) return need
  const next = needAt({ tokens }, at + need.count)
  return next?.value === need.value ? { ...need, count: need.count + next.count } : need
}

/** Reads all needs and fears of a text, each once. */
export function readNeeds(reading: Reading, inNames: ReadonlySet<number>): Part<Need>[] {
  const found: Part<Need>[] = []
  for (let at = 0; at < reading.tokens.length; at++) {
    const limit = walkLimitAt(reading, at) ?? heightLimitAt(reading, at)
    const need = limit ?? needAt(reading, at)
    if (!need || !isFree(reading, at, need.count) || (need.count === 1 && inNames.has(at))) continue
    const word = reading.tokens[at]?.plain ?? ''
    const isFear = ONLY_REFUSED.has(need.value) && !['vertigo', 'acrophobia'].includes(word)
    if (isFear && !isRefused(reading, need)) continue
    const start = isFear ? fromRefusal(reading, at) : at
    const told = { value: need.value, at: start, count: at + need.count - start }
    const whole = need.value === 'pregnancy' ? withMonths(reading, told) : told
    if (!found.some(({ value }) => value.kind === need.value))
      found.push(partOf(reading, whole, { kind: need.value }))
    if (limit || !LEFT.has(need.value)) take(reading, whole)
    // A babymoon is for two, as a gay couple is.
    if (need.value === 'pregnancy' || need.value === 'other') leaveOpen(reading, whole, 'party')
    at += need.count - 1
  }
  return found
}

/** Reads the weather that is wished for: "somewhere warm", "algo fresco", "dry". */

const weathers = bookOf<Weather>({
  warm: 'warm, warmer, hotter, sunnier, mas calor, calor, mas calido, somewhere warm, warm weather, hot weather, sunny, sunshine, sun, tropical weather, con calor, calorcito, calido, calida, clima calido, soleado, tiempo soleado, sol',
  cool: 'cool, cool weather, cooler, cooler weather, somewhere cool, somewhere cold, cold, cold weather, mild, mild weather, fresco, fresca, algo fresco, clima fresco, frio, clima templado, templado, fresquito',
  dry: 'dry, dry weather, somewhere dry, dry season, seco, clima seco, temporada seca, epoca seca, donde no llueva, que no llueva',
})

export function readWeather(reading: Reading): Part<Weather> | null {
  for (let at = 0; at < reading.tokens.length; at++) {
    const found = phraseAt(weathers, reading.tokens, at)
    if (!found || !isFree(reading, at, found.count)) continue
    take(reading, found)
    return partOf(reading, found, found.value)
  }
  return null
}
