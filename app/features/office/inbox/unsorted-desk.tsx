import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type Ref, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError, reasonOf } from '#app/client/api-client/api-error.ts'
import { keyOf, privatePages } from '#app/client/private-data/private-query.ts'
import { countryName, useDesk } from '#app/features/office/desk/desk-context.ts'
import { ListChoices } from '#app/features/office/desk/list-choices.tsx'
import { ListSide, SideLine, SideQuote } from '#app/features/office/desk/list-side.tsx'
import { ListRow, ListWithSide } from '#app/features/office/desk/list-with-side.tsx'
import { WishLines } from '#app/features/wish/wish-lines.tsx'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay } from '#app/text/figures.ts'
import { formatDue } from '#app/text/format-due.ts'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { LONGEST_REASON, type UnsortedEntry, type UnsortedState, unsortedStates } from './unsorted-schema.ts'

const names: Record<UnsortedState, () => string> = {
  open: m.office_unsorted_open,
  sorted: m.office_unsorted_sorted,
}

/** Keyboard shortcuts to the fields of a decision. */
const FIELD_KEYS = { p: 'name', h: 'reason' }
const idOf = ({ id }: UnsortedEntry) => id

/** Requests that could not become plans: each is made a plan, or closed with a reason. */
export function UnsortedDesk() {
  const [query, setQuery] = useSearchParams()
  const state = unsortedStates.find(each => each === query.get('state')) ?? 'open'
  const found = useInfiniteQuery(privatePages('GET /api/admin/unsorted', { query: { state } }))
  const counts = found.data?.pages[0]?.counts
  return (
    <ListWithSide
      title={m.office_unsorted()}
      head={
        <ListChoices
          label={m.office_unsorted_which()}
          choices={unsortedStates.map(each => [each, `${names[each]()} ${counts?.[each] ?? ''}`] as const)}
          chosen={state}
          onChoose={each => setQuery(each === 'open' ? {} : { state: each }, { replace: true })}
        />
      }
      found={found}
      failed={m.office_unsorted_failed()}
      rows={found.data?.pages.flatMap(({ data }) => data) ?? []}
      idOf={idOf}
      nothing={{
        title: state === 'open' ? m.office_unsorted_none_open() : m.office_unsorted_none(),
        line: m.office_unsorted_when(),
      }}
      row={entry => <UnsortedRow entry={entry} />}
      side={({ row, ref, onDecided }) => (
        <UnsortedSide key={`${row.id}-${row.sortedTs}`} entry={row} onDecided={onDecided} ref={ref} />
      )}
      fieldKeys={FIELD_KEYS}
      keysOf={({ sortedTs }) =>
        sortedTs
          ? []
          : [
              ['P', m.office_key_make_plan()],
              ['H', m.office_key_close()],
            ]
      }
    />
  )
}

function UnsortedRow({ entry }: { entry: UnsortedEntry }) {
  const desk = useDesk()
  const { acceptedTs, country, message } = entry
  const sentOn = formatDay(acceptedTs.slice(0, 10), getLocale())
  return (
    <ListRow
      name={nameOf(entry)}
      fine={[country && countryName(desk, country), sentOn].filter(Boolean).join(', ')}
      words={message}
    />
  )
}

/** The sender's name, as far as it can be read. */
function nameOf({ name, email, id }: UnsortedEntry): string {
  return name || email || m.office_unsorted_number({ number: String(id) })
}

function reasonWords({ reason, country }: UnsortedEntry): string {
  if (reason === 'country_unknown') return m.office_unsorted_no_country({ country })
  if (reason === 'not_a_request') return m.office_unsorted_not_a_request()
  return m.office_unsorted_refused({ reason })
}

interface DecisionProps {
  entry: UnsortedEntry
  onDecided: () => void
}

/** A request as far as it can be read, with what the office can do with it. */
function UnsortedSide({ entry, onDecided, ref }: DecisionProps & { ref: Ref<HTMLElement> }) {
  const { message, wish, request, sortedTs, acceptedTs, url } = entry
  return (
    <ListSide
      label={m.office_unsorted_chosen()}
      title={nameOf(entry)}
      ref={ref}
      lines={
        <>
          <Text>{reasonWords(entry)}</Text>
          <SideLine>
            {m.office_unsorted_sent({ when: formatDue(acceptedTs, getLocale()), page: url })}
          </SideLine>
        </>
      }
    >
      {message && <SideQuote>{message}</SideQuote>}
      <WishLines wish={wish} title={m.office_unsorted_wish()} columns={1} />
      {sortedTs ? <Outcome entry={entry} /> : <Decision entry={entry} onDecided={onDecided} />}
      <details>
        <summary>{m.office_unsorted_as_sent()}</summary>
        <pre>{JSON.stringify(request, null, 2)}</pre>
      </details>
    </ListSide>
  )
}

