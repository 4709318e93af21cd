import type { Page } from '@playwright/test'
import type { DocumentId } from '#database/content/document-kinds.ts'
import { isFields } from '#database/values/document/fields.ts'
import { newCountry, withEntries } from '#tools/testing/new-country.ts'
import { takePhoto } from '#tools/testing/photographs.ts'
import { look } from './answered-plan.ts'
import { type Desk, write } from './operator-typing.ts'
import { emailOnce, linkIn } from './people-and-mail.ts'
import { expect } from './site-test.ts'

/** An operator's steps on the office's pages, in the making of a country. */

export const TAG = 'nicaragua'
/** An authority that content/ knows. */
const AUTHORITY = 'paho'
/** Checks read the whole catalogue at first. */
const FIRST_CHECK = { timeout: 60_000 }

export const written = newCountry(AUTHORITY)

export interface Draft {
  id: Pick<DocumentId, 'kind' | 'key'>
  content: unknown
}

export function draftOf(kind: string, name = TAG): Draft {
  const found = written.find(({ id }) => id.kind === kind && id.key.endsWith(name))
  if (!found) throw new Error(`no ${kind} ${name} is written`)
  return found
}

interface Answer {
  data?: { document?: unknown; number?: number; problems?: { draft?: unknown; message: string }[] }
}

/** A document without the lists that have nothing: leaving them out means the same. */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (!isFields(value)) return value
  const entries = Object.entries(value).filter(([, part]) => !(Array.isArray(part) && part.length === 0))
  return Object.fromEntries(entries.map(([name, part]) => [name, withoutEmpty(part)]))
}

/** A call of the office's pages, as whoever is logged in on one. */
export async function callOf(page: Page, method: string, path: string, data?: object, number?: number) {
  const key = await page.evaluate(() => localStorage.getItem('login-key'))
  const answer = await page.request.fetch(path, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(number === undefined ? {} : { 'if-match': `"${number}"` }),
    },
    ...(data && { data }),
  })
  return { status: answer.status(), body: (await answer.json()) as Answer }
}

const addressOf = ({ kind, key }: Draft['id']) => `/api/admin/content/${kind}/${key}`

export async function readDraft(page: Page, id: Draft['id']) {
  const { body } = await callOf(page, 'GET', addressOf(id))
  return { document: body.data?.document, number: body.data?.number ?? 0 }
}

/** Saves what is not typed by the call that the editor makes. */
export async function saveDraft(page: Page, { id, content }: Draft): Promise<void> {
  const { document, number } = await readDraft(page, id)
  // Of a list that all countries share, the entry of the new one is there since it was begun.
  const isShared = ['holidays', 'countries'].includes(id.kind)
  const others = Array.isArray(document) ? document.filter(entry => entry.tag !== TAG) : document
  const whole = { document: isShared ? withEntries(others, content) : content }
  const { status, body } = await callOf(page, 'PUT', addressOf(id), whole, number)
  expect([id.key, status]).toEqual([id.key, 200])
  // What is missing so far is in another draft.
  expect(body.data?.problems?.filter(({ draft }) => !draft)).toEqual([])
}

export async function isSaved({ page, word }: Desk): Promise<void> {
  await expect(page.getByText(word('office_document_saved'), { exact: true })).toBeVisible(FIRST_CHECK)
}

/** The editor says how far a document is saved as soon as it has it. */
async function isOpen(page: Page): Promise<void> {
  await expect(page.locator('main [role="status"][data-state]')).toBeVisible()
}

/** Begins the country on the page of the catalogue. */
export async function beginCountry({ page, hands, word }: Desk): Promise<void> {
  await hands.press(page.getByRole('button', { name: word('office_new_country') }))
  const dialog = page.getByRole('dialog')
  await hands.type(dialog.getByLabel(word('office_new_name_en')), 'Nicaragua')
  await hands.type(dialog.getByLabel(word('office_new_name_es')), 'Nicaragua')
  await hands.type(dialog.getByLabel(word('office_new_code')), 'NIC')
  await hands.type(dialog.getByLabel(word('office_new_a2')), 'NI')
  await hands.press(dialog.getByRole('button', { name: word('office_new_begin') }))
  await expect(page).toHaveURL(new RegExp(`/admin/catalogue/together\\?country=${TAG}`))
}

/** Opens the editor of a document, whose fields come with its content. */
export async function openEditor({ page, path }: Desk, { kind, key }: Draft['id']): Promise<void> {
  await page.goto(path(`/admin/catalogue/${kind}/${key}`))
  await isOpen(page)
}

/** Begins a document of the country on the page that publishes its drafts together. */
export async function begin(
  desk: Desk,
  kind: 'region' | 'destination' | 'hotel' | 'tour' | 'trip',
  name: string,
) {
  const { page, hands, word } = desk
  await page.goto(desk.path(`/admin/catalogue/together?country=${TAG}`))
  const kindName = word(`office_kind_${kind}`)
  await hands.press(page.getByRole('main').getByRole('button', { name: kindName, exact: true }))
  const dialog = page.getByRole('dialog')
  await hands.type(dialog.getByLabel(word('office_new_name_en')), name)
  await hands.type(dialog.getByLabel(word('office_new_name_es')), name)
  await hands.press(dialog.getByRole('button', { name: word('office_new_begin') }))
  await expect(page).toHaveURL(new RegExp(`/admin/catalogue/${kind}/`))
  await isOpen(page)
}

