import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { oneAtATime } from '#app/client/one-at-a-time.ts'
import { keyOf } from '#app/client/private-data/private-query.ts'
import { type PaymentDoubt, paymentDoubt } from '#app/features/money/payment/payment-schema.ts'
import { type OfficePlanner, wishDifference } from '#app/features/plan/handling/handling-schema.ts'
import type { StageTarget } from '#app/features/plan/handling/stage-move.ts'
import { type Wish, wish } from '#app/features/wish/wish-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { type CallResult, type PlanField, type Refused, refusalOf } from './plan-action.ts'

/** The answer if the plan has changed since it was read. */
const moved = z.object({ current: z.object({ wish, revision: z.int() }) })

/** A wish as it was read last. */
type KnownWish = z.infer<typeof moved>['current']

interface Acted {
  id: number
  name: string
}

interface Payment {
  amountMinor: number
  currency: string
  reference: string
  /** Formatted amount. */
  sum: string
  /** The second yes. */
  confirmed: boolean
  /** Called with what is unusual, if that is asked about. */
  onDoubts: (doubts: PaymentDoubt[]) => void
}

/** The answer to a payment that is unusual. */
const doubtful = z.object({ doubts: z.array(paymentDoubt).min(1) })

/** Actions on plans. Each returns a message and invalidates the cached plans. */
export function usePlanCalls() {
  const client = useQueryClient()

  async function postForPlan(
    plan: Acted,
    post: (path: { id: number }) => Promise<unknown>,
    words: string,
  ): Promise<CallResult> {
    try {
      await post({ id: plan.id })
      return { ok: true, words }
    } catch (error) {
      return { ok: false, ...refusalOf(error, plan.name) }
    } finally {
      void client.invalidateQueries({ queryKey: keyOf('GET /api/admin/plan') })
    }
  }

  /** Records a transfer. What is unusual about it is asked about once, and the input is kept. */
  async function recordPayment(plan: Acted, { sum, onDoubts, ...body }: Payment): Promise<CallResult> {
    try {
      const { data } = await browserApi('POST /api/admin/plan/{id}/payment', { path: { id: plan.id }, body })
      const done = m.office_paid_done({ sum, name: plan.name })
      return { ok: true, words: data.isNew ? done : m.office_paid_known() }
    } catch (error) {
      const { data } = doubtful.safeParse(error instanceof ApiError ? error.data : null)
      if (data) {
        onDoubts(data.doubts)
        return { ok: false, field: 'doubt', words: '' }
      }
      return { ok: false, ...refusalOf(error, plan.name) }
    } finally {
      void client.invalidateQueries({ queryKey: keyOf('GET /api/admin/plan') })
    }
  }

  /**
   * Corrects the parts of a wish that were changed. If a colleague has changed one of them since it was read, the
   * current wish is returned; if something else of the plan has changed, it is tried again.
   */
  async function correctWish(
    plan: Acted,
    known: KnownWish,
    change: { from: Wish; to: Wish },
  ): Promise<CallResult | { current: KnownWish }> {
    const parts = wishDifference(change.from, change.to)
    try {
      const { data } = await browserApi('PATCH /api/admin/plan/{id}/wish', {
        path: { id: plan.id },
        body: { revision: known.revision, ...parts },
      })
      const effects = data.effect?.words[getLocale()] ?? []
      return { ok: true, words: m.office_wish_done({ name: plan.name }), effects }
    } catch (error) {
      const { data } = moved.safeParse(error instanceof ApiError ? error.data : null)
      if (!data) return { ok: false, ...refusalOf(error, plan.name) }
      const { current } = data
      const theirs = Object.keys(wishDifference(known.wish, current.wish))
      const isFree = current.revision !== known.revision && !theirs.some(part => part in parts)
      return isFree ? correctWish(plan, current, change) : { current }
    } finally {
      void client.invalidateQueries({ queryKey: keyOf('GET /api/admin/plan') })
    }
  }

  return {
    correctWish,
    claim: (plan: Acted, fkey: string) =>
      postForPlan(
        plan,
        path => browserApi('POST /api/admin/plan/{id}/assign', { path, body: { fkey } }),
        m.office_claimed({ name: plan.name }),
      ),
    handOver: (plan: Acted & { planner: OfficePlanner | null }, to: OfficePlanner) =>
      postForPlan(
        plan,
        path =>
          browserApi('POST /api/admin/plan/{id}/assign', {
            path,
            body: { fkey: to.fkey, from: plan.planner?.fkey ?? null },
          }),
        m.office_handed_over({ name: plan.name, planner: to.firstName }),
      ),
    snooze: (plan: Acted, until: Date | null) =>
      postForPlan(
        plan,
        path =>
          browserApi('POST /api/admin/plan/{id}/snooze', {
            path,
            body: { until: until?.toISOString() ?? null },
          }),
        until ? m.office_snoozed({ name: plan.name }) : m.office_woken({ name: plan.name }),
      ),
    trust: (plan: Acted) =>
      postForPlan(
        plan,
        path => browserApi('POST /api/admin/plan/{id}/trust', { path }),
        m.spam_trusted({ name: plan.name }),
      ),
    joinEmail: (plan: Acted, emailId: number) =>
      postForPlan(
        plan,
        path => browserApi('POST /api/admin/plan/{id}/email/{emailId}/join', { path: { ...path, emailId } }),
        m.office_email_joined(),
      ),
    recordPayment,
    reverseEntry: (plan: Acted, { entryId, reason, sum }: { entryId: number; reason: string; sum: string }) =>
      postForPlan(
        plan,
        path =>
          browserApi('POST /api/admin/plan/{id}/entry/{entryId}/reverse', {
            path: { ...path, entryId },
            body: { reason },
          }),
        m.office_reverse_done({ sum, name: plan.name }),
      ),
    refund: (
      plan: Acted,
      { sum, ...body }: { amountMinor: number; currency: string; reason: string; sum: string },
    ) =>
      postForPlan(
        plan,
        path => browserApi('POST /api/admin/plan/{id}/refund', { path, body }),
        m.office_refund_done({ sum, name: plan.name }),
      ),
    cancelTrip: (plan: Acted, body: { reason: string; by: 'traveller' | 'operator' }) =>
      postForPlan(
        plan,
        path => browserApi('POST /api/admin/plan/{id}/cancel', { path, body }),
        m.office_cancel_done({ name: plan.name }),
      ),
    setStage: (plan: Acted, stage: StageTarget, reason: string) =>
      postForPlan(
        plan,
        path => browserApi('POST /api/admin/plan/{id}/stage', { path, body: { stage, reason } }),
        m.office_stage_set({ name: plan.name }),
      ),
  }
}

