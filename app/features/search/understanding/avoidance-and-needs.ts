import type { Avoidance, Effort, NeedKind } from '#app/features/wish/wish.ts'
import { budgetLevels } from './length-and-budget.ts'
import { heightLimitAt, walkLimitAt } from './need-limits.ts'
import { turnedWayAt } from './turned-wishes.ts'
import {
  isFree,
  leaveOpen,
  type Need,
  type Part,
  partOf,
  type Reading,
  take,
  type Weather,
} from './understanding.ts'
import {
  bookOf,
  type Found,
  isApart,
  isNext,
  listBook,
  numberAt,
  phraseAt,
  stopWords,
  type Token,
} from './words.ts'

/** Reads what is not wanted, and the effort: "no driving", "not crowded", "sin avión", "caminar poco". */

const negators = listBook(
  'nobody, no one, nadie, instead of, in place of, rather than, en vez de, en lugar de, antes que, have seen, we have seen, already seen, have already seen, weve seen, ive seen, have done, we have done, already done, have already done, weve done, ive done, done with, weve been to, ive been to, have been to, we went to, i went to, we did, i did, weve done, we just came back from, i just came back from, fuimos a, fui a, venimos de, have already been to, have visited, have already visited, weve already been to, ya vimos, ya he visto, ya hemos visto, ya hicimos, ya hice, ya hemos hecho, hemos estado en, he estado en, ya hemos estado en, ya he estado en, ya visite, ya visitamos, sick of, tired of, bored of, fed up with, harto de, hartos de, cansados de, been to, already been to, already visited, already did, ya fui a, ya fuimos a, ya conozco, ya conocemos, ya estuve en, ya estuvimos en, no, not, without, with out, avoid, avoiding, never, keine, kein, keinen, pas de, pas d, nessun, nessuna, nao, i dont do, dont do, we dont do, hate, hates, ohne, sans, senza, sem, skip, except, excluding, nothing, rather not, dont want, do not want, dont want to, do not want to, dont like, do not like, doesnt like, prefer not to, cant, cannot, wont, afraid of, scared of, fear of, less, fewer, sin, nada de, no quiero, no queremos, no me gusta, no me gustan, no nos gusta, no nos gustan, evitar, evitando, ni, nunca, que no sea, que no sean, anything but, anywhere but, everything but, everywhere but, other than, apart from, aparte de, excepto, salvo, menos, odio, odiamos, miedo a, miedo al, miedo a los, miedo a las, da miedo, dan miedo, me asusta, me asustan, le asusta, le asustan, nos asusta, panico a, panico al, da panico, dan panico, terror a, fobia a, terrified of, phobia of, no puedo, no puede, no podemos, no soporto, no soportamos, no aguanto, no aguantamos, cant stand, cannot stand, cant bear, cannot bear, cant face, detest, detests, detesto, detestamos',
)
/** The same, after what is refused: "caves are out", "la altura no es lo nuestro". */
const refusedAfter = listBook(
  'is a no, are a no, is a no no, are a no no, is a no go, are a no go, is no go, no go, is out, are out, is out of the question, are out of the question, is not an option, are not an option, not an option, isnt an option, arent an option, days are over, days are done, days are behind me, days are behind us, is behind me, is behind us, are behind me, are behind us, is not for me, is not for us, are not for me, are not for us, not for me, not for us, not my thing, not our thing, is not my thing, are not my thing, arent my thing, no es opcion, no es una opcion, no son opcion, no es lo mio, no son lo mio, no es lo nuestro, no son lo nuestro, ni pensarlo, ni hablar, descartado, descartada, descartados, descartadas, make me sick, makes me sick, make us sick, makes us sick, make me ill, makes me ill, make me nauseous, makes me nauseous, make me queasy, makes me queasy, scare me, scares me, scare us, scares us, scare the life out of me, terrify me, terrifies me, terrify us, frighten me, frightens me, frighten us, freak me out, freaks me out, freak us out, give me the creeps, give me panic attacks, creep me out, stress me out, stresses me out',
)
/** What says the same before what is refused where something follows: “los barcos me marean”, and “me asusta el mar”. */
const dreadedAfter = listBook(
  'me marean, me marea, nos marean, nos marea, me asustan, me asusta, nos asustan, nos asusta, le asustan, le asusta, me aterran, me aterra, nos aterran, me dan miedo, me da miedo, nos dan miedo, nos da miedo, le dan miedo, le da miedo, me dan panico, me da panico, le dan panico, le da panico, me dan terror, me da terror, me dan claustrofobia, me enferman',
)
/** Words after which another thing begins. */
const going = /^(y|e|and|but|pero|asi|so|por|porque|because)$/

/** “Caves scare me”, “las serpientes me dan miedo”. */
function dreadAt(tokens: readonly Token[], at: number): Found<true> | null {
  const found = phraseAt(dreadedAfter, tokens, at)
  if (!found || !isNext(tokens, at)) return null
  const next = tokens[at + found.count]
  return next === undefined || isApart(next) || going.test(next.plain) ? found : null
}

const refusalAfter = (tokens: readonly Token[], at: number): Found<true> | null =>
  phraseAt(refusedAfter, tokens, at) ?? dreadAt(tokens, at)

/** “Guatemala no, Costa Rica sí”: said after a name and before a pause, it refuses that name. */
function isRefusalAfter(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (token?.plain !== 'no' || at === 0 || isApart(token)) return false
  return next === undefined || isApart(next)
}

