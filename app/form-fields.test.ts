import { expect, test } from 'vitest'
import { emailField, isEmailAddress } from './form-fields.ts'

const label = (letters: number) => 'a'.repeat(letters)

test.each([
  'ana@example.org',
  'ana+trips@mail.example.co.uk',
  'ana@exämple.org',
  'josé@example.org',
  '用户@例子.广告',
  'user.@docomo.ne.jp',
  'a..b@docomo.ne.jp',
  "o'brien@example.org",
  `${label(64)}@example.org`,
  `ana@${label(63)}.org`,
  'ana@xn--exmple-cua.org',
])('email can be sent to %s', address => {
  expect(emailField.safeParse(` ${address} `)).toEqual({ success: true, data: address })
})

test.each([
  ['a local part of 65 letters', `${label(65)}@example.org`],
  ['a local part of 65 bytes', `${'é'.repeat(33)}@example.org`],
  ['a label of 64 letters', `ana@${label(64)}.org`],
  ['a label of another script that is too long as it is sent', `ana@${'é'.repeat(60)}.org`],
  ['a label that ends in a hyphen', 'ana@example-.org'],
  ['a label that begins with one', 'ana@-example.org'],
  ['an empty label', 'ana@example..org'],
  ['no point', 'ana@localhost'],
  ['an address of a machine', 'ana@127.0.0.1'],
  ['a port', 'ana@example.org:25'],
  ['a path', 'ana@example.org/x'],
  ['two of them', 'ana@eva@example.org'],
  ['a space', 'ana mora@example.org'],
  ['angle brackets', '<ana@example.org>'],
  ['nothing before the @', '@example.org'],
])('not with %s', (_, address) => {
  expect(isEmailAddress(address)).toBe(false)
})
