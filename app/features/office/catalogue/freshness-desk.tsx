import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type Ref, useRef, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError, reasonOf } from '#app/client/api-client/api-error.ts'
import { apiLocale } from '#app/client/api-client/calls.ts'
import { oneAtATime } from '#app/client/one-at-a-time.ts'
import { keyOf, privatePages } from '#app/client/private-data/private-query.ts'
import { useDesk } from '#app/features/office/desk/desk-context.ts'
import { ListChoices } from '#app/features/office/desk/list-choices.tsx'
import { ListSearch } from '#app/features/office/desk/list-search.tsx'
import { ListSelect } from '#app/features/office/desk/list-select.tsx'
import { ListSide, SideLine, SideQuote } from '#app/features/office/desk/list-side.tsx'
import { ListWithSide } from '#app/features/office/desk/list-with-side.tsx'
import { useFilters } from '#app/features/office/desk/use-filters.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay } from '#app/text/figures.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { type CheckRefusal, type FactState, factStates, type ListedFact } from './fact-schema.ts'
import styles from './freshness-desk.module.css'

type Row = ListedFact & { at: number }

const stateNames: Record<FactState, () => string> = {
  old: m.office_fresh_old,
  soon: m.office_fresh_soon,
  all: m.office_fresh_all,
}

const atOf = ({ at }: Row) => at
const FIELD_KEYS = { c: 'how' }

/** Every fact that grows old, when it was checked and by whom; one press checks it again (design 17, Freshness). */
export function FreshnessDesk() {
  const desk = useDesk()
  const { query, q, change } = useFilters()
  const state = factStates.find(each => each === query.get('state')) ?? 'old'
  const [country, planner] = [query.get('country') ?? undefined, query.get('planner') ?? undefined]
  const found = useInfiniteQuery(
    privatePages('GET /api/admin/fact', {
      query: { state, country, planner, q: q || undefined, locale: apiLocale() },
    }),
  )
  const search = useRef<HTMLInputElement>(null)
  const [first] = found.data?.pages ?? []
  const rows = found.data?.pages.flatMap(({ data }) => data).map((fact, at) => ({ ...fact, at })) ?? []
  return (
    <ListWithSide
      title={m.office_fresh()}
      head={
        <>
          <ListChoices
            label={m.office_fresh_which()}
            choices={factStates.map(
              each => [each, `${stateNames[each]()} ${first?.counts[each] ?? ''}`] as const,
            )}
            chosen={state}
            onChoose={each => change('state', each === 'old' ? undefined : each)}
          />
          <ListSelect
            label={m.office_filter_country()}
            all={m.office_every_country()}
            choices={desk.countries.map(({ tag, name }) => [tag, name])}
            value={country}
            onChange={value => change('country', value)}
          />
          <ListSelect
            label={m.office_fresh_planner()}
            all={m.office_fresh_every_planner()}
            choices={first?.planners.map(({ fkey, name }) => [fkey, name]) ?? []}
            value={planner}
            onChange={value => change('planner', value)}
          />
          <ListSearch
            label={m.office_fresh_find()}
            q={q}
            onSearch={words => change('q', words)}
            onDown={() => search.current?.blur()}
            fieldRef={search}
          />
        </>
      }
      found={found}
      failed={m.office_away()}
      rows={rows}
      idOf={atOf}
      nothing={{ title: m.office_fresh_none(), line: m.office_fresh_none_hint() }}
      row={fact => <FactRow fact={fact} />}
      side={({ row, ref }) => (
        <FactSide key={`${row.kind} ${row.key} ${row.path} ${row.number}`} fact={row} ref={ref} />
      )}
      fieldKeys={FIELD_KEYS}
      keysOf={({ kind }) => (kind === 'trip' ? [] : [['C', m.office_fresh_key()]])}
    />
  )
}

function FactRow({ fact }: { fact: Row }) {
  const { title, says, percent, state, until } = fact
  const day = formatDay(until, getLocale())
  return (
    <span className={styles.fact}>
      <b>{title}</b>
      <span className={styles.says}>{says}</span>
      <span className={styles.age} data-state={state}>
        <meter
          min={0}
          max={200}
          low={75}
          high={100}
          optimum={0}
          value={Math.min(200, percent)}
          aria-label={m.office_fresh_age()}
        />
        <small>{state === 'old' ? m.office_fresh_since({ day }) : m.office_fresh_until({ day })}</small>
      </span>
    </span>
  )
}

const ways = {
  there: m.office_fresh_there,
  told: m.office_fresh_told,
  rang: m.office_fresh_rang,
  page: m.office_fresh_page,
} as const

const refusals: Record<CheckRefusal, () => string> = {
  moved_on: m.office_fresh_moved_on,
  has_draft: m.office_fresh_has_draft,
  problems: m.office_fresh_problems,
  other_release: m.office_failed,
}

function failureWords(error: unknown): string {
  const reason = reasonOf(error)
  const [, words] = Object.entries(refusals).find(([name]) => name === reason) ?? []
  if (words) return words()
  return error instanceof ApiError && error.status === 403 ? m.office_fresh_not_yours() : m.office_failed()
}

function FactSide({ fact, ref }: { fact: Row; ref: Ref<HTMLElement> }) {
  const { kind, key, path, number, title, says, checked, by, note } = fact
  const { notify } = useDesk()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [once] = useState(oneAtATime)
  async function check(fields: FormData): Promise<void> {
    if (kind === 'trip') return
    const way = Object.entries(ways).find(([name]) => name === fields.get('how'))?.[1] ?? ways.page
    const who = String(fields.get('who') ?? '').trim()
    setBusy(true)
    try {
      const body = { kind, key, path, number, note: who ? `${way()}: ${who}` : way() }
      await browserApi('POST /api/admin/fact/check', { body })
      notify(m.office_fresh_done({ title }))
    } catch (error) {
      notify(failureWords(error), false)
    } finally {
      setBusy(false)
      await client.invalidateQueries({ queryKey: keyOf('GET /api/admin/fact') })
    }
  }
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    void once(() => check(fields))
  }
  const day = checked && formatDay(checked, getLocale())
  const how = [by, note].filter(Boolean).join(', ')
  return (
    <ListSide
      label={m.office_fresh_side()}
      title={title}
      ref={ref}
      lines={
        day && (
          <SideLine>
            {how ? m.office_fresh_checked_by({ day, how }) : m.office_fresh_checked({ day })}
          </SideLine>
        )
      }
    >
      <SideQuote>{says}</SideQuote>
      {kind !== 'trip' && (
        <form onSubmit={onSubmit}>
          <SelectField name="how" label={m.office_fresh_how()} defaultValue="page">
            {Object.entries(ways).map(([name, words]) => (
              <option key={name} value={name}>
                {words()}
              </option>
            ))}
          </SelectField>
          <TextField name="who" label={m.office_fresh_who()} maxLength={300} />
          <Button size="sm" type="submit" icon="check-bold" disabled={isBusy}>
            {m.office_fresh_check()}
          </Button>
        </form>
      )}
      <TextLink to={links.officeDocument(kind, key)}>{m.office_fresh_changed()}</TextLink>
    </ListSide>
  )
}
