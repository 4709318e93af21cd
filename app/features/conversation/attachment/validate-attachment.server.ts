/** Maximum size of a file, in bytes. */
export const MOST_ATTACHMENT_BYTES = 20 * 1024 * 1024

/** Accepted types, detected from the content, with their file extensions. No executables and no archives. */
const ALLOWED: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/heic': 'heic',
  'image/avif': 'avif',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'text/plain': 'txt',
}

const SAME: Record<string, RegExp> = { jpg: /\.jpe?g$/i }

export interface ReceivedFile {
  name: string
  /** Type claimed by the sender. */
  claimed: string
  content: Buffer
}

export type CheckedFile =
  | { ok: true; name: string; mediaType: string; content: Buffer }
  | { ok: false; name: string; reason: 'empty' | 'too_large' | 'type' }

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

/** Plain text has no magic number: it must be UTF-8 without control characters, and be sent as text. */
function isText({ claimed, content }: ReceivedFile): boolean {
  if (!claimed.startsWith('text/plain')) return false
  try {
    return !/[^\P{Cc}\t\n\r]/u.test(new TextDecoder('utf-8', { fatal: true }).decode(content))
  } catch {
    return false
  }
}

/** Checks a file by its content, ignoring its name and claimed type (issue: uploads that lie about their type). */
export async function checkAttachment(file: ReceivedFile): Promise<CheckedFile> {
  const { content } = file
  if (content.byteLength === 0) return { ok: false, name: safeName(file.name, 'txt'), reason: 'empty' }
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(content)
  const mediaType = found?.mime ?? (isText(file) ? 'text/plain' : null)
  const ending = mediaType === null ? undefined : ALLOWED[mediaType]
  const name = safeName(file.name, ending ?? 'bin')
  if (content.byteLength > MOST_ATTACHMENT_BYTES) return { ok: false, name, reason: 'too_large' }
  if (mediaType === null || ending === undefined) return { ok: false, name, reason: 'type' }
  return { ok: true, name, mediaType, content }
}
