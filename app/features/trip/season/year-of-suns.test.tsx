import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { YearOfSuns } from './year-of-suns.tsx'

it('lists an event across New Year once, with all its months', () => {
  const events = [{ name: 'Jabirus', months: [11, 12, 1, 2] }]
  const html = renderToStaticMarkup(<YearOfSuns note="" rows={[]} events={events} />)
  expect(html.match(/<li[ >]/g)).toHaveLength(1)
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain('Jabirus, Nov–Feb')
})

it('has no months over events where there are none', () => {
  const monthsIn = (events: { name: string; months: number[] }[]) =>
    renderToStaticMarkup(<YearOfSuns note="" rows={[]} events={events} />).match(/<span>D<span>EC/gi)?.length
  expect(monthsIn([])).toBe(1)
  expect(monthsIn([{ name: 'Jabirus', months: [1] }])).toBe(2)
})
