import { type SubmitEvent, useId, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { ToCopy } from '#app/client/share/to-copy.tsx'
import { isAbandoned, useConfirmation } from '#app/features/account/account/use-confirmation.tsx'
import { useMe } from '#app/features/account/account/use-me.ts'
import type { Me } from '#app/features/account/identity/identity-schema.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { dayOf } from '#app/text/days.ts'
import { formatDay } from '#app/text/figures.ts'
import { CheckField } from '#app/ui/check-field.tsx'
import { ControlRow } from '#app/ui/control-row.tsx'
import { Display } from '#app/ui/display.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { type ApiScope, apiScopes } from '#database/values/api-scopes.ts'
import { type ApiKeyEntry, LONGEST_API_KEY_NAME, type NewApiKey } from './api-key-schema.ts'
import styles from './api-keys.module.css'

const scopeWords: Record<ApiScope, () => string> = {
  'catalogue:read': m.api_scope_catalogue,
  'requests:send': m.api_scope_requests,
  'referrals:read': m.api_scope_referrals,
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
const dayWords = (instant: string) => formatDay(instant.slice(0, 10), getLocale())

const endWords = (isAhead: boolean) => (isAhead ? m.api_key_until : m.api_key_ended)

/** What a key may do, as one sentence; then who made it and what became of it, as another. */
function lineOf({ scopes, by, createdTs, lastUsedTs, lastDay, withdrawnTs, works }: ApiKeyEntry): string {
  const day = dayWords(createdTs)
  const may = scopes.map(scope => scopeWords[scope]()).map((words, i) => (i > 0 ? lowerFirst(words) : words))
  const happened = [
    by ? m.api_key_made_by({ by, day }) : m.api_key_made_on({ day }),
    lastUsedTs ? m.passkey_used({ day: dayWords(lastUsedTs) }) : m.passkey_never_used(),
    ...(lastDay ? [endWords(works || withdrawnTs !== null)({ day: dayWords(lastDay) })] : []),
    ...(withdrawnTs ? [m.api_key_withdrawn_on({ day: dayWords(withdrawnTs) })] : []),
  ]
  return `${may.join(', ')}. ${happened.join(', ')}.`
}

/** One key, and its end: in two presses, because a program stops working with it. */
function KeyRow({ entry, onWithdraw }: { entry: ApiKeyEntry; onWithdraw: () => Promise<void> }) {
  const [isSure, setSure] = useState(false)
  const { name, works } = entry
  return (
    <ControlRow icon="key" title={name} line={lineOf(entry)}>
      {works && !isSure && (
        <SecondaryButton size="sm" aria-label={m.api_key_withdraw_of({ name })} onClick={() => setSure(true)}>
          {m.api_key_withdraw()}
        </SecondaryButton>
      )}
      {works && isSure && (
        <>
          <SecondaryButton size="sm" autoFocus onClick={() => void onWithdraw()}>
            {m.api_key_withdraw_sure()}
          </SecondaryButton>
          <TertiaryButton onClick={() => setSure(false)}>{m.account_leave()}</TertiaryButton>
        </>
      )}
    </ControlRow>
  )
}

interface NewKeyProps {
  scopes: readonly ApiScope[]
  /** Resolves to whether it was made. */
  onMake: (wanted: Pick<NewApiKey, 'name' | 'scopes' | 'lastDay'>) => Promise<boolean>
}

function NewKey({ scopes, onMake }: NewKeyProps) {
  const [isBusy, setBusy] = useState(false)
  const [isEmpty, setEmpty] = useState(false)
  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const chosen = apiScopes.filter(scope => given.getAll('scope').includes(scope))
    setEmpty(chosen.length === 0)
    if (isBusy || chosen.length === 0) return
    setBusy(true)
    const name = String(given.get('name') ?? '').trim()
    if (await onMake({ name, scopes: chosen, lastDay: String(given.get('lastDay') ?? '') || null }))
      form.reset()
    setBusy(false)
  }
  return (
    <form method="post" className={styles.form} onSubmit={event => void submit(event)}>
      <TextField
        name="name"
        label={m.api_key_name()}
        required
        maxLength={LONGEST_API_KEY_NAME}
        pattern=".*\S.*"
      />
      <fieldset>
        <legend>{m.api_key_scopes()}</legend>
        {scopes.map(scope => (
          <CheckField key={scope} name="scope" value={scope} label={scopeWords[scope]()} />
        ))}
      </fieldset>
      <TextField
        type="date"
        name="lastDay"
        label={m.api_key_last_day()}
        hint={m.api_key_last_day_help()}
        min={dayOf(new Date())}
      />
      {isEmpty && <Note kind="error">{m.api_key_choose()}</Note>}
      <SecondaryButton type="submit" icon="key" aria-busy={isBusy}>
        {m.api_key_make()}
      </SecondaryButton>
    </form>
  )
}

interface ApiKeysProps {
  me: Me
  /** In the office: key of the partner, or null for the operator. A partner's people see their own. */
  partner?: string | null
  /** Whose keys, where there are several. */
  of?: string
}

/** The keys with which programs call the API: those there are, and a new one. */
export function ApiKeys({ me, partner, of }: ApiKeysProps) {
  const id = useId()
  const { confirmed, question } = useConfirmation(me)
  const [made, setMade] = useState<{ name: string; key: string } | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const holder = partner ? { partner } : {}
  const { data, isPending, refetch } = usePrivateQuery('GET /api/org/key', { query: holder })

  /** Makes a change and shows why it failed. Resolves to whether it succeeded. */
  async function change(call: () => Promise<void>): Promise<boolean> {
    setFailure(null)
    setMade(null)
    try {
      await confirmed(call)
      return true
    } catch (error) {
      setFailure(keyFailure(error))
      return false
    } finally {
      await refetch()
    }
  }
  return (
    <section className={styles.keys} aria-labelledby={id}>
      <Display size={24} id={id}>
        {of ? m.api_keys_of({ name: of }) : m.api_keys_title()}
      </Display>
      <Text size="small">
        {m.api_keys_lead()} <TextLink to={links.apiDocs()}>{m.api_keys_docs()}</TextLink>
      </Text>
      {isPending && <Skeleton height="6rem" />}
      {!isPending && !data && <Note kind="error">{m.api_keys_away()}</Note>}
      {data && data.keys.length > 0 && (
        <ul>
          {data.keys.map(entry => (
            <li key={entry.id}>
              <KeyRow
                entry={entry}
                onWithdraw={async () => void (await change(() => withdrawApiKey(entry.id)))}
              />
            </li>
          ))}
        </ul>
      )}
      {made && (
        <div className={styles.made} role="status">
          <b>{m.api_key_made({ name: made.name })}</b>
          <ToCopy text={made.key}>{m.booking_copy()}</ToCopy>
        </div>
      )}
      {question}
      {failure && <Note kind="error">{failure}</Note>}
      {data && (
        <NewKey
          scopes={data.scopes}
          onMake={wanted =>
            change(async () => {
              const key = await makeApiKey({ ...wanted, ...holder })
              setMade({ name: wanted.name, key })
            })
          }
        />
      )}
    </section>
  )
}

/** The keys of the partner whose people are logged in. */
export function OwnApiKeys() {
  const me = useMe()
  return typeof me === 'object' && <ApiKeys me={me} />
}

/** Makes a key; it is in this answer alone. @throws ApiError. */
async function makeApiKey(wanted: NewApiKey): Promise<string> {
  const { data } = await browserApi('POST /api/org/key', { body: wanted })
  return data.key
}

/** Ends a key. @throws ApiError. */
async function withdrawApiKey(id: number): Promise<void> {
  await browserApi('DELETE /api/org/key/{id}', { path: { id } })
}

/** Why a call about keys failed, in words; null if the reader left it. */
function keyFailure(error: unknown): string | null {
  if (isAbandoned(error)) return null
  return error instanceof ApiError && error.status === 409 ? m.api_keys_full() : m.api_key_failed()
}
