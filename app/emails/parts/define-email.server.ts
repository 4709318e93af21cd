import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { EmailSentence } from '#app/emails/texts/email-text-schema.ts'
import { findOwnTexts, type Say, sayIn, sentencesOf } from '#app/emails/texts/say-sentences.server.ts'
import { signRefusal } from '#app/features/account/newsletter/sign-refusal.server.ts'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { files, links } from '#app/links.ts'
import { withLocale } from '#app/locale.server.ts'
import { type EmailName, testProps } from '#app/outbox/outbox-email.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { Operator } from '#database/content/operator-content.ts'
import { replyAddress } from '#database/schema/conversation.ts'
import type { OwnTexts } from '#database/schema/email-text.ts'
import type { EmailKind } from '#database/values/email-kinds.ts'
import type { Locale } from '#database/values/locale.ts'
import { type EmailText, writeEmail } from './write-email.server.tsx'

type Person = { userId: number } | { staffFkey: string }

/** The address for one person's replies about one plan; null if inbound email is off. */
async function findReplyAddress(
  { db, replyDomain }: Pick<RequestContext, 'db' | 'replyDomain'>,
  planId: number,
  person: Person,
): Promise<string | null> {
  if (replyDomain === null) return null
  const theirs =
    'userId' in person ? eq(replyAddress.userId, person.userId) : eq(replyAddress.staffFkey, person.staffFkey)
  const [row] = await db
    .select({ token: replyAddress.token })
    .from(replyAddress)
    .where(and(eq(replyAddress.planId, planId), theirs))
  return row ? `reply+${row.token}@${replyDomain}` : null
}

/** An email as it is sent. */
export interface Email {
  to: string
  replyTo: string
  /** Return path for bounces; the sender if absent. */
  bounceTo?: string
  /** Unsubscribe link for this kind of email, also sent as the one-click header. */
  unsubscribe?: string
  subject: string
  html: string
  text: string
}

export type EmailContext = Pick<RequestContext, 'db' | 'origin' | 'replyDomain' | 'identity' | 'now'>

/** The row of the outbox that an email is composed from. */
export interface WaitingEmail {
  recipient: string
  /** A code of `languageCodes`. */
  locale: string
  props: Record<string, unknown>
}

/** What a text depends on beside its content. */
export interface Surroundings {
  locale: Locale
  operator: Operator
  /** The absolute address of a page, in the reader's language. */
  href: (path: () => string) => string
  /** Whether an answer joins the plan's thread. */
  joins: boolean
  say: Say
}

/** What an email is written from, and for whom. */
export interface Found<Content> {
  content: Content
  /** Null is the operator. */
  to: string | null
  /** The plan whose thread an answer joins, and as whose, if replies by email are accepted. */
  thread?: { planId: number; as: Person } | null
  /** Whose choice it is to refuse it, of an email that is about no plan. */
  readerId?: number
  /** Where an answer goes otherwise; by default to the operator. */
  answersTo?: string | null
}

interface EmailFile<Name, Props extends z.ZodType, Kind, Content> {
  /** Also the name of its file. */
  template: Name
  /** Who gets it. */
  reader: string
  mayContain: string
  mayNotContain?: string
  /** The kind under which a traveller may refuse it; null if it is always sent. */
  refusableAs: Kind
  /** The ids of what it is about, as the outbox stores them; a `planId` among them is the plan it belongs to. */
  props: Props
  /** Null if what it is about was deleted: then nothing is sent. */
  find: (
    ctx: EmailContext,
    props: z.infer<Props>,
    to: { recipient: string; locale: Locale },
  ) => Promise<Found<Content> | null>
  write: (content: NoInfer<Content>, around: Surroundings) => EmailText
  /** Invented contents, for its preview. */
  samples: readonly [NoInfer<Content>, ...NoInfer<Content>[]]
}

/** An email of any content. */
export interface DefinedEmail {
  template: EmailName
  reader: string
  mayContain: string
  mayNotContain?: string
  refusableAs: EmailKind | null
  /** Composes it from its row in the outbox. Returns null if there is nothing to send. @throws ZodError. */
  compose: (ctx: EmailContext, row: WaitingEmail) => Promise<Email | null>
  /** The email of each sample, with these sentences of the office; by default with what it says now. */
  preview: (ctx: EmailContext, locale: Locale, texts?: OwnTexts) => Promise<Email[]>
  /** Number of samples. */
  samples: number
  /** Every sentence that its samples say. */
  sentences: (ctx: EmailContext) => Promise<EmailSentence[]>
}