const fillers = new Set(
  'another other all those these otro otra otros otras todo toda todos todas esos esas too so very any much many more a an the long big lots of lot to be with large hard muy tan tanto tanta tantos tantas mucho mucha muchos muchas el la los las lo de del al demasiado demasiada demasiados demasiadas ningun ninguna grandes largos largas hacer haga haya hayan ir en estar por'.split(
    ' ',
  ),
)
/** Between a refusal and what is refused, once it is no filler: “won’t sleep in tents”, “no interest in museums”. */
const lightVerbs = new Set(
  'in sleep sleeping see seeing do doing go going stay staying visit visiting ride riding take taking eat eating spend spending interest interested keen fan into of on for at want wanting need bothered fussed dormir durmiendo ver visitar montar tomar comer pasar interesa interesan me nos apetece apetecen'.split(
    ' ',
  ),
)
const objects = bookOf<Avoidance>({
  driving:
    'curvas, muchas curvas, bends, curves, winding roads, winding road, switchbacks, hairpins, driving, drive, drives, trayectos, trayecto, on the road, in the car, en carretera, en la carretera, en coche, en carro, en auto, car, cars, self drive, rental car, road trips, hours in a car, time in the car, transfers, manejar, conducir, carro, coche, auto, carretera, carreteras, horas de carro, horas de carretera, traslados, bus, buses, autobus, autobuses',
  flights:
    'flights, flight, flying, fly, planes, plane, airplanes, small planes, domestic flights, internal flights, avion, aviones, avioneta, avionetas, vuelos, vuelo, volar, vuelos internos',
  boats:
    'subir a un barco, subir a barcos, subir a un bote, subirme a un barco, subirnos a un barco, subirme a barcos, subirse a un barco, subir en barco, get on a boat, getting on a boat, go on a boat, going on a boat, set foot on a boat, boats, boat, boat rides, ferries, ferry, sailing, ships, cruises, bote, botes, barco, barcos, lancha, lanchas, barcas, navegar, cruceros',
  crowds:
    'crowds, crowd, crowded, crowding, busy, tourists, touristy, tourist traps, mass tourism, jeeps, safari vans, tour buses, tour groups, coach parties, group tours, queues, hordes, backpackers, selfie sticks, partying,  people everywhere, multitud, multitudes, agobio, agobios, agobio de gente, agobios de gente, colas, filas, hordas, mochileros, mochilera, grupos grandes, gente, turistas, turistico, turistica, turisticos, masificado, masificada, masivo, masificacion, aglomeraciones, lleno, lleno de gente, llenos',
  heat: 'heat, hot, hot weather, humid, humidity, calor, caluroso, calurosa, humedad, humedo',
  rain: 'rain, rains, rainy, raining, wet, wet season, rainy season, lluvia, lluvias, lluvioso, llueve, llueva, llover, lloviendo, temporada de lluvias',
  altitude:
    'passes, high passes, high pass, mountain passes, high mountain passes, mountain pass, high mountains, high elevation, high elevations, elevation, high places, thin air, pasos altos, paso alto, pasos de altura, pasos de montana, puertos altos, puertos de montana, altas montanas, montanas altas, gran altura, gran altitud, lugares altos, zonas altas, trekking de altura, caminatas de altura, altitude sickness, altitude, high altitude, altitudes, heights, mountains, mountain, mal de altura, soroche, altura, alturas, altitud, montana, montanas, grandes alturas',
  walking:
    'walking, walk, walks, hiking, hike, hikes, climb, climbs, long hikes, long walks, trekking, climbing, stairs, caminar, caminata, caminatas, senderismo, andar, excursiones a pie, subir, escaleras, escalar',
})
/** Phrases that express an avoidance without a negation. */
const phrases = bookOf<Exclude<Avoidance, 'boats'>>({
  crowds:
    'too busy, too crowded, too touristy, too many tourists, overrun, overcrowded, overtouristed, demasiado turistico, demasiado turistica, demasiados turistas, demasiada gente, muy turistico, muy turistica, mucho turista, not as busy, not as crowded, not as touristy, not so busy, not so touristy, less busy, less touristy, less touristic, quieter, emptier, menos turistico, menos turistica, menos turisticos, menos masificado, menos gente, menos concurrido, mas tranquilo, mas tranquila, nobody around, nobody else around, no one around, no people, sin nadie alrededor, sin nadie, away from crowds, away from the crowds, far from crowds, uncrowded, less crowded, away from tourists, away from people, lejos de las multitudes, lejos de la gente, lejos de los turistas, lejos del turismo, poca gente, con poca gente, pocos turistas',
  walking:
    'wheelchair, wheelchair accessible, wheelchair user, reduced mobility, limited mobility, mobility issues, bad knees, bad knee, cant walk far, cannot walk far, silla de ruedas, movilidad reducida, caminar poco, poco caminar, camina poco, caminan poco, camino poco, que camina poco, que caminan poco, caminamos poco, poca caminata, pocas caminatas, andar poco, malas rodillas, rodillas malas, problemas de rodilla, se cansa, se cansan, me canso, nos cansamos, gets tired, tires easily, tire easily, get tired easily',
  altitude: 'altitude sickness, low altitude, mal de altura, soroche, poca altura, baja altura',
  flights: 'afraid of flying, fear of flying, miedo a volar, miedo al avion',
  heat: 'not hot, cooler weather, clima fresco',
  rain: 'dry weather, clima seco',
  driving:
    'short drives, little driving, short transfers, pocos traslados, pocas horas de carro, traslados cortos, poco carro, trayectos cortos, trayectos sean cortos, trayectos muy cortos, drives are short, drives to be short, tramos cortos, pocas horas de carretera, pocas horas de coche, poca carretera, poco coche, not much driving, minimal driving',
})
/** What makes a traveller sick, unless the next words name something else: "me mareo en coche". */
const sickness = bookOf<'boats' | 'driving'>({
  boats: 'seasick, sea sick, seasickness, se marea, me mareo, nos mareamos, mareo, mareos',
  driving: 'carsick, car sick, carsickness',
})
const efforts = bookOf<Effort>({
  easy: 'easy, easygoing, easy going, gentle, relaxed pace, slow pace, leisurely pace, easier, beginner, beginners, beginner level, for beginners, principiante, principiantes, nivel principiante, para principiantes, nivel basico, nivel bajo, less demanding, mas facil, menos exigente, light walking, easy walks, easy hikes, easy walking, gentle walks, short walks, not strenuous, low effort, facil, faciles, suave, suaves, tranquilo, tranquila, ritmo tranquilo, ritmo suave, sin esfuerzo, poco esfuerzo, paseos cortos, caminatas cortas, caminatas faciles, caminar poco, poco caminar, camina poco, sencillo, wheelchair, silla de ruedas, elderly, tercera edad, retired, retirees, retired couple, sixties, seventies, eighties, septuagenarians, octogenarians, sesentones, sesentonas, setentones, setentonas, septuagenarios, octogenarios, pensioners, senior citizens, oaps, jubilado, jubilada, jubilados, jubiladas, pareja de jubilados, pensionistas',
  moderate:
    'reasonably fit, fairly fit, quite fit, pretty fit, both fit, all fit, are fit, is fit, im fit, and fit, fit couple, fit and healthy, fit for our age, fit for my age, fit for his age, fit for her age, en forma, en buena forma, moderate, moderately active, medium difficulty, some hiking, moderado, moderada, dificultad media, esfuerzo medio',
  demanding:
    'demanding, challenging, challenge, harder, tougher, hardest, toughest, mas duro, mas dura, mas dificil, mas exigente, strenuous, tough, hard, hardcore, difficult, intense, physically fit, very active, very fit, exigente, exigentes, duro, dura, dificil, dificiles, intenso, intensa, reto, desafio, desafiante, mucho esfuerzo, muy activo, muy activa, deportistas',
})

