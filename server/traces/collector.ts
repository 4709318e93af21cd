import { type ExportResult, ExportResultCode, parseKeyPairsIntoRecord } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Log } from '#server/log.ts'

/** Where spans are sent: OTLP over HTTP, as JSON. */
export interface CollectorSettings {
  endpoint: string
  /** `name=value,name=value`, as OTEL_EXPORTER_OTLP_HEADERS has them. */
  headers: string
  /** The log, which itself says of each line where in a trace it stands. */
  getLog: () => Pick<Log, 'warn' | 'info'>
}

/**
 * Opens the way to the collector. Spans that it does not take are given up: nothing waits for them. The log says
 * when it begins not to take them, and when it takes them again.
 */
export function openCollector({ endpoint, headers, getLog }: CollectorSettings): SpanExporter {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: parseKeyPairsIntoRecord(headers),
  })
  let isFailing = false
  function note({ code, error }: ExportResult): void {
    const fails = code !== ExportResultCode.SUCCESS
    if (fails && !isFailing)
      getLog().warn({ err: error }, 'the collector does not take traces; those are lost until it does')
    if (!fails && isFailing) getLog().info('the collector takes traces again')
    isFailing = fails
  }
  return {
    export: (spans, done) =>
      exporter.export(spans, result => {
        note(result)
        done(result)
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  }
}
