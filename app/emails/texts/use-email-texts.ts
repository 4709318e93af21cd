import { useEffect, useMemo, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { oneAtATime } from '#app/client/one-at-a-time.ts'
import { useDesk } from '#app/features/office/desk/desk-context.ts'
import { storedWork } from '#app/features/office/desk/stored-work.ts'
import { m } from '#app/paraglide/messages.js'
import { isSame } from '#database/values/document/fields.ts'
import type { Words } from '#database/values/locale.ts'
import {
  changedTexts,
  emailTextProblems,
  isUnsavedTexts,
  mergeEmailTexts,
  type UnsavedTexts,
} from './email-text.ts'
import type { EmailTextProblem, OfficeEmail, OwnEmailTexts } from './email-text-schema.ts'

export interface EditedEmail {
  /** What differs from what the email is built with. */
  texts: OwnEmailTexts
  problems: readonly EmailTextProblem[]
  /** What a colleague wrote of the same sentences meanwhile. */
  theirs: OwnEmailTexts
  isChanged: boolean
  isBusy: boolean
  write: (message: string, words: Words) => void
  /** Takes an earlier version into the fields. */
  take: (texts: OwnEmailTexts) => void
  save: () => Promise<void>
  sendTest: (sample: number, locale: 'EN' | 'ES') => Promise<void>
}

interface Work {
  texts: OwnEmailTexts
  theirs: OwnEmailTexts
  /** The version that it is written over. */
  base: { number: number; texts: OwnEmailTexts }
}

/** What is not saved yet, over the latest version. */
function workOver({ number, texts }: Pick<OfficeEmail, 'number' | 'texts'>, unsaved: UnsavedTexts): Work {
  return { ...mergeEmailTexts(unsaved.base, unsaved.texts, texts), base: { number, texts } }
}

/** What somebody writes of an email: kept on the device until it is saved, and merged with what a colleague saved meanwhile. */
export function useEmailTexts(
  email: OfficeEmail,
  reread: () => Promise<OfficeEmail | undefined>,
): EditedEmail {
  const { template, sentences } = email
  const { notify } = useDesk()
  const [kept] = useState(() => storedWork(`office-email-${template}`, isUnsavedTexts))
  const [once] = useState(oneAtATime)
  const [{ texts, theirs, base }, setWork] = useState(() =>
    workOver(email, kept.findKept() ?? { texts: email.texts, base: email.texts }),
  )
  const [isBusy, setBusy] = useState(false)
  const problems = useMemo(() => emailTextProblems(sentences, texts), [sentences, texts])
  const isChanged = !isSame(texts, base.texts)
  useEffect(() => kept.keep(isChanged ? { texts, base: base.texts } : null), [kept, isChanged, texts, base])
  function change(next: OwnEmailTexts): void {
    setWork(work => ({ ...work, texts: changedTexts(sentences, next) }))
  }
  async function mergeLatest(): Promise<void> {
    const latest = await reread()
    if (!latest) return notify(m.office_away(), false)
    setWork(work => workOver(latest, { texts: work.texts, base: work.base.texts }))
    notify(m.office_emails_moved_on(), false)
  }
  async function put(): Promise<void> {
    if (problems.length > 0) {
      document.querySelector<HTMLElement>('[aria-invalid]')?.focus()
      return notify(m.office_emails_problems(), false)
    }
    setBusy(true)
    try {
      const { data } = await browserApi('PUT /api/admin/emails/{template}', {
        path: { template },
        headers: { 'if-match': `"${base.number}"` },
        body: { texts },
      })
      // What was typed meanwhile is not saved yet.
      setWork(work => ({ ...work, base: { number: data.number, texts }, theirs: {} }))
      notify(m.office_emails_done())
      await reread()
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) await mergeLatest()
      else notify(m.office_failed(), false)
    } finally {
      setBusy(false)
    }
  }
  async function test(sample: number, locale: 'EN' | 'ES'): Promise<void> {
    try {
      const { data } = await browserApi('POST /api/admin/emails/{template}/test', {
        path: { template },
        query: { locale },
        body: { texts, sample },
      })
      notify(m.office_emails_tested({ to: data.to }))
    } catch {
      notify(m.office_failed(), false)
    }
  }
  return {
    ...{ texts, problems, theirs, isChanged, isBusy },
    write: (message, words) => change({ ...texts, [message]: words }),
    take: change,
    save: async () => void (await once(put)),
    sendTest: async (sample, locale) => void (await once(() => test(sample, locale))),
  }
}
