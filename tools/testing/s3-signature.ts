import { createHash, createHmac } from 'node:crypto'
import type { BucketPlace } from '#database/files/bucket.ts'

export interface SignedRequest {
  method: string
  /** The raw path of the request. */
  path: string
  query: string
  headers: Record<string, string | string[] | undefined>
  body: Uint8Array
}

const MOST_SKEW_MS = 15 * 60 * 1_000
const MUST_BE_SIGNED = ['host', 'x-amz-content-sha256', 'x-amz-date']
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/

const sumOf = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** 20130524T000000Z */
function readTime(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}

function canonicalQuery(query: string): string {
  const strict = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return [...new URLSearchParams(query)]
    .map(([name, value]) => `${strict(name)}=${strict(value)}`)
    .toSorted()
    .join('&')
}

/** S3's error code for a request's signature. Returns null if it is signed with these keys. */
export function signatureFault(
  { method, path, query, headers, body }: SignedRequest,
  { accessKeyId, secretAccessKey, region }: Omit<BucketPlace, 'endpoint' | 'name'>,
  now: Date,
): string | null {
  const [, id, day = '', where = '', signed = '', signature] =
    AUTHORIZATION.exec(String(headers.authorization)) ?? []
  if (!signature) return 'AccessDenied'
  if (id !== accessKeyId) return 'InvalidAccessKeyId'
  if (where !== region) return 'AuthorizationHeaderMalformed'
  const names = signed.split(';')
  if (!MUST_BE_SIGNED.every(name => names.includes(name))) return 'AccessDenied'
  const time = String(headers['x-amz-date'])
  if (!(Math.abs(now.getTime() - readTime(time)) < MOST_SKEW_MS) || !time.startsWith(day))
    return 'RequestTimeTooSkewed'
  const sum = String(headers['x-amz-content-sha256'])
  if (sum !== sumOf(body)) return 'XAmzContentSHA256Mismatch'
  const lines = names.map(name => `${name}:${String(headers[name]).trim().replaceAll(/\s+/g, ' ')}\n`)
  const canonical = [method, path, canonicalQuery(query), lines.join(''), signed, sum].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const key = hmac(hmac(hmac(hmac(`AWS4${secretAccessKey}`, day), region), 's3'), 'aws4_request')
  const expected = hmac(key, ['AWS4-HMAC-SHA256', time, scope, sumOf(canonical)].join('\n')).toString('hex')
  return signature === expected ? null : 'SignatureDoesNotMatch'
}
