import { useCallback, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useDesk } from '#app/features/office/desk/desk-context.ts'
import { KeyStrip } from '#app/features/office/desk/key-strip.tsx'
import { useKeys } from '#app/features/office/desk/use-keys.ts'
import { m } from '#app/paraglide/messages.js'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { peopleGroups } from './directory-schema.ts'
import styles from './people.module.css'
import { PeopleHead } from './people-head.tsx'
import { PeopleNothing } from './people-nothing.tsx'
import { PeopleTable } from './people-table.tsx'
import { usePeople } from './use-people.ts'

/** All accounts, searchable by name or email (design 17, People). */
export function People() {
  const { me } = useDesk()
  const isAdmin = me.role === 'admin'
  const [query, setQuery] = useSearchParams()
  const group = peopleGroups.find(each => each === query.get('group')) ?? 'all'
  const q = query.get('q')?.trim().slice(0, 120) ?? ''
  const { found, people, counts } = usePeople({ group, q, isAdmin })
  const search = useRef<HTMLInputElement>(null)
  const anchors = useRef(new Map<number, HTMLAnchorElement>())
  const onLink = useCallback((id: number, link: HTMLAnchorElement | null) => {
    if (link) anchors.current.set(id, link)
    else anchors.current.delete(id)
  }, [])

  function move(step: number): void {
    const links = people.flatMap(({ id }) => anchors.current.get(id) ?? [])
    const at = links.indexOf(document.activeElement as HTMLAnchorElement)
    links[Math.min(links.length - 1, Math.max(0, at + step))]?.focus()
  }
  function onChange(name: 'group' | 'q', value: string | undefined): void {
    const next = new URLSearchParams(query)
    if (value) next.set(name, value)
    else next.delete(name)
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    arrowdown: () => move(1),
    arrowup: () => move(-1),
    '/': () => search.current?.focus(),
  })
  if (!isAdmin)
    return (
      <main id="main" className={styles.main}>
        <PeopleNothing kind="closed" />
      </main>
    )
  return (
    <main id="main" className={styles.main} aria-busy={found.isPending || found.isPlaceholderData}>
      <PeopleHead
        {...{ group, q, counts, onChange }}
        searchRef={search}
        onDown={() => {
          anchors.current.get(people[0]?.id ?? 0)?.focus()
        }}
      />
      <div className={styles.body}>
        {found.isPending && <Skeleton height="16rem" />}
        {found.isError && !found.data && <PeopleNothing kind="away" onRetry={() => void found.refetch()} />}
        {found.data && people.length === 0 && <PeopleNothing kind={q ? 'filtered' : 'empty'} />}
        {people.length > 0 && <PeopleTable people={people} onLink={onLink} />}
        {found.hasNextPage && (
          <p className={styles.more}>
            <SecondaryButton
              size="sm"
              onClick={() => void found.fetchNextPage()}
              disabled={found.isFetchingNextPage}
            >
              {m.office_more()}
            </SecondaryButton>
          </p>
        )}
      </div>
      <KeyStrip
        keys={[
          ['J K', m.office_key_move()],
          ['↵', m.office_key_open()],
          ['/', m.office_key_search()],
          ['⌘K', m.office_key_anything()],
        ]}
      />
    </main>
  )
}