/** Who gets an email, where an answer goes (null is the operator), and whose choice it is to refuse it. */
interface Addresses {
  to: string | null
  answers: Pick<Email, 'replyTo' | 'bounceTo'> | null
  userId: number | null
}

const SAMPLE_ADDRESSES: Addresses = {
  to: 'ana@example.org',
  answers: { replyTo: 'reply@example.org', bounceTo: 'reply@example.org' },
  userId: 0,
}

async function addressesOf(
  ctx: EmailContext,
  { to, thread, answersTo, readerId }: Found<unknown>,
): Promise<Addresses> {
  const own = thread ? await findReplyAddress(ctx, thread.planId, thread.as) : null
  const other = answersTo ? { replyTo: answersTo } : null
  return {
    to,
    answers: own ? { replyTo: own, bounceTo: own } : other,
    userId: thread && 'userId' in thread.as ? thread.as.userId : (readerId ?? null),
  }
}

/** An email, from what it is about to its texts: the only place where anything is said about it. */
export function defineEmail<
  const Name extends EmailName,
  Props extends z.ZodType,
  const Kind extends EmailKind | null,
  Content,
>(email: EmailFile<Name, Props, Kind, Content>): DefinedEmail & { props: Props; refusableAs: Kind } {
  const { find, write, samples, ...facts } = email

  function hrefOf(ctx: EmailContext, locale: Locale) {
    return (path: () => string) => `${ctx.origin}${withLocale(locale, path)}`
  }

  async function compose(
    ctx: EmailContext,
    content: Content,
    { to, answers, userId }: Addresses,
    locale: Locale,
    texts: OwnTexts,
  ): Promise<Email> {
    const operator = await getOperator(ctx)
    const href = hrefOf(ctx, locale)
    const joins = answers !== null && 'bounceTo' in answers
    const { subject, ...text } = write(content, { locale, operator, href, joins, say: sayIn(locale, texts) })
    const kind = email.refusableAs
    const unsubscribe =
      kind && userId !== null ? href(() => links.emailRefusal(signRefusal(ctx, { userId, kind }))) : undefined
    const home = { ...operator, href: href(links.home), mark: `${ctx.origin}${files.icon('mark-96')}` }
    return {
      to: to ?? operator.email,
      ...(answers ?? { replyTo: operator.email }),
      ...(unsubscribe && { unsubscribe }),
      subject,
      ...(await writeEmail({ ...text, locale, home, refuseHref: unsubscribe })),
    }
  }

  return {
    ...facts,
    compose: async (ctx, { props, recipient, locale: code }) => {
      const locale = code === 'ES' ? 'es' : 'en'
      const { data: test } = testProps.safeParse(props)
      if (test) {
        const content = samples[test.test.sample] ?? samples[0]
        const sample = await compose(
          ctx,
          content,
          { ...SAMPLE_ADDRESSES, to: recipient },
          locale,
          test.test.texts,
        )
        return { ...sample, replyTo: recipient, bounceTo: recipient }
      }
      const found = await find(ctx, email.props.parse(props), { recipient, locale })
      if (!found) return null
      const [addresses, { texts }] = await Promise.all([
        addressesOf(ctx, found),
        findOwnTexts(ctx, email.template),
      ])
      return compose(ctx, found.content, addresses, locale, texts)
    },
    preview: async (ctx, locale, texts) => {
      const own = texts ?? (await findOwnTexts(ctx, email.template)).texts
      return Promise.all(samples.map(content => compose(ctx, content, SAMPLE_ADDRESSES, locale, own)))
    },
    samples: samples.length,
    sentences: async ctx => {
      const around = { locale: 'en', operator: await getOperator(ctx), href: hrefOf(ctx, 'en') } as const
      const writings = [true, false].flatMap(joins =>
        samples.map(content => (say: Say) => write(content, { ...around, joins, say })),
      )
      return sentencesOf(writings)
    },
  }
}
