import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { SpeciesCardData } from '#app/features/catalogue/species/species-schema.ts'
import { SeenBand } from './seen-band.tsx'

const jaguar: SpeciesCardData = {
  key: 'jaguar',
  kind: 'mammal',
  name: 'Jaguar',
  latin: 'Panthera onca',
  line: 'Seldom seen.',
  plate: { species: 'jaguar', palette: 'dusk' },
}
const jabiru: SpeciesCardData = {
  ...jaguar,
  key: 'jabiru',
  name: 'Jabiru',
  latin: 'Jabiru mycteria',
  plate: null,
}

function bandOf(...seen: SpeciesCardData[]): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <SeenBand species={{ seen, days: [] }} country="belize" />
    </MemoryRouter>,
  )
}

it('names what nobody has drawn yet under the plates', () => {
  const html = bandOf(jaguar, jabiru)
  expect(html.match(/<img/g)).toHaveLength(1)
  expect(html).toMatch(/Also seen<.*href="[^"]*jabiru"[^>]*>Jabiru</)
  expect(bandOf(jaguar)).not.toContain('Also seen')
  expect(bandOf(jabiru)).toContain('Jabiru mycteria')
  expect(bandOf(jabiru)).not.toContain('Also seen')
})
