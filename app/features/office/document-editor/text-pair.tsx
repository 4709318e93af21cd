import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { Path } from '#database/values/document/diff-documents.ts'
import type { FieldOf } from './document-fields.ts'
import { fieldId, useEditing } from './editing.ts'
import { FieldFrame } from './field-frame.tsx'
import styles from './fields.module.css'
import { type BothWords, bothWords } from './typed-values.ts'

interface TextPairProps {
  field: FieldOf<'text'> & { isOptional?: boolean }
  label: string
  value: unknown
  path: Path
}

const names = { en: m.office_document_english, es: m.office_document_spanish }

/** A text in both languages, side by side; one below the other on a phone. */
export function TextPair({ field, label, value, path }: TextPairProps) {
  const { edit } = useEditing()
  const words = bothWords(value)
  const own = getLocale()
  const languages = own === 'es' ? (['es', 'en'] as const) : (['en', 'es'] as const)
  function write(next: BothWords): void {
    edit(path, field.isOptional && next.en === '' && next.es === '' ? undefined : next)
  }
  return (
    <div className={styles.pair}>
      {languages.map(language => {
        const at = [...path, language]
        const length = words[language].length
        const isMissing = length === 0 && (words.en !== '' || words.es !== '')
        return (
          <FieldFrame
            key={language}
            path={at}
            label={m.office_document_in({ label, language: names[language]() })}
            hint={
              field.most === null
                ? isMissing && m.office_document_not_written()
                : m.office_document_count({ length, most: field.most })
            }
            isOver={field.most !== null && length > field.most}
          >
            {control => (
              <textarea
                {...control}
                id={fieldId(at)}
                lang={language}
                rows={field.most === null ? 3 : 2}
                value={words[language]}
                onChange={({ target }) => write({ ...words, [language]: target.value })}
              />
            )}
          </FieldFrame>
        )
      })}
    </div>
  )
}
