import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { StoreFault } from './byte-store.ts'

/** Where a bucket is, and the keys to it. */
export interface BucketPlace {
  /** Of the service, without a trailing slash; the bucket's name stands in the path. */
  endpoint: string
  name: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export interface Asked {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** Within the bucket; the bucket itself without one. */
  key?: string
  query?: Record<string, string>
  body?: Uint8Array
}

export interface Bucket {
  /** Null where there is nothing under the key. @throws StoreFault. */
  ask: (asked: Asked) => Promise<Buffer | null>
  /** Why the last call came to nothing; null where it did not. */
  lastFault: () => StoreFault | null
}

const TRIES = 3
const PAUSE_MS = 100
const ANSWER_WITHIN_MS = 10_000
/** What a slow line takes in a millisecond: a large file is given longer. */
const BYTES_PER_MS = 512
const BUSY = new Set([408, 429, 500, 502, 503, 504])

/** What came back; without a status where nothing did. */
interface Answered {
  status: number
  bytes: Buffer
  /** Why not, as the bucket or the network calls it; empty where nothing is wrong. */
  code: string
}

function errorCode(bytes: Buffer, status: number): string {
  return /<Code>(\w+)<\/Code>/.exec(bytes.toString('utf8', 0, 4_096))?.[1] ?? `HTTP ${status}`
}

/** What a socket says of itself lies under fetch's own words. */
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

/** A server that did not answer in time would be waited for as long again. */
function isWorthAnotherTry({ status, code }: Answered): boolean {
  return status === 0 ? code !== 'TimeoutError' : BUSY.has(status)
}

/**
 * Opens a bucket by the S3 protocol. What is sent is signed with its checksum (Signature Version 4), so that the server
 * checks both.
 */
export function openBucket(place: BucketPlace, answerWithinMs = ANSWER_WITHIN_MS): Bucket {
  let lastFault: StoreFault | null = null

  async function send({ method, key = '', query = {}, body }: Asked): Promise<Answered> {
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

  function faultOf({ method, key = '' }: Asked, { status, code }: Answered): StoreFault {
    const isRefusal = status > 0 && !BUSY.has(status)
    const how = isRefusal ? 'refuses' : 'cannot be reached for'
    const what = `The bucket ${place.name} at ${place.endpoint} ${how} ${method} /${key}: ${code}.`
    return new StoreFault(what, { code, isRefusal })
  }

  async function ask(asked: Asked): Promise<Buffer | null> {
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
