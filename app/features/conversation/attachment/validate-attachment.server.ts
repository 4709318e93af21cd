import type { FileRefusal } from './email-parts-schema.ts'

/** Maximum size of a file, in bytes. */
export const MOST_ATTACHMENT_BYTES = 20 * 1024 * 1024

/** Accepted types, detected from the content, with their file extensions. No programs, no archives, no web pages. */
const ALLOWED: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/heic': 'heic',
  'image/heif': 'heif',
  'image/heic-sequence': 'heic',
  'image/avif': 'avif',
  'image/tiff': 'tiff',
  'image/bmp': 'bmp',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
  'application/msword': 'doc',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.ms-powerpoint': 'ppt',
  'application/vnd.ms-outlook': 'msg',
  'application/rtf': 'rtf',
  'application/vnd.apple.pkpass': 'pkpass',
  'audio/mpeg': 'mp3',
  'audio/x-m4a': 'm4a',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/amr': 'amr',
  'audio/wav': 'wav',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/3gpp': '3gp',
  'message/rfc822': 'eml',
  'text/calendar': 'ics',
  'text/vcard': 'vcf',
  'text/csv': 'csv',
  'text/plain': 'txt',
  'application/gpx+xml': 'gpx',
  'application/vnd.google-earth.kml+xml': 'kml',
}

const SAME: Record<string, RegExp> = {
  jpg: /\.jpe?g$/i,
  tiff: /\.tiff?$/i,
  ics: /\.(?:ics|ical|vcs)$/i,
  heif: /\.hei[cf]$/i,
  txt: /\.(?:txt|text|md|log|tsv)$/i,
}

/** Streams and files in which office programs keep macros. */
const MACROS = ['_VBA_PROJECT', 'vbaProject.bin', 'VBA_PROJECT_CUR']
/** Names of programs, as an email's or a message's part tells them. */
const PROGRAM =
  /name\*?\d?\*?=[^\n;]{0,200}\.(?:exe|com|scr|pif|bat|cmd|ps1|vbs?e?|jse?|wsf|hta|msi|jar|lnk|iso|img|apk|dll|html?|svg|docm|xlsm|zip|rar|7z)\b/i

export interface ReceivedFile {
  name: string
  /** Type claimed by the sender. */
  claimed: string
  content: Buffer
}

export interface RefusedFile {
  ok: false
  name: string
  mediaType: string
  bytes: number
  reason: FileRefusal
}

export type CheckedFile = { ok: true; name: string; mediaType: string; content: Buffer } | RefusedFile

const ANY_TYPE = 'application/octet-stream'

