import { describe, expect, it } from 'vitest'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { withLocale } from '#app/locale.server.ts'
import { m } from '#app/paraglide/messages.js'
import { identityProblems, logInProblems, ownPasswordProblems } from './identity-problems.ts'

const refused = (status: number, type = '') => new ApiError(status, { type }, null)

describe('too many attempts', () => {
  it.each([
    ['en', 'link', 'passkey'],
    ['es', 'enlace', 'llave de acceso'],
  ] as const)('with a password name the other ways in, in %s', (locale, link, passkey) => {
    const { form } = withLocale(locale, () => logInProblems(refused(429)))
    expect(form).toContain(link)
    expect(form).toContain(passkey)
  })

  it('at anything else ask to wait', () => {
    expect(identityProblems(refused(429))).toEqual({ form: m.form_too_many() })
  })
})

it('a refused or failed login keeps its message', () => {
  for (const error of [refused(401, 'not-logged-in'), refused(500), new TypeError('Failed to fetch')])
    expect(logInProblems(error)).toEqual(identityProblems(error))
})

it('a wrong password of a logged-in person has its own message; other errors are unchanged', () => {
  const wrong = { path: 'present', code: 'identity_password_wrong' }
  const short = { path: 'password', code: 'identity_password_short' }
  const error = new ApiError(422, { issues: [wrong, short] }, null)
  expect(ownPasswordProblems(error)).toEqual({
    present: m.identity_password_not_yours(),
    password: m.identity_password_short(),
  })
  expect(logInProblems(error)).toMatchObject({ present: m.identity_password_wrong() })
})
