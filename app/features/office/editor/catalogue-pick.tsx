import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { apiLocale } from '#app/client/api-client/api-locale.ts'
import { privateQuery } from '#app/client/private-data/private-query.ts'
import { m } from '#app/paraglide/messages.js'
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

interface Item {
  key: string
  name: string
}

const titles = { hotel: m.office_pick_hotel, tour: m.office_pick_tour, place: m.office_pick_place }

/** The items of a kind, in the country; a place is known by its slug. */
function useItems(kind: CataloguePickProps['kind'], country: string) {
  const input = { query: { country, limit: '100', locale: apiLocale() } }
  const items = kind === 'hotel' ? ('GET /api/public/hotel' as const) : ('GET /api/public/tour' as const)
  const places = useQuery({ ...privateQuery('GET /api/public/place', input), enabled: kind === 'place' })
  const others = useQuery({ ...privateQuery(items, input), enabled: kind !== 'place' })
  const { data, isPending } = kind === 'place' ? places : others
  const found: Item[] = (data ?? []).map(item => ({
    key: 'slug' in item ? item.slug : item.key,
    name: item.name,
  }))
  return { found, isPending }
}

/**
 * Searches hotels, tours and places of the country. A place must be in the catalogue; hotels and tours may be free
 * text.
 */
export function CataloguePick({ kind, country, onPick, onClose }: CataloguePickProps) {
  const { found: items, isPending } = useItems(kind, country)
  const [words, setWords] = useState('')
  const titleId = useId()
  const found = items.filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase()))
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    const own = words.trim()
    const [only] = found
    if (only) onPick({ key: only.key, name: only.name })
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
          {found.map(({ key, name }) => (
            <li key={key}>
              <button type="button" onClick={() => onPick({ key, name })}>
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
