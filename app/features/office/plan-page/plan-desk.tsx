import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { countryName, type DeskAction, useDesk, useOffer } from '#app/features/office/desk/desk-context.ts'
import { Kbd, KeyStrip } from '#app/features/office/desk/key-strip.tsx'
import { sunHeight, useNow, whenOf } from '#app/features/office/desk/office-clock.ts'
import { Initials, PlannerFace } from '#app/features/office/desk/planner-face.tsx'
import { SettingSun } from '#app/features/office/desk/setting-sun.tsx'
import { useKeys } from '#app/features/office/desk/use-keys.ts'
import { doubtWords, stageName } from '#app/features/plan/handling/handling-words.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { CeibaTree } from '#app/picture/tree/ceiba-tree.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { DueNote } from './due-note.tsx'
import type { PlanDialog } from './plan-action.ts'
import styles from './plan-desk.module.css'
import { PlanDialogs } from './plan-dialogs.tsx'
import { type EmailPieces, PlanEmails } from './plan-emails.tsx'
import { PlanFacts } from './plan-facts.tsx'
import { PlanLog } from './plan-log.tsx'
import { PlanMoneyFacts } from './plan-money.tsx'
import type { OfficePlan } from './plan-page-schema.ts'
import { type PlanPart, PlanTabs } from './plan-tabs.tsx'
import { PlanThread, type ThreadPieces } from './plan-thread.tsx'
import { unclaimedWords } from './plan-words.ts'
import { ReplyBox } from './reply-box.tsx'
import { usePlan } from './use-plan.ts'
import { usePlanCalls } from './use-plan-calls.ts'

interface PlanDeskProps {
  /** Null for an address without a valid ID. */
  planId: number | null
  /** Renders the drafts, given the element for their checks and the field of the cover note. */
  drafts: (
    plan: OfficePlan,
    checksIn: HTMLElement | null,
    coverNote: RefObject<HTMLTextAreaElement | null>,
  ) => ReactNode
  /** Parts of the conversation. */
  pieces: (plan: OfficePlan) => ThreadPieces & EmailPieces & { files: ReactNode }
}

/** Placeholder while a plan loads, in the shape of its page. */
function PlanWaits() {
  return (
    <main id="main" className={styles.waits} aria-busy="true" aria-label={m.office_loading()}>
      <Skeleton width="18rem" height="2rem" />
      <div>
        <Skeleton height="60svh" />
        <Skeleton height="60svh" />
        <Skeleton height="60svh" />
      </div>
    </main>
  )
}

interface PlanGoneProps {
  /** True if the server is unreachable; otherwise the plan does not exist or is not theirs. */
  isAway?: boolean
  onRetry?: () => void
}

/** Explains why a plan cannot be shown, who could show it, and leads back. */
function PlanGone({ isAway = false, onRetry }: PlanGoneProps) {
  return (
    <main id="main" className={styles.gone}>
      <CeibaTree state={isAway ? 'fallen' : 'bare'} className={styles.tree} />
      <div>
        <Display as="h1" size={30}>
          {isAway ? m.office_away_title() : m.office_plan_gone_title()}
        </Display>
        <p>{isAway ? m.office_away() : m.office_plan_gone()}</p>
        {isAway && (
          <SecondaryButton size="sm" onClick={onRetry}>
            {m.office_retry()}
          </SecondaryButton>
        )}{' '}
        <SecondaryButton size="sm" to={links.office()}>
          {m.office_back()}
        </SecondaryButton>
      </div>
    </main>
  )
}

/** A plan in the office: conversation, drafts and facts (design 17, Plan). */
export function PlanDesk({ planId, drafts, pieces }: PlanDeskProps) {
  const { plan, present, failed, retry } = usePlan(planId)
  if (planId === null || failed === 'gone') return <PlanGone />
  if (failed === 'away') return <PlanGone isAway onRetry={retry} />
  if (!plan) return <PlanWaits />
  return <OpenPlan plan={plan} present={present} drafts={drafts} pieces={pieces} />
}

interface OpenPlanProps extends Pick<PlanDeskProps, 'drafts' | 'pieces'> {
  plan: OfficePlan
  present: OfficePlan['present']
}

interface PlanHeadProps {
  plan: OfficePlan
  present: OfficePlan['present']
  now: Date
  onStage: () => void
}

