import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contactForm } from '#app/features/request/form/contact-form-schema.ts'
import { matchLanguage } from '#database/values/languages.ts'
import { writeNotes } from './plan.ts'
import { planShape, requestOfFields, storedRequest } from './plan-fields.ts'

const typed = {
  name: 'Ana Mora',
  email: 'ana@example.org',
  country: 'costa-rica',
  message: 'Two weeks in May',
  url: '/costa-rica',
}

/** The form's error keys for one field. */
function complaintsAbout(field: string, change: Record<string, unknown>): string[] {
  const parsed = contactForm.safeParse({ ...typed, ...change })
  const issues = parsed.error?.issues ?? []
  return [...new Set(issues.filter(issue => issue.path[0] === field).map(issue => issue.message))]
}

describe('the contact form', () => {
  it('takes what a visitor types, trimmed', () => {
    expect(contactForm.parse({ ...typed, name: '  Ana Mora ', email: ' ana@example.org ' })).toEqual({
      ...typed,
      phone: undefined,
    })
  })

  it.each<[string, unknown, string]>([
    ['name', undefined, 'contact_name_required'],
    ['name', '', 'contact_name_required'],
    ['name', '   ', 'contact_name_required'],
    ['name', '\u200b\u200d\u3164', 'contact_name_required'],
    ['name', '\u2066\u2069', 'form_one_line'],
    ['name', 'x'.repeat(201), 'form_too_long'],
    ['email', undefined, 'contact_email_required'],
    ['email', ' ', 'contact_email_required'],
    ['email', 'ana', 'contact_email_invalid'],
    ['email', 'ana@', 'contact_email_invalid'],
    ['email', 'ana@example', 'contact_email_invalid'],
    ['email', 'ana mora@example.org', 'contact_email_invalid'],
    ['email', 'ana@example.org\nBcc: all@example.org', 'contact_email_invalid'],
    ['email', `${'a'.repeat(250)}@example.org`, 'form_too_long'],
    ['message', undefined, 'contact_message_required'],
    ['message', '\n ', 'contact_message_required'],
    ['message', 'x'.repeat(10_001), 'form_too_long'],
    ['message', '\0\u0007', 'contact_message_required'],
    ['message', '\u2800\n\u{13441}\ufeff', 'contact_message_required'],
    ['country', undefined, 'contact_country_required'],
    ['country', '', 'contact_country_required'],
    ['country', 'Costa Rica', 'country_unknown'],
    ['url', '', 'contact_url_required'],
    ['url', `/${'x'.repeat(500)}`, 'form_too_long'],
    ['phone', 'call me', 'contact_phone_characters'],
    ['phone', '+506 8888.8888', 'contact_phone_characters'],
    ['phone', '1'.repeat(41), 'form_too_long'],
    ['name', 5, 'contact_name_required'],
    ['email', ['a@b.cr'], 'contact_email_required'],
  ])('says of %s %j: %s', (field, value, message) => {
    expect(complaintsAbout(field, { [field]: value })).toEqual([message])
  })

  it.each([
    ['+506 (8888) 88-88', '+506 (8888) 88-88'],
    ['', undefined],
    ['  ', undefined],
    [undefined, undefined],
  ])('takes the phone %j as %j, because it is optional', (phone, taken) => {
    expect(contactForm.parse({ ...typed, phone }).phone).toBe(taken)
  })

  it('drops invisible and unstorable characters, and normalizes line ends', () => {
    const message = '\0Tab\t, line\r\nends, ñ, 木, 🦥 and \u2028\u001b\ud83e'
    expect(contactForm.parse({ ...typed, message }).message).toBe(
      'Tab\t, line\nends, ñ, 木, 🦥 and \u2028\ufffd',
    )
  })

  it('names an unknown page if it gets none (section 5)', () => {
    const { url: _url, ...rest } = typed
    expect(contactForm.parse(rest).url).toBe('- unknown page -')
  })
})

describe('the words of the form', () => {
  const messages = (locale: string): Record<string, string> =>
    JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'))

  it('are the specification’s in English (sections 5 and 8)', () => {
    expect(messages('en')).toMatchObject({
      contact_name_required: 'Name is required',
      contact_email_invalid: 'Email is invalid',
      contact_email_required: 'Email is required',
      contact_message_required: 'Message is required',
      contact_country_required: 'Country is required',
      contact_url_required: 'URL is required',
      contact_failed: 'There was an error sending your message. Please try again.',
      contact_sent: 'Your message has been sent!',
      contact_title: 'Ask us Anything',
    })
  })

  it('all exist in Spanish as well', () => {
    expect(Object.keys(messages('es')).toSorted()).toEqual(Object.keys(messages('en')).toSorted())
  })
})

