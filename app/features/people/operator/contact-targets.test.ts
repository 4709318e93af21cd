import { expect, test } from 'vitest'
import { contactTargets } from './operator.ts'

const operator = {
  email: 'plan@ceiba.example',
  sms: { label: '', number: '', e164: '+14155550177' },
  whatsapp: 'https://wa.me/14155550142',
  messenger: 'https://m.me/ceiba.example',
}
const url = 'https://ceiba.example/costa-rica'

test('a message contains its page, and on a phone the country', () => {
  const told = contactTargets(operator, { url, country: 'Costa Rica' })
  const words = `I'm at ${url}, I have some questions/comments.`
  expect(decodeURIComponent(told.text)).toBe(`sms:+14155550177?&body=Costa Rica: ${words}`)
  expect(decodeURIComponent(told.mail)).toBe(
    `mailto:plan@ceiba.example?subject=Contact Us - Costa Rica&body=${words}`,
  )
  expect(new URL(told.whatsapp).origin + new URL(told.whatsapp).pathname).toBe(operator.whatsapp)
  expect(new URL(told.whatsapp).searchParams.get('text')).toBe(`Costa Rica: ${words}`)
  expect(new URL(told.messenger).searchParams.get('text')).toBe(`Costa Rica: ${words}`)
})

test('without a country it contains only the page', () => {
  const told = contactTargets(operator, { url, country: undefined })
  expect(told.mail).toContain('subject=Contact%20Us&')
  expect(decodeURIComponent(told.text)).toContain("body=I'm at ")
})
