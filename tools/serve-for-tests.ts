import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Cluster } from './postgres-cluster.ts'
import { embeddedTemplates } from './testing/embedded-templates.ts'
import { filledCluster, seededUrl } from './testing/postgres-templates.ts'

/** node tools/serve-for-tests.ts embedded|postgres PORT: the built process on a database with the content planted. */
const [engine = 'embedded', port = '4801'] = process.argv.slice(2)
const folder = join('test-results', `served-on-${engine}`)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

let cluster: Cluster | undefined
if (engine === 'postgres') {
  cluster = await filledCluster()
  writeFileSync(join(folder, 'database-url'), seededUrl(cluster))
} else {
  cpSync((await embeddedTemplates()).seeded, join(folder, 'data'), { recursive: true })
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
    DEMONSTRATION: 'off',
    ...(cluster ? { DATABASE_URL: seededUrl(cluster) } : {}),
  },
})
server.on('exit', async code => {
  await cluster?.stop()
  process.exit(code ?? 1)
})
process.on('SIGTERM', () => server.kill('SIGTERM'))