describe('a plan request', () => {
  const { name, email, country } = typed
  const request = (plan: object) => storedRequest.safeParse({ name, email, newPlan: { country, ...plan } })

  it('takes the longest message the form takes, with its page', () => {
    expect(request({ message: 'x'.repeat(10_000), url: `/${'y'.repeat(499)}` }).success).toBe(true)
  })

  it.each([
    ['a message that is too long', { message: 'x'.repeat(10_001), url: '/' }],
    ['a page that is too long', { message: 'short', url: 'x'.repeat(501) }],
  ])('refuses %s', (_what, plan) => {
    expect(request(plan).error?.issues.map(issue => issue.message)).toEqual(['form_too_long'])
  })

  it.each([
    [{ notes: writeNotes('Frogs?', '/peru') }, { message: 'Frogs?', url: '/peru' }],
    [{ notes: 'Frogs?' }, { message: 'Frogs?', url: '- unknown page -' }],
  ])('stored by an older version, %j, is read as it was meant', (stored, read) => {
    const { newPlan } = request(stored).data ?? {}
    expect(newPlan).toMatchObject(read)
    expect(newPlan).not.toHaveProperty('notes')
  })

  it.each([
    ['[0,250000000)', 'VND', { leastMinor: null, mostMinor: 250_000_000 }],
    ['[99999999,)', 'IDR', { leastMinor: 99_999_999, mostMinor: null }],
  ])('has a budget of %s %s', (budget, currency, read) => {
    const { wish } = requestOfFields({ country, budget_minor: budget, currency }, { message: '', url: '/' })
    expect(wish.budget).toMatchObject({ ...read, currency })
  })

  it('refuses a currency that does not exist, except in requests of before', () => {
    expect(() => planShape.currency.parse('ZZZ')).toThrow('currency_unknown')
    const stored = { budgetMinor: '[600000,99999999)', currency: 'ZZZ' }
    expect(request(stored).data?.newPlan.wish.budget).toMatchObject({
      ...{ leastMinor: 600_000, mostMinor: null, currency: 'ZZZ' },
    })
  })

  it.each([
    { nights: '[-3,4)' },
    { nights: '[1,2000000000000)' },
    { nights: '[4,4)' },
    { budgetMinor: '[0,99999999999999999999)' },
    { travelDates: '[2027-02-30,2027-03-01)' },
    { activityTimerange: '["2027-02-02T00:00:00Z","2027-02-01T00:00:00Z")' },
    { activityTimerange: '["+275760-01-01T00:00:00Z",)' },
    { activityTimerange: 'soon' },
  ])('refuses the range of %j', plan => {
    expect(request(plan).error?.issues.map(issue => issue.message)).toEqual([
      expect.stringMatching(/^(time_)?range_invalid$/),
    ])
  })

  it('fills in the defaults of the specification', () => {
    expect(request({ message: 'hello' }).data).toMatchObject({
      locale: 'EN',
      timezone: '',
      newPlan: { wish: { what: { activities: [] }, where: { places: [] }, transport: { vehicles: [] } } },
    })
  })
})

describe('the language of a browser, matched to the supported codes (section 7)', () => {
  it.each([
    [['es-CR', 'en'], 'ES'],
    [['pt-BR'], 'PT'],
    [['zh-Hant-TW'], 'ZH'],
    [['nl', 'de-AT', 'en'], 'DE'],
    [['EN-us'], 'EN'],
    [['kok-IN', 'fr'], 'FR'],
    [['arn'], 'EN'],
    [['nl', 'sv'], 'EN'],
    [['*'], 'EN'],
    [[], 'EN'],
  ])('%j is %s', (preferred, code) => {
    expect(matchLanguage(preferred)).toBe(code)
  })
})

describe('a plan', () => {
  function isTaken(change: object): boolean {
    const newPlan = { country: 'costa-rica', notes: 'Hello', ...change }
    return storedRequest.safeParse({ name: 'Ana Mora', email: 'ana@example.org', newPlan }).success
  }

  it('has three goals at most', () => {
    const goals = ['Urban Pulse', 'Treks & Trails', 'Zen & Wellbeing', 'Time Together']
    expect(isTaken({ goals: goals.slice(0, 3) })).toBe(true)
    expect(isTaken({ goals })).toBe(false)
  })

  it('may have a time range of one moment, but no reversed one', () => {
    const [earlier, later] = ['"2027-05-01T06:00:00Z"', '"2027-05-01T07:00:00Z"']
    expect(isTaken({ activityTimerange: `[${earlier},${earlier}]` })).toBe(true)
    expect(isTaken({ activityTimerange: `[${earlier},${later})` })).toBe(true)
    expect(isTaken({ activityTimerange: `[${later},${earlier})` })).toBe(false)
  })
})
