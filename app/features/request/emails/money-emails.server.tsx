import { and, eq, getTableColumns, isNotNull } from 'drizzle-orm'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { findReplyAddress } from '#app/features/request/reply-address/find-reply-address.server.ts'
import { links } from '#app/links.ts'
import { withLocale } from '#app/locale.server.ts'
import type { OutboxEmail } from '#app/outbox/outbox-email.ts'
import { m } from '#app/paraglide/messages.js'
import { formatDay, formatMoney } from '#app/text/figures.ts'
import type { Operator } from '#database/content/operator-content.ts'
import { country } from '#database/schema/country.ts'
import { invoice } from '#database/schema/money.ts'
import { plan } from '#database/schema/plan.ts'
import { proposal } from '#database/schema/proposal.ts'
import type { Locale } from '#database/values/locale.ts'
import { MoneyMail } from './money-mail.tsx'
import { type Email, type EmailContext, emailHome } from './plan-emails.server.tsx'
import { writeEmail } from './write-email.server.ts'

type Template = 'accepted' | 'invoice' | 'payment-received' | 'trip-cancelled'
export type MoneyEmail = Extract<OutboxEmail, { template: Template }>

interface Said {
  subject: string
  lines: string[]
  facts?: [string, string][]
}

async function findAccepted({ db }: EmailContext, planId: number) {
  const [row] = await db
    .select({
      ...getTableColumns(proposal),
      traveller: { userId: plan.userId, email: plan.contactEmail },
      country: country.name,
    })
    .from(proposal)
    .innerJoin(plan, eq(plan.id, proposal.planId))
    .innerJoin(country, eq(country.tag, plan.countryTag))
    .where(and(eq(proposal.planId, planId), isNotNull(proposal.acceptedTs)))
  return row
}

type Accepted = NonNullable<Awaited<ReturnType<typeof findAccepted>>>

function sayAccepted(
  { number, acceptedName, acceptedTs, fingerprint, termsVersion, country }: Accepted,
  locale: Locale,
): Said {
  const name = acceptedName ?? ''
  const day = formatDay((acceptedTs ?? new Date(0)).toISOString().slice(0, 10), locale)
  return {
    subject: m.money_mail_accepted_subject({ number, country: country[locale] }, { locale }),
    lines: [m.money_mail_accepted({ name, number, day, version: termsVersion ?? '' }, { locale })],
    facts: [[m.money_fingerprint({}, { locale }), (fingerprint ?? '').slice(0, 16)]],
  }
}

async function sayInvoice(
  { db }: EmailContext,
  { invoiceId }: Extract<MoneyEmail, { template: 'invoice' }>['props'],
  { bank }: Operator,
  { country }: Accepted,
  locale: Locale,
): Promise<Said | null> {
  const [row] = await db.select().from(invoice).where(eq(invoice.id, invoiceId))
  if (!row) return null
  const { reference, amountMinor, currency, dueOn } = row
  return {
    subject: m.money_mail_invoice_subject({ reference, country: country[locale] }, { locale }),
    lines: [m.money_mail_invoice({ day: formatDay(dueOn, locale) }, { locale })],
    facts: [
      [m.booking_to({}, { locale }), `${bank.holder}, ${bank.name}`],
      ['IBAN', bank.iban],
      ['BIC', bank.bic],
      [m.booking_reference({}, { locale }), reference],
      [m.booking_amount({}, { locale }), formatMoney(amountMinor, currency, locale)],
    ],
  }
}

function sayReceived(
  { amountMinor, currency }: { amountMinor: number; currency: string },
  { country }: Accepted,
  locale: Locale,
): Said {
  const sum = formatMoney(amountMinor, currency, locale)
  return {
    subject: m.money_mail_received_subject({ sum, country: country[locale] }, { locale }),
    lines: [m.money_mail_received({ sum }, { locale })],
  }
}

function sayCancelled(
  { backMinor, currency }: { backMinor: number; currency: string },
  { country }: Accepted,
  locale: Locale,
): Said {
  const sum = formatMoney(backMinor, currency, locale)
  return {
    subject: m.money_mail_cancelled_subject({ country: country[locale] }, { locale }),
    lines: [
      backMinor > 0
        ? m.money_mail_cancelled({ sum }, { locale })
        : m.money_mail_cancelled_nothing({}, { locale }),
    ],
  }
}

function sayOf(
  ctx: EmailContext,
  email: MoneyEmail,
  row: Accepted,
  operator: Operator,
  locale: Locale,
): Said | null | Promise<Said | null> {
  switch (email.template) {
    case 'accepted':
      return sayAccepted(row, locale)
    case 'invoice':
      return sayInvoice(ctx, email.props, operator, row, locale)
    case 'payment-received':
      return sayReceived(email.props, row, locale)
    case 'trip-cancelled':
      return sayCancelled(email.props, row, locale)
  }
}

/** A traveller's answer joins the conversation where emails are taken in, and an email that cannot reach them comes back there. */
async function replyingTo(
  ctx: EmailContext,
  { planId, traveller: { userId } }: Accepted,
  isTheirs: boolean,
  operator: Operator,
): Promise<Pick<Email, 'replyTo' | 'bounceTo'>> {
  const own = isTheirs ? await findReplyAddress(ctx, planId, { userId }) : null
  return own ? { replyTo: own, bounceTo: own } : { replyTo: operator.email }
}

/**
 * Composes an email about payments. Returns null if the plan was deleted. It contains no card data and no passport
 * data.
 */
export async function composeMoneyEmail(
  ctx: EmailContext,
  email: MoneyEmail,
  recipient: string,
  locale: Locale,
): Promise<Email | null> {
  const [row, operator] = await Promise.all([findAccepted(ctx, email.props.planId), getOperator(ctx)])
  const said = row && (await sayOf(ctx, email, row, operator, locale))
  if (!row || !said) return null
  const { planId, number, traveller } = row
  // The planner gets an email about a signature as well, with a link to the office.
  const isTheirs = recipient.toLowerCase() === traveller.email.toLowerCase()
  const page = () => (isTheirs ? links.book(planId, number) : links.officePlan(planId))
  const href = `${ctx.origin}${withLocale(locale, page)}`
  const parts = await writeEmail(
    <MoneyMail
      locale={locale}
      title={said.subject}
      lines={said.lines}
      facts={said.facts ?? []}
      link={{ href, text: m.money_mail_link({}, { locale }) }}
      home={emailHome(ctx, operator, locale)}
    />,
  )
  const answers = await replyingTo(ctx, row, isTheirs, operator)
  return { to: recipient, ...answers, subject: said.subject, ...parts }
}
