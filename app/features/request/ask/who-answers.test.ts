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
}
const known = { answerers: { 'costa-rica': daniela }, hidden: ['accounts'] }

function atWork(...people: [fkey: string, countries: string[]][]): ActiveStaff {
  const staff = people.map(([fkey, countries]) => ({ fkey, first_name: fkey, countries }))
  return { status: 'success', staff: staff as StaffWrapper['staff'][] }
}

describe('answerersOn', () => {
  const fatma = { ...daniela, fkey: 'fatma' }

  it('puts whoever answers for the page in the place of who answers for its country', () => {
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
  it('follows the country that is chosen, and is the office where nobody is', () => {
    const waiting: ActiveStaff = { status: 'loading', staff: [] }
    expect(whoAnswers('costa-rica', known, waiting)).toEqual({ answerer: daniela, others: [] })
    expect(whoAnswers('tanzania', known, waiting)).toEqual({ answerer: null, others: [] })
  })

  it('names at most four, without the hidden and without those of other countries', () => {
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

  it('promises nobody who is no longer at work', () => {
    expect(whoAnswers('costa-rica', known, atWork(['esteban', ['costa-rica']]))).toEqual({
      answerer: null,
      others: ['esteban'],
    })
  })

  it('shows what the server knew when the call has failed', () => {
    expect(whoAnswers('costa-rica', known, { status: 'error', staff: [] }).answerer).toBe(daniela)
  })
})
