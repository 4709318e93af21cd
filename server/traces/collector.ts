import { type ExportResult, ExportResultCode, parseKeyPairsIntoRecord } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Log } from '#server/log.ts'

/** Where spans are sent: OTLP over HTTP, as JSON. */
export interface CollectorSettings {
  endpoint: string
  /** `name=value,name=value`, as in OTEL_EXPORTER_OTLP_HEADERS. */
  headers: string
  /** A getter, because the log itself adds trace ids to each line. */
  getLog: () => Pick<Log, 'warn' | 'info'>
}

/**
 * Opens the exporter to the collector. Spans that it does not accept are dropped: nothing waits for them. Logs once
 * when the collector starts refusing, and once when it accepts spans again.
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
