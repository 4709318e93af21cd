import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { emails } from './parts/compose-email.server.ts'

const DOCUMENT = new URL('../../docs/emails.md', import.meta.url)
const files = import.meta.glob('./*.server.ts')
const commands = import.meta.glob<string>(
  ['../features/**/*.server.ts', '../../server/**/*.ts', '!**/*.test.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

it('an email’s name is that of its file', () => {
  expect(emails.map(({ template }) => `./${template}.server.ts`)).toEqual(Object.keys(files))
})

it.each(emails)('$template is sent by some command', ({ template }) => {
  const sent = new RegExp(`template: [^,\n]*'${template}'`)
  expect(Object.values(commands).some(source => sent.test(source))).toBe(true)
})

it('docs/emails.md lists the emails as they are; npx vitest run app/emails -u writes it anew', async () => {
  const rows = emails.map(
    ({ template, reader, mayContain, mayNotContain = '', refusableAs }) =>
      `| ${template} | ${reader} | ${mayContain} | ${mayNotContain} | ${refusableAs ?? ''} |`,
  )
  const written = readFileSync(DOCUMENT, 'utf8')
  const table = /(?<=\n\|---\|[-|]+\n)(?:\|.*\n)*/
  await expect(written.replace(table, `${rows.join('\n')}\n`)).toMatchFileSnapshot(DOCUMENT.pathname)
})
