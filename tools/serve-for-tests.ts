import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Cluster, temporaryCluster } from './postgres-cluster.ts'

/** node tools/serve-for-tests.ts embedded|postgres PORT: the built process on a fresh database. */
const [engine = 'embedded', port = '4801'] = process.argv.slice(2)
const folder = join('test-results', `served-on-${engine}`)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

let cluster: Cluster | undefined
if (engine === 'postgres') {
  cluster = await temporaryCluster()
  writeFileSync(join(folder, 'database-url'), cluster.url)
}
const server = spawn(process.execPath, ['--enable-source-maps', 'build/server/index.js'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: port,
    ORIGIN: `http://127.0.0.1:${port}`,
    DATA_DIR: join(folder, 'data'),
    DEV_PAGES: 'on',
    LOG_LEVEL: 'error',
    // The journeys come from one address.
    LIMIT_FACTOR: '100000',
    ...(cluster ? { DATABASE_URL: cluster.url } : {}),
  },
})
server.on('exit', async code => {
  await cluster?.stop()
  process.exit(code ?? 1)
})
process.on('SIGTERM', () => server.kill('SIGTERM'))
