/** A word or a number of a text. */
export interface Token {
  /** Without accents, capitals and apostrophes; a number without its currency sign. */
  plain: string
  /** Common form of singular and plural, by which words are compared. */
  stem: string
  /** Offsets in UTF-16 units, the end exclusive. A currency sign belongs to its number. */
  start: number
  end: number
  /** Text between this token and the previous one. */
  gap: string
  /** `$`, `€` or `£` next to a number. */
  currency: string | null
}

const TOKEN =
  /(?:(?:US)?[$€£] ?)?(?:\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?!\d)|\d+(?:[.,]\d{3})*(?:[.,]\d+)?)(?: ?[€£$])?|[\p{L}\p{M}]+(?:['’ʼ][\p{L}\p{M}]+)*|\p{Extended_Pictographic}/gu
const LATIN: Readonly<Record<string, string>> = { đ: 'd', ø: 'o', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe' }

/** Lower case, without accents and apostrophes: `Hội An` is `hoi an`. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’ʼ]/gu, '')
    .toLowerCase()
    .replaceAll(/[đøłßæœ]/g, letter => LATIN[letter] ?? letter)
}

/** The plural of nothing, for all its end: the planet is no sea, and "mars" is March in French; nor is "país" more than one Pai. */
const SINGULAR = new Set(['mars', 'pais'])

/** Stem that is equal for singular and plural in both languages: `volcanoes`, `volcano`; `volcanes`, `volcán`. */
export function stemOf(plain: string): string {
  if (SINGULAR.has(plain)) return plain
  let stem = plain
  if (stem.length >= 4 && stem.endsWith('s') && !stem.endsWith('ss')) stem = stem.slice(0, -1)
  if (stem.length >= 5 && stem.endsWith('e')) stem = stem.slice(0, -1)
  if (stem.length >= 4 && stem.endsWith('y')) stem = `${stem.slice(0, -1)}i`
  return stem
}

/** Shorter words have no ending to lose. */
const LEAST_ENDED = 6
const LEAST_VOWEL = 4

/** The form that “walking”, “walked” and “walks” share, and “tranquila” and “tranquilo”. */
export function rootOf(plain: string): string {
  const stem = stemOf(plain)
  const ended = plain.length >= LEAST_ENDED ? stem.replace(/(?:ing|ed)$/, '') : stem
  const root = ended === stem ? stem : ended.replace(/([bdgmnprt])\1$/, '$1')
  const isLong = root.length >= LEAST_ENDED || root.endsWith('e')
  return isLong && root.length >= LEAST_VOWEL ? root.replace(/[aeo]$/, '') : root
}

export function tokensOf(text: string): Token[] {
  let last = 0
  return Array.from(text.matchAll(TOKEN), ({ 0: said, index: start }) => {
    const end = start + said.length
    const currency = /[$€£]/.exec(said)?.[0] ?? null
    const plain =
      /^[\p{L}\p{Extended_Pictographic}]/u.test(said) && !/\d/.test(said)
        ? plainText(said)
        : said.replaceAll(/[^\d.,]/g, '')
    const token = { plain, stem: stemOf(plain), start, end, gap: text.slice(last, start), currency }
    last = end
    return token
  })
}

/** Whether punctuation separates a token from the previous one. */
export function isApart(token: Pick<Token, 'gap'>): boolean {
  return /[.,;:!?¿¡()\n]/.test(token.gap)
}

/** Whether a token continues the mention before it. */
export function isNext(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return token !== undefined && !isApart(token)
}

/** Stop words in both languages: neither searched for nor corrected to names. */
const WORDS = `
  a an the this that these those some any all every each other another such same both few many much more most less least
  i me my mine we us our ours you your he she it its they them their who whom whose which what where when why how
  am is are was were be been being do does did doing done have has had having can could will would shall should may might
  must im id ive ill were weve wed youre its theres dont doesnt didnt cant wont isnt arent
  and or but nor so if then than as of at by for with without about against between into through during before after above
  below to from up down in out on off over under again further once here there also just only very too really quite rather
  not no yes please thanks thank hello hi hey dear ok okay
  want wants wanted like likes liked love loves loved would need needs needed look looking looks find finding search see seeing
  saw seen go goes going gone went get gets getting got take takes taking make makes making give show tell know think thinking
  plan planning plans planned spend spending dream dreaming hope hoping wish wishes wishing prefer try visit visiting explore
  travel travels traveling travelling traveler travellers trip trips tour tours holiday holidays vacation vacations journey
  journeys itinerary itineraries getaway package packages idea ideas option options suggestion recommend recommended
  best good great nice lovely beautiful amazing perfect ideal big small new old first last next somewhere anywhere something
  anything everything nothing place places country countries area areas lot lots bit kind sort thing things stuff way
  day days week weeks month months year years night nights time times early mid late end middle beginning start around roughly
  person persons people pax adult adults old age aged years
  worries worried worry right now friendly free together available nearby asap urgent lastminute whatever surprise fun cool awesome pretty super
  juntos juntas ahora mismo urgente divertido divertida genial
  book booking stay staying sleep sleeping include including includes included well maybe perhaps possible possibly ideally
  serious seriously fine starts reasonably recently properly honestly hopefully preferably course found
  ones one lets let us until till within per via vs etc
  un una unos unas el la los las lo al del de en y e o u ni a con sin por para sobre entre hasta desde hacia segun durante tras
  ante bajo contra mediante que quien quienes cual cuales cuando donde como cuanto cuanta cuantos cuantas porque si no mas menos
  muy mucho mucha muchos muchas poco poca pocos pocas todo toda todos todas otro otra otros otras mismo misma este esta estos
  estas ese esa esos esas aquel aquella esto eso algo alguien alguno alguna algunos algunas algun nada nadie ningun ninguno
  ninguna cada tan tanto tanta ya aun tambien tampoco solo pero sino aunque pues entonces luego asi aqui ahi alli
  yo tu usted el ella nosotros nosotras ustedes ellos ellas me te se nos le les mi mis su sus tus nuestro nuestra nuestros nuestras
  soy eres es somos son era fue ser estoy esta estamos estan estar he ha hemos han haber hay tengo tienes tiene tenemos tienen
  tener hago hace hacer hacemos haciendo voy va vamos van ir yendo iremos ire
  quiero quiere queremos quieren querria quisiera quisieramos querer gusta gustan gustaria gustarian encanta encantan encantaria
  busco busca buscamos buscando buscar necesito necesita necesitamos deseo desea deseamos prefiero preferimos puedo puede podemos
  pueden poder ver vemos viendo conocer conociendo visitar visitando explorar descubrir disfrutar pasar viajar viajo viajamos
  viajando planear planeamos planeando organizar recomienda recomiendan recomendar sueno sonamos
  viaje viajes vacaciones vacacion ruta rutas recorrido recorridos itinerario itinerarios escapada paquete paquetes idea ideas
  opcion opciones lugar lugares sitio sitios pais paises zona zonas cosa cosas tipo forma manera parte
  mejor mejores bueno buena buenos buenas buen bonito bonita bonitos lindo linda hermoso hermosa ideal perfecto gran grande grandes
  pequeno pequena nuevo nueva primer primera ultimo ultima proximo proxima
  dia dias semana semanas mes meses ano anos noche noches vez veces tiempo principio principios mediados finales fines final inicio
  persona personas gente adulto adultos edad cerca alrededor aproximadamente
  cost costs price prices cuesta cuestan costo costos precio precios national park parks parque nacional custom medida
  traveller travellers traveler part include incl including
  change cambiar mover
  already else better enough absolutely afterwards later um uh er well ok so says said say always dreamed dreamt dreaming advance far
  uses using use actually basically honestly probably definitely especially mainly mostly come comes came back end ending finish
  finishing bring keep kept love wake waking happen happens feel feels feeling stuff everything anybody somebody anyone someone
  thing kinds sorts due mean means really hate rather instead level levels type types full half whole own main real true
  dan da doy soy incl visited menores mayores young younger
  though leave leaves leaving dejar dejan deja sincero sincera sinceramente
  live lives living home multi email emailed multiple various several varios varias vivir vivimos
  bored tired ready open able allowed worth quick question questions help please possible spot spots destination destinations
  jaja jajaja haha hahaha lol jeje alternative alternatives alternativa alternativas
  mira oye bueno vale pues osea digo dice dicen siempre sonado nivel niveles demas ultimo realmente tipo tipos queria queriamos
  quisiera pensando pensamos gustado llevar llevo traer ademas luego despues antes todavia cualquier cualquiera ningunas
  similar parecido parecida parecidos parecidas easily world female male ride rides bed beds proper properly read reading
  mundo facilmente cama camas leer
  destino destinos ayuda duda dudas consejo consejos alguien podria podriamos seria tener teniendo
  straight away discussed lie lying land landing lands landed fly hear heard arrange arranged arranging hardly ever combining combine
  interested interest suggest advise advice short long story fancy heavenly sounds sound keen celebrate celebrating
  combinar combinando interesa interesan llegamos aterrizamos aterrizo gustaria comente hablamos acordado interesados interesadas
  und mit der die das den dem ein eine einen fur oder auf nach von zu im am wir ich reise urlaub
  et avec pour les des du au aux le une dans nous je voyage vacances il gli della delle nel per viaggio vacanza
  com para os dos das em uma umas ferias viagem sans ohne senza sem
  suche suchen gerne mochte mochten wollen ist sind bitte danke hallo wir uns unser unsere meine mein auch noch sehr schon ca etwa
  cherche cherchons voudrais voudrions aimerais bonjour merci sommes est mes nos procuro procuramos gostaria queria obrigado cerco cerchiamo vorrei vorremmo grazie
  gracias favor hola saludos tardes informacion info information turning cumplo cumple max maximo buenas posible quiza quizas talvez tal incluye incluido incluyendo
`

function plainWords(text: string): ReadonlySet<string> {
  return new Set(tokensOf(text).map(token => token.plain))
}

// Pure, so that a page's script that only has tokens carries no list of words.
export const stopWords = /* @__PURE__ */ plainWords(WORDS)

/** Meanings of phrases, by their stems. */
export interface PhraseBook<T> {
  phrases: ReadonlyMap<string, T>
  /** Number of words in the longest phrase. */
  longest: number
}

/** A phrase found in a text: its meaning, first token and number of tokens. */
export interface Found<T> {
  value: T
  at: number
  count: number
}

/** The stems of a phrase, as the key of a book; empty if it contains only stop words. */
export function phraseKey(phrase: string): string {
  return tokensOf(phrase)
    .map(token => token.stem)
    .join(' ')
}

/** Builds a book; of two equal phrases the first wins. */
function phraseBook<T>(entries: Iterable<readonly [phrase: string, value: T]>): PhraseBook<T> {
  const phrases = new Map<string, T>()
  let longest = 0
  for (const [phrase, value] of entries) {
    const key = phraseKey(phrase)
    if (key === '' || phrases.has(key)) continue
    phrases.set(key, value)
    longest = Math.max(longest, key.split(' ').length)
  }
  return { phrases, longest }
}

/** Builds a book from comma lists by meaning: `{ crowds: 'crowds, busy places' }`. */
export function bookOf<K extends string>(lists: Readonly<Record<K, string>>): PhraseBook<K> {
  return phraseBook(
    (Object.entries(lists) as [K, string][]).flatMap(([value, list]) =>
      list.split(',').map(phrase => [phrase, value] as const),
    ),
  )
}

/** Builds a book without meanings from a comma list. */
export function listBook(list: string): PhraseBook<true> {
  return phraseBook(list.split(',').map(phrase => [phrase, true] as const))
}

/** The longest phrase of a book at a token. */
export function phraseAt<T>(
  book: PhraseBook<T>,
  tokens: readonly Token[],
  at: number,
  atLeast = 1,
): Found<T> | null {
  let end = at
  while (end < tokens.length && end - at < book.longest) {
    const token = tokens[end]
    if (!token || (end > at && isApart(token))) break
    end++
  }
  for (let count = end - at; count >= atLeast && count > 0; count--) {
    const key = tokens
      .slice(at, at + count)
      .map(token => token.stem)
      .join(' ')
    const value = book.phrases.get(key)
    if (value !== undefined) return { value, at, count }
  }
  return null
}

function numberWords(): ReadonlyMap<string, number> {
  return new Map(
    Object.entries({
      ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
      ...{ eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17 },
      ...{ eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60 },
      ...{ seventy: 70, eighty: 80, ninety: 90, hundred: 100, thousand: 1000, grand: 1000 },
      ...{ zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6, sieben: 7, acht: 8, zehn: 10, zwolf: 12 },
      ...{ deux: 2, trois: 3, quatre: 4, cinq: 5, huit: 8, dix: 10, tre: 3, quattro: 4 },
      ...{ uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10 },
      ...{ once: 11, doce: 12, trece: 13, catorce: 14, quince: 15, dieciseis: 16, diecisiete: 17 },
      ...{ dieciocho: 18, diecinueve: 19, veinte: 20, veintiuno: 21, veintiun: 21, veintidos: 22 },
      ...{ veintitres: 23, veinticuatro: 24, veinticinco: 25, veintiocho: 28, treinta: 30, cuarenta: 40 },
      ...{ cincuenta: 50, sesenta: 60, setenta: 70, ochenta: 80, noventa: 90, cien: 100, ciento: 100 },
      ...{ doscientos: 200, trescientos: 300, cuatrocientos: 400, quinientos: 500, seiscientos: 600 },
      ...{ setecientos: 700, ochocientos: 800, novecientos: 900, mil: 1000 },
    }),
  )
}

const NUMBERS = /* @__PURE__ */ numberWords()
/** Larger numbers are ignored. */
const HIGHEST = 10_000_000

interface NumberFound {
  value: number
  /** Number of tokens. */
  count: number
}

/** `2,500` and `2.500` are thousands, `2.5` and `2,5` are not. */
function digitsOf(plain: string): number | null {
  if (!/^\d/.test(plain)) return null
  const value = /^\d{1,3}(?:[.,]\d{3})+$/.test(plain)
    ? Number(plain.replaceAll(/[.,]/g, ''))
    : Number(plain.replace(',', '.'))
  return Number.isFinite(value) && value <= HIGHEST ? value : null
}

/** Whether a number word continues the number so far: twenty-two, treinta y cinco, two hundred. */
function continues(current: number, next: number): boolean {
  if (next === 100 || next === 1000) return current > 0 && current < next
  return (
    (current >= 20 && current % 10 === 0 && next < 10) ||
    (current >= 100 && current % 100 === 0 && next < 100)
  )
}

/** The number at a token, in digits or in words of either language: `3k`, `dos mil`, `ten`. */
export function numberAt(tokens: readonly Token[], at: number): NumberFound | null {
  const first = tokens[at]
  if (!first) return null
  const digits = digitsOf(first.plain)
  if (digits !== null) {
    const next = tokens[at + 1]
    const isThousands =
      next && ((next.plain === 'k' && next.gap === '') || ['mil', 'thousand', 'grand'].includes(next.plain))
    if (isThousands) return { value: digits * 1000, count: 2 }
    return inMillions(tokens, at, { value: digits, count: 1 })
  }
  const [, part] =
    BEFORE_MILLION.find(([words]) => words.every((word, i) => tokens[at + i]?.plain === word)) ?? []
  const found = part ?? wordsAt(tokens, at)
  return found && (part ? millions(tokens, at, found) : inMillions(tokens, at, found))
}

const MILLIONS: ReadonlySet<string> = new Set(['million', 'millions', 'millon', 'millones'])
/** “Half a million”, “un millón”: a number only before a million. */
const BEFORE_MILLION: readonly (readonly [words: readonly string[], found: NumberFound])[] = [
  [['half', 'a'], { value: 0.5, count: 2 }],
  [['medio'], { value: 0.5, count: 1 }],
  [['un'], { value: 1, count: 1 }],
  [['a'], { value: 1, count: 1 }],
]
const HALVES: readonly (readonly string[])[] = [
  ['y', 'medio'],
  ['and', 'a', 'half'],
]

/** “Millón y medio”: so many millions and a half; null if no million follows. */
function millions(tokens: readonly Token[], at: number, { value, count }: NumberFound): NumberFound | null {
  const past = at + count
  if (!MILLIONS.has(tokens[past]?.plain ?? '')) return null
  const half = HALVES.find(words => words.every((word, i) => tokens[past + 1 + i]?.plain === word))
  return { value: (value + (half ? 0.5 : 0)) * 1_000_000, count: count + 1 + (half?.length ?? 0) }
}

function inMillions(tokens: readonly Token[], at: number, found: NumberFound): NumberFound {
  return millions(tokens, at, found) ?? found
}

function wordsAt(tokens: readonly Token[], at: number): NumberFound | null {
  const first = NUMBERS.get(tokens[at]?.plain ?? '')
  if (first === undefined) return null
  let value = first
  let end = at + 1
  for (;;) {
    const isJoined = ['and', 'y'].includes(tokens[end]?.plain ?? '') && value >= 20
    const token = tokens[isJoined ? end + 1 : end]
    const next = NUMBERS.get(token?.plain ?? '')
    if (!token || next === undefined || isApart(token) || !continues(value, next)) break
    value = next >= 100 && next > value ? value * next : value + next
    end += isJoined ? 2 : 1
  }
  return { value, count: end - at }
}

/** Most that “for four” counts; more are an amount. */
const MOST_FOR = 20

/** “… for four”, “… para cuatro”: for so many people. */
export function isForSome(tokens: readonly Token[], at: number): boolean {
  if (!/^(for|para)$/.test(tokens[at]?.plain ?? '')) return false
  const number = numberAt(tokens, at + 1)
  const next = number ? tokens[at + 1 + number.count] : undefined
  const isAlone = next === undefined || isApart(next) || /^(in|en|and|y|with|con)$/.test(next.plain)
  return (
    number !== null &&
    Number.isInteger(number.value) &&
    number.value > 1 &&
    number.value <= MOST_FOR &&
    isAlone
  )
}

interface RangeFound {
  low: number
  high: number
  count: number
}

const RANGING = new Set(['to', 'a', 'al', 'or', 'o', 'u', 'and', 'y', 'hasta', 'until', 'till'])
/** Between two numbers these mean a list, unless `between` precedes them. */
const LISTING = new Set(['and', 'y'])

/** A number or a range at a token: `8-10`, `8 to 10`, `between 8 and 10`, `de 8 a 10`. */
export function rangeAt(tokens: readonly Token[], at: number): RangeFound | null {
  const isBetween = ['between', 'entre'].includes(tokens[at]?.plain ?? '')
  const isFrom = ['from', 'de', 'desde'].includes(tokens[at]?.plain ?? '')
  const start = at + (isBetween || isFrom ? 1 : 0)
  const low = numberAt(tokens, start)
  if (!low) return null
  const after = start + low.count
  const joint = tokens[after]
  const isHyphen = joint !== undefined && /^ ?[-–—/] ?$/.test(joint.gap)
  const isWord = joint !== undefined && !isApart(joint) && RANGING.has(joint.plain)
  const high = isHyphen ? numberAt(tokens, after) : isWord ? numberAt(tokens, after + 1) : null
  const isPair = !isHyphen && LISTING.has(joint?.plain ?? '') && !isBetween
  if (!high || isPair || high.value < low.value)
    return isBetween || isFrom ? null : { low: low.value, high: low.value, count: low.count }
  const count = after + (isHyphen ? 0 : 1) + high.count - at
  return { low: low.value, high: high.value, count }
}
