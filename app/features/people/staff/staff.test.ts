import { describe, expect, it } from 'vitest'
import { nameLanguage } from '#app/ui/name-language.ts'
import { STAFF_SHOWN, teamOf } from './staff.ts'

const person = (fkey: string, ...countries: string[]) => ({ fkey, countries })
const names = (people: { fkey: string }[]) => people.map(({ fkey }) => fkey)

describe('teamOf', () => {
  const staff = [
    person('ana', 'peru'),
    person('office-accounts', 'peru'),
    person('beto', 'peru', 'ecuador'),
    person('carla', 'ecuador'),
    person('dora', 'peru'),
    person('elias', 'peru'),
    person('fabio', 'peru'),
  ]

  it('includes at most four planners of the country, without hidden ones', () => {
    const team = teamOf(staff, { country: 'peru', hidden: ['office-accounts'] })
    expect(names(team)).toEqual(['ana', 'beto', 'dora', 'elias'])
    expect(team).toHaveLength(STAFF_SHOWN)
  })

  it('starts with the contact person, however long the list is', () => {
    const team = teamOf(staff, { country: 'peru', hidden: ['office-accounts'], first: 'fabio' })
    expect(names(team)).toEqual(['fabio', 'ana', 'beto', 'dora'])
  })

  it('leaves out a hidden contact person', () => {
    expect(names(teamOf(staff, { country: 'ecuador', hidden: ['beto'], first: 'beto' }))).toEqual(['carla'])
  })

  it('is empty for a country without planners', () => {
    expect(teamOf(staff, { country: 'laos', hidden: [] })).toEqual([])
  })
})

describe('nameLanguage', () => {
  it('recognizes a Vietnamese name by its letters', () => {
    expect(nameLanguage('Nguyễn Thu Hà')).toBe('vi')
    expect(nameLanguage('Marisol Ajú')).toBeUndefined()
  })
})
