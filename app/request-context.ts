import { createContext } from 'react-router'
import type { ReadDatabase } from '#database/connect.ts'
import type { AttachmentFiles } from '#database/files/attachment-files.ts'
import type { PhotoFiles } from '#database/files/photo-files.ts'
import type { RequestJournal } from '#database/request-journal.ts'
import type { Allowance } from './allowance.ts'
import type { CardCompany } from './features/money/payment/payment-doors.ts'
import type { PassportSafe } from './features/traveller/party/passport-safe.ts'
import type { ServiceConfig } from './features/visit/analytics/service-config.ts'
import type { IdentityService } from './identity-service.ts'
import type { LogSecurityEvent } from './security/security-event.ts'

/** Who is asking. Every command decides by this, whichever door it was called through. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'traveller'; userId: number }
  /** `fkey` is their key on the staff, `countries` those they answer for. */
  | { kind: 'planner'; userId: number; fkey: string; countries: readonly string[] }
  | { kind: 'partner'; userId: number; affiliateId: number }
  | { kind: 'admin'; userId: number }
  | { kind: 'system' }

/** What every read and write is given. */
export interface RequestContext {
  /** Only to be read: a command is given one to write. */
  db: ReadDatabase
  /** Whether the database has its tables and its catalogue; until then only the journal takes requests. */
  isPrepared: () => boolean
  journal: RequestJournal
  /** The operator's photographs. */
  photos: PhotoFiles
  /** Passwords, sessions and single-use tokens. */
  identity: IdentityService
  actor: Actor
  /** When whoever asks logged in, by the key they sent; none without one, and where nobody asks over HTTP. */
  loggedInAt?: Date | undefined
  /** How the browser of whoever asks names itself; none where nobody asks over HTTP. */
  userAgent?: string | undefined
  /** How much of what is limited whoever asks has left. */
  allowance: Allowance
  locale: 'en' | 'es'
  now: () => Date
  /** Key of what must not be guessable: receipt addresses, traveller numbers. */
  secret: string
  /** Where the site is reached from outside, without a trailing slash. */
  origin: string
  /** Seals what passports say; null where none may be kept. */
  passports: PassportSafe | null
  /** Files of the conversations. */
  attachments: AttachmentFiles
  /** Domain of the addresses that answers by email go to; null where emails are not taken in. */
  replyDomain: string | null
  /** What signs emails that a mail service hands over; null where none may. */
  inboundSecret: string | null
  /** Services of other companies that a page may load after its reader's yes; null where none is configured. */
  services: ServiceConfig | null
  /** Whoever takes cards for us; null where deposits come by transfer alone. */
  cards: CardCompany | null
  /** Where the emails are saved, if the development pages are on. */
  dev: { mailFolder: string } | null
  /** The API's description of itself; none where nobody is asked over HTTP. */
  describeApi?: () => Promise<unknown>
  /** Number of the answer, which its log lines and its error page show; empty where nobody is asked over HTTP. */
  requestId: string
  /** Logs a bug under that number; from a job with the plan that it happened to. */
  reportFault: (error: unknown, about?: { planId: number }) => void
  /** Tells the log what happened to somebody's access; none where nobody is asked over HTTP. */
  logSecurityEvent?: LogSecurityEvent
  /** Tells the jobs that there is work. */
  wake: () => void
}

/** Carries the request's context into the pages. */
export const requestContext = createContext<RequestContext>()