/** The traveller, the stage, the due time, and colleagues who have the plan open. */
function PlanHead({ plan, present, now, onStage }: PlanHeadProps) {
  const desk = useDesk()
  const others = present.filter(({ userId }) => userId !== desk.me.user_id)
  const waits = plan.waitsFor === 'planner' && plan.stage !== 'closed' && plan.stage !== 'lost'
  const isLate = waits && new Date(plan.answerDueTs) < now
  return (
    <header className={styles.head}>
      <Display as="h1" size={24}>
        {plan.contact.name}
      </Display>
      <span className={styles.fine}>
        {plan.id}, {countryName(desk, plan.country)}
        {plan.isSample && `, ${m.office_sample()}`}
        {plan.isDoubtful && `, ${doubtWords(plan)}`}
      </span>
      <button type="button" className={styles.stage} onClick={onStage} title={m.office_stage_change()}>
        {stageName(plan.stage)}
        <Icon name="caret-down-bold" size="xs" />
      </button>
      {waits && (
        <span className={isLate ? styles.late : styles.due}>
          <SettingSun height={sunHeight(plan, now)} isLate={isLate} />
          <b>{whenOf(new Date(plan.answerDueTs), now)}</b>
        </span>
      )}
      <span className={styles.people}>
        {plan.planner ? <PlannerFace planner={plan.planner} isNamed /> : <span>{unclaimedWords(plan)}</span>}
        {others.map(({ userId, name }) => (
          <span key={userId} className={styles.here}>
            <Initials name={name} />
            {m.office_here({ name })}
          </span>
        ))}
      </span>
    </header>
  )
}

