import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
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
import { BothValues } from './both-values.tsx'
import { DocumentActions } from './document-actions.tsx'
import styles from './document-editor.module.css'
import { type Field, isFolded, type NamedField } from './document-fields.ts'
import { DocumentHistory } from './document-history.tsx'
import { type DocumentKind, isDocumentKind, keyForms } from './document-kind.ts'
import { DraftsReferredTo, ProblemList } from './document-notes.tsx'
import type { DocumentState, Problem } from './document-saving.ts'
import { kindName, labelOf } from './document-words.ts'
import { type Editing, EditingContext, fieldId, isWithin } from './editing.ts'
import { GroupFields, Parts } from './field-view.tsx'
import { Fold } from './fold.tsx'
import { wordsOf } from './typed-values.ts'
import { useDocument } from './use-document.ts'
import { ownWords, useValueWords } from './value-words.ts'

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
const GENERAL_PATH: Path = [GENERAL]

/** Title of a document: its own name or title, otherwise its key. */
function titleOf(document: unknown, key: string): string {
  return (isFields(document) && ownWords(document.title ?? document.name)) || labelOf(key)
}

/** The countries in which the document's references are looked up. */
function countriesOf(kind: DocumentKind, document: unknown, key: string): string[] {
  if (keyForms[kind] === 'of_country' && key !== kind) return [key]
  if (isFields(document) && Array.isArray(document.countries))
    return document.countries.filter(each => typeof each === 'string')
  if (isFields(document) && typeof document.country === 'string') return [document.country]
  return key.includes('.') ? [key.slice(0, key.indexOf('.'))] : []
}

