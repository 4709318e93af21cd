import { describe, expect, expectTypeOf, test } from 'vitest'
import { browserApi } from './api-client.ts'
import { type AnswerOf, addressOf, type CallName, type InputOf } from './calls.ts'

const path = { id: 7 }

/** Its body is checked by the compiler and never run: each line below an expected error must not compile. */
function refusals() {
  // @ts-expect-error: no such path
  void browserApi('GET /api/private/plans')
  // @ts-expect-error: no such method
  void browserApi('PATCH /api/private/plan/{id}', { path })
  // @ts-expect-error: the path needs a plan
  void browserApi('GET /api/private/plan/{id}')
  // @ts-expect-error: another name for it
  void browserApi('GET /api/private/plan/{id}', { path: { planId: 7 } })
  // @ts-expect-error: a number read from no path
  void browserApi('GET /api/public/trip/{key}', { path: { key: 7 } })
  // @ts-expect-error: an unknown filter
  void browserApi('GET /api/admin/plan', { query: { country: 'peru', colour: 'green' } })
  // @ts-expect-error: an unknown choice
  void browserApi('GET /api/public/trip', { query: { sort: 'cheap' } })
  // @ts-expect-error: a body is missing
  void browserApi('POST /api/admin/plan/{id}/snooze', { path })
  // @ts-expect-error: a field of the wrong type
  void browserApi('POST /api/admin/plan/{id}/snooze', { path, body: { until: 7 } })
  // @ts-expect-error: a field that is misspelt
  void browserApi('POST /api/private/plan/{id}/message', { path, body: { text: 'Hello' } })
  // @ts-expect-error: a field too many
  void browserApi('POST /api/private/plan/{id}/message', { path, body: { body: 'Hello', mood: 'glad' } })
  // @ts-expect-error: a header that it needs
  void browserApi('PUT /api/admin/plan/{id}/proposal/{number}', { path: { id: 7, number: 1 }, body: draft })
  // @ts-expect-error: a header that it does not read
  void browserApi('GET /api/private/plan/{id}', { path, headers: { 'if-match': '"1"' } })
  // @ts-expect-error: a body that it does not read
  void browserApi('POST /api/private/user/me/keep', { body: {} })
}

declare const draft: InputOf<'PUT /api/admin/plan/{id}/proposal/{number}'>['body']
declare const plan: AnswerOf<'GET /api/private/plan/{id}'>['data']

function misreadings() {
  // @ts-expect-error: a field that is not answered
  void plan.colour
  // @ts-expect-error: it is a number
  void plan.id.toUpperCase()
  // @ts-expect-error: it may be null
  void plan.planner.name
}

describe('the calls', () => {
  test('refuse every other path, input and reading of an answer at compile time', () => {
    expect([refusals, misreadings]).toHaveLength(2)
    expectTypeOf<CallName>().not.toEqualTypeOf<string>()
    expectTypeOf<
      Exclude<CallName, `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api${string}`>
    >().toBeNever()
  })

  test('take what their route takes', () => {
    type Message = InputOf<'POST /api/private/plan/{id}/message'>
    expectTypeOf<Message['path']>().branded.toEqualTypeOf<{ id: string | number }>()
    expectTypeOf<Message['body']>().branded.toEqualTypeOf<{
      body: string
      pin?: { proposal: number; line: string } | undefined
    }>()
    expectTypeOf<NonNullable<Message['headers']>>().toEqualTypeOf<{
      'idempotency-key'?: string | undefined
    }>()
    expectTypeOf<InputOf<'GET /api/public/vote/{key}'>>().branded.toEqualTypeOf<{ path: { key: string } }>()
  })

  test('answer what their route answers', () => {
    expectTypeOf<AnswerOf<'POST /api/public/auth/logout'>>().toBeUndefined()
    expectTypeOf<AnswerOf<'GET /api/private/plan/{id}/attachment/{file}'>>().toBeNever()
    expectTypeOf<AnswerOf<'POST /api/admin/plan/{id}/proposal'>>().toEqualTypeOf<{
      data: { number: number }
    }>()
    expectTypeOf<AnswerOf<'GET /api/admin/waiting'>['data']>().toEqualTypeOf<{
      inbox: number
      reviews: number
      unsorted: number
    }>()
    expectTypeOf<(typeof plan)['files'][number]>().toHaveProperty('href')
  })
})

describe('an address', () => {
  test('is the path with its parts and its query', () => {
    expect(addressOf('GET /api/private/plan/{id}/attachment/{file}', { path: { id: 7, file: 3 } })).toBe(
      '/api/private/plan/7/attachment/3',
    )
    expect(addressOf('GET /api/public/trip', { query: { country: 'peru,laos', locale: 'ES' } })).toBe(
      '/api/public/trip?country=peru,laos&locale=ES',
    )
    expect(addressOf('GET /api/private/user/me')).toBe('/api/private/user/me')
  })

  test('encodes each part, so that none can change the path', () => {
    expect(addressOf('GET /api/public/trip/{key}', { path: { key: '../x?y' } })).toBe(
      '/api/public/trip/..%2Fx%3Fy',
    )
  })
})
