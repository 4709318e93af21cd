import { expect, it } from 'vitest'
import { planEventKinds } from '#app/features/plan/core/lock-plan.server.ts'
import { m } from '#app/paraglide/messages.js'
import { eventWords } from './plan-log.tsx'

const now = new Date('2026-11-23T14:00:00Z')
const actorName = 'Daniela Quesada'

it.each([
  ['answered what nobody had', { staff: 'daniela-quesada' }, m.office_event_answered_first()],
  ['claimed it', { to: 'daniela-quesada', toName: actorName }, m.office_event_claimed()],
  [
    'gave it away',
    { to: 'esteban', toName: 'Esteban Mora' },
    m.office_event_assigned({ to: 'Esteban Mora' }),
  ],
])('the log says of whoever %s what they did, by names alone', (_what, details, words) => {
  expect(eventWords({ kind: 'assigned', details, actorName }, now)).toBe(words)
})

it.each(planEventKinds)('the log has a text for %s', kind => {
  const other = m.office_event_other({ kind: kind.replaceAll('_', ' ') })
  const details = { until: now.toISOString(), at: now.toISOString() }
  expect(eventWords({ kind, details, actorName }, now)).not.toBe(other)
})

it.each([
  [
    { answer: 'open', alternative: 'alt-1', name: 'Lava walk', instead: 'Poás' },
    'chose Lava walk instead of Poás',
  ],
  [
    { answer: 'open', took: 'choice', name: 'Poás', instead: 'Lava walk' },
    'chose Poás again, instead of Lava walk',
  ],
  [{ answer: 'open', took: 'accept', name: 'Arenal' }, 'took back the tick on Arenal'],
  [{ answer: 'open', took: 'decline', name: 'Arenal' }, 'wants Arenal back'],
  [{ answer: 'open', took: 'ask', name: 'Arenal' }, 'has the answer about Arenal'],
  [{ answer: 'accept', name: 'Arenal' }, 'ticked Arenal'],
  [{ answer: 'decline', name: 'Arenal' }, 'left out Arenal'],
  // As answers were logged before the log had names.
  [{ answer: 'open', alternative: 'alt-1' }, 'chose something else for a line'],
  [{ answer: 'accept' }, 'accepted a line'],
  [{ answer: 'open' }, 'took back what was said of a line'],
])('the log says what became of a line: %j', (details, words) => {
  expect(eventWords({ kind: 'line_answered', details, actorName }, now)).toBe(words)
})
