import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { handOverEmail } from '../tools/testing/inbound-mail.ts'
import { type Journey, look } from './answered-plan.ts'
import { FILES } from './fact-table.ts'
import { openPart } from './office-steps.ts'
import type { StoredEmail } from './people-and-mail.ts'
import { expect } from './site-test.ts'

const QUOTED = 'What would you like to know?'
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')
const FLIGHT = Buffer.from(
  'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//example//air\r\nBEGIN:VEVENT\r\nUID:1@air.example\r\nDTSTAMP:20261101T000000Z\r\nDTSTART:20270301T093000Z\r\nSUMMARY:Flight\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
)
const files = [
  { name: FILES.paper, type: 'application/pdf', content: PDF },
  { name: 'flight.ics', type: 'text/calendar', content: FLIGHT },
]
const PROGRAM = {
  name: FILES.refused,
  type: 'application/octet-stream',
  content: Buffer.from('MZ\x90\0\x03\0', 'latin1'),
}

/** Somebody answers an email of the site, below what they quote of it. */
export async function replyByEmail(
  origin: string,
  answered: Pick<StoredEmail, 'replyTo'>,
  { from, text, withFiles = false }: { from: string; text: string; withFiles?: boolean },
): Promise<void> {
  const to = answered.replyTo
  const quoted = `On Mon, 16 Mar 2026 at 10:00, Ceiba <${to}> wrote:\n> ${QUOTED}`
  const more = withFiles ? { files: [...files, PROGRAM] } : {}
  const outcome = await handOverEmail(origin, { from, to, text: `${text}\n\n${quoted}`, ...more })
  expect(outcome).toBe('joined')
}

async function download(page: Page, press: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) }
}

/** Its words, its files, the file that was refused, and the whole of it with what it answers. */
export async function readWithFiles(
  page: Page,
  journey: Journey,
  words: string,
  from: string,
): Promise<void> {
  const { word } = journey
  await openPart(page, journey, 'thread')
  const letter = page.getByRole('listitem').filter({ hasText: words })
  await expect(letter).toBeVisible()
  await expect(letter).not.toContainText(QUOTED)
  await expect(letter).toContainText(word('conversation_file_type', { name: PROGRAM.name }))
  for (const { name, content } of files)
    expect(await download(page, () => letter.getByRole('button', { name }).click())).toEqual({
      name,
      content,
    })
  await letter.getByRole('button', { name: word('conversation_whole_email') }).click()
  const whole = letter.getByRole('article', { name: word('conversation_whole_email') })
  await expect(whole).toContainText(QUOTED)
  await expect(whole).toContainText(from)
  await expect(whole).toContainText(PROGRAM.name)
  const saved = await download(page, () =>
    whole.getByRole('button', { name: word('conversation_email_file') }).click(),
  )
  expect(saved.name).toBe('email.eml')
  expect(saved.content.toString()).toContain(PROGRAM.content.toString('base64'))
  await look(page)
}
