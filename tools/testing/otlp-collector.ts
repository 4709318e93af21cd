import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A received span, with its attributes by name. */
export interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  name: string
  status: number | undefined
  attributes: Record<string, unknown>
}

interface SentAttribute {
  key: string
  value: { stringValue?: string; intValue?: number; arrayValue?: { values: SentAttribute['value'][] } }
}

interface SentTraces {
  resourceSpans: {
    resource: { attributes: SentAttribute[] }
    scopeSpans: {
      spans: {
        traceId: string
        spanId: string
        parentSpanId?: string
        name: string
        attributes: SentAttribute[]
        status?: { code?: number }
      }[]
    }[]
  }[]
}

function read({ stringValue, intValue, arrayValue }: SentAttribute['value']): unknown {
  return stringValue ?? intValue ?? arrayValue?.values.map(read)
}

function byName(attributes: SentAttribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, read(value)]))
}

/**
 * A collector that accepts traces as OTLP over HTTP until the test is over.
 * @param answer the status of its answers; null for no answer at all.
 */
export async function serveCollector(answer: () => number | null = () => 200) {
  const bodies: string[] = []
  const asked: { url: string | undefined; headers: Record<string, unknown> }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    asked.push({ url: request.url, headers: request.headers })
    const status = answer()
    if (status === 200) bodies.push(Buffer.concat(chunks).toString())
    if (status !== null) response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const resources = () => bodies.flatMap(body => (JSON.parse(body) as SentTraces).resourceSpans)
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** Everything that it received, unparsed. */
    text: () => bodies.join('\n'),
    resource: () => byName(resources()[0]?.resource.attributes ?? []),
    spans: (): SentSpan[] =>
      resources()
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map(({ traceId, spanId, parentSpanId, name, status, attributes }) => ({
          ...{ traceId, spanId, name },
          parentSpanId: parentSpanId || undefined,
          status: status?.code,
          attributes: byName(attributes),
        })),
  }
}
