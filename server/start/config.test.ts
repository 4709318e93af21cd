import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '#tools/testing/temporary-folder.ts'
import { ConfigError, readConfig, readDataPlaces } from './config.ts'

const SECRET = 'thirty-two characters at the very least'
const PASSPORT_KEY = 'ab'.repeat(32)
const BUCKET = {
  S3_ENDPOINT: 'https://s3.example/',
  S3_BUCKET: 'ceiba-files',
  S3_ACCESS_KEY_ID: 'an id',
  S3_SECRET_ACCESS_KEY: 'a secret',
}
const SECRETS = { APP_SECRET: SECRET, AUTH_SECRET: `${SECRET}, and another`, PASSPORT_KEY }

describe('without any setting', () => {
  it('everything has a default that runs on a bare machine', () => {
    const DATA_DIR = temporaryFolder()
    expect(readConfig({ DATA_DIR })).toEqual({
      mode: 'production',
      host: '127.0.0.1',
      port: 3000,
      origin: 'http://localhost:3000',
      databaseUrl: undefined,
      dataDir: DATA_DIR,
      contentDir: 'content',
      bucket: null,
      secret: expect.stringMatching(/^[0-9a-f]{64}$/),
      authSecret: expect.stringMatching(/^[0-9a-f]{64}$/),
      passportKey: expect.stringMatching(/^[0-9a-f]{64}$/),
      trustedProxies: 0,
      drainSeconds: 5,
      limitFactor: 1,
      remindSeconds: 3_600,
      seedPeople: true,
      demonstration: true,
      smtpUrl: undefined,
      replyDomain: null,
      inboundSecret: undefined,
      inboundReceiver: null,
      imapUrl: undefined,
      logLevel: 'info',
      devPages: true,
      metricsToken: undefined,
      traces: null,
      electric: undefined,
      syncOpenSchemas: [],
      services: null,
      payments: null,
    })
  })

  it('the secrets are generated once, saved, and readable by the owner alone', () => {
    const DATA_DIR = join(temporaryFolder(), 'new')
    const { secret, authSecret } = readConfig({ DATA_DIR })
    expect(authSecret).not.toBe(secret)
    expect(readConfig({ DATA_DIR })).toMatchObject({ secret, authSecret })
    expect(readdirSync(DATA_DIR).toSorted()).toEqual(['auth-secret', 'passport-key', 'secret'])
    for (const name of ['secret', 'auth-secret', 'passport-key']) {
      expect(statSync(join(DATA_DIR, name)).mode & 0o777).toBe(0o600)
    }
    const elsewhere = readConfig({ DATA_DIR: temporaryFolder() })
    expect(elsewhere.secret).not.toBe(secret)
    expect(elsewhere.authSecret).not.toBe(authSecret)
  })

  it('passports are encrypted with a separate key, which must be given with a database server', () => {
    const DATA_DIR = temporaryFolder()
    const { passportKey, secret } = readConfig({ DATA_DIR })
    expect(passportKey).not.toBe(secret)
    const served = { ...SECRETS, DATA_DIR, DATABASE_URL: 'postgres://localhost/ceiba', PASSPORT_KEY: '' }
    expect(readConfig(served).passportKey).toBeNull()
    expect(readConfig({ ...served, NODE_ENV: 'development' }).passportKey).toBe(passportKey)
    expect(readConfig({ ...served, PASSPORT_KEY }).passportKey).toBe(PASSPORT_KEY)
    expect(() => readConfig({ ...served, PASSPORT_KEY: 'short' })).toThrow(/PASSPORT_KEY/)
  })

  it('a truncated secret is generated again', () => {
    const DATA_DIR = temporaryFolder()
    writeFileSync(join(DATA_DIR, 'secret'), '')
    const { secret } = readConfig({ DATA_DIR })
    expect(secret).toMatch(/^[0-9a-f]{64}$/)
    expect(readConfig({ DATA_DIR }).secret).toBe(secret)
  })
})

