import { globSync, readFileSync } from 'node:fs'
import type { Unsupported } from './compat.ts'
import { ENHANCEMENTS, OUR_OWN } from './enhancements.ts'
import { unsupportedInScript } from './script-features.ts'
import { unsupportedInSheet } from './sheet-features.ts'
import { TARGETS } from './targets.ts'

/** Checks the built files against the oldest supported browsers, by MDN's data. */

const allowed = [...Object.keys(ENHANCEMENTS), ...OUR_OWN]
const isServers = (path: string) => /\.server\.tsx?$|\.test\.tsx?$|\/paraglide\/|-mail\.tsx$/.test(path)
const sheets = globSync('app/**/*.css').sort()
const scripts = globSync('app/**/*.{ts,tsx}')
  .filter(path => !isServers(path))
  .sort()

const found: Unsupported[] = [
  ...sheets.flatMap(path => unsupportedInSheet(path, readFileSync(path, 'utf8'))),
  ...scripts.flatMap(path => unsupportedInScript(path, readFileSync(path, 'utf8'))),
]
const nameOf = ({ feature }: Unsupported) =>
  allowed.find(name => feature === name || feature.startsWith(`${name}: `))
const faults = found.filter(one => !nameOf(one))
const used = new Set(found.map(nameOf))
const unused = allowed.filter(name => !used.has(name))

for (const { feature, lacks, file, line } of faults)
  process.stdout.write(`${file}${line ? `:${line}` : ''} ${feature} is not known to ${lacks}\n`)
for (const name of unused)
  process.stdout.write(`no longer so, remove it from tools/browsers/enhancements.ts: ${name}\n`)
process.stdout.write(
  `browsers: ${sheets.length} style sheets and ${scripts.length} scripts for ${TARGETS.map(target => target.join(' ')).join(', ')}; ${Object.keys(ENHANCEMENTS).length} enhancements\n`,
)
process.exitCode = faults.length + unused.length > 0 ? 1 : 0
