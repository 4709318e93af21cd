import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { AppError } from '#app/app-error.ts'
import { getFilms } from '#app/features/voices/film/film-queries.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { ButtonsPart } from './buttons-part.tsx'
import { CardsPart } from './cards-part.tsx'
import { ChipsPart } from './chips-part.tsx'
import { EmptyPart } from './empty-part.tsx'
import { FieldsPart } from './fields-part.tsx'
import { FiguresPart } from './figures-part.tsx'
import { FilmsPart } from './films-part.tsx'
import { MastheadsPart } from './mastheads-part.tsx'
import { NotesPart } from './notes-part.tsx'
import { RowsPart } from './rows-part.tsx'
import { VoicesPart } from './voices-part.tsx'
import { WordsPart } from './words-part.tsx'

const parts = [
  { id: 'words', title: 'Words and signs', Part: WordsPart },
  { id: 'buttons', title: 'Buttons and links', Part: ButtonsPart },
  { id: 'chips', title: 'Chips and ways on', Part: ChipsPart },
  { id: 'fields', title: 'Fields', Part: FieldsPart },
  { id: 'notes', title: 'Notes and dialog', Part: NotesPart },
  { id: 'cards', title: 'Cards', Part: CardsPart },
  { id: 'rows', title: 'Rows: hotel and tour', Part: RowsPart },
  { id: 'voices', title: 'Review cards and letters', Part: VoicesPart },
  { id: 'films', title: 'Film card', Part: FilmsPart },
  { id: 'mastheads', title: 'Mastheads', Part: MastheadsPart },
  { id: 'figures', title: 'Routes, seasons, prices and the sun’s path', Part: FiguresPart },
  { id: 'empty', title: 'Skeletons, empty and error states', Part: EmptyPart },
]

/**
 * The style guide as HTML, and its parts for the list above it.
 * @throws AppError `not_found` if the development pages are off.
 */
export async function drawStyleGuide(ctx: Pick<RequestContext, 'db' | 'dev' | 'locale'>) {
  if (!ctx.dev) throw new AppError('not_found')
  const [film = null] = await getFilms(ctx, { limit: 1 })
  const html = renderToStaticMarkup(
    <MemoryRouter>
      {parts.map(({ id, title, Part }) => (
        <section key={id} id={id} className="style-guide-part" aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          <Part film={film} />
        </section>
      ))}
    </MemoryRouter>,
  )
  return { html, parts: parts.map(({ id, title }) => ({ id, title })) }
}