/** Words that can be refused; they are exempt from spelling correction, so that driving does not become diving. */
export const refusedWords: readonly string[] = [objects, phrases, sickness].flatMap(book =>
  [...book.phrases.keys()].flatMap(key => key.split(' ')),
)

/** Words by which something is compared; no misspelt names: “similar” is not the Similan islands. */
export const similarWords: readonly string[] = ['similar', 'parecido', 'parecida', 'parecidos', 'parecidas']

/** Words of effort that say as much of a lake, a beach or a town: “lago tranquilo”, “gentle river”. */
const ofThings = /^(tranquil[oa]s?|suaves?|gentle|tough|hard|dur[oa]s?|intens[oae]s?)$/

/** What is hard without being a trip: “after a hard year”, “un año muy duro”. */
const ofLife =
  /^(years?|months?|weeks?|times?|winter|work|jobs?|life|anos?|mes|meses|semanas?|epoca|racha|temporada|vida|trabajo|invierno)$/
const LIFE_NEAR = 2

/** Whether a hard time is meant, and no hard trip; a count of days is the trip's own. */
function isOfLife({ tokens }: Reading, { at, count, value }: Found<Effort>): boolean {
  const start = isNext(tokens, at) ? Math.max(0, at - LIFE_NEAR) : at
  const end = isNext(tokens, at + count) ? at + count + 1 : at + count
  const isCounted = numberAt(tokens, start) !== null || numberAt(tokens, at - 1) !== null
  return (
    value === 'demanding' && !isCounted && tokens.slice(start, end).some(({ plain }) => ofLife.test(plain))
  )
}

function isOfThing({ tokens, nouns }: Reading, { at, count }: Found<unknown>): boolean {
  if (count > 1 || !ofThings.test(tokens[at]?.plain ?? '')) return false
  return (nouns.has(at - 1) && isNext(tokens, at)) || (nouns.has(at + 1) && isNext(tokens, at + 1))
}

interface Refused {
  avoid: Part<Avoidance>[]
  effort: Part<Effort> | null
  /** Token ranges covered by a negation that are no known avoidance; names in them are unwanted. */
  negated: Found<true>[]
  /** Token ranges that refuse what stands before them. */
  after: Found<true>[]
}

/** Skips intensifiers after a negation: "not too", "no muy"; and verbs that say nothing of what is refused. */
function pastFillers({ tokens }: Reading, at: number, verbs: ReadonlySet<string> = NO_VERBS): number {
  const most = verbs.size > 0 ? MOST_FILLERS + 2 : MOST_FILLERS
  let next = at
  for (; next < at + most; next++) {
    const token = tokens[next]
    if (!token || isApart(token) || !(fillers.has(token.plain) || verbs.has(token.plain))) break
  }
  return next
}
const MOST_FILLERS = 3
const NO_VERBS: ReadonlySet<string> = new Set()

/** In front of a verb they say that nobody is sick; in front of a noun they ask for a journey without it. */
const denials = new Set(['no', 'not', 'never', 'nunca', 'jamas', 'dont', 'doesnt', 'wont', 'cant'])
const sickNouns = new Set(['seasickness', 'carsickness', 'mareo', 'mareos'])
const beingSick = new Set(['get', 'gets', 'be', 'feel', 'am', 'is', 'are'])

