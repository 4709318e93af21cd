import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { OfficePhoto } from '#app/picture/photo/photo-schema.ts'
import { DiscButton } from '#app/ui/disc-button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import styles from './photo-side.module.css'
import { subjectKinds, subjectPage } from './photo-words.ts'

type Shown = OfficePhoto['subjects'][number]

interface SubjectRowsProps {
  subjects: readonly Shown[]
  onChange: (subjects: Shown[]) => void
  isFixed: boolean
}

/** What a photograph shows: the pages where it is used, and its place among the photographs of each. */
export function SubjectRows({ subjects, onChange, isFixed }: SubjectRowsProps) {
  if (subjects.length === 0) return <p className={styles.fine}>{m.office_photo_shows_nothing()}</p>
  const put = (changed: Shown, order: number) =>
    onChange(subjects.map(each => (each === changed ? { ...each, order } : each)))
  return (
    <ul className={styles.rows}>
      {subjects.map(each => {
        const { kind, key, order, among } = each
        const name = each.name[getLocale()]
        const page = subjectPage(each)
        return (
          <li key={`${kind} ${key}`}>
            <span>
              {page ? <TextLink to={page}>{name}</TextLink> : <b>{name}</b>}
              <small>
                {subjectKinds[kind]()},{' '}
                {among === 0 ? (
                  m.office_photo_new_here()
                ) : (
                  <TextLink to={links.officePictures({ kind, subject: key })}>
                    {m.office_photo_order({ number: order + 1, count: among })}
                  </TextLink>
                )}
              </small>
            </span>
            {!isFixed && (
              <span className={styles.tools}>
                {among > 1 && (
                  <>
                    <DiscButton
                      icon="caret-up-bold"
                      look="plain"
                      label={m.office_photo_earlier({ name })}
                      disabled={order === 0}
                      onClick={() => put(each, order - 1)}
                    />
                    <DiscButton
                      icon="caret-down-bold"
                      look="plain"
                      label={m.office_photo_later({ name })}
                      disabled={order >= among - 1}
                      onClick={() => put(each, order + 1)}
                    />
                  </>
                )}
                <DiscButton
                  icon="x-bold"
                  look="plain"
                  label={m.office_photo_take_off({ name })}
                  onClick={() => onChange(subjects.filter(other => other !== each))}
                />
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
