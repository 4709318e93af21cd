// Runs on whatever Node the machine has (20 or newer), before anything is installed: plain JavaScript, only Node's
// own modules.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ALLOWED } from './install-scripts.mjs'

const LOCK = 'package-lock.json'
const INSTALLED = 'node_modules/.installed'
const BUILT = 'build/.built'
const SOURCES = [
  'app',
  'art',
  'cartography',
  'database',
  'server',
  'tools/bundle',
  'tools/browsers',
  'messages',
  'public',
  'project.inlang',
]
const SOURCE_FILES = [
  LOCK,
  'package.json',
  'vite.config.ts',
  'react-router.config.ts',
  'paraglide.config.ts',
  'tsconfig.json',
]

function run(command, args) {
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    process.stderr.write(`${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}\n`)
    process.exit(status ?? 1)
  }
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

function hashOf(text) {
  return createHash('sha256').update(text).digest('hex')
}

function install() {
  const wanted = hashOf(readFileSync(LOCK))
  if (read(INSTALLED) === wanted) return
  process.stdout.write('Installing packages; this takes a minute or two, once.\n')
  // Not `npm ci`: it refuses a lock file without the optional packages of a platform that its registry does not
  // carry. Versions are those of the lock file all the same, and it is not written to.
  run('npm', ['install', '--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'])
  run('npm', ['rebuild', ...ALLOWED, '--loglevel=error'])
  writeFileSync(INSTALLED, wanted)
}

/** By content, not by time: a file that is restored unchanged is no change. */
function fingerprint(path) {
  return existsSync(path) ? [`${path} ${hashOf(readFileSync(path))}`] : []
}

function fingerprintFolder(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (path === join('app', 'paraglide') || /\.test\.tsx?$/.test(path)) return []
    return entry.isDirectory() ? fingerprintFolder(path) : fingerprint(path)
  })
}

function build() {
  const wanted = hashOf(
    [...SOURCES.flatMap(fingerprintFolder), ...SOURCE_FILES.flatMap(fingerprint)].join('\n'),
  )
  if (read(BUILT) === wanted && existsSync('build/server/index.js')) return
  process.stdout.write('Building the site.\n')
  run('npm', ['run', '--silent', 'build'])
  mkdirSync('build', { recursive: true })
  writeFileSync(BUILT, wanted)
}

install()
if (process.argv[2] === 'build') build()
