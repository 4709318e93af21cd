import { createHmac, timingSafeEqual } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { z } from 'zod'
import { isKind } from '#database/content/document-kinds.ts'

/** For so long a preview can be opened by whoever has its address. */
const DAYS = 7
const LONGEST_TOKEN = 12_000

const signed = z.tuple([z.int(), z.array(z.tuple([z.string().refine(isKind), z.string(), z.int()])).min(1)])

/** A saved version that is shown as if it were published: its kind, key and number. */
export type SignedDocument = z.output<typeof signed>[1][number]

function signatureOf(secret: string, payload: string): Buffer {
  const signature = createHmac('sha256', secret).update(`preview\0${payload}`).digest().subarray(0, 18)
  return Buffer.from(signature.toString('base64url'))
}

/** A token that shows these versions for a week, to the minute. */
export function signPreview(secret: string, documents: SignedDocument[], now: Date) {
  const minute = Math.floor(now.getTime() / 60_000) + DAYS * 24 * 60
  const content: z.input<typeof signed> = [minute, documents]
  const payload = deflateRawSync(JSON.stringify(content)).toString('base64url')
  const token = `${payload}.${signatureOf(secret, payload)}`
  return { token, expires: new Date(minute * 60_000) }
}

/** What a token shows; null if we did not sign it, or its time is over. */
export function readPreview(secret: string, token: string, now: Date) {
  const [payload = '', signature = '', rest] = token.split('.')
  if (token.length > LONGEST_TOKEN || rest !== undefined) return null
  const given = Buffer.from(signature)
  const ours = signatureOf(secret, payload)
  if (given.length !== ours.length || !timingSafeEqual(given, ours)) return null
  const [minute, documents] = signed.parse(
    JSON.parse(inflateRawSync(Buffer.from(payload, 'base64url')).toString()),
  )
  const expires = new Date(minute * 60_000)
  return now < expires ? { documents, expires } : null
}
