import type { IncomingMessage, Server } from 'node:http'
import type { InFront } from './in-front.ts'

const STATUS_LINES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Answers requests that Node cannot parse, with the security headers of all other answers. */
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

/** Whether the HTTP adapter rejects this address or host by itself, with nothing but a status. */
function isOdd({ url = '', headers: { host = '' } }: IncomingMessage): boolean {
  return !url.startsWith('/') || url.includes('\\') || !/^[\w.:[\]-]+$/.test(host)
}

/**
 * Adds the security header to requests that the adapter rejects. Only to those: a header set here makes setting all later
 * headers slower. Refuses hosts that look valid but cannot be parsed, such as 1.2.3.4.5: the adapter lets them through, and
 * everything behind it would fail to parse the URL.
 */
export const refuseOdd: InFront = listener => (request, response) => {
  if (!URL.canParse(`http://${request.headers.host}`)) {
    response.writeHead(400, { 'x-content-type-options': 'nosniff', 'content-length': '0' }).end()
    return
  }
  if (isOdd(request)) response.setHeader('x-content-type-options', 'nosniff')
  listener(request, response)
}
