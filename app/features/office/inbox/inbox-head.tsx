import type { Ref } from 'react'
import { useSearchParams } from 'react-router'
import { formatReplyTimes } from '#app/features/conversation/reply-times/reply-times.ts'
import type { ReplyTimes } from '#app/features/conversation/reply-times/reply-times-schema.ts'
import { useDesk } from '#app/features/office/desk/desk-context.ts'
import { ListChoices } from '#app/features/office/desk/list-choices.tsx'
import { ListHead } from '#app/features/office/desk/list-head.tsx'
import { ListSearch } from '#app/features/office/desk/list-search.tsx'
import { stages } from '#app/features/plan/core/plan.ts'
import { stageName } from '#app/features/plan/handling/handling-words.ts'
import { m } from '#app/paraglide/messages.js'
import { formatMinutes } from '#app/text/figures.ts'
import { EVERYBODY, withFilter } from './inbox-filters.ts'
import styles from './inbox-head.module.css'
import type { InboxFilters } from './inbox-schema.ts'

interface InboxHeadProps {
  filters: InboxFilters
  /** The search field, for its keyboard shortcut. */
  searchRef: Ref<HTMLInputElement>
  /** Arrow down in the search field: moves to the results. */
  onDown: () => void
  /** Number of results, as text. */
  count: string
  /** Recent waiting times for answers; null while there are too few. */
  replyTimes: ReplyTimes | null
}

/** Title and filters of the inbox; the filters are stored in the address. */
export function InboxHead({ filters, searchRef, onDown, count, replyTimes }: InboxHeadProps) {
  const { me, countries } = useDesk()
  const [query, setQuery] = useSearchParams()
  function set(name: string, value: string | undefined): void {
    setQuery(withFilter(query, name, value), { replace: true, preventScrollReset: true })
  }
  const whose = filters.planner ?? EVERYBODY
  const usual = me.fkey ? 'me' : EVERYBODY
  const choices: readonly (readonly [value: string, name: string])[] = [
    ...(me.fkey ? [['me', m.office_mine()] as const] : []),
    [EVERYBODY, m.office_everybody()],
    ['nobody', m.office_nobodys()],
  ]
  const theirs = me.role === 'admin' ? countries : countries.filter(({ tag }) => me.countries.includes(tag))
  return (
    <ListHead title={query.get('planner') === EVERYBODY ? m.office_plans() : m.office_inbox()}>
      <ListChoices
        label={m.office_whose()}
        choices={choices}
        chosen={whose}
        onChoose={value => set('planner', value === usual ? undefined : value)}
      />
      <ListSearch
        label={m.office_search()}
        placeholder={m.office_find_plan()}
        q={filters.q ?? ''}
        onSearch={words => set('q', words)}
        onDown={onDown}
        fieldRef={searchRef}
      />
      <div className={styles.choices}>
        <Choice
          label={m.office_filter_stage()}
          value={filters.stage ?? ''}
          onChange={value => set('stage', value)}
          all={m.office_every_stage()}
          options={stages.map(stage => [stage, stageName(stage)])}
        />
        {theirs.length > 1 && (
          <Choice
            label={m.office_filter_country()}
            value={filters.country ?? ''}
            onChange={value => set('country', value)}
            all={m.office_every_country()}
            options={theirs.map(({ tag, name }) => [tag, name])}
          />
        )}
      </div>
      <span className={styles.count}>
        {count}
        {count && replyTimes && ' · '}
        {replyTimes && (
          <span title={formatReplyTimes(replyTimes)}>
            {m.office_reply_times({
              median: formatMinutes(replyTimes.medianMinutes),
              ninetieth: formatMinutes(replyTimes.ninetiethMinutes),
            })}
          </span>
        )}
      </span>
    </ListHead>
  )
}

interface ChoiceProps {
  label: string
  value: string
  /** Label of the empty option. */
  all: string
  options: readonly (readonly [value: string, name: string])[]
  onChange: (value: string | undefined) => void
}

function Choice({ label, value, all, options, onChange }: ChoiceProps) {
  return (
    <select
      className={styles.choice}
      aria-label={label}
      value={value}
      onChange={event => onChange(event.target.value || undefined)}
    >
      <option value="">{all}</option>
      {options.map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </select>
  )
}