/** Where "don't get seasick" or "no me mareo" begins; null if the sickness at a token is not denied. */
function denialOf({ tokens }: Reading, at: number): number | null {
  if (sickNouns.has(tokens[at]?.plain ?? '')) return null
  const before = beingSick.has(tokens[at - 1]?.plain ?? '') ? at - 2 : at - 1
  return denials.has(tokens[before]?.plain ?? '') ? before : null
}

const sickOn = new Set(['on', 'in', 'by', 'from', 'small', 'en', 'con', 'por'])

/** Reads what makes sick, before names: in "me mareo en barco" the boat is no wish. */
export function takeSickness(reading: Reading): Part<Avoidance>[] {
  const { tokens } = reading
  const avoid: Part<Avoidance>[] = []
  for (let at = 0; at < tokens.length; at++) {
    const sick = phraseAt(sickness, tokens, at)
    if (!sick || !isFree(reading, at, sick.count)) continue
    let next = at + sick.count
    while (isNext(tokens, next) && isBeforeThing(tokens[next])) next++
    const what = isNext(tokens, next) ? phraseAt(objects, tokens, next) : null
    const end = what ? next + what.count : at + sick.count
    const denied = denialOf(reading, at)
    const start = denied ?? at
    const found = { at: start, count: end - start, value: true }
    take(reading, found)
    if (denied === null) avoid.push(partOf(reading, found, what?.value ?? sick.value))
    at = end - 1
  }
  return avoid
}

function isBeforeThing(token: Token | undefined): boolean {
  return token !== undefined && (sickOn.has(token.plain) || fillers.has(token.plain))
}

const limits = listBook(
  'less than, no more than, not more than, nothing longer than, nothing over, not longer than, no longer than, under, max, maximum, at most, shorter than, within, over, more than, longer than, menos de, no mas de, maximo, como maximo, como mucho, mas de, nada de mas de, hasta',
)
const hours = listBook('hour, hours, hr, hrs, h, hora, horas')
/** Most words between the hours and what takes them: “in total in a car”. */
const TO_DRIVING = 4

/** Most words between a refusal and the drives that it limits: “no safari drives longer than 4 hours”. */
const TO_LIMITED = 2

/** Drives that are refused beyond some hours, whatever is driven to. */
function limitedDrivesAt({ tokens }: Reading, at: number): Found<Avoidance> | null {
  const negator = phraseAt(negators, tokens, at)
  if (!negator) return null
  const first = at + negator.count
  for (let next = first; next <= first + TO_LIMITED && isNext(tokens, next); next++) {
    const object = phraseAt(objects, tokens, next)
    if (object?.value !== 'driving') continue
    const lead = phraseAt(limits, tokens, next + object.count)
    const number = lead && numberAt(tokens, lead.at + lead.count)
    const hour = lead && number && phraseAt(hours, tokens, lead.at + lead.count + number.count)
    return hour ? { value: 'driving', at, count: hour.at + hour.count - at } : null
  }
  return null
}

/** “Less than 4 hours of driving a day”, “nothing longer than three hours in a car”, “drives under 3 hours”. */
function drivingLimitAt({ tokens }: Reading, at: number): Found<Avoidance> | null {
  const lead = phraseAt(limits, tokens, at)
  const number = numberAt(tokens, at + (lead?.count ?? 0))
  const hourAt = at + (lead?.count ?? 0) + (number?.count ?? 0)
  const hour = number && phraseAt(hours, tokens, hourAt)
  if (!number || !hour) return null
  const end = hourAt + hour.count
  const driven = (from: number, to: number) => {
    for (let next = from; next < to; next++) {
      const object = next >= 0 ? phraseAt(objects, tokens, next) : null
      if (object?.value === 'driving') return object
    }
    return null
  }
  const after = driven(end, end + TO_DRIVING)
  if (after) return { value: 'driving', at, count: after.at + after.count - at }
  const before = lead && driven(at - 2, at)
  return before ? { value: 'driving', at: before.at, count: end - before.at } : null
}

const joining = new Set(['or', 'nor', 'ni', 'o', 'and', 'y', 'e'])

/** Where a name begins that a refused verb has as its object; names of several words are read before. */
function nameAfter(reading: Reading, { at, count, value }: Found<Avoidance>): number | null {
  if (value !== 'walking') return null
  const { tokens, taken } = reading
  const start = pastFillers(reading, at + count)
  return isNext(tokens, at + count) && isNext(tokens, start) && taken[start] ? start : null
}

/** “No plans” refuses no planes: their stems are equal. */
function objectAt({ tokens }: Reading, at: number): Found<Avoidance> | null {
  return /^plans?$/.test(tokens[at]?.plain ?? '') ? null : phraseAt(objects, tokens, at)
}

/** “Nothing hard”: the filler is what is refused, if nothing follows that it is said of. */
function lastFiller({ tokens }: Reading, { at, count }: Found<true>, next: number): Found<Effort> | null {
  const isEnd = next > at + count && (tokens[next] === undefined || isApart(tokens[next]))
  return isEnd ? phraseAt(efforts, tokens, next - 1) : null
}

