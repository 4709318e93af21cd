import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import type { AnswerOf, DataOf } from '#app/client/api-client/calls.ts'
import { oneAtATime } from '#app/client/one-at-a-time.ts'
import { usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { countryName, useDesk } from '#app/features/office/desk/desk-context.ts'
import { ListHead } from '#app/features/office/desk/list-head.tsx'
import { ListNothing } from '#app/features/office/desk/list-nothing.tsx'
import { ListSelect } from '#app/features/office/desk/list-select.tsx'
import { ListWaits } from '#app/features/office/desk/list-waits.tsx'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { pathOf } from '#database/values/document/at-path.ts'
import { isFields } from '#database/values/document/fields.ts'
import styles from './document-list.module.css'
import { DocumentRow } from './document-row.tsx'
import { refusalOf } from './document-saving.ts'
import { type DocumentKind, documentName, isDocumentKind, kindName, pathWords } from './document-words.ts'
import { NewDocument } from './new-document.tsx'
import { problemWords } from './problem-words.ts'
import { useHour } from './publish-hour.tsx'
import { usePreview } from './use-preview.ts'

const DRAFTS = 'GET /api/admin/content'
const CHECK = 'POST /api/admin/content/check'

type Draft = DataOf<typeof DRAFTS>[number] & { kind: DocumentKind }

type Problem = AnswerOf<typeof CHECK>['data'][number]

function nameOf({ kind, key }: { kind: string; key: string }): string {
  return `${kind}/${key}`
}

/** Some drafts with all that they need. */
function withNeeds(names: Iterable<string>, drafts: readonly Draft[]): ReadonlySet<string> {
  const found = new Set(names)
  const needs = drafts.filter(draft => found.has(nameOf(draft))).flatMap(draft => draft.needs)
  return new Set([...found, ...needs.map(nameOf)])
}

function numbered(drafts: readonly Draft[]) {
  return drafts.map(({ kind, key, number }) => ({ kind, key, number }))
}

/** What would be wrong if some drafts were published together. */
function useCheck(drafts: readonly Draft[]) {
  const documents = numbered(drafts)
  return useQuery({
    queryKey: ['api', 'admin', 'content', 'check', documents],
    queryFn: async ({ signal }) => (await browserApi(CHECK, { body: { documents }, signal })).data,
    enabled: documents.length > 0,
    placeholderData: keepPreviousData,
  })
}

/** What is ticked at first: all of a country, or a document, with what it needs. */
function firstChosen(drafts: readonly Draft[], country: string | null, wanted: string | null) {
  const names = drafts.filter(draft =>
    wanted === null ? country !== null && draft.country === country : nameOf(draft) === wanted,
  )
  return withNeeds(names.map(nameOf), drafts)
}

/** What a country consists of, in the order in which one needs the other. */
const ofACountry = ['region', 'destination', 'hotel', 'tour', 'trip'] as const

/** The drafts, of which some are published together. */
export function PublishTogether() {
  const desk = useDesk()
  const [query, setQuery] = useSearchParams()
  const read = usePrivateQuery(DRAFTS)
  const all = read.data?.filter((draft): draft is Draft => isDocumentKind(draft.kind)) ?? []
  const country = query.get('country')
  const [ticked, tick] = useState<ReadonlySet<string> | null>(null)
  const [begins, setBegins] = useState<DocumentKind | null>(null)
  const isNewCountry = all.some(({ kind, key, isNew }) => kind === 'country' && key === country && isNew)
  const chosen = ticked ?? firstChosen(all, country, query.get('with'))
  const drafts = all.filter(
    draft => country === null || [country, null].includes(draft.country) || chosen.has(nameOf(draft)),
  )
  const publishing = drafts.filter(draft => chosen.has(nameOf(draft)))
  const check = useCheck(publishing)
  const problems = publishing.length > 0 ? (check.data ?? []) : []
  // By the draft that has it; those of other documents last.
  const problemsOf = Map.groupBy(problems, ({ document }) =>
    document && publishing.some(draft => nameOf(draft) === nameOf(document)) ? nameOf(document) : '',
  )
  const countries = [...new Set(all.flatMap(draft => draft.country ?? []))].sort()
  const drafted = (tag: string) => all.find(draft => draft.kind === 'country' && draft.key === tag)
  function choose(draft: Draft, isChosen: boolean): void {
    const name = nameOf(draft)
    tick(isChosen ? withNeeds([...chosen, name], all) : new Set([...chosen].filter(one => one !== name)))
  }
  return (
    <main id="main" className={styles.main} aria-busy={read.isPending}>
      <ListHead title={m.office_together()}>
        <ListSelect
          label={m.office_filter_country()}
          all={m.office_every_country()}
          choices={countries.map(tag => [tag, drafted(tag)?.title[getLocale()] ?? countryName(desk, tag)])}
          value={country}
          onChange={value => {
            tick(null)
            setQuery(value ? { country: value } : {}, { replace: true, preventScrollReset: true })
          }}
        />
        <SecondaryButton size="sm" to={links.officeCatalogue()}>
          {m.office_catalogue()}
        </SecondaryButton>
      </ListHead>
      <div className={styles.body}>
        <ListWaits list={read} />
        {read.data && drafts.length === 0 && (
          <ListNothing title={m.office_together_none()} line={m.office_together_none_hint()} />
        )}
        {drafts.length > 0 && <p className={styles.hint}>{m.office_together_line()}</p>}
        {isNewCountry && (
          <p className={styles.begin}>
            {m.office_together_add()}
            {ofACountry.map(kind => (
              <SecondaryButton key={kind} size="sm" icon="plus-bold" onClick={() => setBegins(kind)}>
                {kindName(kind)}
              </SecondaryButton>
            ))}
          </p>
        )}
        <ul className={styles.rows}>
          {drafts.map(draft => (
            <DocumentRow
              key={nameOf(draft)}
              document={draft}
              isMixed
              isChosen={chosen.has(nameOf(draft))}
              onChoose={isChosen => choose(draft, isChosen)}
              marks={draft.isNew && <span className={styles.state}>{m.office_together_new()}</span>}
            >
              <Problems problems={problemsOf.get(nameOf(draft))} />
            </DocumentRow>
          ))}
        </ul>
        <Problems problems={problemsOf.get('')} />
      </div>
      {begins && country && <NewDocument kind={begins} country={country} onClose={() => setBegins(null)} />}
      {publishing.length > 0 && (
        <PublishBar
          drafts={publishing}
          count={check.isFetching || check.isError ? null : problems.length}
          onDone={() => {
            tick(null)
            void read.refetch()
          }}
        />
      )}
    </main>
  )
}

/** More problems are folded at first. */
const MOST_OPEN = 4

/** What stands in the way, by its field; of another document with the way to it. */
function Problems({ problems = [] }: { problems: readonly Problem[] | undefined }) {
  if (problems.length === 0) return null
  return (
    <details className={styles.problems} open={problems.length <= MOST_OPEN}>
      <summary>
        <span className={styles.missing}>{m.office_together_problems({ count: problems.length })}</span>
      </summary>
      <ul>
        {problems.map(({ path, document, ...problem }) => {
          const where = pathWords(pathOf(path)) || (document ? nameOf(document) : '')
          return (
            <li key={`${document && nameOf(document)} ${path} ${problem.message}`}>
              {document ? (
                <Anchor to={links.officeDocument(document.kind, document.key)}>{where}</Anchor>
              ) : (
                where
              )}{' '}
              {problemWords(problem)}
            </li>
          )
        })}
      </ul>
    </details>
  )
}

interface PublishBarProps {
  drafts: readonly Draft[]
  /** How many problems there are; null while they are checked, or if that failed. */
  count: number | null
  onDone: () => void
}

function PublishBar({ drafts, count: problems, onDone }: PublishBarProps) {
  const { notify } = useDesk()
  const client = useQueryClient()
  const [once] = useState(oneAtATime)
  const hour = useHour()
  const count = drafts.length
  async function publish(): Promise<void> {
    try {
      await browserApi('POST /api/admin/content/publish', { body: { ...body, ...hour.sent } })
      notify(hour.isLater ? m.office_together_planned({ count }) : m.office_together_done({ count }))
    } catch (error) {
      notify(togetherRefusal(error, drafts), false)
    }
    onDone()
    await client.invalidateQueries({ queryKey: ['api', 'admin', 'content'] })
  }
  const body = { documents: numbered(drafts) }
  const preview = usePreview('together', () => browserApi('POST /api/admin/content/preview', { body }))
  const found = problems ? m.office_together_problems({ count: problems }) : m.office_together_sound()
  return (
    <form
      className={styles.bar}
      onSubmit={event => {
        event.preventDefault()
        if (!hour.isPast) void once(publish)
      }}
    >
      <span role="status">{problems === null ? m.office_together_checking() : found}</span>
      {hour.field()}
      <SecondaryButton size="sm" onClick={preview}>
        {m.office_document_preview()}
      </SecondaryButton>
      <button type="submit" className={styles.publish} disabled={problems !== 0}>
        {m.office_together_count({ count })}
      </button>
    </form>
  )
}

/** Why nothing was published. */
function togetherRefusal(error: unknown, drafts: readonly Draft[]): string {
  const { document } = error instanceof ApiError && isFields(error.data) ? error.data : {}
  const moved = drafts.find(
    ({ kind, key }) => isFields(document) && document.kind === kind && document.key === key,
  )
  return moved ? m.office_together_moved_on({ name: documentName(moved) }) : refusalOf(error)
}