/** The sections of an editor: what is short in one, and each part with parts of its own. */
function sectionsOf(field: Field) {
  const fields = field.kind === 'group' ? field.fields : []
  return {
    general: fields.filter(each => !isFolded(each)),
    folded: fields.filter(isFolded),
  }
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

/** Edits a document: its fields as its schema has them, saved as one types. */
function DocumentEditor({ kind, docKey, below }: DocumentEditorProps) {
  const edited = useDocument(kind, docKey)
  const { field, document: content, problems, state, edit, undo } = edited
  const [target, setTarget] = useState<Editing['target']>(null)
  const [done, setDone] = useState('')
  const [isHistory, setHistory] = useState(false)
  const main = useRef<HTMLElement>(null)
  const countries = countriesOf(kind, content, docKey).join(',')
  const editing = useMemo<Editing>(
    () => ({
      field,
      edit,
      problems,
      countries: countries ? countries.split(',') : [],
      target,
      tell: setDone,
    }),
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
  useKeys({
    'mod+z': () => {
      undo?.()
      setDone('')
    },
  })
  if (edited.failure && !edited.stored)
    return (
      <Failed
        status={edited.failure instanceof ApiError ? edited.failure.status : 0}
        onRetry={edited.retry}
      />
    )
  if (!field || edited.number === null)
    return (
      <main id="main" className={styles.main} aria-busy="true" aria-label={m.office_catalogue()}>
        <Skeleton height="3rem" />
        <Skeleton height="20rem" />
      </main>
    )
  const { general, folded } = sectionsOf(field)
  const names = new Set(general.map(({ name }) => name))
  return (
    <EditingContext value={editing}>
      <div className={styles.place}>
        <main id="main" ref={main} className={styles.main} tabIndex={-1}>
          <header className={styles.head}>
            <Anchor to={links.officeCatalogue({ kind })} className={styles.back}>
              <Icon name="arrow-left-bold" size="xs" />
              {m.office_catalogue()}
            </Anchor>
            <Display as="h1" size={24}>
              {titleOf(content, docKey)}
            </Display>
            {titleOf(content, docKey) !== kindName(kind) && (
              <span className={styles.kind}>{kindName(kind)}</span>
            )}
            <span className={styles.state} role="status" data-state={state}>
              {state === 'saved' && edited.isPublished ? m.office_document_as_published() : states[state]()}
              {edited.hasMerged && `. ${m.office_document_merged()}`}
            </span>
            <span role="status">{edited.present.map(name => m.office_here({ name })).join(', ')}</span>
            <DocumentActions
              kind={kind}
              docKey={docKey}
              edited={edited}
              onHistory={() => setHistory(before => !before)}
            />
          </header>
          <div className={styles.body}>
            <Contents
              field={field}
              names={names}
              folded={folded}
              document={content}
              problems={problems}
              onOpen={path => setTarget({ path })}
            />
            <div className={styles.fields}>
              <BothValues edited={edited} />
              <DraftsReferredTo kind={kind} docKey={docKey} drafts={edited.drafts} />
              <ProblemList problems={problems} onOpen={path => setTarget({ path })} />
              {general.length > 0 && (
                <Fold path={GENERAL_PATH} label={m.office_document_general()} names={names} isOpen>
                  <GroupFields fields={general} value={content} path={ROOT} />
                </Fold>
              )}
              {field.kind === 'group' ? (
                <GroupFields fields={folded} value={content} path={ROOT} />
              ) : (
                (field.kind === 'list' || field.kind === 'record') && (
                  <Parts field={field} value={content} path={ROOT} />
                )
              )}
              {below(content)}
            </div>
          </div>
          {done && undo && (
            <p className={styles.live} role="status">
              <span>{done}</span>
              <button
                type="button"
                onClick={() => {
                  undo()
                  setDone('')
                }}
              >
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
        {isHistory && (
          <DocumentHistory kind={kind} docKey={docKey} edited={edited} onClose={() => setHistory(false)} />
        )}
      </div>
    </EditingContext>
  )
}

interface ContentsProps {
  field: Field
  /** The fields of the first section. */
  names: ReadonlySet<string>
  folded: readonly NamedField[]
  document: unknown
  problems: readonly Problem[]
  onOpen: (path: Path) => void
}

/** The parts of the document, with how many problems each has. */
function Contents({ field, names, folded, document, problems, onOpen }: ContentsProps) {
  const item = field.kind === 'list' ? field.item : null
  const words = useValueWords([item])
  const rows =
    field.kind === 'group'
      ? [
          ...(names.size > 0 ? [{ path: GENERAL_PATH, label: m.office_document_general() }] : []),
          ...folded.map(({ name }) => ({ path: [name], label: labelOf(name) })),
        ]
      : Array.isArray(document)
        ? document.map((one, index) => ({
            path: [index],
            label: words.summary(one, item) || String(index + 1),
          }))
        : Object.keys(isFields(document) ? document : {}).map(name => ({
            path: [name],
            label: labelOf(name),
          }))
  const countOf = (path: Path) =>
    problems.filter(problem =>
      path[0] === GENERAL ? names.has(wordsOf(problem.path[0])) : isWithin(problem.path, path),
    ).length
  return (
    <nav className={styles.contents} aria-label={m.office_document_contents()}>
      <ul>
        {rows.map(({ path, label }) => (
          <li key={path.join()}>
            <button type="button" onClick={() => onOpen(path)}>
              <span>{label}</span>
              {countOf(path) > 0 && <em>{countOf(path)}</em>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface FailedProps {
  /** Status of the answer; 0 if there was none. */
  status: number
  onRetry?: () => void
}

const reasons = {
  closed: [m.office_document_closed_title, m.office_document_closed],
  gone: [m.office_document_gone_title, m.office_document_gone],
  away: [m.office_away_title, m.office_away],
} as const

/** Why the document is not here: there is none, it is another country's, or the server is away. */
function Failed({ status, onRetry }: FailedProps) {
  const reason = status === 403 ? 'closed' : status === 404 || status === 422 ? 'gone' : 'away'
  const [title, line] = reasons[reason]
  return (
    <main id="main" className={styles.main}>
      <ListNothing title={title()} line={line()} isAway={reason === 'away'} isPage>
        {reason === 'away' ? (
          <SecondaryButton size="sm" onClick={onRetry}>
            {m.office_retry()}
          </SecondaryButton>
        ) : (
          <SecondaryButton size="sm" to={links.officeCatalogue()}>
            {m.office_catalogue()}
          </SecondaryButton>
        )}
      </ListNothing>
    </main>
  )
}