/** All things refused by a negation at a token: "no flights, boats or crowds". */
function refusedAt(reading: Reading, negator: Found<true>, refused: Refused): void {
  const { tokens } = reading
  let at = pastFillers(reading, negator.at + negator.count, lightVerbs)
  let start = negator.at
  for (;;) {
    const object = objectAt(reading, at)
    if (!object || !isFree(reading, at, object.count)) break
    const name = nameAfter(reading, object)
    if (name !== null) {
      // "Sin caminar el Camino Inca" refuses the trail, and no other walk.
      take(reading, { at: start, count: name - start })
      refused.negated.push({ value: true, at: start, count: name + 1 - start })
      return
    }
    const found = { at: start, count: object.at + object.count - start }
    take(reading, found)
    refused.avoid.push(partOf(reading, { ...found, value: true }, object.value))
    start = at + object.count
    const joint = tokens[start]
    at = joint && !isApart(joint) && joining.has(joint.plain) ? pastFillers(reading, start + 1) : start
    if (at === start && joint?.gap.trim() !== ',') return
    start = at
  }
  if (start !== negator.at) {
    // “Without high passes or volcanoes”: a name after “or” is refused as well.
    const isOr = /^(or|nor|ni|o|u)$/.test(tokens[at - 1]?.plain ?? '')
    if (isOr && isNext(tokens, at)) refused.negated.push({ value: true, at, count: 1 })
    return
  }
  const hard = phraseAt(efforts, tokens, at) ?? lastFiller(reading, negator, at)
  const dear = phraseAt(budgetLevels, tokens, at)
  if (hard && hard.value !== 'easy') {
    const found = { at: start, count: hard.at + hard.count - start }
    refused.effort ??= partOf(reading, { ...found, value: true }, 'easy')
    take(reading, found)
  } else if (!dear && at < tokens.length) {
    // The words of the negation are no names: the "sea" in "que no sea" is a verb.
    take(reading, { at: start, count: at - start })
    refused.negated.push({ value: true, at: start, count: at + 1 - start })
  }
}

const notOnly = listBook(
  'not only, not just, not all about, no solo, no solamente, que no sea solo, que no sean solo, no unicamente',
)

/** “Never been to Africa” refuses nothing: who has not been there wants to go. */
function isNotYet({ tokens }: Reading, { at, count }: Found<true>): boolean {
  const isExperience = tokens.slice(at, at + count).some(({ plain }) => /^(been|estado|visit)/.test(plain))
  const before = tokens.slice(Math.max(0, at - 2), at)
  return isExperience && before.some(({ plain }) => /^(never|not|havent|hasnt|nunca|no|jamas)$/.test(plain))
}

/** Refuses what ends where a refusal begins: "high altitude is a no". */
function refuseBefore(reading: Reading, after: Found<true>, refused: Refused): void {
  take(reading, after)
  refused.after.push(after)
  for (let start = Math.max(0, after.at - objects.longest); start < after.at; start++) {
    const object = phraseAt(objects, reading.tokens, start)
    if (object?.at !== start || start + object.count !== after.at || !isFree(reading, start, object.count))
      continue
    const whole = { value: true, at: start, count: object.count + after.count }
    take(reading, whole)
    refused.avoid.push(partOf(reading, whole, object.value))
    return
  }
}

/** Reads the avoidances of a text after those already found, and its effort. */
export function readAvoidance(reading: Reading, found: readonly Part<Avoidance>[]): Refused {
  const refused: Refused = { avoid: [...found], effort: null, negated: [], after: [] }
  for (let at = 0; at < reading.tokens.length; at++) {
    const after =
      refusalAfter(reading.tokens, at) ??
      (isRefusalAfter(reading.tokens, at) ? { value: true as const, at, count: 1 } : null)
    if (after && isFree(reading, at, after.count)) {
      refuseBefore(reading, after, refused)
      at += after.count - 1
      continue
    }
    const limit = limitedDrivesAt(reading, at) ?? drivingLimitAt(reading, at)
    if (limit && isFree(reading, limit.at, limit.count)) {
      refused.avoid.push(partOf(reading, limit, limit.value))
      take(reading, limit)
      continue
    }
    const phrase = phraseAt(phrases, reading.tokens, at)
    const effort = phraseAt(efforts, reading.tokens, at)
    if (effort && isFree(reading, at, effort.count) && isOfLife(reading, effort)) {
      take(reading, effort)
      continue
    }
    const hasEffort = effort && isOfThing(reading, effort) ? null : effort
    if (phrase && isFree(reading, at, phrase.count)) {
      refused.avoid.push(partOf(reading, phrase, phrase.value))
      if (hasEffort) refused.effort ??= partOf(reading, hasEffort, hasEffort.value)
      take(reading, phrase)
      continue
    }
    const more = phraseAt(notOnly, reading.tokens, at)
    if (more && isFree(reading, at, more.count)) {
      take(reading, { at, count: more.count + 1 })
      at += more.count
      continue
    }
    const negator = phraseAt(negators, reading.tokens, at)
    const isNoFear = negator && fears.test(reading.tokens[at]?.plain ?? '') && isDenied(reading, at)
    const way = negator && turnedWayAt(reading.tokens, at + negator.count)
    if (negator && way && isFree(reading, at, negator.count)) {
      take(reading, negator)
      refused.negated.push(way)
      at += negator.count - 1
    } else if (negator && (isNoFear || isNotYet(reading, negator))) {
      take(reading, negator)
      at += negator.count - 1
    } else if (negator && isFree(reading, at, negator.count)) {
      refusedAt(reading, negator, refused)
      at += negator.count - 1
    } else if (hasEffort && isFree(reading, at, hasEffort.count)) {
      refused.effort ??= partOf(reading, hasEffort, hasEffort.value)
      take(reading, hasEffort)
    }
  }
  return refused
}

