import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { isOurs } from '#app/features/conversation/email-text/known-people.ts'
import { bodyOf } from './add-email.server.ts'
import { readEmail } from './read-email.server.ts'

/** The emails of tools/testing/letters (its README says what is kept), each beside the words that a planner is shown. */
const FOLDER = 'tools/testing/letters'
const letters = z
  .array(
    z.object({
      file: z.string(),
      compare: z.enum(['lines', 'words', 'kind']),
      attachmentsKept: z.array(z.string()),
      attachmentsRefused: z.array(z.string()),
      startsClock: z.boolean(),
      kindOfMail: z.enum(['answer', 'automatic', 'bounce', 'delay']),
    }),
  )
  .parse(JSON.parse(readFileSync(join(FOLDER, 'index.json'), 'utf8')))
type Letter = (typeof letters)[number]

const OURS = { names: ['Ceiba'], addresses: [], domains: ['reply.example'] }

function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll(/[\ufeff\u200b\r]/g, '')
}

const COMPARED = {
  lines: (text: string) =>
    tidy(text)
      .split('\n')
      .map(line => line.replaceAll(/[ \t]+/g, ' ').trim())
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .replaceAll(/^\n+|\n+$/g, ''),
  words: (text: string) =>
    tidy(text)
      .split(/\s+/)
      .filter(word => word !== '' && !/^[>*\-•|]$/.test(word))
      .join(' '),
  kind: () => '',
}

async function read({ file }: Letter) {
  const raw = readFileSync(join(FOLDER, file))
  const email = await readEmail(raw, person => isOurs(person, OURS))
  const wanted = readFileSync(join(FOLDER, file.replace(/eml$/, 'txt')), 'utf8')
  return { email, shown: bodyOf(email), wanted }
}

async function isRight(letter: Letter): Promise<boolean> {
  const { email, shown, wanted } = await read(letter)
  const compared = COMPARED[letter.compare]
  const namesOf = (isSavedItem: boolean) =>
    email.files
      .filter(({ ok }) => ok === isSavedItem)
      .map(({ name }) => name)
      .toSorted()
  const written = { answer: null, automatic: 'automatic', delay: 'automatic', bounce: 'bounce' } as const
  return (
    compared(shown) === compared(wanted) &&
    email.written === written[letter.kindOfMail] &&
    (email.written === null) === letter.startsClock &&
    String(namesOf(true)) === String(letter.attachmentsKept.toSorted()) &&
    String(namesOf(false)) === String(letter.attachmentsRefused.toSorted())
  )
}

it('each of 450 letters is shown word for word, with its files, and as the kind of email it is', async () => {
  const wrong = []
  for (const letter of letters) if (!(await isRight(letter))) wrong.push(letter.file)
  expect([letters.length, wrong]).toEqual([450, []])
})

it('no word of a person is lost', async () => {
  const lost = []
  for (const letter of letters.filter(({ compare }) => compare !== 'kind')) {
    const { shown, wanted } = await read(letter)
    const words = new Set(COMPARED.words(shown).split(' '))
    const missing = COMPARED.words(wanted)
      .split(' ')
      .filter(word => word !== '' && !words.has(word))
    if (missing.length > 0) lost.push([letter.file, missing])
  }
  expect(lost).toEqual([])
})
