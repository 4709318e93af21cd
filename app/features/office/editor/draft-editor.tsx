import { type Ref, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { dayWords, whenOf } from '#app/features/office/desk/office-clock.ts'
import { TypedInput, typedDay, typedName } from '#app/features/office/desk/typed-input.tsx'
import { useKeys } from '#app/features/office/desk/use-keys.ts'
import type { OfficePlan } from '#app/features/office/plan-page/plan-page-schema.ts'
import { headsInWords } from '#app/features/proposal/pricing/disagreement-words.ts'
import { type Heads, isSameParty } from '#app/features/proposal/pricing/disagreements.ts'
import { difference } from '#app/features/proposal/proposal/difference.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { CataloguePick } from './catalogue-pick.tsx'
import { DraftChecks } from './draft-checks.tsx'
import styles from './draft-editor.module.css'
import { addStop, type ChangeDraft, moveDay, stopsOf } from './draft-edits.ts'
import type { SavingState } from './draft-saving.ts'
import { LineMarks, marksOf } from './line-marks.tsx'
import { dayDate } from './pace-words.ts'
import { type EditedDraftWords, inCurrency } from './price-edits.ts'
import { PriceLines, SentPrices } from './price-lines.tsx'
import { SendDraft } from './send-draft.tsx'
import { StopRow } from './stop-row.tsx'
import { useDayDrag } from './use-day-drag.ts'
import { type EditedWords, useDraft } from './use-draft.ts'

interface DraftEditorProps {
  plan: OfficePlan
  number: number
  /** Whether it was just created here; then it takes the focus. */
  isNew: boolean
  /** Element beside the days in which the checks are rendered. */
  checksIn: HTMLElement | null
  /** The field of the cover note. */
  coverNote: Ref<HTMLTextAreaElement>
}

const states: Record<SavingState, () => string> = {
  saved: m.office_saved_now,
  changed: m.office_saving,
  saving: m.office_saving,
  away: m.office_not_saved,
  refused: m.office_draft_refused,
  both: m.office_both_title,
  sent: m.office_draft_is_sent,
}

function spanOf({ days, startsOn }: ProposalContent): string {
  const now = new Date()
  const ends = [dayDate(startsOn, 0), dayDate(startsOn, days.length - 1)]
  const span = ends.flatMap(day => (day ? [dayWords(day, now, 'UTC')] : []))
  return [m.office_day_count({ count: days.length }), span.join(' – ')].filter(Boolean).join(', ')
}

/** Resolves a conflict: two people changed the draft, and both versions are kept until one is chosen. */
function BothDrafts({ edited }: { edited: EditedWords }) {
  const { theirs, words, keepMine, takeTheirs } = edited
  if (!theirs || !words) return null
  const name = theirs.updatedBy ?? m.office_somebody()
  const when = whenOf(new Date(theirs.updatedTs), new Date())
  const changes = difference(words.content, theirs.content).length
  return (
    <div className={styles.both} role="alert">
      <p>
        <b>{m.office_both({ name, when })}</b>
      </p>
      <dl>
        <div>
          <dt>{m.office_both_mine()}</dt>
          <dd>{m.office_both_days({ title: words.title, count: words.content.days.length })}</dd>
        </div>
        <div>
          <dt>{m.office_both_theirs({ name })}</dt>
          <dd>{m.office_both_days({ title: theirs.title, count: theirs.content.days.length })}</dd>
        </div>
      </dl>
      <p>{m.office_both_differ({ count: changes })}</p>
      <p className={styles.ways}>
        <SecondaryButton size="sm" onClick={() => keepMine()}>
          {m.office_keep_mine()}
        </SecondaryButton>
        <SecondaryButton size="sm" onClick={() => takeTheirs()}>
          {m.office_take_theirs({ name })}
        </SecondaryButton>
      </p>
    </div>
  )
}

/** Edits a draft's stops, nights, hotels and prices; a sent one is read-only (design 17, Plan). */
export function DraftEditor({ plan, number, isNew, checksIn, coverNote }: DraftEditorProps) {
  const edited = useDraft(plan.id, number)
  const { draft, words, state, edit, undo } = edited
  const [isPicking, setPicking] = useState(false)
  const [done, setDone] = useState('')
  const isSent = state === 'sent' || Boolean(draft?.sentTs)
  const title = useRef<HTMLInputElement>(null)
  const id = useId()
  const isRead = words !== null
  useEffect(() => {
    if (isNew && isRead) title.current?.focus()
  }, [isNew, isRead])
  function changeWords(next: EditedDraftWords, what: string): void {
    edit(next)
    setDone(what)
  }
  function change(content: ProposalContent, what: string): void {
    if (words && content !== words.content) changeWords({ ...words, content }, what)
  }
  const drag = useDayDrag((dayId, to) => {
    if (words) change(moveDay(words.content, dayId, to), m.office_did_move())
  })
  useKeys({
    'mod+z': () => {
      undo?.()
      setDone('')
    },
  })
  if (edited.failed)
    return (
      <p>
        {m.office_away()}{' '}
        <SecondaryButton size="sm" onClick={edited.retry}>
          {m.office_retry()}
        </SecondaryButton>
      </p>
    )
  if (!draft || !words) return <Skeleton height="20rem" />
  const { content } = words
  const marks = marksOf(draft, content, isSent)
  const country = content.days.at(-1)?.country ?? plan.country
  return (
    <div className={styles.editor}>
      <header className={styles.head}>
        <Display size={20}>{spanOf(content)}</Display>
        <span className={styles.fine} role="status">
          {states[state]()}
        </span>
        {!isSent && <span className={styles.keys}>{m.office_alt_hint()}</span>}
        <TextLink to={links.draftPreview(plan.id, number)}>{m.office_preview()}</TextLink>
      </header>
      {edited.theirs && <BothDrafts edited={edited} />}
      <fieldset disabled={isSent} className={styles.fields}>
        {isSent ? (
          <p className={styles.title}>
            {m.office_draft_title()} <b>{words.title}</b>
          </p>
        ) : (
          <>
            <label className={styles.title} htmlFor={`${id}-title`}>
              {m.office_draft_title()}
              <TypedInput
                id={`${id}-title`}
                ref={title}
                value={words.title}
                write={String}
                read={typedName}
                maxLength={200}
                onValue={text => edit({ ...words, title: text })}
              />
            </label>
            <label className={styles.title} htmlFor={`${id}-starts`}>
              {m.office_draft_starts()}
              <TypedInput
                id={`${id}-starts`}
                type="date"
                max="2199-12-31"
                value={content.startsOn}
                write={day => day ?? ''}
                read={typedDay}
                onValue={startsOn => change({ ...content, startsOn }, m.office_did_date())}
              />
            </label>
            <label className={styles.title} htmlFor={`${id}-currency`}>
              {m.org_currency()}
              <select
                id={`${id}-currency`}
                value={content.currency}
                onChange={({ target }) =>
                  changeWords(inCurrency(words, target.value), m.office_did_currency())
                }
              >
                {[...new Set([content.currency, ...plan.currencies])].map(code => (
                  <option key={code}>{code}</option>
                ))}
              </select>
            </label>
          </>
        )}
        <DraftParty content={content} wished={isSent ? null : draft.wished} onChange={change} />
        <ol className={styles.stops}>
          {stopsOf(content).map(stop => (
            <StopRow
              key={stop.id}
              stop={stop}
              content={content}
              facts={draft.facts}
              marks={marks}
              names={words.workings.names}
              drag={drag}
              isSent={isSent}
              onChange={change}
            />
          ))}
        </ol>
        <LineMarks day={null} marks={marks} content={content} onChange={change} />
        {!isSent && (
          <SecondaryButton size="sm" icon="plus-bold" onClick={() => setPicking(true)}>
            {m.office_add_stop()}
          </SecondaryButton>
        )}
        {isSent ? (
          <SentPrices content={content} workings={words.workings} />
        ) : (
          <PriceLines words={words} disagreements={draft.disagreements} onChange={changeWords} />
        )}
      </fieldset>
      {checksIn && createPortal(<DraftChecks content={content} draft={draft} />, checksIn)}
      <SendDraft plan={plan} edited={edited} coverNote={coverNote} />
      {isPicking && (
        <CataloguePick
          kind="place"
          country={country}
          content={content}
          at={content.days.length}
          onClose={() => setPicking(false)}
          onPick={({ key, name }) => {
            setPicking(false)
            if (key) change(addStop(content, key, country), m.office_did_add({ name }))
          }}
        />
      )}
      {done && undo && !isSent && (
        <p className={styles.live} role="status" data-undo>
          <span>{done}</span>
          <button
            type="button"
            onClick={() => {
              undo()
              setDone('')
            }}
          >
            {m.office_undo()}
          </button>
        </p>
      )}
    </div>
  )
}

interface DraftPartyProps {
  content: ProposalContent
  /** Who travels as the request has it; null if it does not say. */
  wished: Heads | null
  onChange: ChangeDraft
}

/** For whom a draft is; if the request has another party by now, one press takes it. */
function DraftParty({ content, wished, onChange }: DraftPartyProps) {
  const isOther = wished !== null && !isSameParty(wished, content)
  const party = wished ? headsInWords(wished, getLocale()) : ''
  return (
    <p className={styles.party}>
      {m.office_party({ party: headsInWords(content, getLocale()) })}
      {isOther && (
        <SecondaryButton
          size="sm"
          onClick={() =>
            onChange(
              { ...content, adults: wished.adults, childAges: [...wished.childAges] },
              m.office_did_party({ party }),
            )
          }
        >
          {m.office_party_take({ party })}
        </SecondaryButton>
      )}
    </p>
  )
}
