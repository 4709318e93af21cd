import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Cluster } from './postgres-cluster.ts'
import { embeddedTemplates } from './testing/embedded-templates.ts'
import { INBOUND_RECEIVER, INBOUND_SECRET, REPLY_DOMAIN } from './testing/inbound-mail.ts'
import { filledCluster, seededUrl } from './testing/postgres-templates.ts'
import { STRIPE_SECRET, serveStripe, WEBHOOK_SECRET } from './testing/stripe-server.ts'

/** node tools/serve-for-tests.ts embedded|postgres PORT: the built process on a database with the content seeded. */
const [engine = 'embedded', port = '4801'] = process.argv.slice(2)
const folder = join('test-results', `served-on-${engine}`)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

let cluster: Cluster | undefined
if (engine === 'postgres') {
  cluster = await filledCluster()
  writeFileSync(join(folder, 'database-url'), seededUrl(cluster))
} else {
  cpSync((await embeddedTemplates()).content, join(folder, 'data'), { recursive: true })
}
const origin = `http://127.0.0.1:${port}`
const stripe = await serveStripe({ webhook: `${origin}/api/public/payment/stripe` })
const server = spawn(process.execPath, ['--enable-source-maps', 'build/server/index.js'], {
  // Playwright only shows stderr: the log explains why an answer was a 500.
  stdio: ['inherit', 2, 2],
  env: {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: port,
    ORIGIN: origin,
    DATA_DIR: join(folder, 'data'),
    DEV_PAGES: 'on',
    LOG_LEVEL: 'error',
    // All journeys come from one address.
    LIMIT_FACTOR: '100000',
    // Trips end during a journey.
    REMIND_SECONDS: '1',
    DEMONSTRATION: 'off',
    DRAIN_SECONDS: '0',
    SEED_PEOPLE: 'on',
    // Deposits by card go to a stand-in for Stripe, replies by email come in through the signed call.
    STRIPE_HOST: stripe.host,
    STRIPE_SECRET_KEY: STRIPE_SECRET,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    REPLY_DOMAIN,
    INBOUND_SECRET,
    INBOUND_RECEIVER,
    ...(cluster ? { DATABASE_URL: seededUrl(cluster) } : {}),
  },
})
server.on('exit', async code => {
  stripe.close()
  await cluster?.stop()
  process.exit(code ?? 1)
})
process.on('SIGTERM', () => server.kill('SIGTERM'))
