import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { OfficeHours } from './office-hours.tsx'

const hours = {
  ...{ place: 'Cusco', timeZone: 'America/Lima', offset: 'UTC−5', away: [], lines: [] },
  hours: [{ days: [1, 2, 3, 4, 5], from: '08:00', to: '18:00' }],
}

it('lists the days off of the next weeks, without script', () => {
  const daysOff = [
    { day: '2026-12-08', name: 'Immaculate Conception' },
    { day: '2026-12-25', name: 'Christmas Day' },
  ]
  expect(renderToStaticMarkup(<OfficeHours hours={{ ...hours, daysOff }} />)).toContain(
    'Closed Tuesday 8 December (Immaculate Conception); Friday 25 December (Christmas Day).',
  )
  expect(renderToStaticMarkup(<OfficeHours hours={{ ...hours, daysOff: [] }} />)).not.toContain('Closed')
})
