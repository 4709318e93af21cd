import { describe, expect, it } from 'vitest'
import { indexNicknames, nicknamePoints, rootsIn } from './nicknames.ts'

const index = indexNicknames([
  { id: 'ta-prohm', phrases: ['tomb raider temple', 'trees eating a temple', 'templo de tomb raider'] },
  { id: 'bagan', phrases: ['a thousand temples', 'hot air balloons at dawn'] },
  { id: 'baobab', phrases: ['upside down tree', 'árbol al revés'] },
  { id: 'lake', phrases: ['do nothing', 'quiet water'] },
])
const answersTo = (text: string) => index.answer(rootsIn(text).map(root => ({ root, share: 1, part: null })))

describe('what travellers call things', () => {
  it('is found by most of a phrase, in either language and number', () => {
    const best = (text: string) =>
      [...answersTo(text).byId].toSorted(([, a], [, b]) => b.likeness - a.likeness)[0]?.[0]
    expect(best('that tomb raider temple')).toBe('ta-prohm')
    expect(best('templos como tomb raider')).toBe('ta-prohm')
    expect(best('trees that grow upside down')).toBe('baobab')
    expect(best('un ÁRBOL al reves')).toBe('baobab')
    expect(best('surf')).toBeUndefined()
  })

  it('counts most if a phrase is all that was asked', () => {
    const { byId } = answersTo('tomb raider temple')
    expect(byId.get('ta-prohm')?.likeness).toBeCloseTo(1)
    expect(byId.get('bagan')?.likeness).toBeLessThan(0.2)
    expect(answersTo('tomb raider temple at dawn').byId.get('ta-prohm')?.likeness).toBeLessThan(1)
  })

  it('weighs words of one phrase together more than those of two', () => {
    const points = nicknamePoints(answersTo('tree upside down'))
    expect(points('baobab')).toBeGreaterThan(2 * points('ta-prohm'))
    expect(points('elsewhere')).toBe(0)
  })

  it('counts words that are understood for less', () => {
    const [root = ''] = rootsIn('temples')
    const points = (share: number) => nicknamePoints(index.answer([{ root, share, part: null }]))('bagan')
    expect(points(0.4)).toBeLessThan(points(1))
  })
})
