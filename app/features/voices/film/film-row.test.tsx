import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FilmData } from './film.ts'
import { FilmRow } from './film-row.tsx'

function film(key: string): FilmData {
  return {
    ...{ key, title: 'Is October a mistake?', customerNames: 'Priya & Tom', groupType: 'Couple' },
    ...{ where: 'Costa Rica', video: '/films/october.mp4', answer: 'No.', still: '/films/october.webp' },
    ...{ captions: [], seconds: 100 },
  }
}

test('films are in a row; a single one is beside its title, without scroll buttons', () => {
  const row = (keys: string[]) => renderToStaticMarkup(<FilmRow films={keys.map(film)} moments={{}} />)
  expect(row(['october', 'may'])).toMatch(/aria-label="Next.*<li>/s)
  expect(row(['october'])).not.toMatch(/<li>|aria-label="(Previous|Next)/)
})
