import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { AppError } from './app-error.ts'
import { startScriptsLast } from './client/start-scripts.server.ts'
import { hashScripts, writePolicy } from './features/visit/services/write-policy.server.ts'
import { requestContext } from './request-context.ts'
import { RequestId } from './request-id.ts'
import { LATE_FACES, needsLateFaces } from './styles/late-faces.ts'

/**
 * Links the late font files if the document shows any rare character, so that they also load without script. The
 * document is a string of its bytes (`latin1`).
 */
function withLateFaces(html: string): string {
  const shown = html.replaceAll(/<script[\s\S]*?<\/script>/g, '')
  const notAscii = new Set(shown.match(/[\x80-\xff]+/g))
  if (!needsLateFaces(Buffer.from([...notAscii].join(''), 'latin1').toString())) return html
  return html.replace('</head>', `<link rel="stylesheet" href="${LATE_FACES}"/></head>`)
}

/**
 * Collects what React writes, without ever making it wait, into one string of bytes (`latin1`): the code only
 * searches it for ASCII, and decoding and encoding every page took a millisecond.
 */
function collect(onWhole: (bytes: string) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk)
      done()
    },
    final: done => {
      onWhole(Buffer.concat(chunks).toString('latin1'))
      done()
    },
  })
}

/** Renders the whole page before answering, because it goes into the page cache. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  provider: RouterContextProvider,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64')
  const { services, requestId } = provider.get(requestContext)
  const rendered = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <RequestId value={requestId}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </RequestId>,
      {
        nonce,
        // Content behind Suspense is written in its place, so that it is readable without script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(collect(resolve)),
        onShellError: reject,
        onError: reject,
      },
    )
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  // In development there are more scripts than the page's own, and there is no content security policy.
  const page = import.meta.env.PROD ? startScriptsLast(rendered, nonce) : rendered
  const { html, hashes } = hashScripts(withLateFaces(page), nonce)
  if (import.meta.env.PROD) headers.set('content-security-policy', writePolicy(hashes, services))
  return new Response(request.method === 'HEAD' ? null : Buffer.from(html, 'latin1'), { status, headers })
}

/** A refusal (`AppError`) is a normal answer; any other error is logged with its cause. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (error instanceof AppError || isRouteErrorResponse(error) || request.signal.aborted) return
  context.get(requestContext).reportFault(error)
}
