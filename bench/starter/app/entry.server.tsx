import { PassThrough, Readable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

/** The starter's own entry, without its detection of crawlers. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onShellReady() {
        const body = new PassThrough()
        headers.set('content-type', 'text/html')
        resolve(new Response(Readable.toWeb(body) as ReadableStream, { status, headers }))
        pipe(body)
      },
      onShellError: reject,
    })
  })
}
