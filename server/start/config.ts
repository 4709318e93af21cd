import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { ServiceConfig } from '#app/features/visit/analytics/service-config.ts'
import type { BucketPlace } from '#database/files/bucket.ts'
import { bucketSettings, readBucket } from './bucket-settings.ts'
import { type PaymentConfig, paymentSettings, readPayments } from './payment-settings.ts'
import { readServices, serviceSettings } from './service-settings.ts'

const SECRET_LENGTH = 32

/**
 * Settings from process.env, which nothing else reads. Everything has a default that works on a bare machine;
 * docs/operations.md describes each.
 */
export const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** The site's public origin, for emails and canonical addresses. */
  ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  /** PostgreSQL 15 or newer; without it the embedded database in DATA_DIR is used. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  /** The folder of authored content that is seeded. */
  CONTENT_DIR: z.string().min(1).default('content'),
  ...bucketSettings,
  /** Key of receipts' addresses; several processes on one database must share it. */
  APP_SECRET: z.string().min(SECRET_LENGTH).optional(),
  /** Signs bearer keys and the links of emails about accounts; several processes must share it as well. */
  AUTH_SECRET: z.string().min(SECRET_LENGTH).optional(),
  /** Encrypts passports: 64 hexadecimal digits. Without it a site with a database server stores none. */
  PASSPORT_KEY: z
    .string()
    .regex(/^[0-9a-fA-F]{64}$/)
    .optional(),
  /** How many of your own proxies are in front and write x-forwarded-for; 0 trusts none. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  /** How long a stopping process goes on answering; without a proxy it ends once it is idle. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(5),
  /** Multiplies every rate limit; above 1 for tests and measurements. */
  LIMIT_FACTOR: z.coerce.number().min(0.01).max(1_000_000).default(1),
  /** Seconds between two searches for reminders that are due. */
  REMIND_SECONDS: z.coerce.number().int().min(1).max(86_400).default(3_600),
  /** Seeds one person of each role. On by default on the embedded database. */
  SEED_PEOPLE: z.enum(['on', 'off']).optional(),
  /** Seeds plans of invented people for the office. On by default on the embedded database, which sends no email. */
  DEMONSTRATION: z.enum(['on', 'off']).optional(),
  /** smtp://user:password@host:587; without it emails are saved in DATA_DIR/mail. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Domain of the reply addresses in emails: reply+…@REPLY_DOMAIN. */
  REPLY_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)
    .optional(),
  /** Signs the emails that a mail service posts to /api/inbound/email. */
  INBOUND_SECRET: z.string().min(SECRET_LENGTH).optional(),
  /** The name under which your mail server writes Authentication-Results; without it no planner's email is believed. */
  INBOUND_RECEIVER: z
    .string()
    .regex(/^[a-zA-Z0-9-]+(\.[a-zA-Z0-9-]+)*$/)
    .optional(),
  /** imaps://user:password@host:993/INBOX: a mailbox from which replies are read instead. */
  IMAP_URL: z.url({ protocol: /^imaps?$/ }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** The bearer token for /metrics; without it there are no metrics. */
  METRICS_TOKEN: z.string().min(SECRET_LENGTH).optional(),
  /**
   * An OpenTelemetry collector that takes traces as OTLP over HTTP, such as http://localhost:4318; without it there are
   * none.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Headers that the collector requires: "name=value,name=value", values percent-encoded. */
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,\s]+=[^,]*(,\s*[^=,\s]+=[^,]*)*$/, 'name=value, with commas between')
    .optional(),
  /** The service name in the traces. */
  OTEL_SERVICE_NAME: z.string().min(1).default('ceiba'),
  /** A real Electric service; without it this process serves the change log itself. */
  ELECTRIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The secret of that service. */
  ELECTRIC_SECRET: z.string().min(1).optional(),
  /** Schemas whose tables anybody on this machine may follow, for protocol test suites: "electric_test,public". */
  SYNC_OPEN_SCHEMAS: z
    .string()
    .regex(/^[A-Za-z_]\w*(,[A-Za-z_]\w*)*$/)
    .optional(),
  ...paymentSettings,
  /** Shows /dev. On by default outside production and on the embedded database. */
  DEV_PAGES: z.enum(['on', 'off']).optional(),
  ...serviceSettings,
})

export interface Config {
  mode: 'production' | 'development' | 'test'
  host: string
  port: number
  origin: string
  databaseUrl: string | undefined
  dataDir: string
  contentDir: string
  /** Null if photographs and attachments are in the data folder. */
  bucket: BucketPlace | null
  secret: string
  authSecret: string
  /** Null if no passport may be stored. */
  passportKey: string | null
  trustedProxies: number
  drainSeconds: number
  limitFactor: number
  remindSeconds: number
  seedPeople: boolean
  demonstration: boolean
  smtpUrl: string | undefined
  /** Null if replies by email are not accepted. */
  replyDomain: string | null
  inboundSecret: string | undefined
  /** Null if nothing that an email tells about its sender is believed. */
  inboundReceiver: string | null
  imapUrl: string | undefined
  logLevel: string
  devPages: boolean
  metricsToken: string | undefined
  /** Null without a collector. */
  traces: { endpoint: string; headers: string; serviceName: string } | null
  electric: { url: string; secret: string | undefined } | undefined
  syncOpenSchemas: readonly string[]
  /** Null if cards are not accepted. */
  payments: PaymentConfig | null
  /** Null if no third-party service is configured. */
  services: ServiceConfig | null
}

