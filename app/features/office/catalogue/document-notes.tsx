import { Fragment } from 'react'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Path } from '#database/values/document/diff-documents.ts'
import styles from './document-notes.module.css'
import { documentName, pathWords } from './document-words.ts'
import { problemWords } from './problem-words.ts'
import type { EditedDocument } from './use-document.ts'

/** The drafts that the document refers to, with the way to publish all of them. */
export function DraftsReferredTo({ edited: { path, drafts } }: { edited: EditedDocument }) {
  if (drafts.length === 0) return null
  return (
    <p className={styles.drafts}>
      {m.office_document_drafts()}{' '}
      {drafts.map((draft, index) => (
        <Fragment key={`${draft.kind}/${draft.key}`}>
          {index > 0 && ', '}
          <TextLink to={links.officeDocument(draft.kind, draft.key)}>{documentName(draft)}</TextLink>
        </Fragment>
      ))}
      {'. '}
      <TextLink to={links.officeTogether({ with: `${path.kind}/${path.key}` })}>
        {m.office_together()}
      </TextLink>
    </p>
  )
}

/** What the checks found, each with the way to its field. */
export function ProblemList({ edited, onOpen }: { edited: EditedDocument; onOpen: (path: Path) => void }) {
  const { problems } = edited
  if (problems.length === 0) return null
  return (
    <details className={styles.problems}>
      <summary>
        <Icon name="warning-fill" />
        {m.office_document_problem_count({ count: problems.length })}
      </summary>
      <ul>
        {problems.map(({ path, ...problem }) => (
          <li key={`${path.join('.')} ${problem.message}`}>
            <button type="button" onClick={() => onOpen(path)}>
              <b>{pathWords(path) || m.office_document_all()}</b> {problemWords(problem)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
