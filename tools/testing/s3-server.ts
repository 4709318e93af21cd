import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { BucketPlace } from '#database/files/bucket.ts'
import { signatureFault } from './s3-signature.ts'

/** The page size of a listing: small, so that a test has more than one page. */
const PAGE = 2

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>No.</Message></Error>`,
  )
}

interface StoredObject {
  bytes: Buffer
  writtenTs: Date
}

type Objects = Map<string, StoredObject>

function listPage(objects: Objects, query: URLSearchParams): string {
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString()
  const keys = [...objects.keys()]
    .filter(key => key.startsWith(query.get('prefix') ?? '') && key > after)
    .toSorted()
  const page = keys.slice(0, Math.min(PAGE, Number(query.get('max-keys') ?? PAGE)))
  const isTruncated = page.length < keys.length
  const next = Buffer.from(page.at(-1) ?? '').toString('base64')
  const entries = page.map(key => {
    const { bytes, writtenTs } = objects.get(key) ?? { bytes: Buffer.alloc(0), writtenTs: new Date(0) }
    return `<Contents><Key>${key}</Key><LastModified>${writtenTs.toISOString()}</LastModified><Size>${bytes.byteLength}</Size></Contents>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${isTruncated}</IsTruncated>${entries.join('')}${isTruncated ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''}</ListBucketResult>`
}

function answerObject(
  objects: Objects,
  method: string,
  key: string,
  body: Buffer,
  response: ServerResponse,
): void {
  const found = objects.get(key)
  if (method === 'PUT') objects.set(key, { bytes: body, writtenTs: new Date() })
  if (method === 'DELETE') objects.delete(key)
  if (method === 'PUT' || method === 'DELETE') response.writeHead(method === 'PUT' ? 200 : 204).end()
  else if (!found) refuse(response, 404, 'NoSuchKey')
  else response.writeHead(200, { 'content-length': found.bytes.byteLength }).end(found.bytes)
}

/**
 * A server with one bucket that implements the part of S3 we use, until the test is over. It checks every signature
 * against its keys (Signature Version 4), and every body against the signed checksum.
 */
export async function serveS3() {
  const objects: Objects = new Map()
  const asked: string[] = []
  let state: 'there' | 'gone' | 'silent' = 'there'
  let busyTimes = 0
  const keys = {
    region: 'eu-test-1',
    accessKeyId: 'CEIBATESTS',
    secretAccessKey: 'known to the tests/alone+',
  }

  const server = createServer(async (request, response) => {
    const { method = '', headers } = request
    const [path = '', search = ''] = (request.url ?? '').split('?')
    asked.push(`${method} ${path}`)
    if (state === 'gone') return void request.socket.destroy()
    if (state === 'silent') return
    const body = await bodyOf(request)
    if (busyTimes > 0) {
      busyTimes--
      return refuse(response, 503, 'SlowDown')
    }
    const fault = signatureFault({ method, path, query: search, headers, body }, keys, new Date())
    if (fault) return refuse(response, 403, fault)
    const [, bucket, ...rest] = path.split('/')
    if (bucket !== 'ceiba-files') return refuse(response, 404, 'NoSuchBucket')
    const key = decodeURIComponent(rest.join('/'))
    if (key) return answerObject(objects, method, key, body, response)
    response.writeHead(200, { 'content-type': 'application/xml' })
    response.end(listPage(objects, new URLSearchParams(search)))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const place: BucketPlace = { endpoint, name: 'ceiba-files', ...keys }
  return {
    place,
    objects,
    /** Every request, as `PUT /bucket/key`. */
    asked,
    /** Makes it close every connection at once, or not answer at all. */
    become: (next: typeof state) => {
      state = next
    },
    /** Refuses the next requests like a busy service. */
    beBusy: (times: number) => {
      busyTimes = times
    },
  }
}
