import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { stillHas } from './negotiation.ts'

/** A finished answer. Its headers are as node:http writes them: name and value by turns, the last one a number. */
export interface FinishedAnswer {
  headers: string[]
  /** Without those that speak of a body. */
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

/** Gives the answer a number of its own. node:http copies the list at once, so one list serves everybody. */
function numbered(headers: string[], requestId: string): string[] {
  headers[headers.length - 1] = requestId
  return headers
}

/** Writes it as the answer to a request; answers the number that it gave it. */
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
