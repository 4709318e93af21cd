import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { stillHas } from './negotiation.ts'

/**
 * A finished answer. Its headers are in node:http's raw form, names and values alternating; the request id is last.
 */
export interface FinishedAnswer {
  headers: string[]
  /** The headers for a 304, without those that describe a body. */
  unchangedHeaders: string[]
  etag: string
  bytes: Buffer
}

export function toFinishedAnswer(headers: Headers, bytes: Buffer): FinishedAnswer {
  const pairs = [...headers].filter(([name]) => name !== 'content-length')
  const aboutNoBody = pairs.filter(([name]) => !name.startsWith('content-') || name.endsWith('-policy'))
  const length = ['content-length', String(bytes.byteLength)]
  const number = ['x-request-id', '']
  return {
    headers: [...pairs, length, number].flat(),
    unchangedHeaders: [...aboutNoBody, number].flat(),
    etag: headers.get('etag') ?? '',
    bytes,
  }
}

/** Sets the answer's own request id. node:http copies the list at once, so all requests can share one list. */
function numbered(headers: string[], requestId: string): string[] {
  headers[headers.length - 1] = requestId
  return headers
}

/** Sends the answer; returns the request id it was given. */
export function give(answer: FinishedAnswer, request: IncomingMessage, response: ServerResponse): string {
  const requestId = randomUUID()
  if (stillHas(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, numbered(answer.unchangedHeaders, requestId)).end()
    return requestId
  }
  response.writeHead(200, numbered(answer.headers, requestId))
  response.end(request.method === 'HEAD' ? undefined : answer.bytes)
  return requestId
}
