import { LOCALES, type Locale } from '../../../values/locale.ts'
import { type Check, problemAt } from '../report.ts'
import { type TextPair, textPairs } from '../text-pairs.ts'

/** Words common in any sentence about a journey; they do not make two sentences the same. */

const english = `a an the and or but of to in on at by for from with without as is are was were be been it its he she they them
  their his her you your we our us i my me this that these those there here then than so if when where which who what how not
  no nor one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty hundred first second
  third half quarter quarters hour hours minute minutes day days night nights week weeks month months year years morning
  afternoon evening noon before after until between about past up down out over under into through round back again also only
  most more many much some any all every each both other another very quite just too well as least last next same own
  has have had do does did can will would may must go goes come comes take takes make makes get is away long short far near
  kilometres kilometre metres metre km m road boat drive walk ride plane car van flight airport foot way side time times
  january february march april may june july august september october november december monday tuesday wednesday thursday
  friday saturday sunday early late right left large small good people rest`

const spanish = `a al ante bajo con contra de del desde en entre hacia hasta para por según sin sobre tras y e o u ni que se su
  sus lo la las los le les el un una unos unas este esta estos estas ese esa eso esto aquel es son era eran fue ser está
  están hay ha han tu tus te ti tú mi me nos nuestro nuestra nuestros usted ustedes si no ya muy más menos casi como cuando
  donde quien cual qué cada todo toda todos todas otro otra otros otras mismo misma uno dos tres cuatro cinco seis siete ocho
  nueve diez once doce quince veinte treinta cuarenta cincuenta cien mil primer primera primero segundo segunda tercer
  medio media cuarto cuartos hora horas minuto minutos día días noche noches semana semanas mes meses año años mañana tarde
  mediodía antes después entonces luego también solo aquí ahí allí pero porque pues así bien mejor mayor parte tiene tienen
  puede pueden va van sale salen llega llegan hace hacen queda quedan resto vez veces kilómetros kilómetro metros metro km
  m carretera lancha carro camino avión vuelo aeropuerto tierra pie lado tiempo enero febrero marzo abril mayo junio julio
  agosto septiembre octubre noviembre diciembre lunes martes miércoles jueves viernes sábado domingo temprano gente buena bueno`

const COMMON_WORDS = {
  en: new Set(english.split(/\s+/)),
  es: new Set(spanish.split(/\s+/)),
} as const

/** The number of words in a row, and how many of them must be significant, that make two sentences the same. */
const LENGTH = 7
const TELLING = 4

/** Prose fields; labels, prices and hours repeat words on purpose. */
const PROSE = new Set('lead body story plannerWords words gettingThere profile comment intro'.split(' '))

interface Word {
  text: string
  /** Whether the word is significant: neither a name nor a common word. */
  tells: boolean
}

function wordsOf(text: string, language: Locale): Word[] {
  const plain = text.replaceAll(/\]\([^)]*\)/g, ' ')
  const found = plain.match(/[\p{L}\p{N}’']+/gu) ?? []
  return found.map(word => {
    const lower = word.toLowerCase()
    return { text: lower, tells: word === lower && !/\d/.test(word) && !COMMON_WORDS[language].has(lower) }
  })
}

/** The first text with each run of words. */
type Seen = Map<string, TextPair>

function repeatedIn(pair: TextPair, language: Locale, seen: Seen): [run: string, first: TextPair][] {
  const words = wordsOf(pair[language], language)
  const found: [string, TextPair][] = []
  let after = 0
  for (let i = 0; i + LENGTH <= words.length; i++) {
    const run = words.slice(i, i + LENGTH)
    if (new Set(run.filter(({ tells }) => tells).map(({ text }) => text)).size < TELLING) continue
    const key = run.map(({ text }) => text).join(' ')
    const first = seen.get(key)
    if (!first) seen.set(key, pair)
    else if (first.source.file !== pair.source.file && i >= after) {
      found.push([key, first])
      after = i + LENGTH
    }
  }
  return found
}

/** Checks that no seven words in a row are in two files of a language. */
export const checkRepeatedWords: Check = catalogue =>
  LOCALES.flatMap(language => {
    const seen: Seen = new Map()
    const prose = textPairs(catalogue).filter(({ path }) => PROSE.has(String(path.at(-1))))
    return prose.flatMap(pair =>
      repeatedIn(pair, language, seen).map(([run, { source, path }]) => {
        const line = source.lineOf([...path, language])
        const message = `“${run}” stands in ${source.file}:${line} too`
        return problemAt(pair.source, [...pair.path, language], message, 'say it in other words')
      }),
    )
  })
