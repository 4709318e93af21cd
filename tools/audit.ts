import { spawnSync } from 'node:child_process'
import { readAudit } from './audit-report.ts'

/** node tools/audit.ts: known vulnerabilities of the runtime dependencies, if the registry answers. */
const { stdout } = spawnSync(
  'npm',
  ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=10000'],
  { encoding: 'utf8', timeout: 30_000, shell: process.platform === 'win32' },
)
const found = readAudit(stdout ?? '')
if (found === null) process.stdout.write('skipped: no registry answers npm audit here\n')
for (const line of found ?? []) process.stdout.write(`${line}\n`)
process.exitCode = found && found.length > 0 ? 1 : 0
