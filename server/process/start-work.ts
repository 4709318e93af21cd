import { receiveEmail } from '#app/features/conversation/inbound/receive-email-commands.server.ts'
import { type Jobs, startJobs } from '#server/jobs/jobs.ts'
import { logUnwritableMail } from '#server/jobs/log-unwritable-mail.ts'
import { openMail } from '#server/jobs/outbox.ts'
import { reportWaiting } from '#server/jobs/waiting-report.ts'
import type { Config } from '#server/start/config.ts'
import { missingAdminWarning } from '#server/start/find-admin.ts'
import { seedDemonstration } from '#server/start/seed-demonstration.ts'
import type { Observation } from './observe.ts'
import type { Contexts } from './open-contexts.ts'

/** What no visitor waits for: jobs, emails that go out and come in, reports to the operator. */
export interface Work extends Jobs {
  /** Takes in nothing new; resolves when the mailbox, if there is one, is closed. */
  release: (withinMs: number) => Promise<void>
}

/** @param prepared resolves when the database is migrated and seeded; until then nothing runs */
export async function startWork(
  config: Config,
  { log, traces }: Observation,
  { ofSystem }: Contexts,
  prepared: Promise<void>,
): Promise<Work> {
  const mail = logUnwritableMail(await openMail(config), log)
  const stopReport = reportWaiting({ log, context: ofSystem })
  prepared
    .then(async () => {
      const warning = await missingAdminWarning(ofSystem().db)
      if (warning) log.warn(warning)
    })
    .catch(error => log.error({ err: error }, 'nobody knows whether there is an admin'))

  async function seedDesk(): Promise<void> {
    if (!config.demonstration) return
    try {
      const plans = await seedDemonstration(ofSystem(), config.contentDir)
      if (plans > 0) log.info({ plans }, 'the demonstration desk is seeded')
    } catch (error) {
      log.error({ err: error }, 'the demonstration desk cannot be seeded')
    }
  }
  // Before the jobs start: they would send the emails that seeding queues and then removes.
  const seeded = prepared.then(seedDesk)
  const jobs = startJobs({
    log,
    mail,
    inSpan: traces?.inSpan,
    prepared: seeded,
    context: ofSystem,
    remindSeconds: config.remindSeconds,
  })
  const mailbox =
    config.imapUrl &&
    (await import('#server/jobs/imap-mailbox.ts')).pollMailbox(config.imapUrl, {
      log,
      prepared: seeded,
      take: async email => {
        await receiveEmail(ofSystem(), email)
        jobs.wake()
      },
    })
  return {
    wake: jobs.wake,
    release: async withinMs => {
      stopReport()
      if (mailbox) await mailbox.stop(withinMs)
    },
    stop: async () => {
      await jobs.stop()
      mail.close()
    },
  }
}
