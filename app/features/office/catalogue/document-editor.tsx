import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { KeyStrip } from '#app/features/office/desk/key-strip.tsx'
import { ListNothing } from '#app/features/office/desk/list-nothing.tsx'
import { useKeys } from '#app/features/office/desk/use-keys.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Path } from '#database/values/document/diff-documents.ts'
import { isFields } from '#database/values/document/fields.ts'
import { DocumentActions } from './document-actions.tsx'
import styles from './document-editor.module.css'
import { fieldAt } from './document-edits.ts'
import { isFolded, type NamedField } from './document-fields.ts'
import { DocumentHistory } from './document-history.tsx'
import { DraftsReferredTo, ProblemList } from './document-notes.tsx'
import type { DocumentState } from './document-saving.ts'
import {
  type DocumentKind,
  isDocumentKind,
  keyForms,
  kindName,
  labelOf,
  pathWords,
} from './document-words.ts'
import { GroupFields, Parts } from './field-view.tsx'
import { Fold } from './fold.tsx'
import { type EditedDocument, useDocument } from './use-document.ts'
import { type Editing, EditingContext, fieldId } from './use-editing.ts'
import { ownWords, useValueWords } from './use-value-words.ts'

interface DocumentEditorProps {
  kind: DocumentKind
  docKey: string
  /** What stands below its fields, such as the keys of the partners that it lists. */
  below: (document: unknown) => ReactNode
}

const states: Record<DocumentState, () => string> = {
  saved: m.office_document_saved,
  changed: m.office_saving,
  saving: m.office_saving,
  away: m.office_document_away,
  refused: m.office_document_not_saved,
  both: m.office_both_title,
}

const ROOT: Path = []
const GENERAL = 'general'

/** Title of a document: its own name or title, otherwise its key. */
function titleOf(document: unknown, key: string): string {
  return (isFields(document) && ownWords(document.title ?? document.name)) || labelOf(key)
}

/** The countries in which the document's references are looked up. */
function countriesOf(kind: DocumentKind, document: unknown, key: string): string[] {
  if (keyForms[kind] === 'of_country' && key !== kind) return [key]
  const { countries, country } = isFields(document) ? document : {}
  if (Array.isArray(countries)) return countries.filter(each => typeof each === 'string')
  if (typeof country === 'string') return [country]
  return key.includes('.') ? [key.slice(0, key.indexOf('.'))] : []
}

/** The element that shows a path, or the nearest around it. */
function elementAt(path: Path): HTMLElement | null {
  for (let length = path.length; length > 0; length--) {
    const found = document.getElementById(fieldId(path.slice(0, length)))
    if (found) return found
  }
  return null
}

const FRAMES = 12

/** A document of the catalogue in its editor; an address of no kind says so. */
export function DocumentDesk({ kind, ...rest }: Omit<DocumentEditorProps, 'kind'> & { kind: string }) {
  return isDocumentKind(kind) ? <DocumentEditor {...rest} kind={kind} /> : <Failed status={404} />
}

/** Fields that a colleague changed meanwhile to something else: both values, and one press for either. */
function BothValues({ edited }: { edited: EditedDocument }) {
  const { conflicts, choose, field } = edited
  const fields = conflicts.map(({ path }) => fieldAt(field, path))
  const words = useValueWords(fields)
  if (conflicts.length === 0) return null
  return (
    <div className={styles.both} role="alert">
      <p>
        <b>{m.office_document_both()}</b>
      </p>
      {conflicts.map((conflict, index) => {
        const own = fields[index] ?? null
        return (
          <fieldset key={conflict.path.join('.')}>
            <legend>{pathWords(conflict.path)}</legend>
            {(['ours', 'theirs'] as const).map(side => (
              <div key={side}>
                <p>{words.whole(conflict[side], own)}</p>
                <SecondaryButton size="sm" onClick={() => choose(conflict, side === 'theirs')}>
                  {side === 'ours' ? m.office_keep_mine() : m.office_document_take_theirs()}
                </SecondaryButton>
              </div>
            ))}
          </fieldset>
        )
      })}
    </div>
  )
}

