import { startSite } from '#tools/site-process.ts'
import { type LighthouseReport, runLighthouse } from './run-lighthouse.ts'
import { TYPICAL_PAGES } from './typical-pages.ts'

/**
 * Lighthouse on the built site as on a phone: the medians of three runs, and the failed audits of the other
 * categories.
 */
const RUNS = 3
const GOALS = 'goals     100 in each; first paint 1.2 s, LCP 1.8 s'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Categories that depend on the page and not on the machine, so that each fault can be named. */
const NAMED = CATEGORIES.slice(1)

function median(reports: readonly LighthouseReport[], read: (report: LighthouseReport) => number): number {
  return reports.map(read).sort((a, b) => a - b)[reports.length >> 1] ?? 0
}

function describeFigures(reports: readonly LighthouseReport[]): string {
  const score = (name: string) =>
    Math.round(100 * median(reports, ({ categories }) => categories[name]?.score ?? 0))
  const audit = (name: string) => median(reports, ({ audits }) => audits[name]?.numericValue ?? 0)
  const seconds = (name: string) => `${(audit(name) / 1000).toFixed(2)} s`
  return [
    ...CATEGORIES.map(name => `${name} ${score(name)}`),
    `first paint ${seconds('first-contentful-paint')}`,
    `LCP ${seconds('largest-contentful-paint')}`,
    `blocked ${Math.round(audit('total-blocking-time'))} ms`,
    `shift ${audit('cumulative-layout-shift').toFixed(3)}`,
  ].join(', ')
}

/** The failed audits of categories whose score does not depend on the machine. */
function nameFaults({ categories, audits }: LighthouseReport): string[] {
  return NAMED.flatMap(name => categories[name]?.auditRefs ?? [])
    .map(({ id }) => ({ id, title: audits[id]?.title, score: audits[id]?.score ?? 1 }))
    .filter(({ score }) => score < 1)
    .map(({ id, title }) => `${id}: ${title}`)
}

async function measure(url: string) {
  const reports: LighthouseReport[] = []
  for (let run = 0; run < RUNS; run++) reports.push(await runLighthouse(url))
  return { figures: describeFigures(reports), faults: new Set(reports.flatMap(nameFaults)) }
}

const site = await startSite({ seeded: true })
process.stdout.write(`${GOALS}\n`)
for (const [name, path] of Object.entries(TYPICAL_PAGES)) {
  const { figures, faults } = await measure(site.origin + path)
  process.stdout.write(`${name.padEnd(9)} ${figures}\n`)
  for (const fault of faults) process.stdout.write(`${' '.repeat(9)} ${fault}\n`)
}
await site.stop()
