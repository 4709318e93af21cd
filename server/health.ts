import { Hono } from 'hono'
import type { WaitingRequests } from '#app/features/request/sending/sending-queries.server.ts'
import type { StoreFault } from '#database/files/byte-store.ts'
import type { HttpEnvironment } from './http-environment.ts'
import { DISK_FAULT } from './jobs/waiting-report.ts'

export interface HealthParts {
  /** Whether the database answers. */
  isReady: () => Promise<boolean>
  /** Whether the process is stopping: it still answers for a while, but a balancer must not send it more. */
  isStopping?: () => boolean
  /** Accepted requests that no planner sees yet. */
  getWaiting: () => Promise<WaitingRequests>
  /** The error of the bucket's last call. Pages, requests and pictures already resized do not need the bucket. */
  getStoreFault?: () => StoreFault | null
}

/** A plain-text report for the operator; its first line says whether the process can do its work. */
function linesOf(
  isReady: boolean,
  { toStore, oldestTs, toSort, diskFault }: WaitingRequests,
  storeFault: StoreFault | null,
): string[] {
  const faults = [
    ...(isReady ? [] : ['the database cannot be reached']),
    ...(diskFault ? [`${DISK_FAULT} (${codeOf(diskFault)})`] : []),
  ]
  return [
    ...(faults.length > 0 ? faults : ['ready']),
    ...(toStore > 0 ? [`accepted requests that wait to be stored: ${toStore}, since ${oldestTs}`] : []),
    ...(toSort ? [`accepted requests for the office to sort out: ${toSort}`] : []),
    ...(storeFault ? [`photographs and files: the bucket failed the last call (${storeFault.code})`] : []),
  ]
}

function codeOf(error: NodeJS.ErrnoException): string {
  return error.code ?? error.name
}

/** Routes for liveness and readiness; 503 if the process cannot do its work. */
export function healthRoutes({
  isReady,
  isStopping = () => false,
  getWaiting,
  getStoreFault = () => null,
}: HealthParts) {
  const health = new Hono<HttpEnvironment>()
  health.get('/healthz', c => c.text('alive'))
  health.get('/readyz', async c => {
    const [ready, waiting] = await Promise.all([isReady(), getWaiting()])
    if (isStopping()) return c.text('the process is stopping', 503)
    const status = ready && !waiting.diskFault ? 200 : 503
    return c.text(linesOf(ready, waiting, getStoreFault()).join('\n'), status)
  })
  return health
}