/** What is refused of heights above the sea, and not of mountains to look at. */
const OF_ALTITUDE = /alt|high|pass|paso|puerto|soroche|elevation|thin air/i

/** Who refuses altitude needs a trip without it: “no high passes”, “sin tanta altura”. */
export function withAltitude(needs: readonly Part<Need>[], avoid: readonly Part<Avoidance>[]): Part<Need>[] {
  const refused = avoid.find(({ value, from }) => value === 'altitude' && OF_ALTITUDE.test(from))
  const isKnown = needs.some(({ value: { kind } }) => kind === 'altitude' || kind === 'breath')
  return refused && !isKnown ? [...needs, { ...refused, value: { kind: 'altitude' } }] : [...needs]
}

/** Reads what somebody needs or fears: "wheelchair", "my mother gets out of breath", "miedo a las alturas". */

const needs = bookOf<NeedKind>({
  'step-free':
    'wheelchair, wheelchairs, wheelchair user, in a wheelchair, wheelchair accessible, reduced mobility, limited mobility, mobility issues, step free, no stairs, no steps, cannot do stairs, cant do stairs, can not do stairs, without stairs, disabled, disability, walker, rollator, silla de ruedas, en silla de ruedas, movilidad reducida, sin escaleras, sin escalones, discapacidad, discapacitado, discapacitada, andador, no puede subir escaleras, no puedo subir escaleras, no podemos subir escaleras, cannot climb stairs, cant climb stairs, uses a walker, with a walker, uses a wheelchair, usa andador, usa silla de ruedas',
  knees:
    'walks with a stick, with a stick, uses a stick, walking stick, walking sticks, uses a cane, walking frame, zimmer frame, usa baston, with a cane, uses a cane, a cane, crutches, one leg, an artificial leg, prosthetic leg, prosthesis, amputee, pierna ortopedica, una sola pierna, rollator, walker frame, andador, andadera, hip operation, new knee, con baston, baston, muletas, protesis de cadera, protesis, bad knees, bad knee, knee problems, sore knees, tired knees, knees, bad hip, bad hips, hip replacement, new hip, arthritis, bad back, malas rodillas, rodillas malas, problemas de rodilla, problemas de rodillas, le duelen las rodillas, me duelen las rodillas, dolor de rodillas, duelen las rodillas, rodillas, artritis, mala cadera, cadera, dolor de espalda',
  breath:
    'trouble breathing, difficulty breathing, cannot breathe, cant breathe, struggles to breathe, me cuesta respirar, le cuesta respirar, cuesta respirar, dificultad para respirar, breathless, gets breathless, out of breath, short of breath, shortness of breath, asthma, asthmatic, copd, heart condition, heart problem, heart problems, heart disease, weak heart, pacemaker, le falta el aire, me falta el aire, falta de aire, asma, asmatico, asmatica, problemas del corazon, problema de corazon, problemas de corazon, enfermo del corazon, enferma del corazon, marcapasos, hipertension, high blood pressure',
  altitude:
    'la altura me mata, la altura me afecta, la altura me hace mal, la altura me enferma, la altura me pega, me mata la altura, me afecta la altura, me pega la altura, altitude kills me, altitude gets to me, altitude affects me, affected by altitude, too high straight away, get used to the height, get used to the altitude, get used to the heights, get used to altitude, getting used to the height, getting used to the altitude, used to the height, used to the altitude, adjust to the altitude, adjust to altitude, adjust to the height, gain height slowly, gain height gradually, gain altitude slowly, gain altitude gradually, go up slowly, go up gradually, going up slowly, going up gradually, ascend slowly, ascend gradually, gradual ascent, slow ascent, up little by little, up bit by bit, height little by little, acostumbre a la altura, acostumbrarme a la altura, acostumbrarnos a la altura, acostumbrarse a la altura, acostumbrar a la altura, acostumbrandonos a la altura, acostumbre a la altitud, adaptarnos a la altura, adaptarme a la altura, adaptarse a la altura, adapte a la altura, subiendo poco a poco, subir poco a poco, subiendo despacio, subir despacio, subir lento, ganar altura poco a poco, ganar altura despacio, ganando altura poco a poco, too high at once, too high too fast, too high too soon, too high too quickly, acclimatise, acclimatize, acclimatising, acclimatizing, acclimatisation, acclimatization, aclimatarme, aclimatarnos, aclimatarse, aclimatacion, demasiado alto de golpe, muy alto de golpe, subir de golpe, altitude sickness, altitude sickness worries, high altitude is a no, no high altitude, no altitude, mal de altura, mal de montana, soroche, sin altura, sin tanta altura',
  pregnancy:
    'pregnant, pregnancy, babymoon, baby moon, expecting, expecting a baby, first trimester, second trimester, third trimester, embarazada, embarazo, estoy embarazada, esta embarazada, encinta, esperando un bebe',
  diet: 'no pork, dont eat pork, do not eat pork, without pork, pork free, jain, jain food, sin cerdo, no como cerdo, no comemos cerdo, shellfish allergy, no fish, no seafood, no shellfish, no fish or seafood, dont eat fish, do not eat fish, doesnt eat fish, eats no fish, dont eat seafood, dont like fish, doesnt like fish, dont like seafood, cant stand fish, cannot stand fish, cant stand seafood, hate fish, hates fish, hate seafood, hates seafood, cant eat fish, cant eat seafood, cant eat shellfish, without fish, without seafood, fish allergy, seafood allergy, allergic to fish, allergic to seafood, allergic to shellfish, no spicy food, nothing spicy, not spicy, no spice, hate spicy food, hates spicy food, hate spicy, cant eat spicy, cant eat spicy food, dont eat spicy food, dont like spicy food, cant stand spicy food, no como pescado, no comemos pescado, no come pescado, sin pescado, no me gusta el pescado, no le gusta el pescado, no nos gusta el pescado, odio el pescado, no soporto el pescado, no soporta el pescado, no como marisco, no como mariscos, no comemos mariscos, sin marisco, sin mariscos, alergica al marisco, alergica a los mariscos, alergico a los mariscos, alergico al pescado, alergia al pescado, sin picante, nada picante, no picante, no como picante, no comemos picante, odio el picante, no soporto el picante, no me gusta el picante, alergia a los mariscos, alergia al marisco, alergicos a los mariscos, alergico al marisco, fridge for insulin, severe nut allergy, nuts, peanuts, insulin, diabetes, insulina, alergia a los frutos secos, coeliac, celiac, coeliacs, gluten free, gluten, without gluten, vegan, vegans, halal, kosher, lactose, lactose intolerant, nut allergy, allergy, allergies, allergic, food allergies, diabetic, celiaca, celiaco, celiacos, sin gluten, vegano, vegana, veganos, veganas, intolerante a la lactosa, alergia, alergias, alergico, alergica, diabetico, diabetica',
  heights:
    'heights, scared of heights, afraid of heights, fear of heights, vertigo, acrophobia, miedo a las alturas, a las alturas, vertigo, miedo a la altura',
  caves:
    'claustrophobic, claustrophobia, no caves, no cave, without caves, scared of caves, afraid of caves, sin cuevas, claustrofobia, claustrofobico, claustrofobica, miedo a las cuevas, ni cuevas',
  dark: 'dark, afraid of the dark, scared of the dark, fear of the dark, miedo a la oscuridad, oscuridad',
  'small-planes':
    'vuelos pequenos, vuelo pequeno, vuelos chicos, vuelos chiquitos, vuelitos, vuelo en avioneta, vuelos en avioneta, vuelos en avionetas, volar en avioneta, volar en avionetas, vuelos en avion pequeno, vuelos en aviones pequenos, volar en aviones pequenos, avion pequeno, avion chico, small flights, small flight, tiny flights, little flights, small plane flights, small plane flight, flights in small planes, flights on small planes, flights in a small plane, flying in a small plane, light planes, light plane, aviones chiquitos, avion chiquito, aviones chicos, avioncitos, avioncito, tiny planes, tiny plane, little planes, little plane, propeller planes, prop planes, small aircraft, small planes, small plane, light aircraft, bush plane, bush planes, afraid of small planes, scared of small planes, no small planes, afraid of flying in small planes, flying in small planes, avionetas, avioneta, sin avionetas, miedo a las avionetas, miedo a la avioneta, aviones pequenos',
  snakes:
    'snakes, snake, scared of snakes, afraid of snakes, fear of snakes, no snakes, spiders, scared of spiders, afraid of spiders, serpientes, miedo a las serpientes, sin serpientes, culebras, miedo a las culebras, aranas, miedo a las aranas',
  seasickness:
    'me mareo en los barcos, me mareo en los botes, nos mareamos en barco, mareos en barco, mareo en los barcos, mal de mar, motion sickness on boats, seasick, sea sick, seasickness, gets seasick, get seasick, i get seasick, se marea en barco, me mareo en barco, mareo en barco',
  swim: 'cant swim, cannot swim, can not swim, dont swim, do not swim, doesnt swim, does not swim, non swimmer, non swimmers, not a swimmer, no se nadar, no sabe nadar, no sabemos nadar, no saben nadar, sin saber nadar, no nado, no nadamos',
  other:
    'malaria, no malaria, malaria pills, no malaria pills, malaria tablets, no malaria tablets, antimalarials, pastillas de malaria, pastillas para la malaria, sin pastillas de malaria, malaria free, sin malaria, paludismo, dengue, zika, yellow fever, fiebre amarilla, gay couple, same sex, two brides, two grooms, two husbands, two wives, pareja gay, pareja de chicas, pareja de chicos, pareja de mujeres, pareja de hombres, lgbt, lgbtq, lgbt friendly, lgbtq friendly, gay, gay friendly, lesbian, lesbian couple, queer, same sex couple, gays, lesbianas, lesbiana, lgbt friendly, my dog, with my dog, dog, dogs, our dog, pet, pets, cat, with pets, mascota, mascotas, mi perro, con perro, perro, perros, deaf, blind, autism, autistic, neurodivergent, adhd, tdah, down syndrome, sindrome de down, visually impaired, partially sighted, baja vision, hearing aids, hearing aid, hearing impaired, hard of hearing, audifonos, epilepsy, epileptic, epilepsia, dialysis, dialisis, cpap, cpap machine, sordo, sorda, ciego, ciega, autismo, autista',
})
/** Needs that the avoidances of the same words say more of: no steps is little walking, seasick no boats. */
const LEFT: ReadonlySet<NeedKind> = new Set(['step-free', 'knees', 'altitude', 'seasickness'])
/** Words of needs that mean an animal or a place to others. */
const refusers =
  /^(no|not|dont|doesnt|without|sin|ni|scared|afraid|fear|hate|miedo|nada|avoid|terrified|phobia|fobia|terror|panico|panic|dread)$/
