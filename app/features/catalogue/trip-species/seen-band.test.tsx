import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { SpeciesCardData } from '#app/features/catalogue/species/species-schema.ts'
import { SeenBand } from './seen-band.tsx'
import { SeenOnTrip } from './seen-on-trip.tsx'

const jaguar: SpeciesCardData = {
  key: 'jaguar',
  kind: 'mammal',
  name: 'Jaguar',
  latin: 'Panthera onca',
  line: 'Seldom seen.',
  plate: { species: 'jaguar', palette: 'dusk' },
}
const undrawn: SpeciesCardData = {
  ...jaguar,
  key: 'grey-ghost',
  name: 'Grey ghost',
  latin: 'Spectrum griseum',
  plate: null,
}

function bandOf(...seen: SpeciesCardData[]): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <SeenBand species={{ seen, days: [] }} country="belize" />
    </MemoryRouter>,
  )
}

it('lists species without a plate below the plates', () => {
  const html = bandOf(jaguar, undrawn)
  expect(html.match(/<img/g)).toHaveLength(1)
  expect(html).toMatch(/Also seen<.*href="[^"]*grey-ghost"[^>]*>Grey ghost</)
  expect(bandOf(jaguar)).not.toContain('Also seen')
})

it('is not rendered if no species has a plate', () => {
  const stands = (...seen: SpeciesCardData[]) =>
    renderToStaticMarkup(<SeenOnTrip species={{ seen, days: [] }} country="belize" />) !== ''
  expect(stands(undrawn)).toBe(false)
  expect(stands()).toBe(false)
  expect(stands(undrawn, jaguar)).toBe(true)
})