interface PlanFormProps {
  onClose: () => void
  /** Called with the outcome after the dialog closed. */
  onResult: (words: string, ok: boolean) => void
}

/**
 * State of a dialog that waits for the server. Success closes it; a failure is shown in it, beside its field, and the
 * input is kept. If it was closed meanwhile, the outcome appears on the page.
 */
export function usePlanForm({ onClose, onResult }: PlanFormProps) {
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [once] = useState(oneAtATime)
  const isOpen = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid], [role="alert"]')?.focus()
  }, [refused])

  async function ask(call: () => Promise<CallResult>): Promise<void> {
    await once(async () => {
      setBusy(true)
      setRefused(null)
      const result = await call()
      setBusy(false)
      if (result.ok || !isOpen.current) {
        if (isOpen.current) onClose()
        onResult(result.words, result.ok)
      } else setRefused(result)
    })
  }
  return {
    form,
    isBusy,
    ask,
    /** Shows an error without calling the server. */
    refuse: (field: PlanField | null, words: string) => setRefused({ field, words }),
    /** Clears the error once the field changes. */
    forget: () => setRefused(null),
    /** Error of a field. */
    errorOf: (field: PlanField) => (refused?.field === field ? refused.words : undefined),
    /** Error that belongs to no field. */
    problem: refused && refused.field === null ? refused.words : null,
  }
}
