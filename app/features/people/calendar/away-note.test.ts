import { expect, test } from 'vitest'
import { awayNotes } from './calendar.ts'

const away = { firstDay: '2026-12-01', lastDay: '2026-12-12', standIn: 'Marisol Ajú' }

test('an absence is told from the first midnight to the last, by the planner’s own clock', () => {
  expect(awayNotes([away], 'America/Lima', 'en')).toEqual([
    {
      from: Date.parse('2026-12-01T05:00:00Z'),
      to: Date.parse('2026-12-13T05:00:00Z'),
      words: 'Away until 12 December. Marisol Ajú answers meanwhile.',
    },
  ])
  expect(awayNotes([{ ...away, standIn: null }], 'America/Lima', 'es')[0]?.words).toBe(
    'Está fuera hasta el 12 de diciembre. Mientras tanto responde otra persona del equipo.',
  )
})
