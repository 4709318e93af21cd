import type { Offset } from '#server/sync/offset.ts'
import { type ShapeLog, upToDate } from '#server/sync/shape-log.ts'
import type { SyncSettings } from '#server/sync/sync-settings.ts'
import type { ShapeHeaders } from './shape-answer.ts'

interface Streamed {
  shape: ShapeLog
  from: Offset
  settings: SyncSettings
  signal: AbortSignal
  /** Whether held requests were released because the process is stopping. */
  isReleased: () => boolean
}

const encoder = new TextEncoder()

/** Sends changes as server-sent events, until the stream has been open long enough or the shape ends. */
export function streamShape(
  { shape, from, settings, signal, isReleased }: Streamed,
  headers: ShapeHeaders,
): Response {
  const gone = new AbortController()
  const ends = AbortSignal.any([signal, gone.signal])

  async function* events(): AsyncGenerator<string> {
    const until = performance.now() + settings.streamMs
    let at = from
    while (!ends.aborted && !shape.isDead() && shape.remembers(at)) {
      const { texts, end, isUpToDate } = shape.partAfter(at)
      if (texts.length > 0) {
        const told = isUpToDate ? [...texts, upToDate(shape)] : texts
        yield told.map(text => `data: ${text}\n\n`).join('')
      }
      at = end
      const left = until - performance.now()
      if (left <= 0 || isReleased()) return
      if (!isUpToDate) continue
      const waited = await shape.wait(Math.min(left, settings.keepAliveMs), ends)
      if (waited === 'nothing' && performance.now() < until) yield ': keep-alive\n\n'
      if (waited === 'news' && shape.isDead()) return
    }
  }

  const running = events()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await running.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: () => gone.abort(),
  })
  return new Response(body, {
    headers: { ...headers, 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' },
  })
}