/** Edits a document: its fields as its schema has them, saved as one types. */
function DocumentEditor({ kind, docKey, below }: DocumentEditorProps) {
  const edited = useDocument(kind, docKey)
  const { field, document: content, problems, state, edit, undo, failure } = edited
  const [target, setTarget] = useState<Editing['target']>(null)
  const [done, tell] = useState('')
  const [isHistory, setHistory] = useState(false)
  const countries = countriesOf(kind, content, docKey).join(',')
  const editing = useMemo<Editing>(
    () => ({ field, edit, problems, countries: countries ? countries.split(',') : [], target, tell }),
    [field, edit, problems, countries, target],
  )
  useEffect(() => {
    if (!target) return
    let left = FRAMES
    let frame = requestAnimationFrame(function look() {
      const found = elementAt(target.path)
      const isThere = found?.id === fieldId(target.path)
      if (!isThere && left-- > 0) {
        frame = requestAnimationFrame(look)
        return
      }
      found?.scrollIntoView({ block: 'center' })
      const control = found?.matches('details') ? found.querySelector<HTMLElement>('summary') : found
      control?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [target])
  function takeBack(): void {
    undo?.()
    tell('')
  }
  useKeys({ 'mod+z': takeBack })
  if (failure && !edited.stored)
    return <Failed status={failure instanceof ApiError ? failure.status : 0} onRetry={edited.retry} />
  if (!field || edited.number === null)
    return (
      <main id="main" className={styles.main} aria-busy="true" aria-label={m.office_catalogue()}>
        <Skeleton height="3rem" />
        <Skeleton height="20rem" />
      </main>
    )
  const fields = field.kind === 'group' ? field.fields : []
  const [folded, general] = [fields.filter(isFolded), fields.filter(each => !isFolded(each))]
  const names = new Set(general.map(({ name }) => name))
  const title = titleOf(content, docKey)
  const open = (path: Path) => setTarget({ path })
  return (
    <EditingContext value={editing}>
      <div className={styles.place}>
        <main id="main" className={styles.main} tabIndex={-1}>
          <header className={styles.head}>
            <Anchor to={links.officeCatalogue({ kind })} className={styles.back}>
              <Icon name="arrow-left-bold" size="xs" />
              {m.office_catalogue()}
            </Anchor>
            <Display as="h1" size={24}>
              {title}
            </Display>
            {title !== kindName(kind) && <span className={styles.kind}>{kindName(kind)}</span>}
            <span className={styles.state} role="status" data-state={state}>
              {state === 'saved' && edited.isPublished ? m.office_document_as_published() : states[state]()}
              {edited.hasMerged && `. ${m.office_document_merged()}`}
            </span>
            <span role="status">{edited.present.map(name => m.office_here({ name })).join(', ')}</span>
            <DocumentActions edited={edited} onHistory={() => setHistory(before => !before)} />
          </header>
          <div className={styles.body}>
            <Contents edited={edited} names={names} folded={folded} onOpen={open} />
            <div className={styles.fields}>
              <BothValues edited={edited} />
              <DraftsReferredTo edited={edited} />
              <ProblemList edited={edited} onOpen={open} />
              {general.length > 0 && (
                <Fold path={[GENERAL]} label={m.office_document_general()} names={names} isOpen>
                  <GroupFields fields={general} value={content} path={ROOT} />
                </Fold>
              )}
              <GroupFields fields={folded} value={content} path={ROOT} />
              {(field.kind === 'list' || field.kind === 'record') && (
                <Parts field={field} value={content} path={ROOT} />
              )}
              {below(content)}
            </div>
          </div>
          {done && undo && (
            <p className={styles.live} role="status">
              <span>{done}</span>
              <button type="button" onClick={takeBack}>
                {m.office_undo()}
              </button>
            </p>
          )}
          <KeyStrip
            keys={[
              ['Alt ↑ ↓', m.office_key_move()],
              ['⌘S', m.office_key_publish()],
              ['H', m.office_key_history()],
              ['⌘K', m.office_key_anything()],
            ]}
          />
        </main>
        {isHistory && <DocumentHistory edited={edited} onClose={() => setHistory(false)} />}
      </div>
    </EditingContext>
  )
}

interface ContentsProps {
  edited: EditedDocument
  /** The fields of the first section. */
  names: ReadonlySet<string>
  folded: readonly NamedField[]
  onOpen: (path: Path) => void
}

/** The parts of the document, with how many problems each has. */
function Contents({ edited: { field, document, problems }, names, folded, onOpen }: ContentsProps) {
  const item = field?.kind === 'list' ? field.item : null
  const words = useValueWords([item])
  const named = field?.kind === 'group' ? folded.map(({ name }) => name) : Object.keys(Object(document))
  const parts = named.map(name => ({ part: name, label: labelOf(name) }))
  const first = names.size > 0 ? [{ part: GENERAL, label: m.office_document_general() }] : []
  const rows = Array.isArray(document)
    ? document.map((one, part) => ({ part, label: words.summary(one, item) || String(part + 1) }))
    : [...first, ...parts]
  const countOf = (part: string | number) =>
    problems.filter(({ path: [at = ''] }) => (part === GENERAL ? names.has(String(at)) : at === part)).length
  return (
    <nav className={styles.contents} aria-label={m.office_document_contents()}>
      <ul>
        {rows.map(({ part, label }) => (
          <li key={part}>
            <button type="button" onClick={() => onOpen([part])}>
              <span>{label}</span>
              {countOf(part) > 0 && <em>{countOf(part)}</em>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Why the document is not here: there is none, it is another country's, or the server is away, whose status is 0. */
function Failed({ status, onRetry }: { status: number; onRetry?: () => void }) {
  const isAway = ![403, 404, 422].includes(status)
  const [title, line] = isAway
    ? [m.office_away_title, m.office_away]
    : status === 403
      ? [m.office_document_closed_title, m.office_document_closed]
      : [m.office_document_gone_title, m.office_document_gone]
  return (
    <main id="main" className={styles.main}>
      <ListNothing title={title()} line={line()} isAway={isAway} isPage>
        <SecondaryButton size="sm" {...(isAway ? { onClick: onRetry } : { to: links.officeCatalogue() })}>
          {isAway ? m.office_retry() : m.office_catalogue()}
        </SecondaryButton>
      </ListNothing>
    </main>
  )
}
