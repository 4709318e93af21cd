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

/** What every query and command is given. */
export interface RequestContext {
  /** For reading only: a command is given one that can be written. */
  db: ReadDatabase
  /** Whether the database has its tables and its catalogue; until then only the journal takes requests. */
  isPrepared: () => boolean
  journal: RequestJournal
  /** The operator's photographs. */
  photos: PhotoFiles
  /** Passwords, sessions and single-use tokens. */
  identity: IdentityService
  actor: Actor
  /** When the caller logged in, by the key they sent; none without a key, and outside HTTP. */
  loggedInAt?: Date | undefined
  /** The caller's user agent; none outside HTTP. */
  userAgent?: string | undefined
  /** What the caller has left of each limit. */
  allowance: Allowance
  locale: 'en' | 'es'
  now: () => Date
  /** Key from which unguessable things are derived: receipt addresses, traveller numbers. */
  secret: string
  /** Where the site is reached from outside, without a trailing slash. */
  origin: string
  /** Encrypts passports; null where none may be kept. */
  passports: PassportSafe | null
  /** Files of the conversations. */
  attachments: AttachmentFiles
  /** Domain of the addresses that answers by email go to; null where emails are not taken in. */
  replyDomain: string | null
  /** Secret by which a mail service signs the emails it delivers; null where none may. */
  inboundSecret: string | null
  /** Third-party services that a page may load after consent; null where none is configured. */
  services: ServiceConfig | null
  /** The card company; null where deposits come by bank transfer alone. */
  cards: CardCompany | null
  /** Where the emails are saved, if the development pages are on. */
  dev: { mailFolder: string } | null
  /** The API's OpenAPI description; none outside HTTP. */
  describeApi?: () => Promise<unknown>
  /** Number of the answer, which its log lines and its error page show; empty outside HTTP. */
  requestId: string
  /** Logs a bug under that number; a job adds the plan it happened to. */
  reportFault: (error: unknown, about?: { planId: number }) => void
  /** Writes a security event to the log; none outside HTTP. */
  logSecurityEvent?: LogSecurityEvent
  /** Tells the jobs that there is work. */
  wake: () => void
}

/** Carries the request's context into the pages. */
export const requestContext = createContext<RequestContext>()
