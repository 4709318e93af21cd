import { once } from 'node:events'
import { startSite } from '#tools/site-process.ts'
import { countFault, keepAsking, newTally, type Tally } from './busy-client.ts'

/**
 * node endurance/drain-test.ts: SIGTERM under load. The built site gets requests on 32 connections and followers of live
 * rows.
 */
const CLIENTS = 32
const FOLLOWERS = 4
/** After this many answers the process is stopped, in the middle of the next requests. */
const ENOUGH = 400
const PATHS = ['/', '/es', '/costa-rica', '/api/public/country', '/sitemap.xml']
const SHAPE = '/api/public/electric/v1/shape?table=review'

const site = await startSite({ seeded: true, settings: { DRAIN_SECONDS: '5' } })
const { origin, child } = site
const tally = newTally()
let isOver = false

/** Follows reviews as browsers do. A follower is released with an answer, and may then be told to retry later. */
async function follow(followed: Tally): Promise<void> {
  try {
    const begun = await fetch(`${origin}${SHAPE}&offset=-1`)
    await begun.text()
    const [handle, offset] = [begun.headers.get('electric-handle'), begun.headers.get('electric-offset')]
    while (!isOver) {
      const held = await fetch(`${origin}${SHAPE}&offset=${offset}&handle=${handle}&live=true`)
      await held.text()
      if (held.status === 503 && held.headers.has('retry-after')) return
      if (!held.ok) countFault(followed, `a follower was answered ${held.status}`)
      followed.answered++
    }
  } catch (error) {
    // A refused connection has lost nothing.
    const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException
    if (stoppedMs > 0 && code === 'ECONNREFUSED') return
    countFault(followed, `a follower: ${(error as Error).message}`)
  }
}

const exited = once(child, 'exit')
const startedMs = performance.now()
let stoppedMs = 0
const followers = Array.from({ length: FOLLOWERS }, () => follow(tally))
const clients = Array.from({ length: CLIENTS }, () =>
  keepAsking({
    origin,
    paths: PATHS,
    tally,
    goesOn: isLast => {
      if (tally.answered > ENOUGH && stoppedMs === 0) {
        stoppedMs = performance.now()
        child.kill('SIGTERM')
      }
      return !isLast && child.exitCode === null
    },
  }),
)
await Promise.all([...clients, ...followers])
isOver = true
const [code] = await exited
if (code !== 0) countFault(tally, `the process ended with ${code}`)
for (const [fault, times] of tally.faults) process.stdout.write(`${times} × ${fault}\n`)
const seconds = (from: number, to: number) => ((to - from) / 1_000).toFixed(1)
process.stdout.write(
  `SIGTERM after ${seconds(startedMs, stoppedMs)} s on ${CLIENTS} connections: ${tally.answered} answers, ${tally.faults.size} kinds of faults; it stopped within ${seconds(stoppedMs, performance.now())} s\n`,
)
process.exitCode = tally.faults.size === 0 ? 0 : 1
