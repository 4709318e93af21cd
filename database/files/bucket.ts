import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { StoreFault } from './byte-store.ts'

/** The address of a bucket, and its credentials. */
export interface BucketPlace {
  /** The service's URL without a trailing slash; the bucket's name is in the path. */
  endpoint: string
  name: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export interface BucketRequest {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** The object's key; without one, the bucket itself. */
  key?: string
  query?: Record<string, string>
  body?: Uint8Array
}

export interface Bucket {
  /** Returns null if there is nothing under the key. @throws StoreFault. */
  ask: (asked: BucketRequest) => Promise<Buffer | null>
  /** Why the last call failed; null if it did not. */
  lastFault: () => StoreFault | null
}

const TRIES = 3
const PAUSE_MS = 100
const ANSWER_WITHIN_MS = 10_000
/** The transfer rate of a slow line in bytes per millisecond: a large file gets more time. */
const BYTES_PER_MS = 512
const BUSY = new Set([408, 429, 500, 502, 503, 504])

/** The response; without a status if there was none. */
interface Answered {
  status: number
  bytes: Buffer
  /** The error code of the bucket or the network; empty on success. */
  code: string
}

function errorCode(bytes: Buffer, status: number): string {
  return /<Code>(\w+)<\/Code>/.exec(bytes.toString('utf8', 0, 4_096))?.[1] ?? `HTTP ${status}`
}

/** The socket's error code is in the cause of fetch's error. */
function networkCode(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code } = (error.cause ?? error) as { code?: unknown }
  return typeof code === 'string' ? code : error.name
}

async function exchange(url: URL, init: RequestInit): Promise<Answered> {
  try {
    const response = await fetch(url, init)
    const { ok, status } = response
    const bytes = Buffer.from(await response.arrayBuffer())
    return { status, bytes, code: ok ? '' : errorCode(bytes, status) }
  } catch (error) {
    return { status: 0, bytes: Buffer.alloc(0), code: networkCode(error) }
  }
}

/** Not after a timeout: a silent server would be waited for as long again. */
function isWorthAnotherTry({ status, code }: Answered): boolean {
  return status === 0 ? code !== 'TimeoutError' : BUSY.has(status)
}

/**
 * Opens a bucket by the S3 protocol. Requests are signed together with their checksum (Signature Version 4), so that
 * the server checks both.
 */
export function openBucket(place: BucketPlace, answerWithinMs = ANSWER_WITHIN_MS): Bucket {
  let lastFault: StoreFault | null = null

  async function send({ method, key = '', query = {}, body }: BucketRequest): Promise<Answered> {
    const url = new URL(`${place.endpoint}/${place.name}${key && `/${key}`}`)
    url.search = String(new URLSearchParams(query))
    const sum = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const { accessKeyId, secretAccessKey, region } = place
    const { headers } = await new AwsV4Signer({
      ...{ method, url: String(url), accessKeyId, secretAccessKey, region, service: 's3' },
      headers: { 'x-amz-content-sha256': sum },
    }).sign()
    const sendingMs = Math.ceil((body?.byteLength ?? 0) / BYTES_PER_MS)
    return exchange(url, {
      ...{ method, headers, redirect: 'manual', body: body ? new Uint8Array(body) : null },
      signal: AbortSignal.timeout(answerWithinMs + sendingMs),
    })
  }

  function faultOf({ method, key = '' }: BucketRequest, { status, code }: Answered): StoreFault {
    const isRefusal = status > 0 && !BUSY.has(status)
    const how = isRefusal ? 'refuses' : 'cannot be reached for'
    const what = `The bucket ${place.name} at ${place.endpoint} ${how} ${method} /${key}: ${code}.`
    return new StoreFault(what, { code, isRefusal })
  }

  async function ask(asked: BucketRequest): Promise<Buffer | null> {
    let answered = await send(asked)
    for (let tries = 1; answered.code && tries < TRIES && isWorthAnotherTry(answered); tries++) {
      await sleep(PAUSE_MS * 2 ** (tries - 1) * (0.5 + Math.random() / 2))
      answered = await send(asked)
    }
    const { status, code, bytes } = answered
    const isNothing = status === 404 && code !== 'NoSuchBucket'
    lastFault = code && !isNothing ? faultOf(asked, answered) : null
    if (lastFault) throw lastFault
    return isNothing ? null : bytes
  }

  return { ask, lastFault: () => lastFault }
}
