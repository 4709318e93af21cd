import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Locale } from '#database/values/locale.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { hashPassword } from '../app/features/account/identity/hash-password.server.ts'
import { aProposal } from './sample-proposal.ts'

export const PASSWORD = 'trece tucanes en la ceiba'

type Query = <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>

/** A traveller with a plan and a sent proposal: by default four days at US$ 600 each. */
export async function addTraveller(
  query: Query,
  locale: Locale,
  content: ProposalContent = aProposal({ locale }),
): Promise<{ email: string; planId: number }> {
  const email = `share-${randomUUID()}@example.com`
  const id = 2_000_000_000 + Math.floor(Math.random() * 1_000_000_000)
  await query('insert into users (id, email, name, email_validated) values ($1, $2, $3, now())', [
    ...[id, email, 'Ana Mora'],
  ])
  await query(
    `insert into auth_account (id, user_id, provider_id, account_id, password)
     values ($1, $2, 'credential', $3, $4)`,
    [randomUUID(), id, String(id), await hashPassword(PASSWORD)],
  )
  const [plan] = await query<{ id: string }>(
    `insert into plan (idempotency_key, receipt_key, user_id, country_tag, contact_name, contact_email, created_ts,
       answer_due_ts, waits_for)
     values ($1, $2, $3, 'costa-rica', 'Ana Mora', $4, now(), now() + interval '1 day', 'traveller') returning id`,
    [randomUUID(), randomUUID(), id, email],
  )
  const planId = Number(plan?.id)
  await query(
    `insert into proposal (plan_id, number, staff_fkey, title, content, price_minor, note, sent_ts, fingerprint)
     values ($1, 1, 'daniela-quesada', 'Agua lenta', $2, 120000, '', now(), $3)`,
    [planId, JSON.stringify(content), 'a'.repeat(64)],
  )
  return { email, planId }
}

/** Logs in through the API, and opens a page as that person. */
export async function openAs(page: Page, email: string, path: string): Promise<void> {
  const answer = await page.request.post('/api/public/auth/login', { data: { email, password: PASSWORD } })
  const { token } = (await answer.json()).data
  await page.addInitScript(key => localStorage.setItem('login-key', key), token)
  await page.goto(path)
}
