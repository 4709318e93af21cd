import { describe, expect, it } from 'vitest'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { withLocale } from '#app/locale.server.ts'
import { m } from '#app/paraglide/messages.js'
import { identityProblems, logInProblems } from './identity-problems.ts'

const refused = (status: number, type = '') => new ApiError(status, { type }, null)

describe('too many tries', () => {
  it.each([
    ['en', 'link', 'passkey'],
    ['es', 'enlace', 'llave de acceso'],
  ] as const)('with a password name the other ways in, in %s', (locale, link, passkey) => {
    const { form } = withLocale(locale, () => logInProblems(refused(429)))
    expect(form).toContain(link)
    expect(form).toContain(passkey)
  })

  it('of anything else ask to wait', () => {
    expect(identityProblems(refused(429))).toEqual({ form: m.form_too_many() })
  })
})

it('a log-in that is refused or lost says what it said', () => {
  for (const error of [refused(401, 'not-logged-in'), refused(500), new TypeError('Failed to fetch')])
    expect(logInProblems(error)).toEqual(identityProblems(error))
})
