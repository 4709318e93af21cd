import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { EVERYWHERE } from './everywhere.ts'
import { findPostgres } from './postgres-cluster.ts'

/** Debian's Chromium without windows: the same engine, and journeys cost half the processor time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const BROWSERS = [
  process.env.BROWSER_PATH,
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const FIREFOXES = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/** The path of an installed Chrome or Chromium. Returns null if there is none. */
export function findBrowser(): string | null {
  return BROWSERS.find(path => path && existsSync(path)) ?? null
}

/** The path of an installed Firefox. Returns null if there is none. */
export function findFirefox(): string | null {
  return FIREFOXES.find(path => path && existsSync(path)) ?? null
}

/** The path of an installed nginx, also where the user's PATH lacks the system's programs. Returns null if there is none. */
export function findNginx(): string | null {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
  return folders.map(folder => join(folder, 'nginx')).find(path => existsSync(path)) ?? null
}

/** Whether Debian's IMAP server is installed (dovecot-imapd). */
function hasDovecot(): boolean {
  return existsSync('/usr/sbin/dovecot') && existsSync('/usr/lib/dovecot/imap')
}

/** Whether this process may install Debian packages. */
function isDebianAsRoot(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

function aptInstall(packages: string[]): void {
  process.stdout.write(`Installing ${packages.join(' and ')} from Debian's packages.\n`)
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update', '-qq'], options)
  // One by one: a release that lacks one of them has the others.
  for (const name of packages)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options)
}

/**
 * Provides a browser and a PostgreSQL server for the tests, for those everywhere an IMAP server as well: installs
 * them on Debian as root. Returns what is still missing, with instructions.
 */
export function prepareMachine(): string[] {
  const wanted: string[] = []
  const needsPostgres = () => !process.env.TEST_DATABASE_URL && !findPostgres()
  // Also where a whole Chromium is installed; if it cannot be had, the tests run in that one.
  if (!process.env.BROWSER_PATH && !existsSync(HEADLESS_SHELL)) wanted.push('chromium-headless-shell')
  if (needsPostgres()) wanted.push('postgresql')
  const needsDovecot = () => EVERYWHERE && !hasDovecot()
  if (needsDovecot()) wanted.push('dovecot-imapd')
  if (wanted.length > 0 && isDebianAsRoot()) aptInstall(wanted)
  if (!findBrowser() && isDebianAsRoot()) aptInstall(['chromium'])
  const missing: string[] = []
  if (!findBrowser()) missing.push('a browser: install Chromium or Chrome, or set BROWSER_PATH')
  if (needsPostgres())
    missing.push('a PostgreSQL server: install PostgreSQL 15 or newer, or set TEST_DATABASE_URL')
  if (needsDovecot()) missing.push('an IMAP server: install dovecot-imapd')
  return missing
}

/** Provides Firefox in the same way; returns what is missing. */
export function prepareFirefox(): string | null {
  if (!findFirefox() && isDebianAsRoot()) aptInstall(['firefox-esr'])
  return findFirefox() ? null : 'Firefox: install it, or set FIREFOX_PATH'
}

/** Provides nginx and a PostgreSQL server for two nodes in the same way; returns what is missing. */
export function prepareNginx(): string[] {
  const wanted = [...(findNginx() ? [] : ['nginx']), ...(findPostgres() ? [] : ['postgresql'])]
  if (wanted.length > 0 && isDebianAsRoot()) aptInstall(wanted)
  return [
    ...(findNginx() ? [] : ['nginx: install it']),
    ...(findPostgres() ? [] : ['a PostgreSQL server: install PostgreSQL 15 or newer']),
  ]
}

const MEMORY = '/dev/shm'
/** The most that the databases, sites and browsers of a run need, in bytes, twice over. */
const ROOM = 4 * 1024 ** 3

/**
 * Makes this process and its children keep temporary files in memory, if there is enough: copying a database takes 60
 * ms there and 440 on a disk. They are deleted when it ends.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR || !existsSync(MEMORY) || process.availableMemory() < 2 * ROOM) return
  const { bavail, bsize } = statfsSync(MEMORY)
  if (bavail * bsize < ROOM) return
  const folder = mkdtempSync(join(MEMORY, 'ceiba-'))
  // PostgreSQL runs as a separate user when this one is root.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}
