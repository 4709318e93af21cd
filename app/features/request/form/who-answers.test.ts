import { describe, expect, it } from 'vitest'
import type { StaffWrapper } from '#app/features/people/staff/staff-schema.ts'
import type { Answerer } from './answerer.tsx'
import type { ActiveStaff } from './use-active-staff.ts'
import { answerersOn, whoAnswers } from './who-answers.ts'

const daniela: Answerer = {
  fkey: 'daniela',
  name: 'Daniela Quesada',
  firstName: 'Daniela',
  place: 'San José',
  portraitVersion: '1',
  photo: null,
  time: null,
}
const known = { answerers: { 'costa-rica': daniela }, hidden: ['accounts'] }

function atWork(...people: [fkey: string, countries: string[]][]): ActiveStaff {
  const staff = people.map(([fkey, countries]) => ({ fkey, first_name: fkey, countries }))
  return { status: 'success', staff: staff as StaffWrapper['staff'][] }
}

describe('answerersOn', () => {
  const fatma = { ...daniela, fkey: 'fatma' }

  it('prefers the planner of the page to the contact person of its country', () => {
    const all = { 'costa-rica': daniela, tanzania: daniela }
    expect(answerersOn('tanzania', { answerers: all, answerer: fatma })).toEqual({
      'costa-rica': daniela,
      tanzania: fatma,
    })
    expect(answerersOn('tanzania', { answerers: all, answerer: null })).toBe(all)
    expect(answerersOn(undefined, { answerers: all, answerer: fatma })).toBe(all)
  })
})

describe('whoAnswers', () => {
  it('follows the selected country, and is the office if the country has no contact person', () => {
    const waiting: ActiveStaff = { status: 'loading', staff: [] }
    expect(whoAnswers('costa-rica', known, waiting)).toEqual({ answerer: daniela, others: [] })
    expect(whoAnswers('tanzania', known, waiting)).toEqual({ answerer: null, others: [] })
  })

  it('names at most four, without hidden staff and staff of other countries', () => {
    const here = ['costa-rica']
    const active = atWork(
      ['accounts', here],
      ['esteban', here],
      ['rafael', ['peru']],
      ['daniela', here],
      ['karla', here],
      ['andres', here],
      ['mauricio', here],
    )
    expect(whoAnswers('costa-rica', known, active)).toEqual({
      answerer: daniela,
      others: ['esteban', 'karla', 'andres'],
    })
  })

  it('leaves out staff who no longer work here', () => {
    expect(whoAnswers('costa-rica', known, atWork(['esteban', ['costa-rica']]))).toEqual({
      answerer: null,
      others: ['esteban'],
    })
  })

  it('falls back to the server’s answer if the call fails', () => {
    expect(whoAnswers('costa-rica', known, { status: 'error', staff: [] }).answerer).toBe(daniela)
  })
})
