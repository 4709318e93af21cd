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

/**
 * Says of those the same as of all others. Only of those: a header set here makes every other one dearer. What looks like
 * a host and is none, such as 1.2.3.4.5, the adapter would let through: nothing behind it could read the address.
 */
export const refuseOdd: InFront = listener => (request, response) => {
  if (!URL.canParse(`http://${request.headers.host}`)) {
    response.writeHead(400, { 'x-content-type-options': 'nosniff', 'content-length': '0' }).end()
    return
  }
  if (isOdd(request)) response.setHeader('x-content-type-options', 'nosniff')
  listener(request, response)
}
