import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { SpeciesCardData } from '#app/features/catalogue/species/species-schema.ts'
import { DaySpecies } from './day-species.tsx'

function species(name: string, isDrawn: boolean): SpeciesCardData {
  const plate = isDrawn ? ({ species: 'jaguar', palette: 'dusk' } as const) : null
  return { key: name.toLowerCase(), kind: 'mammal', name, latin: '', line: '', plate }
}

it('lists species with a plate first, in the order of the trip, and only those of the day', () => {
  const seen = [
    species('Ghost', false),
    species('Jaguar', true),
    species('Shadow', false),
    species('Tapir', true),
    species('Puma', true),
  ]
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <DaySpecies
        species={{ seen, days: [{ number: 2, keys: ['ghost', 'jaguar', 'shadow', 'tapir'] }] }}
        day={2}
      />
    </MemoryRouter>,
  )
  expect([...html.matchAll(/>([A-Z]\w+)<\/span>/g)].map(([, name]) => name)).toEqual([
    'Jaguar',
    'Tapir',
    'Ghost',
    'Shadow',
  ])
})
