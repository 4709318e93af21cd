import { unlimited } from '#app/allowance.ts'
import type { Writing } from '#app/command.ts'
import { openIdentity } from '#app/features/account/identity/open-identity.server.ts'
import type { PaymentProvider } from '#app/features/money/payment/payment-provider.ts'
import { openPassportSafe } from '#app/features/traveller/party/open-passport-safe.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { openEmailFiles } from '#database/files/email-files.ts'
import { sampleEmail } from '#database/seed-people.ts'
import type { Locale } from '#database/values/locale.ts'
import { mailFolder } from '#server/jobs/outbox.ts'
import { openLimits } from '#server/limits.ts'
import { logSecurity } from '#server/security/security-log.ts'
import type { Config } from '#server/start/config.ts'
import { openPayments } from '#server/start/payment-settings.ts'
import { tracePayments } from '#server/traces/trace-payments.ts'
import { untraced } from '#server/traces/tracing.ts'
import type { Observation } from './observe.ts'
import type { Data } from './open-data.ts'

/** Makes what every query and command receives. */
export interface Contexts {
  /** For the process itself: its jobs, and email that comes in. */
  ofSystem: () => Writing<RequestContext>
  /** For one request; `wake` wakes the jobs. */
  ofVisitor: (locale: Locale, address: string, wake: () => void) => Writing<RequestContext>
}

async function openProvider({ payments }: Config, { traces }: Observation): Promise<PaymentProvider | null> {
  if (!payments) return null
  return tracePayments(await openPayments(payments), traces?.inSpan ?? untraced)
}

export async function openContexts(
  config: Config,
  observation: Observation,
  { connection, journal, photos, attachments, publisher }: Data,
  isPrepared: () => boolean,
): Promise<Contexts> {
  const { log } = observation
  const limits = openLimits({
    pool: connection.pool,
    secret: config.secret,
    factor: config.limitFactor,
    onReached: limit => logSecurity(log, { event: 'limit', outcome: 'refused', limit }),
  })
  const shared = {
    db: connection.db,
    isPrepared,
    journal,
    photos,
    publisher,
    attachments,
    emails: openEmailFiles(
      attachments,
      config.passportKey === null ? [config.secret] : [config.passportKey, config.secret],
    ),
    identity: openIdentity({ db: connection.db, secret: config.authSecret, origin: config.origin }),
    now: () => new Date(),
    secret: config.secret,
    origin: config.origin,
    passports: config.passportKey === null ? null : openPassportSafe(config.passportKey),
    replyDomain: config.replyDomain,
    inboundSecret: config.inboundSecret ?? null,
    inboundReceiver: config.inboundReceiver,
    services: config.services,
    paymentProvider: await openProvider(config, observation),
    dev: config.devPages ? { mailFolder: mailFolder(config.dataDir) } : null,
    mailbox:
      config.devPages && !config.smtpUrl
        ? { traveller: config.demonstration ? sampleEmail('traveller') : null }
        : null,
    requestId: '',
    reportFault: (err: unknown, about?: { planId: number }) => log.error({ err, ...about }, 'a fault'),
  }
  return {
    ofSystem: () => ({
      ...shared,
      actor: { kind: 'system' },
      allowance: unlimited,
      locale: 'en',
      wake: () => undefined,
    }),
    ofVisitor: (locale, address, wake) => ({
      ...shared,
      actor: { kind: 'visitor' },
      allowance: limits.allowanceOf(address),
      locale,
      wake,
    }),
  }
}
