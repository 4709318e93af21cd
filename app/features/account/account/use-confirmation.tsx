import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { keyOf } from '#app/client/private-data/private-query.ts'
import type { Me } from '#app/features/account/identity/identity-schema.ts'
import { ConfirmPanel } from './confirm-panel.tsx'
import { isNotFresh } from './not-fresh.ts'

interface Question {
  confirm: () => void
  abandon: () => void
}

/** Whether the confirmation was cancelled. */
export function isAbandoned(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

interface Confirmation {
  /**
   * Makes a call; if it needs a fresh session, asks for a confirmation and retries. @throws what the call throws, and
   * an AbortError if the confirmation is cancelled.
   */
  confirmed: <Answer>(call: () => Promise<Answer>) => Promise<Answer>
  /** Element of the confirmation. */
  question: ReactNode
}

/** Asks the logged-in person to confirm their identity if a call needs it, and then continues the call. */
export function useConfirmation(me: Me): Confirmation {
  const client = useQueryClient()
  const open = useRef<Question | null>(null)
  const [isOpen, setOpen] = useState(false)

  function ask(): Promise<void> {
    open.current?.abandon()
    const pressed = document.activeElement
    return new Promise((resolve, reject) => {
      function close(): void {
        open.current = null
        setOpen(false)
        if (pressed instanceof HTMLElement) pressed.focus()
      }
      open.current = {
        confirm: () => {
          close()
          void client.invalidateQueries({ queryKey: keyOf('GET /api/private/user/me/session') })
          resolve()
        },
        abandon: () => {
          close()
          reject(new DOMException('left', 'AbortError'))
        },
      }
      setOpen(true)
    })
  }
  async function confirmed<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await call()
    } catch (error) {
      if (!isNotFresh(error)) throw error
    }
    await ask()
    return confirmed(call)
  }
  const question = isOpen && (
    <ConfirmPanel me={me} onConfirm={() => open.current?.confirm()} onLeave={() => open.current?.abandon()} />
  )
  return { confirmed, question }
}
