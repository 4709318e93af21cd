import { createContext } from 'react-router'
import type { PassportSafe } from '#app/features/traveller/party/party.ts'
import type { ServiceConfig } from '#app/features/visit/analytics/service-config.ts'
import type { ReadDatabase } from '#database/connect.ts'
import type { Publisher } from '#database/documents/publisher.ts'
import type { AttachmentFiles } from '#database/files/attachment-files.ts'
import type { EmailFiles } from '#database/files/email-files.ts'
import type { PhotoFiles } from '#database/files/photo-files.ts'
import type { RequestJournal } from '#database/request-journal.ts'
import type { ApiScope } from '#database/values/api-scopes.ts'
import type { Locale } from '#database/values/locale.ts'
import type { Allowance } from './allowance.ts'
import type { Patience } from './deadline.ts'
import type { PaymentEventOutcome, PaymentProvider } from './features/money/payment/payment-provider.ts'
import type { IdentityService } from './identity-service.ts'
import type { LogSecurityEvent } from './security/security-event.ts'

/** Who is asking. Every command authorizes by this, whichever door it was called through. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'traveller'; userId: number }
  /** `fkey` is the planner's key on the staff; `countries` are those they answer for. */
  | { kind: 'planner'; userId: number; fkey: string; countries: readonly string[] }
  | { kind: 'partner'; userId: number; affiliateId: number }
  | { kind: 'admin'; userId: number }
  /** A program with an API key: of a partner, or of the operator if `affiliateId` is null. */
  | { kind: 'program'; keyId: number; affiliateId: number | null; scopes: readonly ApiScope[] }
  /** Somebody with the link of an email: may read, tick and ask about the proposals of one plan, for its traveller. */
  | { kind: 'link_reader'; planId: number; travellerId: number }
  | { kind: 'system' }

/** What every query and command receives. */
export interface RequestContext {
  /** Read-only: a command receives a writable one. */
  db: ReadDatabase
  /** Whether the database is migrated and seeded; until then only the journal accepts requests. */
  isPrepared: () => boolean
  journal: RequestJournal
  /** The operator's photographs. */
  photos: PhotoFiles
  /** Checks and publishes documents of the catalogue. */
  publisher: Publisher
  /** Passwords, sessions and single-use tokens. */
  identity: IdentityService
  actor: Actor
  /** When the caller logged in, according to their key; absent without a key and outside HTTP. */
  loggedInAt?: Date | undefined
  /** The caller's user agent; none outside HTTP. */
  userAgent?: string | undefined
  /** The caller's remaining rate limits. */
  allowance: Allowance
  /** How long the sender of a request still waits; absent outside HTTP. */
  patience?: Patience | undefined
  locale: Locale
  now: () => Date
  /** Key from which unguessable values are derived: receipt addresses, traveller numbers. */
  secret: string
  /** The site's public origin, without a trailing slash. */
  origin: string
  /** Encrypts passports; null if none may be stored. */
  passports: PassportSafe | null
  /** Files of the conversations. */
  attachments: AttachmentFiles
  /** Emails as they came, sealed. */
  emails: EmailFiles
  /** Domain of the reply addresses in emails; null if replies by email are not accepted. */
  replyDomain: string | null
  /** Secret with which a mail service signs the emails it delivers; null if none may. */
  inboundSecret: string | null
  /** Name under which our mail server tells what it found out about a sender; null if it is not to be believed. */
  inboundReceiver: string | null
  /** Third-party services that a page may load after consent; null if none is configured. */
  services: ServiceConfig | null
  /** Takes deposits by card; null if they are paid by bank transfer only. */
  paymentProvider: PaymentProvider | null
  /** The folder of saved emails; null if the development pages are off. */
  dev: { mailFolder: string } | null
  /**
   * Set while emails are saved instead of sent and /dev shows them, with the address of the demonstration's traveller
   * if there is one; null where emails leave.
   */
  mailbox: { traveller: string | null } | null
  /** The API's OpenAPI description; none outside HTTP. */
  describeApi?: () => Promise<unknown>
  /** Counts an event of the payment provider, where metrics are on. */
  countPaymentEvent?: ((outcome: PaymentEventOutcome) => void) | undefined
  /** The id of this request, which its log lines and its error page show; empty outside HTTP. */
  requestId: string
  /** Logs a bug under that id; a job adds the plan it happened to. */
  reportFault: (error: unknown, about?: { planId: number }) => void
  /** Writes a security event to the log; none outside HTTP. */
  logSecurityEvent?: LogSecurityEvent
  /** Wakes the jobs, because there is work. */
  wake: () => void
}

/** What a read needs: everybody gets the same answer in one language. */
export type ReadContext = Pick<RequestContext, 'db' | 'locale'>

/** What a read needs whose answer depends on who asks. */
export type CallerContext = Pick<RequestContext, 'db' | 'actor'>

/** Carries the request's context into the pages. */
export const requestContext = createContext<RequestContext>()
