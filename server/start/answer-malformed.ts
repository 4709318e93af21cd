import type { IncomingMessage, Server } from 'node:http'
import type { InFront } from './in-front.ts'

const STATUS_LINES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Answers what Node cannot parse as a request, with the same headers as all other answers. */
export function answerMalformed(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const lines = [
      `HTTP/1.1 ${STATUS_LINES[error.code ?? ''] ?? '400 Bad Request'}`,
      'x-content-type-options: nosniff',
      'content-length: 0',
      'connection: close',
    ]
    socket.end(`${lines.join('\r\n')}\r\n\r\n`)
  })
}

/** An address or a host that the server's adapter answers by itself, with only a status. */
function isOdd({ url = '', headers: { host = '' } }: IncomingMessage): boolean {
  return !url.startsWith('/') || url.includes('\\') || !/^[\w.:[\]-]+$/.test(host)
}

/** Adds nosniff to those answers only: a header set here would slow down every other answer. */
export const markOdd: InFront = listener => (request, response) => {
  if (isOdd(request)) response.setHeader('x-content-type-options', 'nosniff')
  listener(request, response)
}
