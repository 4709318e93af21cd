import { describe, expect, it } from 'vitest'
import { cutQuoted, type EmailHeaders, machineKind, replyToken } from './inbound-email.ts'

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
})

describe('the kind of sender', () => {
  it.each<[string, [string, string][], ReturnType<typeof machineKind>]>([
    ['a person', [['from', 'Ana <ana@example.org>']], null],
    ['a person, by a program that says so', [['auto-submitted', 'no']], null],
    ['somebody away', [['auto-submitted', 'auto-replied']], 'automatic'],
    ['a mass mailing', [['precedence', 'bulk']], 'automatic'],
    ['a list', [['list-id', '<birds.example.org>']], 'automatic'],
    ['a program from nobody', [['return-path', '<>']], 'automatic'],
    [
      'a read receipt',
      [['content-type', 'multipart/report; report-type=disposition-notification']],
      'automatic',
    ],
    [
      'a failed delivery',
      [['content-type', 'multipart/report; report-type=delivery-status; boundary=x']],
      'bounce',
    ],
    [
      'an old mail server',
      [
        ['from', 'MAILER-DAEMON@mx.example.org'],
        ['return-path', '<>'],
      ],
      'bounce',
    ],
  ])('%s', (_what, lines, kind) => {
    expect(machineKind(headers(...lines))).toBe(kind)
  })
})

describe('quoted text', () => {
  it.each<[string, string]>([
    ['Gmail', 'Yes, dusk.\n\nOn Mon, 16 Mar 2026 at 10:00, Daniela <d@x.es> wrote:\n> Is dusk fine?\n> D'],
    [
      'Gmail in two lines',
      'Yes, dusk.\n\nOn Mon, 16 Mar 2026 at 10:00, Daniela Quesada\n<reply@x.es> wrote:\n\n> Is dusk fine?',
    ],
    [
      'Gmail in Spanish',
      'Yes, dusk.\n\nEl lun, 16 mar 2026 a las 10:00, Daniela (<d@x.es>) escribió:\n\n> ¿Bien?',
    ],
    [
      'Outlook',
      'Yes, dusk.\n\nFrom: Daniela <d@x.es>\nSent: Monday, 16 March 2026 10:00\nTo: Ana\nSubject: Re\n\nIs dusk fine?',
    ],
    [
      'Outlook in Spanish',
      'Yes, dusk.\r\n\r\nDe: Daniela <d@x.es>\r\nEnviado: lunes, 16 de marzo de 2026 10:00\r\nPara: Ana\r\nAsunto: Re\r\n\r\n¿Bien?',
    ],
    ['an old program', 'Yes, dusk.\n\n-----Mensaje original-----\nDe: Daniela\n\n¿Bien?'],
    ['a phone', 'Yes, dusk.\n\nSent from my iPhone\n'],
    ['a phone in Spanish', 'Yes, dusk.\n\nEnviado desde mi iPhone'],
    ['nothing quoted', '  Yes, dusk.\n'],
  ])('is cut: %s', (_program, text) => {
    expect(cutQuoted(text)).toBe('Yes, dusk.')
  })

  it('is kept if there is nothing else', () => {
    expect(cutQuoted('> only a quote')).toBe('> only a quote')
  })

  it('is not confused with the sender’s own sentence about writing', () => {
    const words = 'On the boat my daughter wrote: can we stay?\nAnd so we ask.'
    expect(cutQuoted(words)).toBe(words)
  })

  const runs = [
    'El ',
    'On ',
    '\n',
    '\n \n',
    '\n\t',
    '\n\u00a0',
    ' ',
    'From: <a@',
    '-- \n',
    '> \n',
    '_',
    'Le \n\n',
  ]
  it.each(runs)('is cut quickly from very long runs: %j', run => {
    expect(cutQuoted(`Yes.\n${run.repeat(500_000)}`).length).toBeLessThanOrEqual(20_000)
  })

  it('is cut quickly from a long signature in the middle', () => {
    const text = `Yes.\nSent from my${' '.repeat(59_000)}x\nphone`
    const startedMs = performance.now()
    cutQuoted(text)
    // A pattern with quadratic backtracking on spaces would take seconds.
    expect(performance.now() - startedMs).toBeLessThan(500)
  })
})