/** Publishes every draft of the country at once. */
export async function publishTogether({ page, hands, word, path }: Desk): Promise<void> {
  const count = written.length
  await page.goto(path(`/admin/catalogue/together?country=${TAG}`))
  await expect(page.getByText(word('office_together_sound'))).toBeVisible(FIRST_CHECK)
  await look(page)
  await hands.press(page.getByRole('button', { name: word('office_together_count', { count }) }))
  await expect(page.getByText(word('office_together_done', { count }))).toBeVisible(FIRST_CHECK)
}

/** What one must know before going, without one of its facts. */
export function withoutFact({ id, content }: Draft, name: string): Draft {
  const { facts, ...rest } = content as { facts: Record<string, unknown> }
  return {
    id,
    content: { ...rest, facts: Object.fromEntries(Object.entries(facts).filter(([key]) => key !== name)) },
  }
}

export function factOf(name: string): unknown {
  return (draftOf('before-you-go').content as { facts: Record<string, unknown> }).facts[name]
}

/** Publishes what the editor shows, alone. */
export async function publish(desk: Desk): Promise<void> {
  const { page, hands, word } = desk
  await isSaved(desk)
  await page.keyboard.press('ControlOrMeta+s')
  const dialog = page.getByRole('dialog', { name: word('office_document_publish_title') })
  await hands.press(dialog.getByRole('button', { name: word('office_document_publish_now') }))
  await expect(page.getByText(word('office_document_is_published'))).toBeVisible(FIRST_CHECK)
}

/** Fifty dollars more for each person, on the nights of the trip. */
export async function changePrice(desk: Desk): Promise<void> {
  await openEditor(desk, draftOf('trip', 'lake-with-waves').id)
  await write(desk, ['prices'], [{ amount: 260 }])
  await publish(desk)
}

/** What was done with the country's documents stands in the log, with who did it. */
export async function isInLog({ page, path, word }: Desk): Promise<void> {
  await page.goto(path(`/admin/audit?q=${TAG}`))
  for (const did of ['audit_did_document_save', 'audit_did_document_publish'] as const) {
    const line = page.getByRole('listitem').filter({ hasText: word(did) })
    await expect(line.first()).toContainText('The operator')
  }
  await look(page)
}

export const PHOTOGRAPHS = [
  { file: 'corridor.jpg', en: 'A blue corridor', es: 'Un corredor azul' },
  { file: 'mango.jpg', en: 'The mango tree', es: 'El palo de mango' },
] as const

/** Two photographs of the hotel, with their words. */
export async function addPhotographs({ page, hands, word, path }: Desk): Promise<void> {
  await page.goto(path('/admin/pictures'))
  const chooser = page.waitForEvent('filechooser')
  await hands.press(page.getByRole('button', { name: word('office_photo_add') }))
  const files = await Promise.all(
    PHOTOGRAPHS.map(async ({ file }, index) => ({
      ...{ name: file, mimeType: 'image/jpeg' },
      buffer: await takePhoto({ width: 1600, height: 1200, color: index === 0 ? '#2f6fa0' : '#3f7d46' }),
    })),
  )
  await (await chooser).setFiles(files)
  const side = page.getByRole('complementary', { name: word('office_photo_chosen') })
  for (const { file, en, es } of PHOTOGRAPHS) {
    await hands.press(page.getByRole('button', { name: file }))
    await hands.type(side.getByLabel(word('office_photo_alt_en')), en)
    await hands.type(side.getByLabel(word('office_photo_alt_es')), es)
    await hands.type(side.getByLabel(word('office_photo_credit')), 'Marina')
    await hands.type(side.getByLabel(word('office_photo_add_subject')), 'corredor azul')
    await hands.press(
      side
        .getByRole('list', { name: word('office_photo_found') })
        .getByRole('button')
        .first(),
    )
    await hands.press(side.getByRole('button', { name: word('office_photo_publish') }))
    await expect(page.getByText(word('office_photo_is_published'))).toBeVisible()
  }
  await look(page)
}

/** Invites the planner of the country, who accepts in a browser of her own. */
export async function invite(desk: Desk, where: { folder: string }, colleague: Page): Promise<void> {
  const { page, hands, word, path } = desk
  await page.goto(path('/admin/people?group=staff'))
  await hands.press(page.getByRole('button', { name: word('office_invite'), exact: true }))
  const form = page.getByRole('dialog')
  const email = 'marina@example.org'
  await hands.type(form.getByLabel(word('office_fact_email')), email)
  await hands.choose(form.getByLabel(word('office_invite_profile')), 'marina-tellez')
  await hands.press(form.getByRole('button', { name: word('office_invite_send') }))
  await expect(page.getByText(word('office_invite_sent', { email }))).toBeVisible()
  await colleague.goto(linkIn(await emailOnce(where, ({ to }) => to === email), '/account/invitation'))
  await colleague.getByRole('button', { name: word('invited_accept') }).click()
  await expect(colleague).toHaveURL(url => url.pathname === path('/admin'))
}
