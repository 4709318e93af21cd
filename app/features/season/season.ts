/** Pure rules about the months of a year somewhere. */

export interface SeasonEvent {
  name: string
  /** 1 January to 12 December, in any order. */
  months: number[]
}

/** A country's year, in the reader's words. */
export interface Seasons {
  note: string
  /** Dryness of each month from January, 0 (rain most days) to 5 (hardly a drop). */
  rows: { name: string; dryness: number[] }[]
  events: SeasonEvent[]
}

export interface EventBar {
  name: string
  from: number
  /** The last month it lasts. */
  to: number
  /** The line of the chart, from 0. */
  lane: number
}

function runs(months: readonly number[]): { from: number; to: number }[] {
  const result: { from: number; to: number }[] = []
  for (const month of [...new Set(months)].sort((a, b) => a - b)) {
    const last = result.at(-1)
    if (last && last.to + 1 === month) last.to = month
    else result.push({ from: month, to: month })
  }
  return result
}

/** Every unbroken run of months becomes a bar on the first line where it has room. */
export function eventBars(events: readonly SeasonEvent[]): EventBar[] {
  const bars: EventBar[] = []
  for (const { name, months } of events) {
    for (const run of runs(months)) {
      let lane = 0
      while (bars.some(bar => bar.lane === lane && bar.from <= run.to && run.from <= bar.to)) lane++
      bars.push({ name, ...run, lane })
    }
  }
  return bars
}
