import { Agent, request } from 'node:http'

/** The results of several clients' requests. */
export interface Tally {
  answered: number
  /** The errors, and how often each occurred. */
  faults: Map<string, number>
}

export function newTally(): Tally {
  return { answered: 0, faults: new Map() }
}

export function countFault({ faults }: Tally, fault: string): void {
  faults.set(fault, (faults.get(fault) ?? 0) + 1)
}

interface Answered {
  status: number
  /** Whether the server asked to use another connection for the next request. */
  isLast: boolean
}

function ask(url: string, agent: Agent): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers: { 'accept-encoding': 'br' } }, answer => {
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, isLast: answer.headers.connection === 'close' }),
      )
      answer.resume()
    })
    asked.on('error', reject).end()
  })
}

interface BusyClient {
  origin: string
  paths: readonly string[]
  tally: Tally
  /** Whether to send another request; `isLast` says whether the connection was closed with the last answer. */
  goesOn: (isLast: boolean) => boolean
}

/** Requests one address after another on a keep-alive connection, and counts the incomplete answers. */
export async function keepAsking({ origin, paths, tally, goesOn }: BusyClient): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let turn = 0; ; turn++) {
    const path = paths[turn % paths.length] ?? '/'
    try {
      const { status, isLast } = await ask(origin + path, agent)
      tally.answered++
      if (status !== 200) countFault(tally, `${path} was answered ${status}`)
      if (!goesOn(isLast)) break
    } catch (error) {
      countFault(tally, `${path}: ${(error as NodeJS.ErrnoException).code}`)
      if (!goesOn(false)) break
    }
  }
  agent.destroy()
}
