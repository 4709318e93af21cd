import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { privateQuery } from '#app/client/private-data/private-query.ts'
import { countryName, useDesk } from '#app/features/office/desk/desk-context.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { NamedSubject } from '#app/picture/photo/photo-schema.ts'
import { TextField } from '#app/ui/text-field.tsx'
import styles from './photo-side.module.css'
import { subjectKinds } from './photo-words.ts'

interface SubjectPickerProps {
  isChosen: (subject: NamedSubject) => boolean
  onPick: (subject: NamedSubject) => void
}

/** Finds what a photograph shows, by its name. */
export function SubjectPicker({ isChosen, onPick }: SubjectPickerProps) {
  const desk = useDesk()
  const [words, setWords] = useState('')
  const q = useDeferredValue(words.trim())
  const query = { q, limit: '8' }
  const { data, isFetched } = useQuery({
    ...privateQuery('GET /api/admin/photo-subject', { query }),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  })
  const found = q.length > 1 ? (data ?? []).filter(each => !isChosen(each)) : []
  return (
    <div className={styles.picker}>
      <TextField
        label={m.office_photo_add_subject()}
        hint={m.office_photo_add_subject_hint()}
        name="subject"
        value={words}
        maxLength={120}
        autoComplete="off"
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          const [first] = found
          if (!first) return
          onPick(first)
          setWords('')
        }}
      />
      <ul aria-label={m.office_photo_found()}>
        {found.map(each => (
          <li key={`${each.kind} ${each.key}`}>
            <button
              type="button"
              onClick={() => {
                onPick(each)
                setWords('')
              }}
            >
              <b>{each.name[getLocale()]}</b>
              <small>
                {[subjectKinds[each.kind](), ...each.countries.map(tag => countryName(desk, tag))].join(', ')}
              </small>
            </button>
          </li>
        ))}
      </ul>
      {q.length > 1 && isFetched && found.length === 0 && <p role="status">{m.office_photo_no_subject()}</p>}
    </div>
  )
}