function Outcome({ entry: { sortedBy, sortedTs, planId, closedReason } }: { entry: UnsortedEntry }) {
  const by = { name: sortedBy ?? m.office_unsorted_somebody(), when: formatDue(sortedTs ?? '', getLocale()) }
  if (closedReason !== null)
    return (
      <>
        <Text>{m.office_unsorted_closed_by(by)}</Text>
        <SideQuote>{closedReason}</SideQuote>
      </>
    )
  return (
    <>
      <Text>{m.office_unsorted_planned_by(by)}</Text>
      {planId && (
        <TextLink to={links.officePlan(planId)}>{m.office_plan_number({ number: String(planId) })}</TextLink>
      )}
    </>
  )
}

function failureWords(error: unknown): string {
  const status = error instanceof ApiError ? error.status : 0
  const reason = reasonOf(error)
  if (reason === 'sorted_out') return m.office_unsorted_sorted_meanwhile()
  if (reason === 'refused') return m.office_unsorted_still_refused()
  return status === 422 ? m.office_unsorted_check() : m.office_unsorted_failed()
}

/** Makes a plan of the request, as corrected, or closes it with a reason that its sender reads. */
function Decision({ entry, onDecided }: DecisionProps) {
  const { notify, countries } = useDesk()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const { id, name, email, phone, country, message } = entry
  const path = { id }

  async function decide(
    event: FormEvent<HTMLFormElement>,
    call: (field: (name: string) => string) => Promise<string>,
  ): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const fields = new FormData(event.currentTarget)
    setBusy(true)
    try {
      notify(await call(field => String(fields.get(field) ?? '')))
      onDecided()
    } catch (error) {
      notify(failureWords(error), false)
    } finally {
      setBusy(false)
      for (const list of ['GET /api/admin/unsorted', 'GET /api/admin/waiting'] as const)
        void client.invalidateQueries({ queryKey: keyOf(list) })
    }
  }
  async function makePlan(field: (name: string) => string): Promise<string> {
    const { data } = await browserApi('POST /api/admin/unsorted/{id}/plan', {
      path,
      body: {
        ...{ name: field('name'), email: field('email'), phone: field('phone') },
        ...{ country: field('country'), message: field('message') },
      },
    })
    if (data.planId) void navigate(links.officePlan(data.planId))
    return data.planId
      ? m.office_unsorted_planned({ number: String(data.planId) })
      : m.office_unsorted_planned_elsewhere()
  }
  async function close(field: (name: string) => string): Promise<string> {
    await browserApi('POST /api/admin/unsorted/{id}/close', { path, body: { reason: field('reason') } })
    return m.office_unsorted_closed({ name: nameOf(entry) })
  }
  const isKnown = countries.some(({ tag }) => tag === country)
  return (
    <>
      <form onSubmit={event => void decide(event, makePlan)}>
        <TextField name="name" label={m.contact_name()} defaultValue={name} maxLength={200} required />
        <TextField name="email" label={m.contact_email()} type="email" defaultValue={email} required />
        <TextField name="phone" label={m.contact_phone()} type="tel" defaultValue={phone ?? ''} />
        <SelectField
          name="country"
          label={m.contact_country()}
          defaultValue={isKnown ? country : ''}
          required
        >
          {!isKnown && <option value="">{m.office_unsorted_choose()}</option>}
          {countries.map(({ tag, name: countryName }) => (
            <option key={tag} value={tag}>
              {countryName}
            </option>
          ))}
        </SelectField>
        <TextArea name="message" label={m.contact_message()} defaultValue={message} rows={5} required />
        <SecondaryButton size="sm" type="submit" icon="check-bold">
          {m.office_unsorted_make_plan()}
        </SecondaryButton>
      </form>
      <form onSubmit={event => void decide(event, close)}>
        <TextArea
          name="reason"
          label={m.office_unsorted_reason()}
          hint={m.office_unsorted_reason_hint()}
          rows={2}
          maxLength={LONGEST_REASON}
          required
        />
        <SecondaryButton size="sm" type="submit" icon="hand-palm">
          {m.office_unsorted_close()}
        </SecondaryButton>
      </form>
    </>
  )
}
