import { describe, expect, it } from 'vitest'
import { readEmail, UnreadableEmail } from './read-email.server.ts'

const MIXED = 'Content-Type: multipart/mixed; boundary=b'
const WORDS = '--b\r\nContent-Type: text/plain\r\n\r\nOur words\r\n'

const write = (body: string, ...headers: string[]) =>
  Buffer.from(['From: ana@example.org', 'Subject: Re: Trip', ...headers, '', body].join('\r\n'))

describe('an email that cannot be read', () => {
  const nested = Array.from(
    { length: 2_000 },
    (_, n) => `Content-Type: multipart/mixed; boundary=c${n}\r\n\r\n--c${n}`,
  ).join('\r\n')
  it.each<[string, Buffer]>([
    ['20,000 parts', write(`${WORDS}${'--b\r\n\r\n\r\n'.repeat(20_000)}--b--`, MIXED)],
    ['2,000 parts, one in another', write(`${WORDS}--b\r\n${nested}`, MIXED)],
    ['headers of 3 MB', write('Our words', `X-Long: ${'x'.repeat(3_000_000)}`)],
    ['200,000 headers', write('Our words', 'X: y\r\n'.repeat(200_000).trim())],
  ])('with %s', async (_, raw) => {
    await expect(readEmail(raw)).rejects.toThrow(UnreadableEmail)
  })
})

describe('a text in another character set than its program names', () => {
  const bytes = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex')
  const of = (type: string, body: Buffer, from = 'ana@example.org') =>
    Buffer.concat([
      Buffer.from(`From: ${from}\r\nSubject: Re: Trip\r\nContent-Type: text/plain${type}\r\n\r\n`),
      body,
    ])
  const FRENCH = Buffer.from("C'est réservé, merci.", 'latin1')
  const RUSSIAN = bytes('cf f0 e8 e2 e5 f2')
  const KOI8 = bytes(
    'f0 d2 c9 d7 c5 d4 2c 20 d7 d3 c5 20 c8 cf d2 cf db cf 2c 20 c5 c4 c5 cd 20 d7 20 cd c1 c5',
  )
  it.each<[string, Buffer, string]>([
    ['UTF-8 that is called Latin', of('; charset=iso-8859-1', Buffer.from('Mañana')), 'Mañana'],
    ['UTF-8 that is called Chinese', of('; charset=gb2312', Buffer.from('Mañana')), 'Mañana'],
    ['Latin that is called UTF-8', of('; charset=utf-8', FRENCH), "C'est réservé, merci."],
    ['Latin without a name', of('', FRENCH), "C'est réservé, merci."],
    ['Cyrillic without a name', of('', RUSSIAN, 'anna@example.ru'), 'Привет'],
    ['older Cyrillic', of('', KOI8, 'anna@example.ru'), 'Привет, все хорошо, едем в мае'],
    ['Greek without a name', of('', bytes('c3 e5 e9 e1'), 'ana@example.gr'), 'Γεια'],
    ['a rare Korean syllable', of('; charset=euc-kr', bytes('8c 63 be ee')), '똠어'],
  ])('%s', async (_, raw, words) => {
    expect((await readEmail(raw)).text).toBe(words)
  })
})

it('a notice’s copy of the email that it tells of is no file', async () => {
  const report =
    '--b\r\nContent-Type: message/delivery-status\r\n\r\nAction: failed\r\n--b\r\nContent-Type: message/rfc822\r\n\r\nSubject: Your trip\r\n\r\nHello\r\n--b--'
  const raw = write(report, 'Content-Type: multipart/report; report-type=delivery-status; boundary=b')
  expect(await readEmail(raw)).toMatchObject({ written: 'bounce', files: [] })
})