const ONLY_REFUSED: ReadonlySet<NeedKind> = new Set(['heights', 'dark', 'snakes'])
const BEFORE = 4
/** In a list a refusal is of all that follows: “afraid of flying, spiders and heights”. */
const LISTED_BEFORE = 12
const listed = /^(and|or|nor|y|e|o|u|ni)$/
/** What ends a list of what is refused. */
const wishing = /^(but|pero|love|like|want|would|with|quiero|queremos|encanta|encantan|gusta|gustan)$/

const fears = /^(scared|afraid|fear|miedo|terrified|phobia|fobia|terror|panico|panic|dread)$/
const denied = /^(no|not|never|dont|doesnt|isnt|arent|without|sin|nunca|tampoco)$/

/** Whether a word is denied: “not scared of heights”, “no tengo miedo”, but not in “no altitude, scared of heights”. */
function isDenied({ tokens }: Reading, at: number): boolean {
  return [at - 1, at - 2].some(
    before =>
      denied.test(tokens[before]?.plain ?? '') && !tokens.slice(before + 1, at + 1).some(one => isApart(one)),
  )
}

/** The refusal before a need, of it or of a list that it stands in. */
function refusalBefore(reading: Reading, at: number): number | null {
  const { tokens } = reading
  let apart = 0
  for (let start = at - 1; start >= Math.max(0, at - LISTED_BEFORE); start--) {
    const { plain = '' } = tokens[start] ?? {}
    if (refusers.test(plain)) return fears.test(plain) && isDenied(reading, start) ? null : start
    if ((wishing.test(plain) && !isDenied(reading, start)) || /[.;:!?]/.test(tokens[start + 1]?.gap ?? ''))
      return null
    apart = listed.test(plain) || isApart(tokens[start + 1] ?? { gap: '' }) ? 0 : apart + 1
    if (apart >= BEFORE) return null
  }
  return null
}

