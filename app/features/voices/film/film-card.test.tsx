import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FilmData } from './film.ts'
import { FilmCard } from './film-card.tsx'

const film: FilmData = {
  key: 'october',
  title: 'Is October a mistake?',
  customerNames: 'Priya & Tom',
  groupType: 'Couple',
  where: 'Costa Rica',
  video: '/films/october.mp4',
  answer: 'Not on the other coast.',
  still: '/films/october.webp',
  captions: [{ language: 'en', url: '/films/october.en.vtt' }],
  seconds: 100,
}
const nothing = () => undefined
const events = { onHover: nothing, onMoved: nothing, onLeave: nothing, onPress: nothing }
const clip = { onStarted: nothing, onStopped: nothing, onEnded: nothing, video: nothing, bare: true }

function card(changed: Partial<FilmData>, playing = false): string {
  return renderToStaticMarkup(
    <FilmCard film={{ ...film, ...changed }} playing={playing} {...events} {...clip} />,
  )
}

test('a film card has a question, its author and a playable picture', () => {
  const html = card({})
  expect(html).toContain('aria-label="Play, 1:40: Is October a mistake? Priya &amp; Tom, Costa Rica"')
  expect(html).toContain('Film, 1:40, captions EN')
  expect(html).not.toContain('Not on the other coast.')
})

test('while playing it hides the play button and offers to pause', () => {
  const html = card({}, true)
  expect(html).toContain('aria-label="Pause: Is October a mistake?"')
  expect(html).toContain('Playing. Press the picture to stop')
  expect(html).not.toContain('#play-fill')
})

test('without a video it is a written answer without a button', () => {
  const html = card({ video: null })
  expect(html).toContain('Not on the other coast.')
  expect(html).toContain('In writing')
  expect(html).not.toMatch(/<button|<video|#play-fill/)
})