/** A wrong setting; the message names the variable. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Addresses that only this machine can reach. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/

/** Reads a secret of the embedded default, which the first start generates; a truncated one is generated again. */
function readOrCreateSecret(dataDir: string, name: string): string {
  const path = join(dataDir, name)
  const fresh = `${path}.${process.pid}`
  mkdirSync(dataDir, { recursive: true })
  const stored = readSecret(path)
  if (stored.length >= SECRET_LENGTH) return stored
  rmSync(path, { force: true })
  writeFileSync(fresh, randomBytes(32).toString('hex'), { mode: 0o600 })
  try {
    linkSync(fresh, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(fresh)
  }
  return readSecret(path)
}

function readSecret(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/** In production with a database server, passports are stored only if the operator sets the key. */
function findPassportKey(settings: z.infer<typeof environment>): string | null {
  const { NODE_ENV: mode, DATABASE_URL: url, DATA_DIR: folder } = settings
  return mode === 'production' && url ? null : readOrCreateSecret(folder, 'passport-key')
}

type Environment = Record<string, string | undefined>

function parseSettings(env: Environment): z.infer<typeof environment> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map(issue => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new ConfigError(`These settings are wrong:\n${lines.join('\n')}`)
}

function findPlaces(
  settings: z.infer<typeof environment>,
): Pick<Config, 'databaseUrl' | 'dataDir' | 'bucket'> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = settings
  const bucket = readBucket(settings)
  if (bucket === 'incomplete') {
    throw new ConfigError(
      'These settings are wrong:\n  S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: all of them, or none',
    )
  }
  return { databaseUrl, dataDir, bucket }
}

/**
 * Where the data is (database, folder, bucket), for callers that must not write there yet. @throws ConfigError as
 * `readConfig` does.
 */
export function readDataPlaces(env: Environment): Pick<Config, 'databaseUrl' | 'dataDir' | 'bucket'> {
  return findPlaces(parseSettings(env))
}

/**
 * Reads and checks the settings.
 * @throws ConfigError naming every wrong variable.
 */
export function readConfig(env: Environment): Config {
  const settings = parseSettings(env)
  if (settings.SYNC_OPEN_SCHEMAS && !LOOPBACK.test(settings.HOST)) {
    throw new ConfigError(
      'These settings are wrong:\n  SYNC_OPEN_SCHEMAS: only while HOST is a loopback address, such as 127.0.0.1',
    )
  }
  const payments = readPayments(settings)
  if (payments && 'wrong' in payments) throw new ConfigError(`These settings are wrong:\n  ${payments.wrong}`)
  if (!settings.REPLY_DOMAIN !== !(settings.INBOUND_SECRET || settings.IMAP_URL)) {
    throw new ConfigError(
      'These settings are wrong:\n  REPLY_DOMAIN: together with INBOUND_SECRET or IMAP_URL, so that answers go where they are taken in',
    )
  }
  return {
    mode: settings.NODE_ENV,
    host: settings.HOST,
    port: settings.PORT,
    origin: (settings.ORIGIN ?? `http://localhost:${settings.PORT}`).replace(/\/$/, ''),
    ...findPlaces(settings),
    contentDir: settings.CONTENT_DIR,
    secret: settings.APP_SECRET ?? readOrCreateSecret(settings.DATA_DIR, 'secret'),
    authSecret: settings.AUTH_SECRET ?? readOrCreateSecret(settings.DATA_DIR, 'auth-secret'),
    passportKey: settings.PASSPORT_KEY ?? findPassportKey(settings),
    trustedProxies: settings.TRUST_PROXY,
    drainSeconds: settings.DRAIN_SECONDS,
    limitFactor: settings.LIMIT_FACTOR,
    remindSeconds: settings.REMIND_SECONDS,
    demonstration: settings.DEMONSTRATION
      ? settings.DEMONSTRATION === 'on'
      : !settings.DATABASE_URL && !settings.SMTP_URL && settings.SEED_PEOPLE !== 'off',
    seedPeople: settings.SEED_PEOPLE ? settings.SEED_PEOPLE === 'on' : !settings.DATABASE_URL,
    smtpUrl: settings.SMTP_URL,
    replyDomain: settings.REPLY_DOMAIN ?? null,
    inboundSecret: settings.INBOUND_SECRET,
    inboundReceiver: settings.INBOUND_RECEIVER?.toLowerCase() ?? null,
    imapUrl: settings.IMAP_URL,
    logLevel: settings.LOG_LEVEL,
    devPages: settings.DEV_PAGES
      ? settings.DEV_PAGES === 'on'
      : settings.NODE_ENV !== 'production' || !settings.DATABASE_URL,
    metricsToken: settings.METRICS_TOKEN,
    traces: settings.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
          headers: settings.OTEL_EXPORTER_OTLP_HEADERS ?? '',
          serviceName: settings.OTEL_SERVICE_NAME,
        }
      : null,
    electric: settings.ELECTRIC_URL
      ? { url: settings.ELECTRIC_URL, secret: settings.ELECTRIC_SECRET }
      : undefined,
    syncOpenSchemas: settings.SYNC_OPEN_SCHEMAS?.split(',') ?? [],
    services: readServices(settings),
    payments,
  }
}