function isRefused(reading: Reading, { at, count }: Found<NeedKind>): boolean {
  const { tokens } = reading
  if (refusalAfter(tokens, at + count)) return true
  const own = tokens.slice(at, at + count).findIndex(({ plain }) => refusers.test(plain))
  if (own >= 0) return !(fears.test(tokens[at + own]?.plain ?? '') && isDenied(reading, at + own))
  return refusalBefore(reading, at) !== null
}

/** Where the words of a refused need begin: at "scared" in "scared of the dark", but not before what else is refused. */
function fromRefusal(reading: Reading, at: number): number {
  const start = refusalBefore(reading, at)
  const isAlone =
    start !== null && reading.tokens.slice(start + 1, at).every(({ plain }) => stopWords.has(plain))
  return isAlone ? start : at
}

const altitudes = listBook(
  'altitude, high altitude, altitudes, high altitudes, altitud, gran altitud, grandes altitudes, la altitud',
)

/** “Scared of heights and altitude”: what is feared in a list, not only next to its fear. */
function fearedAltitudeAt(reading: Reading, at: number): Found<NeedKind> | null {
  const found = phraseAt(altitudes, reading.tokens, at)
  const start = found && refusalBefore(reading, at)
  const isFeared = start !== null && fears.test(reading.tokens[start]?.plain ?? '')
  return found && isFeared ? { ...found, value: 'altitude' } : null
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
    const height = heightLimitAt(reading.tokens, at)
    const limit = walkLimitAt(reading.tokens, at) ?? height
    const said = limit ? { ...limit, value: height ? ('altitude' as const) : ('knees' as const) } : null
    const feared = said ? null : fearedAltitudeAt(reading, at)
    const need = said ?? feared ?? needAt(reading, at)
    if (!need || !isFree(reading, at, need.count) || (need.count === 1 && inNames.has(at))) continue
    const word = reading.tokens[at]?.plain ?? ''
    const isFear = ONLY_REFUSED.has(need.value) && !['vertigo', 'acrophobia'].includes(word)
    if (isFear && !isRefused(reading, need)) continue
    // “Sin vuelos pequeños” is quoted with what refuses them.
    const isRefusedThing = need.value === 'small-planes' && refusers.test(reading.tokens[at - 1]?.plain ?? '')
    const start = isFear ? fromRefusal(reading, at) : isRefusedThing ? at - 1 : at
    const told = { value: need.value, at: start, count: at + need.count - start }
    const whole = need.value === 'pregnancy' ? withMonths(reading, told) : told
    // Of two words for one need the one with a figure says more: “altitude: nothing above 2,500 m”.
    const before = found.findIndex(({ value }) => value.kind === need.value)
    if (height && before >= 0) found.splice(before, 1)
    if (height || before < 0)
      found.push(partOf(reading, whole, { kind: need.value, ...(height ? { heights: height.value } : {}) }))
    if (limit || feared || !LEFT.has(need.value)) take(reading, whole)
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

/** Who refuses one weather wants the other: “I hate the cold”. */
const opposites: Readonly<Record<Weather, Weather | null>> = { warm: 'cool', cool: 'warm', dry: null }

export function readWeather(reading: Reading, negated: readonly Found<true>[]): Part<Weather> | null {
  for (let at = 0; at < reading.tokens.length; at++) {
    const found = phraseAt(weathers, reading.tokens, at)
    if (!found || !isFree(reading, at, found.count)) continue
    const refusal = negated.find(one => one.at < at && one.at + one.count > at)
    const value = refusal ? opposites[found.value] : found.value
    const whole = refusal ? { ...refusal, count: at + found.count - refusal.at } : { ...found, value: true }
    take(reading, whole)
    return value && partOf(reading, whole, value)
  }
  return null
}
