import { spawnSync } from 'node:child_process'

/** npm run bench: every measurement, each beside its baseline in the same run. */
for (const name of [
  'start',
  'embedded-engine',
  'request-journal',
  'pages',
  'page-cpu',
  'memory',
  'publishes',
  'pictures',
  'first-load',
  'hands',
  'lighthouse',
  'searches',
  'finder-cpu',
  'search-quality',
  'first-drafts',
  'calls',
  'starter',
  'live-rows',
  'office-board',
  'mixed-load',
]) {
  process.stdout.write(`\n${name}\n`)
  spawnSync(process.execPath, [`bench/${name}.ts`], { stdio: 'inherit' })
}