/** A file name that is safe on every file system, with the extension of the detected type. */
function safeName(name: string, ending: string): string {
  const base = name
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll(/[\\/:*?"<>|]/g, '-')
    .replace(/^[.\s]+/, '')
    .trim()
    .slice(0, 150)
    .toWellFormed()
  const isSo = (SAME[ending] ?? new RegExp(`\\.${ending}$`, 'i')).test(base)
  if (base === '') return `file.${ending}`
  return isSo ? base : `${base}.${ending}`
}

/** A file that is named in the conversation and not stored. */
export function refuseAttachment(
  { name, content }: ReceivedFile,
  reason: FileRefusal,
  mediaType = ANY_TYPE,
): RefusedFile {
  const ending = /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? ALLOWED[mediaType] ?? 'bin'
  return { ok: false, name: safeName(name, ending), mediaType, bytes: content.byteLength, reason }
}

/** Whether bytes are text in some character set: no control characters but those that texts have. */
function isText(content: Buffer): boolean {
  if (content.subarray(0, 2).equals(Buffer.from([0xff, 0xfe]))) return true
  return !content
    .subarray(0, 1024 * 1024)
    .some(byte => byte < 9 || (byte > 13 && byte < 27) || (byte > 27 && byte < 32))
}

const TEXT_TYPES: readonly (readonly [mediaType: string, name: RegExp, begins: RegExp])[] = [
  ['text/calendar', /\.(?:ics|ical|vcs)$|^text\/calendar|^application\/ics/i, /^BEGIN:VCALENDAR/i],
  ['text/vcard', /\.vcf$|^text\/(?:x-)?vcard|^text\/directory/i, /^BEGIN:VCARD/i],
  ['message/rfc822', /\.eml$|^message\/rfc822/i, /^(?:>?From |[A-Za-z][\w-]{0,60}:)/],
  ['application/gpx+xml', /\.gpx$/i, /^<\?xml|^<gpx/i],
  ['application/vnd.google-earth.kml+xml', /\.kml$/i, /^<\?xml|^<kml/i],
  ['text/csv', /\.csv$|^text\/(?:csv|comma-separated-values)/i, /^[^<]/],
  ['text/plain', /\.(?:txt|text|md|log|tsv)$|^text\/(?:plain|tab-separated-values|markdown)/i, /^[^<]/],
]
const PAGE = /<(?:!doctype\s+html|html|script|svg|iframe|\?php)\b/i

/** The type of a text, by how it begins and what it is called; null if it may be a page or a script. */
function textType({ name, claimed, content }: ReceivedFile): string | null {
  if (!isText(content)) return null
  const text = content
    .subarray(0, 4096)
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf|^\u00ff\u00fe/, '')
    .trimStart()
  if (PAGE.test(text) && !/^message\/rfc822/i.test(claimed) && !/\.eml$/i.test(name)) return null
  const found = TEXT_TYPES.find(
    ([, called, begins]) => (called.test(name) || called.test(claimed)) && begins.test(text),
  )
  return found?.[0] ?? null
}

function includesName(content: Buffer, name: string): boolean {
  return content.includes(name, 0, 'latin1') || content.includes(name, 0, 'utf16le')
}

/** The type of an old office document, by the names of its streams; null for another compound file. */
function compoundType(content: Buffer): string | null {
  if (includesName(content, 'WordDocument')) return 'application/msword'
  if (content.includes('Workbook', 0, 'utf16le') || content.includes('Book', 0, 'utf16le'))
    return 'application/vnd.ms-excel'
  if (includesName(content, 'PowerPoint Document')) return 'application/vnd.ms-powerpoint'
  if (includesName(content, '__substg1.0_')) return 'application/vnd.ms-outlook'
  return null
}

const END_OF_ARCHIVE = Buffer.from('504b0506', 'hex')
const ARCHIVE_ENTRY = 0x02014b50

/** Names of the files in a ZIP archive, from its directory; at most a thousand. */
function archiveNames(content: Buffer): string[] {
  const end = content.lastIndexOf(END_OF_ARCHIVE)
  if (end < 0 || end + 20 > content.byteLength) return []
  const names: string[] = []
  let at = content.readUInt32LE(end + 16)
  while (names.length < 1_000 && at + 46 <= end && content.readUInt32LE(at) === ARCHIVE_ENTRY) {
    const length = content.readUInt16LE(at + 28)
    names.push(content.toString('latin1', at + 46, at + 46 + length))
    at += 46 + length + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32)
  }
  return names
}

/** A boarding pass or ticket of a telephone: pictures and words only. */
function isPass(content: Buffer): boolean {
  const names = archiveNames(content)
  return (
    names.includes('pass.json') && names.every(name => /(?:\/|\.(?:json|png|strings)|^signature)$/.test(name))
  )
}

async function typeOf(file: ReceivedFile): Promise<string | null> {
  const { fileTypeFromBuffer } = await import('file-type')
  const mime = (await fileTypeFromBuffer(file.content))?.mime
  if (mime === 'application/x-cfb') return compoundType(file.content)
  if (mime === 'application/zip') return isPass(file.content) ? 'application/vnd.apple.pkpass' : null
  if (mime === undefined || /xml$|^text\//.test(mime)) return textType(file)
  return mime
}

/** Whether a document runs something when it is opened. */
function hasMacros(mediaType: string, content: Buffer): boolean {
  if (mediaType === 'application/rtf')
    return /\\(?:objdata|objocx|objautlink)/.test(content.toString('latin1'))
  if (mediaType === 'message/rfc822') return PROGRAM.test(content.toString('latin1'))
  if (mediaType === 'application/vnd.ms-outlook')
    return /\.(?:exe|scr|bat|cmd|vbs|hta|lnk)(?!\w)/i.test(content.toString('latin1').replaceAll('\0', ''))
  const isOffice = /office|msword|ms-excel|ms-powerpoint|opendocument/.test(mediaType)
  return isOffice && MACROS.some(name => includesName(content, name))
}

/** Checks a file by its content, ignoring its name and claimed type (issue: uploads that lie about their type). */
export async function validateAttachment(file: ReceivedFile): Promise<CheckedFile> {
  const { content } = file
  if (content.byteLength === 0) return refuseAttachment(file, 'empty')
  const mediaType = await typeOf(file)
  const ending = mediaType === null ? undefined : ALLOWED[mediaType]
  if (content.byteLength > MOST_ATTACHMENT_BYTES) return refuseAttachment(file, 'too_large')
  if (mediaType === null || ending === undefined) return refuseAttachment(file, 'type')
  if (hasMacros(mediaType, content)) return refuseAttachment(file, 'macro', mediaType)
  return { ok: true, name: safeName(file.name, ending), mediaType, content }
}
