import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from '#tools/machine.ts'

/** Three times the size of all other packages, so it is installed on first use. */
const FOLDER = join('bench', 'lighthouse')
const COMMAND = join(FOLDER, 'node_modules', 'lighthouse', 'cli', 'index.js')
const OPTIONS = ['--output=json', '--quiet', '--no-enable-error-reporting']

/** The part of Lighthouse's report that is read here. */
export interface LighthouseReport {
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>
  audits: Record<string, LighthouseAudit>
}

export interface LighthouseAudit {
  title: string
  score: number | null
  /** Milliseconds, or a share of the screen for layout shift. */
  numericValue?: number
}

function install(): void {
  if (existsSync(COMMAND)) return
  process.stdout.write('Installing Lighthouse, once.\n')
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], {
    cwd: FOLDER,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('Lighthouse could not be installed')
}

/** A run with Lighthouse's defaults: a mid-range phone, simulated on slow 4G with a processor four times slower. */
export async function runLighthouse(url: string): Promise<LighthouseReport> {
  install()
  const child = spawn(
    process.execPath,
    [COMMAND, url, ...OPTIONS, '--chrome-flags=--headless --no-sandbox'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, CHROME_PATH: findBrowser() ?? '' },
    },
  )
  const printed = Buffer.concat(await child.stdout.toArray()).toString()
  if (!printed.startsWith('{')) throw new Error(`Lighthouse measured nothing of ${url}`)
  return JSON.parse(printed) as LighthouseReport
}
