import { describe, expect, test } from 'vitest'
import { takeTheirs } from './choose-value.ts'
import { mergeDocuments } from './merge-documents.ts'

const day = (key: string, title: string) => ({ key, title, place: `${key}-place` })
const base = { days: [day('a', 'First'), day('b', 'Second'), day('c', 'Third')], line: 'One' }

/** Merges, and takes the other side's value of every conflict, the first first. */
function taken(ours: unknown, theirs: unknown, inTurn = (all: number) => 0 * all) {
  let { merged: document, conflicts } = mergeDocuments(base, ours, theirs)
  const count = conflicts.length
  while (conflicts.length > 0) {
    const chosen = conflicts[inTurn(conflicts.length)]
    if (!chosen) throw new Error('no conflict')
    ;({ document, conflicts } = takeTheirs(document, chosen, conflicts))
  }
  return { document, count }
}

const firstOrLast = [
  ['the first first', () => 0],
  ['the last first', (all: number) => all - 1],
] as const

describe.each(firstOrLast)('the other side’s values, %s', (_, inTurn) => {
  test('put back the elements that we removed, in their places', () => {
    const ours = { ...base, days: base.days.slice(2) }
    const theirs = { ...base, days: [day('a', 'Dawn'), day('b', 'Noon'), day('c', 'Third')] }
    expect(taken(ours, theirs, inTurn)).toEqual({ document: theirs, count: 2 })
  })

  test('take away the elements that they removed', () => {
    const ours = { ...base, days: [day('a', 'Dawn'), day('b', 'Noon'), day('c', 'Third')] }
    const theirs = { ...base, days: base.days.slice(2) }
    expect(taken(ours, theirs, inTurn)).toEqual({ document: theirs, count: 2 })
  })

  test('stand in their fields, with what is in no conflict as we have it', () => {
    const ours = { days: [day('a', 'Dawn'), ...base.days.slice(1)], line: 'Ours' }
    const theirs = { days: base.days.slice(1), line: 'Theirs', lead: 'New' }
    expect(taken(ours, theirs, inTurn).document).toEqual(theirs)
  })

  test('take away a field that they removed', () => {
    expect(taken({ ...base, line: 'Ours' }, { days: base.days }, inTurn).document).toEqual({
      days: base.days,
    })
  })
})
