import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { SpeciesCardData } from '#app/features/catalogue/species/species-schema.ts'
import { DaySpecies } from './day-species.tsx'

function species(name: string): SpeciesCardData {
  return { key: name.toLowerCase(), kind: 'mammal', name, latin: '', line: '', plate: null }
}

it('lists the species of the day in the order of the trip, and no others', () => {
  const seen = ['Ghost', 'Jaguar', 'Tapir', 'Puma'].map(species)
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <DaySpecies species={{ seen, days: [{ number: 2, keys: ['tapir', 'ghost', 'jaguar'] }] }} day={2} />
    </MemoryRouter>,
  )
  expect([...html.matchAll(/>([A-Z]\w+)<\/a>/g)].map(([, name]) => name)).toEqual([
    'Ghost',
    'Jaguar',
    'Tapir',
  ])
})
