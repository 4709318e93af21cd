import { decode } from 'iconv-lite'

/** In the headers of an email or of one of its parts. */
const UTF7 = /^content-type:[ \t]*text\/(?:[^\r\n]|\r?\n[ \t])*charset\s*=\s*"?(?:unicode-1-1-)?utf-7\b/im
const TEXT_TYPE = /^(content-type:[ \t]*text\/(?:plain|html)\b)((?:[^\r\n]|\r?\n[ \t])*)/gim
const CHARSET = /;\s*charset\s*=\s*(?:"([^"]*)"|([^\s;"]*))/gi
/** Character sets whose bytes are those of ASCII, so that every text in them is UTF-8 as well. */
const SEVEN_BIT = /^(?:iso-2022|hz|utf-?7|utf-?16|unicode-1-1)/i
const NOTHING_NAMED = /^(?:utf-?8|us-ascii|ascii|unknown-8bit|x-unknown|default)?$/i

export function isUtf7(head: string): boolean {
  return UTF7.test(head)
}

/** Text in UTF-7 (RFC 2152), which no decoder reads any more. */
export function fromUtf7(text: string): string {
  return text.replaceAll(/\+([A-Za-z0-9+/]*)-?/g, (_, packed: string) =>
    packed === '' ? '+' : Buffer.from(packed, 'base64').swap16().toString('utf16le'),
  )
}

/** The same email with the character set of its text parts as `choose` says of each. */
function withCharset(raw: Uint8Array, choose: (named: string) => string): Uint8Array {
  const text = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString('latin1')
  const named = text.replaceAll(TEXT_TYPE, (_, type: string, more: string) => {
    const [, quoted, bare] = [...more.matchAll(CHARSET)][0] ?? []
    return `${type}; charset=${choose(quoted ?? bare ?? '')}${more.replaceAll(CHARSET, '')}`
  })
  const hasType = /^content-type:/im.test(text.slice(0, Math.max(0, text.search(/\r?\n\r?\n/))))
  return Buffer.from(
    hasType ? named : `Content-Type: text/plain; charset=${choose('')}\r\n${named}`,
    'latin1',
  )
}

/** The same email in a character set of its own where the sender named none, or wrongly one of Unicode. */
export function asIfIn(raw: Uint8Array, charset: string): Uint8Array {
  return withCharset(raw, named => (NOTHING_NAMED.test(named) ? charset : named))
}

/** The same email as if its texts were in UTF-8; null if they are already. */
export function asUtf8(raw: Uint8Array): Uint8Array | null {
  let isOther = false
  const email = withCharset(raw, named => {
    if (SEVEN_BIT.test(named)) return named
    isOther ||= !NOTHING_NAMED.test(named)
    return 'utf-8'
  })
  return isOther ? email : null
}

/** The character sets of old programs, by the country of the sender's address. */
const OF_COUNTRY: Partial<Record<string, readonly string[]>> = {
  ru: ['windows-1251', 'koi8-r'],
  by: ['windows-1251'],
  bg: ['windows-1251'],
  kz: ['windows-1251'],
  ua: ['windows-1251', 'koi8-u'],
  cn: ['gb18030'],
  sg: ['gb18030'],
  tw: ['big5'],
  hk: ['big5'],
  jp: ['shift_jis', 'euc-jp'],
  kr: ['euc-kr'],
  th: ['windows-874'],
  pl: ['iso-8859-2', 'windows-1250'],
  cz: ['windows-1250'],
  sk: ['windows-1250'],
  hu: ['windows-1250'],
  ro: ['windows-1250'],
  hr: ['windows-1250'],
  gr: ['windows-1253'],
  tr: ['windows-1254'],
  il: ['windows-1255'],
  vn: ['windows-1258'],
}

/** Character sets that may be meant where none is named, the likeliest first: those of names in the headers. */
export function likelyCharsets(raw: Uint8Array): string[] {
  const head = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, 64 * 1024)).toString('latin1')
  const words = [...head.matchAll(/=\?([\w-]{1,40})\?[bq]\?/gi)].map(([, charset = '']) => charset)
  const country = /^from:[^\n]*@[^\s>]*\.([a-z]{2})\b/im.exec(head)?.[1]?.toLowerCase() ?? ''
  return [
    ...words.filter(charset => !NOTHING_NAMED.test(charset) && !SEVEN_BIT.test(charset)),
    ...(OF_COUNTRY[country] ?? []),
    'windows-1252',
  ].slice(0, 4)
}

/** Whether text in Cyrillic letters is written in capitals: so does one of its character sets read the other. */
export function isShouted(text: string): boolean {
  const capitals = text.match(/[А-ЯЁІЇЄ]/g)?.length ?? 0
  return capitals > 10 && capitals > (text.match(/[а-яёіїє]/g)?.length ?? 0)
}

const KOREAN = /^(?:ks_?c_?5601|ksc|euc-?kr|cp949|ms949|windows-949|uhc)/i
const BYTE_OF = new Map(
  Array.from(
    new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte)),
    (letter, byte) => [letter, byte],
  ),
)

/** The same email with the bytes of its Korean texts as letters, for `fromKorean`; null if it names none. */
export function asKoreanBytes(raw: Uint8Array): Uint8Array | null {
  let isKorean = false
  const email = withCharset(raw, named => {
    const isIt = KOREAN.test(named)
    isKorean ||= isIt
    return isIt ? 'windows-1252' : named || 'us-ascii'
  })
  return isKorean ? email : null
}

/** Bytes as letters, read with all Korean syllables: the platform's decoder knows a fifth of them. */
export function fromKorean(letters: string): string {
  const bytes = Array.from(letters, letter => BYTE_OF.get(letter) ?? -1)
  return bytes.includes(-1) ? letters : decode(Buffer.from(bytes), 'cp949')
}
