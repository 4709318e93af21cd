import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findNginx } from '#tools/machine.ts'
import { freePort } from '#tools/postgres-cluster.ts'

const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM')
})

/**
 * Adapts deploy/nginx.conf to these nodes, a port and a folder of the test. @throws if the file does not have the
 * expected lines.
 */
function configure(folder: string, port: number, nodes: readonly number[]): string {
  const own: readonly (readonly [theirs: string, ours: string])[] = [
    ['pid /run/nginx.pid', `pid ${join(folder, 'nginx.pid')}`],
    ['access_log /var/log/nginx/ceiba.log ceiba', 'access_log off'],
    ['error_log /var/log/nginx/ceiba-error.log warn', `error_log ${join(folder, 'error.log')} warn`],
    ['listen 80', `listen 127.0.0.1:${port}`],
    ['root /srv/ceiba/build/client', `root ${join(process.cwd(), 'build', 'client')}`],
    ['proxy_cache_path /var/cache/nginx/ceiba', `proxy_cache_path ${join(folder, 'cache')}`],
    ...nodes.map((node, index) => [`127.0.0.1:${3001 + index}`, `127.0.0.1:${node}`] as const),
  ]
  return own.reduce(
    (text, [theirs, ours]) => {
      if (!text.includes(theirs)) throw new Error(`deploy/nginx.conf does not say "${theirs}"`)
      return text.replaceAll(theirs, ours)
    },
    readFileSync('deploy/nginx.conf', 'utf8'),
  )
}

/** Starts nginx in front of two nodes; returns its address, and its error log so far. */
export async function startNginx(folder: string, nodes: readonly number[]) {
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configure(folder, port, nodes))
  const user = process.getuid?.() === 0 ? ' user root;' : ''
  const child = spawn(
    findNginx() ?? 'nginx',
    ['-e', join(folder, 'error.log'), '-c', file, '-g', `daemon off;${user}`],
    {
      stdio: 'inherit',
    },
  )
  running.add(child)
  const origin = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) throw new Error(`nginx stopped with code ${child.exitCode}`)
    if (await fetch(`${origin}/readyz`).catch(() => null)) break
    await sleep(25)
  }
  return {
    origin,
    complaints: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    stop: async () => {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
      running.delete(child)
    },
  }
}
