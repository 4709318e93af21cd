// First of all: schemas made before it cannot be named in the description of the API.
import '@hono/zod-openapi'

import { join } from 'node:path'
import { sampleEmail } from '#database/seed-people.ts'
import { observe } from './process/observe.ts'
import { openContexts } from './process/open-contexts.ts'
import { openData } from './process/open-data.ts'
import { type Pages, serve } from './process/serve.ts'
import { startWork } from './process/start-work.ts'
import type { Config } from './start/config.ts'
import { prepareDatabase } from './start/prepare-database.ts'

/** Starts the process: log, data, database, jobs, HTTP; and stops it in the opposite order. */
export async function main(
  config: Config,
  pages: Pages,
): Promise<{ port: number; stop: (drainMs: number) => Promise<void> }> {
  const observation = await observe(config)
  const data = await openData(config, observation)
  const stopping = new AbortController()
  const people = { file: join(config.dataDir, 'people.json'), secret: config.secret }
  const preparation = prepareDatabase({
    connection: data.connection,
    photos: data.photos,
    people: config.seedPeople ? people : null,
    contentDir: config.contentDir,
    log: observation.log,
    signal: stopping.signal,
  })
  await preparation.tried.catch(async error => {
    await data.close()
    throw error
  })
  const contexts = await openContexts(config, observation, data, preparation.isDone)
  const work = await startWork(config, observation, contexts, preparation.done)
  const site = await serve({
    config,
    pages,
    observation,
    data,
    preparation,
    contexts,
    wakeJobs: work.wake,
    isStopping: () => stopping.signal.aborted,
  })
  const address = config.origin.replace(/:0$/, `:${site.port}`)
  // Not to standard output, where each line is of the log.
  process.stderr.write(`Ceiba is at ${address}\n`)
  if (config.demonstration) process.stderr.write(waysIn(address, people.file))

  async function stop(drainMs: number): Promise<void> {
    stopping.abort()
    const released = work.release(drainMs)
    await site.stop(drainMs)
    await released
    await work.stop()
    await data.close()
    await observation.traces?.close()
  }
  return { port: site.port, stop }
}

/** How to log in as each person of a fresh installation. */
function waysIn(address: string, file: string): string {
  const ways = [
    ['As a traveller', '/account', 'traveller'],
    ['As a planner ', '/admin', 'planner'],
    ['As an admin  ', '/admin', 'admin'],
  ] as const
  return ways
    .map(([who, path, role]) => `${who}: ${address}${path} as ${sampleEmail(role)}, password in ${file}\n`)
    .join('')
}

/** Stops on SIGTERM, after draining, and on SIGINT; a second signal stops at once. */
export function stopOnSignals(stop: (drainMs: number) => Promise<void>, drainSeconds: number): void {
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1)
      isStopping = true
      stop(signal === 'SIGTERM' ? drainSeconds * 1_000 : 0).then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
}
