import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
// React's build for Bun writes text as it is; the one for Node encodes each piece by itself.
import { renderToPipeableStream } from 'react-dom/server.bun'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { AppError } from './app-error.ts'
import { writePageData } from './client/page-data.server.ts'
import { startScriptsLast } from './client/start-scripts.server.ts'
import { hashScripts, writePolicy } from './features/visit/services/write-policy.server.ts'
import { requestContext } from './request-context.ts'
import { RequestId } from './request-id.ts'
import { LATE_FACES, needsLateFaces } from './styles/late-faces.ts'

/** Collects the text that React writes, without ever making it wait. */
class WrittenText extends Writable {
  #text = ''
  readonly #onWhole: (text: string) => void

  constructor(onWhole: (text: string) => void) {
    super()
    this.#onWhole = onWhole
  }

  override write(text: unknown): boolean {
    this.#text += text
    return true
  }

  override end(): this {
    this.#onWhole(this.#text)
    return this
  }
}

/** A text as a string of its bytes (`latin1`): the code only searches it for ASCII. */
function bytesOf(text: string): string {
  return Buffer.from(text).toString('latin1')
}

/**
 * Links the late font files if the page shows any rare character, so that they also load without script. The link comes
 * last in the page, where nothing of it waits to be shown.
 */
function withLateFaces(html: string, shown: string): string {
  if (!needsLateFaces(shown)) return html
  const end = html.lastIndexOf('</body>')
  return `${html.slice(0, end)}<link rel="stylesheet" href="${LATE_FACES}"/>${html.slice(end)}`
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
  const data = import.meta.env.PROD ? writePageData(context.staticHandlerContext) : null
  // Encodes the data only once it is read (tools/bundle/plain-data.ts).
  if (data !== null) Object.defineProperty(context, 'serverHandoffStream', { value: undefined })
  const rendered = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <RequestId value={requestId}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </RequestId>,
      {
        nonce,
        // Content behind Suspense is written in its place, so that it is readable without script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => void pipe(new WrittenText(resolve)),
        onShellError: reject,
        onError: reject,
      },
    )
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  // React Router's own scripts contain the data, of which not all is shown.
  const shown = data === null ? rendered.replaceAll(/<script[\s\S]*?<\/script>/g, '') : rendered
  const bytes = bytesOf(rendered)
  // In development there are more scripts than the page's own, and there is no content security policy.
  const page = import.meta.env.PROD ? startScriptsLast(bytes, nonce, bytesOf(data ?? '')) : bytes
  const { html, hashes } = hashScripts(withLateFaces(page, shown), nonce)
  if (import.meta.env.PROD) headers.set('content-security-policy', writePolicy(hashes, services))
  return new Response(request.method === 'HEAD' ? null : Buffer.from(html, 'latin1'), { status, headers })
}

/** A refusal (`AppError`) is a normal answer; any other error is logged with its cause. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (error instanceof AppError || isRouteErrorResponse(error) || request.signal.aborted) return
  context.get(requestContext).reportFault(error)
}
