import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, test } from 'vitest'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { type Desk, DeskContext } from '#app/features/office/desk/desk-context.ts'
import { m } from '#app/paraglide/messages.js'
import { absenceProblem, DaysAway } from './days-away.tsx'
import { absenceRefusals } from './people-schema.ts'

const away = {
  today: '2026-12-09',
  absences: [],
  colleagues: [{ fkey: 'karla-solano', name: 'Karla Solano' }],
}

function read(changed: Partial<Parameters<typeof DaysAway>[0]['away']> = {}): string {
  return renderToStaticMarkup(
    <DeskContext value={{ notify: () => undefined } as unknown as Desk}>
      <DaysAway
        userId={7}
        name="Daniela Quesada"
        away={{ ...away, ...changed }}
        refresh={() => Promise.resolve()}
      />
    </DeskContext>,
  )
}

it('says that nothing is entered, and offers colleagues as stand-ins', () => {
  expect(read()).toContain(m.office_absence_none())
  expect(read()).toContain('<option value="karla-solano">Karla Solano</option>')
})

it('names what is entered, who answers, and how it ends', () => {
  const html = read({
    absences: [
      { id: 1, firstDay: '2026-12-07', lastDay: '2026-12-12', standIn: 'Karla Solano' },
      { id: 2, firstDay: '2026-12-24', lastDay: '2026-12-24', standIn: null },
    ],
  })
  for (const words of [
    '7 December 2026 – 12 December 2026',
    'Karla Solano answers meanwhile',
    m.office_absence_others_answer(),
    'aria-label="Back today: 7 December 2026 – 12 December 2026"',
    'aria-label="Remove: 24 December 2026"',
  ])
    expect(html).toContain(words)
})

test.each(absenceRefusals)('the refusal %s is said beside its field', reason => {
  const { field, words } = absenceProblem(new ApiError(409, { reason }, 'conflict'))
  expect(['firstDay', 'lastDay', 'standIn']).toContain(field)
  expect(words).not.toBe(m.office_person_failed())
})

test('another failure is said below the form', () => {
  for (const error of [new TypeError('Failed to fetch'), new ApiError(500, undefined, null)])
    expect(absenceProblem(error)).toEqual({ field: null, words: m.office_person_failed() })
})
