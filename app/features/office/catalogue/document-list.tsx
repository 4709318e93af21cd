import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { moveFocus } from '#app/client/move-focus.ts'
import { oneAtATime } from '#app/client/one-at-a-time.ts'
import { privatePages } from '#app/client/private-data/private-query.ts'
import { useDesk } from '#app/features/office/desk/desk-context.ts'
import { KeyStrip } from '#app/features/office/desk/key-strip.tsx'
import { ListChoices } from '#app/features/office/desk/list-choices.tsx'
import { ListHead } from '#app/features/office/desk/list-head.tsx'
import { ListMore } from '#app/features/office/desk/list-more.tsx'
import { ListNothing } from '#app/features/office/desk/list-nothing.tsx'
import { ListSearch } from '#app/features/office/desk/list-search.tsx'
import { ListSelect } from '#app/features/office/desk/list-select.tsx'
import { ListWaits } from '#app/features/office/desk/list-waits.tsx'
import { dayWords } from '#app/features/office/desk/office-clock.ts'
import { useFilters } from '#app/features/office/desk/use-filters.ts'
import { useKeys } from '#app/features/office/desk/use-keys.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import styles from './document-list.module.css'
import { DocumentRow } from './document-row.tsx'
import {
  type DocumentKind,
  isDocumentKind,
  keyForms,
  kindName,
  mainKinds,
  stateName,
} from './document-words.ts'
import { NewCountry, NewDocument } from './new-document.tsx'

const stateNames = ['published', 'draft', 'scheduled', 'archived'] as const

/** What a document lacks, in words. */
function missingWords(missing: string): string {
  const [what, day] = missing.split(' ')
  if (what === 'en') return m.office_catalogue_no_english()
  if (what === 'es') return m.office_catalogue_no_spanish()
  return what === 'price_ends' && day
    ? m.office_catalogue_price_ends({ day: dayWords(new Date(day), new Date(), 'UTC') })
    : missing
}