function OpenPlan({ plan, present, drafts, pieces }: OpenPlanProps) {
  const { me, notify, lastPlan } = useDesk()
  const navigate = useNavigate()
  const planCalls = usePlanCalls()
  const now = useNow()
  const [part, setPart] = useState<PlanPart>('thread')
  const [dialog, setDialog] = useState<PlanDialog | null>(null)
  const [entryId, setEntryId] = useState<number>()
  const countSent = plan.proposals.filter(({ sentTs }) => sentTs !== null).length
  const [effects, setEffects] = useState<{ words: readonly string[]; countSent: number }>()
  const [checksIn, setChecksIn] = useState<HTMLElement | null>(null)
  const reply = useRef<HTMLTextAreaElement>(null)
  const coverNote = useRef<HTMLTextAreaElement>(null)
  const { ownFkey } = plan
  const isDrafting = plan.proposals.some(({ sentTs }) => sentTs === null)
  const { files, ...shown } = pieces(plan)
  const acted = useMemo(() => {
    return { ...plan, name: plan.contact.name }
  }, [plan])

  useEffect(() => {
    lastPlan.current = plan.id
  }, [lastPlan, plan.id])
  useEffect(() => {
    if (location.hash === '#reply') reply.current?.focus()
  }, [])

  const actions = useMemo((): DeskAction[] => {
    async function claim(fkey: string): Promise<void> {
      const { words, ok } = await planCalls.claim(acted, fkey)
      notify(words, ok)
    }
    async function trust(): Promise<void> {
      const { words, ok } = await planCalls.trust(acted)
      notify(words, ok)
    }
    function write(on: PlanPart, box: typeof reply): void {
      setPart(on)
      requestAnimationFrame(() => box.current?.focus())
    }
    return [
      ...(ownFkey && !plan.planner
        ? [{ label: m.office_claim(), icon: 'hand-palm', key: 'c', run: () => void claim(ownFkey) } as const]
        : []),
      { label: m.office_reply(), icon: 'chat-circle-text', key: 'r', run: () => write('thread', reply) },
      ...(isDrafting
        ? [
            {
              label: m.office_cover_note_write(),
              icon: 'envelope-simple',
              key: 'e',
              run: () => write('days', coverNote),
            } as const,
          ]
        : []),
      { label: m.office_snooze(), icon: 'moon', key: 's', run: () => setDialog('snooze') },
      { label: m.office_hand_over(), icon: 'user-switch', key: 'h', run: () => setDialog('handOver') },
      { label: m.office_stage_change(), icon: 'flag', key: 'f', run: () => setDialog('stage') },
      { label: m.office_wish_change(), icon: 'pencil-simple', run: () => setDialog('wish') },
      ...(me.role === 'admin' && acted.money
        ? [{ label: m.office_paid(), icon: 'check-bold', run: () => setDialog('payment') } as const]
        : []),
      ...(plan.isDoubtful
        ? [{ label: m.spam_trust(), icon: 'check-bold', run: () => void trust() } as const]
        : []),
    ]
  }, [me.role, plan.planner, plan.isDoubtful, isDrafting, ownFkey, acted, planCalls, notify])
  useOffer(actions)
  useKeys({ escape: () => void navigate(links.office()) })

  /**
   * On a phone, where the page itself scrolls, a part starts at its top; the conversation scrolls to its end by
   * itself.
   */
  function turnTo(next: PlanPart): void {
    setPart(next)
    if (next !== 'thread') scrollTo({ top: 0 })
  }

  return (
    <div className={styles.place}>
      <main id="main" className={styles.main}>
        <PlanHead plan={plan} present={present} now={now} onStage={() => setDialog('stage')} />
        <PlanTabs part={part} onPart={turnTo} />
        <div className={styles.parts}>
          <section
            id="part-thread"
            aria-label={m.office_thread()}
            className={classNames(styles.thread, part !== 'thread' && styles.away)}
          >
            <PlanThread plan={plan} now={now} isOpen={part === 'thread'} pieces={shown} />
            <PlanEmails plan={plan} now={now} pieces={shown} />
            <ReplyBox plan={plan} now={now} ref={reply} />
          </section>
          <section
            id="part-days"
            aria-label={m.office_tab_days()}
            className={classNames(styles.days, part !== 'days' && styles.away)}
          >
            {drafts(plan, checksIn, coverNote)}
            <PlanLog plan={plan} now={now} />
          </section>
        </div>
        <KeyStrip
          keys={[
            ['R', m.office_key_reply()],
            ...(isDrafting ? ([['E', m.office_key_cover_note()]] as const) : []),
            ['⌘↵', m.office_key_send()],
            ...(ownFkey && !plan.planner ? ([['C', m.office_key_claim()]] as const) : []),
            ['S', m.office_key_snooze()],
            ['H', m.office_key_hand_over()],
            ['F', m.office_key_stage()],
            ['Esc', m.office_key_back()],
            ['⌘K', m.office_key_anything()],
          ]}
        />
      </main>
      <aside
        id="part-facts"
        aria-label={m.office_tab_facts()}
        className={classNames(styles.side, part !== 'facts' && styles.away)}
      >
        <DueNote plan={plan} now={now} />
        {/* They are about the newest draft that was sent, and another one has them. */}
        {effects?.countSent === countSent && (
          <WishEffects effects={effects.words} onClose={() => setEffects(undefined)} />
        )}
        <PlanActions actions={actions} />
        {/* The checks load later than the rest; buttons are above them, so that they do not move. */}
        <div ref={setChecksIn} className={styles.checks} />
        {plan.money && (
          <PlanMoneyFacts
            money={plan.money}
            can={
              me.role === 'admin'
                ? {
                    pay: () => setDialog('payment'),
                    refund: () => setDialog('refund'),
                    cancel: () => setDialog('cancel'),
                    reverse: entry => {
                      setEntryId(entry)
                      setDialog('reverse')
                    },
                  }
                : null
            }
          />
        )}
        <PlanFacts plan={plan} />
        {files}
      </aside>
      <PlanDialogs
        open={dialog}
        plan={acted}
        planners={plan.planners}
        entryId={entryId}
        onClose={() => setDialog(null)}
        onResult={notify}
        onEffects={words => setEffects({ words, countSent })}
      />
    </div>
  )
}

/** Actions on the plan, with their keyboard shortcuts. */
function PlanActions({ actions }: { actions: readonly DeskAction[] }) {
  return (
    <ul className={styles.actions} aria-label={m.office_actions()}>
      {actions.map(({ label, icon, key, run }) => (
        <li key={label}>
          <button type="button" onClick={run}>
            <Icon name={icon} />
            <span>{label}</span>
            {key && <Kbd>{key.toUpperCase()}</Kbd>}
          </button>
        </li>
      ))}
    </ul>
  )
}

interface WishEffectsProps {
  effects: readonly string[]
  onClose: () => void
}

/** What the corrected wish changes in the plan's drafts: it stays until it is closed, and covers nothing. */
function WishEffects({ effects, onClose }: WishEffectsProps) {
  if (effects.length === 0) return null
  return (
    <section className={styles.effects} aria-label={m.office_wish_effects()}>
      <b>{m.office_wish_effects()}</b>
      <ul>
        {effects.map(words => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <button type="button" onClick={onClose}>
        {m.office_notice_close()}
      </button>
    </section>
  )
}
