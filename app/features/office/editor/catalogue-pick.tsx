import { type FormEvent, useId, useState } from 'react'
import { calls } from '#app/calls.ts'
import { usePrivateQuery } from '#app/client/private-data/use-private-query.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import styles from './catalogue-pick.module.css'

/** The selection: an item of the catalogue, or a name typed by the planner (`key` is null). */
export interface Picked {
  key: string | null
  name: string
}

interface CataloguePickProps {
  kind: 'hotel' | 'tour' | 'place'
  country: string
  onPick: (picked: Picked) => void
  onClose: () => void
}

interface Entry {
  key?: string
  slug?: string
  name: string
}

const titles = { hotel: m.office_pick_hotel, tour: m.office_pick_tour, place: m.office_pick_place }

function addressOf(kind: CataloguePickProps['kind'], country: string): string {
  const query = { country, limit: 100, locale: getLocale() === 'es' ? 'ES' : undefined }
  if (kind === 'hotel') return calls.hotels(query)
  return kind === 'tour' ? calls.tours(query) : calls.places(query)
}

/**
 * Searches hotels, tours and places of the country. A place must be in the catalogue; hotels and tours may be free
 * text.
 */
export function CataloguePick({ kind, country, onPick, onClose }: CataloguePickProps) {
  const { data, isPending } = usePrivateQuery<Entry[]>(addressOf(kind, country))
  const [words, setWords] = useState('')
  const titleId = useId()
  const found = (data ?? []).filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase()))
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    const own = words.trim()
    const [only] = found
    if (only) onPick({ key: only.key ?? only.slug ?? null, name: only.name })
    else if (own && kind !== 'place') onPick({ key: null, name: own })
  }
  return (
    <Dialog open onClose={onClose} labelledBy={titleId} className={styles.sheet}>
      <form className={styles.pick} onSubmit={onSubmit}>
        <Display size={24} id={titleId}>
          {titles[kind]()}
        </Display>
        <TextField
          label={m.office_pick_words()}
          value={words}
          maxLength={200}
          onChange={event => setWords(event.target.value)}
        />
        <ul>
          {found.map(({ key, slug, name }) => (
            <li key={key ?? slug}>
              <button type="button" onClick={() => onPick({ key: key ?? slug ?? null, name })}>
                {name}
              </button>
            </li>
          ))}
        </ul>
        {!isPending && found.length === 0 && <p>{m.office_pick_none()}</p>}
        {kind !== 'place' && words.trim() !== '' && found.length === 0 && (
          <SecondaryButton size="sm" type="submit">
            {m.office_pick_own({ name: words.trim() })}
          </SecondaryButton>
        )}
      </form>
    </Dialog>
  )
}