describe('what is set', () => {
  it('is used', () => {
    const settings = {
      NODE_ENV: 'development',
      HOST: '0.0.0.0',
      PORT: '8080',
      ORIGIN: 'https://ceiba.example/',
      DATABASE_URL: 'postgres://ceiba@db/ceiba',
      DATA_DIR: '/var/lib/ceiba',
      ...SECRETS,
      TRUST_PROXY: '2',
      DRAIN_SECONDS: '8',
      LIMIT_FACTOR: '10',
      REMIND_SECONDS: '60',
      SMTP_URL: 'smtps://user:pass@mail.example:465',
      REPLY_DOMAIN: 'reply.ceiba.example',
      INBOUND_SECRET: SECRET,
      INBOUND_RECEIVER: 'MX.mail.example',
      IMAP_URL: 'imaps://user:pass@mail.example/INBOX',
      LOG_LEVEL: 'silent',
      METRICS_TOKEN: SECRET,
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otel.example/otlp',
      OTEL_EXPORTER_OTLP_HEADERS: 'key=of%20ours,team=7',
      OTEL_SERVICE_NAME: 'site',
      ELECTRIC_URL: 'http://electric:3000',
      ELECTRIC_SECRET: 'its key',
      ...BUCKET,
      S3_REGION: 'eu-south-2',
    }
    expect(readConfig(settings)).toEqual({
      mode: 'development',
      host: '0.0.0.0',
      port: 8080,
      origin: 'https://ceiba.example',
      databaseUrl: 'postgres://ceiba@db/ceiba',
      dataDir: '/var/lib/ceiba',
      contentDir: 'content',
      bucket: {
        endpoint: 'https://s3.example',
        name: 'ceiba-files',
        region: 'eu-south-2',
        accessKeyId: 'an id',
        secretAccessKey: 'a secret',
      },
      secret: SECRET,
      authSecret: SECRETS.AUTH_SECRET,
      passportKey: PASSPORT_KEY,
      trustedProxies: 2,
      drainSeconds: 8,
      limitFactor: 10,
      remindSeconds: 60,
      seedPeople: false,
      demonstration: false,
      smtpUrl: 'smtps://user:pass@mail.example:465',
      replyDomain: 'reply.ceiba.example',
      inboundSecret: SECRET,
      inboundReceiver: 'mx.mail.example',
      imapUrl: 'imaps://user:pass@mail.example/INBOX',
      logLevel: 'silent',
      devPages: true,
      metricsToken: SECRET,
      traces: { endpoint: 'https://otel.example/otlp', headers: 'key=of%20ours,team=7', serviceName: 'site' },
      electric: { url: 'http://electric:3000', secret: 'its key' },
      syncOpenSchemas: [],
      services: null,
      payments: null,
    })
  })

  it.each([
    { REPLY_DOMAIN: 'reply.ceiba.example' },
    { INBOUND_SECRET: SECRET },
    { IMAP_URL: 'imaps://user:pass@mail.example/INBOX' },
  ])('settings for replies by email that cannot arrive are refused: %j', settings => {
    expect(() => readConfig({ ...SECRETS, ...settings })).toThrow('REPLY_DOMAIN')
  })

  it.each(Object.keys(BUCKET))('a bucket without %s is refused, by a start as by a backup', name => {
    const settings = { ...SECRETS, ...BUCKET, [name]: '' }
    for (const read of [readConfig, readDataPlaces])
      expect(() => read(settings)).toThrow(/S3_ENDPOINT.*all of them/s)
  })

  it.each([{ S3_ENDPOINT: 's3.example' }, { S3_BUCKET: '../secret' }])(
    'a bucket with an impossible place is refused: %j',
    settings => {
      const [name = ''] = Object.keys(settings)
      expect(() => readConfig({ ...SECRETS, ...BUCKET, ...settings })).toThrow(name)
    },
  )

  it('to an empty text counts as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', ...SECRETS })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    })
  })

  it.each([
    [{}, true],
    [{ DATABASE_URL: 'postgres://db/ceiba' }, false],
    [{ DATABASE_URL: 'postgres://db/ceiba', NODE_ENV: 'development' }, true],
    [{ DATABASE_URL: 'postgres://db/ceiba', DEV_PAGES: 'on' }, true],
    [{ DEV_PAGES: 'off' }, false],
  ])('%j shows the development pages: %s', (settings, shown) => {
    expect(readConfig({ ...SECRETS, ...settings }).devPages).toBe(shown)
  })
})

describe('people to log in with', () => {
  it.each([
    [{}, true],
    [{ SEED_PEOPLE: 'off' }, false],
    [{ DATABASE_URL: 'postgres://db/ceiba' }, false],
    [{ DATABASE_URL: 'postgres://db/ceiba', SEED_PEOPLE: 'on' }, true],
  ])('%j seeds them: %s', (settings, seeded) => {
    expect(readConfig({ ...SECRETS, ...settings }).seedPeople).toBe(seeded)
  })
})

