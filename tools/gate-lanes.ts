/** A job that may need the results of others. */
export interface Job {
  name: string
  /** Names of jobs that must pass before; if one fails, this job is skipped. */
  needs?: readonly string[]
}

/**
 * Runs jobs on this many lanes: a free lane takes the first job of the list whose needs have passed. With the longest
 * jobs first and the shortest last, all lanes end at about the same time. Returns the outcomes in the list's order.
 */
export async function inLanes<J extends Job, Outcome extends { failed: number }>(
  jobs: readonly J[],
  run: (job: J) => Promise<Outcome>,
  lanes = 2,
): Promise<Outcome[]> {
  const waiting = [...jobs]
  const ended = new Map<string, Outcome>()
  const running = new Set<Promise<void>>()
  const outcomesOfNeeds = ({ needs = [] }: J) => needs.map(name => ended.get(name))
  const isLost = (job: J) => outcomesOfNeeds(job).some(outcome => (outcome?.failed ?? 0) > 0)
  const isReady = (job: J) => outcomesOfNeeds(job).every(outcome => outcome?.failed === 0)

  async function runOne(job: J): Promise<void> {
    ended.set(job.name, await run(job))
  }
  for (;;) {
    const lost = waiting.findIndex(isLost)
    if (lost >= 0) {
      waiting.splice(lost, 1)
      continue
    }
    const next = running.size < lanes ? waiting.findIndex(isReady) : -1
    const [job] = next < 0 ? [] : waiting.splice(next, 1)
    if (job) {
      const one: Promise<void> = runOne(job).finally(() => running.delete(one))
      running.add(one)
    } else if (running.size > 0) await Promise.race(running)
    else return [...ended.values()]
  }
}