/** Every document of the catalogue, kind by kind. */
export function DocumentList() {
  const desk = useDesk()
  const { query, q, change: changeFilter } = useFilters()
  const wanted = query.get('kind')
  const kind: DocumentKind = isDocumentKind(wanted) ? wanted : 'trip'
  const country = query.get('country') ?? undefined
  const state = stateNames.find(each => each === query.get('state'))
  const pages = privatePages('GET /api/admin/content/{kind}', {
    path: { kind },
    query: { country, state, q: q || undefined },
  })
  // The previous results stay until the next are loaded.
  const found = useInfiniteQuery({ ...pages, placeholderData: keepPreviousData })
  const rows = found.data?.pages.flatMap(({ data }) => data) ?? []
  const [chosen, choose] = useState<readonly string[]>([])
  const [begins, setBegins] = useState<'document' | 'country' | null>(null)
  const search = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)

  function change(name: 'kind' | 'country' | 'state' | 'q', value: string | undefined): void {
    choose([])
    changeFilter(name, value)
  }
  const move = (step: number) => () => moveFocus(list.current, 'a', step)
  useKeys({
    ...{ j: move(1), arrowdown: move(1), k: move(-1), arrowup: move(-1) },
    '/': () => search.current?.focus(),
  })
  const others = Object.keys(keyForms).filter(name => !mainKinds.some(main => main === name))
  const isFiltered = q !== '' || country !== undefined || state !== undefined
  return (
    <main id="main" className={styles.main} aria-busy={found.isPending || found.isPlaceholderData}>
      <ListHead title={m.office_catalogue()}>
        <ListChoices
          label={m.office_catalogue_kind()}
          choices={mainKinds.map(each => [each, kindName(each)] as const)}
          chosen={kind}
          onChoose={each => change('kind', each)}
        />
        <ListSelect
          label={m.office_catalogue_other_kinds()}
          all={m.office_catalogue_other_kinds()}
          choices={others.map(name => [name, kindName(name)])}
          value={others.includes(kind) ? kind : null}
          onChange={value => change('kind', value)}
        />
        <ListSelect
          label={m.office_filter_country()}
          all={m.office_every_country()}
          choices={desk.countries.map(({ tag, name }) => [tag, name])}
          value={country}
          onChange={value => change('country', value)}
        />
        <ListSelect
          label={m.office_catalogue_state()}
          all={m.office_catalogue_every_state()}
          choices={stateNames.map(each => [each, stateName(each)])}
          value={state}
          onChange={value => change('state', value)}
        />
        <ListSearch
          label={m.office_catalogue_find()}
          q={q}
          onSearch={words => change('q', words)}
          onDown={() => list.current?.querySelector('a')?.focus()}
          fieldRef={search}
          isWide
        />
        {keyForms[kind] !== 'only' && (
          <Button size="sm" icon="plus-bold" onClick={() => setBegins('document')}>
            {m.office_new({ kind: kindName(kind) })}
          </Button>
        )}
        {desk.me.role === 'admin' && (
          <SecondaryButton size="sm" onClick={() => setBegins('country')}>
            {m.office_new_country()}
          </SecondaryButton>
        )}
        <SecondaryButton size="sm" to={links.officeTogether()}>
          {m.office_together()}
        </SecondaryButton>
      </ListHead>
      <div className={styles.body}>
        <ListWaits list={found} />
        {found.data && rows.length === 0 && (
          <ListNothing
            title={isFiltered ? m.office_catalogue_none() : m.office_catalogue_none_yet()}
            line={m.office_catalogue_none_hint()}
          >
            {isFiltered && (
              <SecondaryButton size="sm" to={links.officeCatalogue({ kind })}>
                {m.office_catalogue_see_all()}
              </SecondaryButton>
            )}
          </ListNothing>
        )}
        <ul ref={list} className={styles.rows}>
          {rows.map(row => (
            <DocumentRow
              key={row.key}
              document={{ kind, ...row }}
              isChosen={chosen.includes(row.key)}
              onChoose={isChosen =>
                choose(isChosen ? [...chosen, row.key] : chosen.filter(each => each !== row.key))
              }
              marks={
                <>
                  {row.missing.map(each => (
                    <span key={each} className={styles.missing}>
                      {missingWords(each)}
                    </span>
                  ))}
                  {row.state !== 'published' && (
                    <span className={styles.state} data-state={row.state}>
                      {stateName(row.state)}
                    </span>
                  )}
                </>
              }
            />
          ))}
        </ul>
        <ListMore list={found} className={styles.more} />
      </div>
      {chosen.length > 0 && (
        <ArchiveBar
          kind={kind}
          keys={chosen}
          onDone={() => {
            choose([])
            void found.refetch()
          }}
        />
      )}
      {begins === 'document' && <NewDocument kind={kind} country={country} onClose={() => setBegins(null)} />}
      {begins === 'country' && <NewCountry onClose={() => setBegins(null)} />}
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

/** Archives what is ticked, one after the other; says which could not be. */
function ArchiveBar({
  kind,
  keys,
  onDone,
}: {
  kind: DocumentKind
  keys: readonly string[]
  onDone: () => void
}) {
  const { notify } = useDesk()
  const [once] = useState(oneAtATime)
  async function archive(): Promise<void> {
    const left: string[] = []
    for (const key of keys) {
      try {
        await browserApi('POST /api/admin/content/{kind}/{key}/archive', { path: { kind, key } })
      } catch (error) {
        left.push(key)
        if (!(error instanceof ApiError)) break
      }
    }
    const count = keys.length - left.length
    if (left.length === 0) notify(m.office_catalogue_archived({ count }))
    else notify(m.office_catalogue_not_archived({ names: left.join(', ') }), false)
    onDone()
  }
  return (
    <div className={styles.bar}>
      <span>{m.office_catalogue_chosen({ count: keys.length })}</span>
      <SecondaryButton size="sm" onClick={() => void once(archive)}>
        {m.office_document_archive()}
      </SecondaryButton>
    </div>
  )
}