describe('cards', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

  it('are accepted if both keys are set, at another host if one is given', () => {
    const STRIPE_HOST = 'http://127.0.0.1:4010'
    expect(readConfig({ ...SECRETS, ...keys, STRIPE_HOST }).payments).toEqual({
      provider: 'stripe',
      ...{ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', host: STRIPE_HOST },
    })
  })

  it.each(Object.entries(keys))('are refused if half set: only %s', (name, value) => {
    expect(() => readConfig({ ...SECRETS, [name]: value })).toThrow(
      /STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET/,
    )
  })
})

describe('schemas are open', () => {
  const SYNC_OPEN_SCHEMAS = 'electric_test,public'

  it.each(['127.0.0.1', 'localhost', '::1', '127.8.0.1'])(
    'to protocol suites on the same machine: %s',
    HOST => {
      const { syncOpenSchemas } = readConfig({ APP_SECRET: SECRET, SYNC_OPEN_SCHEMAS, HOST })
      expect(syncOpenSchemas).toEqual(['electric_test', 'public'])
    },
  )

  it.each(['0.0.0.0', '::', '10.0.0.1', 'ceiba.example', '127.0.0.1.example'])('to nobody else: %s', HOST => {
    expect(() => readConfig({ APP_SECRET: SECRET, SYNC_OPEN_SCHEMAS, HOST })).toThrow(/SYNC_OPEN_SCHEMAS/)
  })
})

describe('services of other companies', () => {
  it('are on if they have a key, each with its company’s script', () => {
    const settings = { ADS_ACCOUNTS: 'AW-1/sent-1/paid-1  AW-2/sent-2/paid-2', BEHAVIOUR_KEY: 'b7' }
    expect(readConfig({ APP_SECRET: SECRET, ...settings }).services).toEqual({
      ads: {
        script: 'https://www.googletagmanager.com/gtag/js',
        accounts: [
          { id: 'AW-1', requestGoal: 'sent-1', purchaseGoal: 'paid-1' },
          { id: 'AW-2', requestGoal: 'sent-2', purchaseGoal: 'paid-2' },
        ],
      },
      behaviour: { script: 'https://cdn.amplitude.com/script', key: 'b7' },
    })
  })

  it('may load their script from another host', () => {
    const settings = { MESSAGING_KEY: 'm1', MESSAGING_SCRIPT: 'https://chat.example/widget/' }
    expect(readConfig({ APP_SECRET: SECRET, ...settings }).services).toEqual({
      messaging: { script: 'https://chat.example/widget', key: 'm1' },
    })
  })

  it('are off if there is a script without a key', () => {
    expect(readConfig({ APP_SECRET: SECRET, PIXEL_SCRIPT: 'https://pixel.example/p.js' }).services).toBeNull()
  })
})

describe('a wrong setting', () => {
  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['PORT', '-1'],
    ['NODE_ENV', 'staging'],
    ['ORIGIN', 'ceiba.example'],
    ['ORIGIN', 'ftp://ceiba.example'],
    ['DATABASE_URL', 'mysql://db/ceiba'],
    ['DATABASE_URL', 'localhost'],
    ['SMTP_URL', 'http://mail.example'],
    ['APP_SECRET', 'too short'],
    ['AUTH_SECRET', 'too short'],
    ['METRICS_TOKEN', 'too short'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '-1'],
    ['LIMIT_FACTOR', '0'],
    ['REMIND_SECONDS', '0'],
    ['SEED_PEOPLE', 'yes'],
    ['DEMONSTRATION', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['DEV_PAGES', 'yes'],
    ['ELECTRIC_URL', 'electric:3000'],
    ['SYNC_OPEN_SCHEMAS', 'a b'],
    ['SYNC_OPEN_SCHEMAS', 'public,'],
    ['ANALYTICS_KEY', 'two words'],
    ['PIXEL_SCRIPT', 'javascript:alert(1)'],
    ['ADS_ACCOUNTS', 'AW-1'],
    ['ADS_ACCOUNTS', 'AW-1/sent/paid AW-2/sent/paid AW-3/sent/paid'],
  ])('is named: %s=%s', (name, value) => {
    const read = () => readConfig({ ...SECRETS, [name]: value })
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(new RegExp(`^These settings are wrong:\\n  ${name}: .+$`))
  })

  it('does not hide another', () => {
    expect(() => readConfig({ PORT: 'http', LOG_LEVEL: 'loud', ...SECRETS })).toThrow(
      /PORT: [\s\S]*\n {2}LOG_LEVEL: /,
    )
  })
})
