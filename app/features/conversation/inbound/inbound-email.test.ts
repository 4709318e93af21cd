import { describe, expect, it } from 'vitest'
import { type EmailHeaders, headersOf, isSignedBySender, machineKind, replyToken } from './inbound-email.ts'

const TOKEN = '0123456789abcdef0123456789abcdef'
const headers = (...lines: [string, string][]): EmailHeaders =>
  new Map(lines.map(([name, value]) => [name, [value]]))

describe('the recipient of an email', () => {
  it.each<[string, [string, string][], string | null]>([
    ['the address', [['to', `Ceiba <reply+${TOKEN}@reply.ceiba.test>`]], TOKEN],
    ['in capitals', [['to', `REPLY+${TOKEN.toUpperCase()}@Reply.Ceiba.Test`]], TOKEN],
    ['among others', [['cc', `a@b.c, reply+${TOKEN}@reply.ceiba.test, d@e.f`]], TOKEN],
    ['what the server notes', [['x-original-to', `reply+${TOKEN}@reply.ceiba.test`]], TOKEN],
    ['another domain', [['to', `reply+${TOKEN}@reply.ceiba.test.evil.example`]], null],
    ['a domain that looks alike', [['to', `reply+${TOKEN}@replyxceiba.test`]], null],
    ['too short', [['to', 'reply+0123@reply.ceiba.test']], null],
    ['nobody of ours', [['to', 'hello@example.org']], null],
  ])('is read from %s', (_what, lines, token) => {
    expect(replyToken(headers(...lines), 'reply.ceiba.test')).toBe(token)
  })

  it('is read from a header that is folded, below a very long one', () => {
    const raw = `Subject: ${'x'.repeat(3_000_000)}\r\nTo: Ceiba\r\n <reply+${TOKEN}@reply.ceiba.test>\r\n\r\nHi`
    expect(replyToken(headersOf(Buffer.from(raw)), 'reply.ceiba.test')).toBe(TOKEN)
  })
})

describe('the kind of sender', () => {
  const report: [string, string] = [
    'content-type',
    'multipart/report; report-type=delivery-status; boundary=x',
  ]
  it.each<[string, [string, string][], ReturnType<typeof machineKind>, string?]>([
    ['a person', [['from', 'Ana <ana@example.org>']], null],
    ['a person, by a program that says so', [['auto-submitted', 'no']], null],
    ['somebody away', [['auto-submitted', 'auto-replied']], 'automatic'],
    ['a mass mailing', [['precedence', 'bulk']], 'automatic'],
    ['a person, through a list', [['list-id', '<birds.example.org>']], null],
    ['a newsletter', [['list-unsubscribe', '<mailto:x@example.org>']], 'automatic'],
    [
      'a person who answers through a list',
      [
        ['list-unsubscribe', '<mailto:x@example.org>'],
        ['in-reply-to', '<1@ceiba.test>'],
      ],
      null,
    ],
    ['a program from nobody', [['return-path', '<>']], 'automatic'],
    [
      'a read receipt',
      [['content-type', 'multipart/report; report-type=disposition-notification']],
      'automatic',
    ],
    ['a failed delivery', [report], 'bounce', 'Action: failed\r\nStatus: 5.1.1'],
    ['a failed delivery whose report is gone', [report], 'bounce'],
    ['a delivery that is late', [report], 'automatic', 'Action: delayed\r\nStatus: 4.4.1'],
    ['a delivery that succeeded', [report], 'automatic', 'Action: delivered\r\nStatus: 2.0.0'],
    ['one late, one failed', [report], 'bounce', 'Action: delayed\r\n\r\nAction: failed'],
    [
      'a late delivery of an old mail server',
      [
        ['from', 'MAILER-DAEMON@mx.example.org'],
        ['return-path', '<>'],
        ['subject', 'Warning: could not send message for past 4 hours'],
      ],
      'automatic',
    ],
    [
      'an old mail server',
      [
        ['from', 'MAILER-DAEMON@mx.example.org'],
        ['return-path', '<>'],
      ],
      'bounce',
    ],
  ])('%s', (_what, lines, kind, told = '') => {
    expect(machineKind(headers(...lines), told)).toBe(kind)
  })
})

describe('a sender is proven', () => {
  const from: [string, string] = ['from', 'Daniela <daniela@ceiba.example>']
  const RECEIVER = 'mx.ceiba.example'
  const told = (value: string) => headers(from, ['authentication-results', value])
  it.each([
    [
      'by the signature of their domain',
      'mx.ceiba.example; dkim=pass header.d=ceiba.example header.s=a; spf=fail',
    ],
    [
      'by one of the domain above theirs',
      'mx.ceiba.example; dkim=pass (2048-bit) header.i=@example.com.ceiba.example',
    ],
    [
      'by the second of two',
      'mx.ceiba.example 1; dkim=fail header.d=ceiba.example; dkim=pass header.d=ceiba.example',
    ],
  ])('%s', (_how, value) => {
    expect(isSignedBySender(told(value), 'daniela@ceiba.example', RECEIVER)).toBe(true)
  })

  it.each([
    ['by the signature of another domain', 'mx.ceiba.example; dkim=pass header.d=evil.example'],
    ['by a domain that ends like theirs', 'mx.ceiba.example; dkim=pass header.d=notceiba.example'],
    ['by its address of delivery', 'mx.ceiba.example; spf=pass smtp.mailfrom=ceiba.example; dkim=none'],
    ['by a failed signature', 'mx.ceiba.example; dkim=fail header.d=ceiba.example'],
    ['by somebody else’s results', 'mx.evil.example; dkim=pass header.d=ceiba.example'],
    ['by a comment', 'mx.ceiba.example; dkim=fail (dkim=pass header.d=ceiba.example) header.d=ceiba.example'],
  ])('not %s', (_how, value) => {
    expect(isSignedBySender(told(value), 'daniela@ceiba.example', RECEIVER)).toBe(false)
  })

  it('not by results that came with the email, below our server’s own', () => {
    const both: EmailHeaders = new Map([
      ['from', ['daniela@ceiba.example']],
      [
        'authentication-results',
        ['mx.ceiba.example; dkim=none', 'mx.ceiba.example; dkim=pass header.d=ceiba.example'],
      ],
    ])
    expect(isSignedBySender(both, 'daniela@ceiba.example', RECEIVER)).toBe(false)
  })

  it('not with two senders, and not if no server is believed', () => {
    const results = ['mx.ceiba.example; dkim=pass header.d=ceiba.example']
    const two: EmailHeaders = new Map([
      ['from', ['daniela@ceiba.example', 'evil@evil.example']],
      ['authentication-results', results],
    ])
    expect(isSignedBySender(two, 'daniela@ceiba.example', RECEIVER)).toBe(false)
    const one: EmailHeaders = new Map([
      ['from', ['daniela@ceiba.example']],
      ['authentication-results', results],
    ])
    expect(isSignedBySender(one, 'daniela@ceiba.example', null)).toBe(false)
  })
})
