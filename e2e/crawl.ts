import en from '../messages/en.json' with { type: 'json' }
import es from '../messages/es.json' with { type: 'json' }
import { freePort } from '../tools/postgres-cluster.ts'
import { startSite } from '../tools/site-process.ts'
import { faultsOf } from './crawl-faults.ts'
import { HtmlSample } from './html-sample.ts'
import { chooseAddresses } from './page-kinds.ts'
import { crawl } from './site-crawl.ts'

/**
 * node e2e/crawl.ts: visits every page of the built site's sitemap and every link on it, in both languages, and
 * reports faults; see chooseAddresses.
 */
const FEWEST_PAGES = 500
/** Pages that no other page links to. */
const UNLINKED = ['/nothing/is/here', '/account/validate-email', '/account/password-reset']

const port = await freePort()
const origin = `http://127.0.0.1:${port}`
// Every page is drawn once, so most of what it makes is garbage at once: a large nursery collects it more cheaply.
const nodeOptions = ['--max-semi-space-size=64']
const site = await startSite({
  port,
  nodeOptions,
  seeded: true,
  settings: { ORIGIN: origin, DEV_PAGES: 'on' },
})
const labels = { en: en.breadcrumbs_label, es: es.breadcrumbs_label }
const sample = new HtmlSample()
const found = await crawl(origin, {
  crumbsLabels: labels,
  standIn: chooseAddresses(),
  onPage: (address, html) => sample.add(address, html),
})
for (const address of UNLINKED.flatMap(path => [path, `/es${path}`]))
  sample.add(address, await (await fetch(origin + address)).text())
await site.stop()

// Lists every fault with the page it was found on, so that one run shows everything to fix.
const faults = [...found.visited].flatMap(([address, visited]) =>
  faultsOf(address, visited, found, origin).map(
    fault => `${address}: ${fault} (from ${found.foundOn.get(address)})`,
  ),
)
// After the crawl: it blocks for seconds, in which open connections would time out.
faults.push(...(await sample.faults()))
if (found.listed.size < FEWEST_PAGES) faults.push(`the sitemap lists ${found.listed.size} pages only`)
for (const fault of faults) process.stdout.write(`${fault}\n`)
process.stdout.write(
  `${found.visited.size} addresses (${found.spared.size} more by those that stand in for them), ${faults.length} faults\n`,
)
process.exitCode = faults.length === 0 ? 0 : 1
