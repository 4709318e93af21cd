import type { Ref } from 'react'
import { files } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import type { OfficePhoto } from '#app/picture/photo/photo-schema.ts'
import { photoStyle } from '#app/picture/picture.ts'
import { Frame } from '#app/ui/frame.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import { isWordless, photoName } from './photo-words.ts'
import styles from './picture-desk.module.css'
import type { Upload } from './use-uploads.ts'

interface PictureGridProps {
  rows: readonly OfficePhoto[]
  uploads: readonly Upload[]
  chosenKey: string | null
  /** Whether something typed is not saved. */
  isDrafted: (key: string) => boolean
  onChoose: (key: string) => void
  /** Forgets an upload that was refused. */
  onDismiss: (id: string) => void
  ref: Ref<HTMLUListElement>
}

/** Photographs to choose from, after what is on its way. */
export function PictureGrid({
  rows,
  uploads,
  chosenKey,
  isDrafted,
  onChoose,
  onDismiss,
  ref,
}: PictureGridProps) {
  return (
    <ul className={styles.grid} ref={ref}>
      {uploads.map(({ id, file, state, sent, words }) => (
        <li key={id} className={styles.upload}>
          <span className={styles.bar}>
            <progress value={state === 'refused' ? 0 : sent} aria-label={file.name} />
          </span>
          <span className={styles.name}>{file.name}</span>
          {state === 'refused' ? (
            <span className={styles.refused} role="alert">
              {words}{' '}
              <TertiaryButton onClick={() => onDismiss(id)}>{m.office_photo_dismiss()}</TertiaryButton>
            </span>
          ) : (
            <small>{state === 'sending' ? `${Math.round(sent * 100)} %` : m.office_photo_waits()}</small>
          )}
        </li>
      ))}
      {rows.map(photo => {
        const { key, alt, credit, published, subjects } = photo
        return (
          <li key={key}>
            <button
              type="button"
              data-key={key}
              aria-pressed={key === chosenKey}
              onClick={() => onChoose(key)}
            >
              <Frame
                ratio="4x3"
                src={files.photo(key, 384)}
                alt=""
                style={photoStyle({ ...photo, alt: alt.en, credit })}
              />
              <span className={styles.name}>{photoName(photo)}</span>
              <small>
                {[
                  isDrafted(key) && m.office_photo_unsaved(),
                  isWordless(photo) && m.office_photo_state_wordless(),
                  published
                    ? m.office_photo_uses({ count: subjects.length })
                    : m.office_photo_state_waiting(),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
