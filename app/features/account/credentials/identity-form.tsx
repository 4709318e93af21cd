import type { FormEventHandler, ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { IconName } from '#app/ui/icons.ts'
import { Note } from '#app/ui/note.tsx'
import styles from './identity-form.module.css'

interface IdentityFormProps {
  /** For a button that stands outside of it. */
  id?: string
  /** What the button does. */
  action: string
  icon?: IconName
  loading: boolean
  /** What went wrong with the form as a whole. */
  problem?: string | undefined
  onSubmit: FormEventHandler<HTMLFormElement>
  /** The fields. */
  children: ReactNode
}

/** A form of the account: fields, what went wrong, one button. The login key lives in the browser, so it needs script. */
export function IdentityForm({ id, action, icon, loading, problem, onSubmit, children }: IdentityFormProps) {
  return (
    <form id={id} method="post" className={styles.form} onSubmit={onSubmit} noValidate>
      {children}
      {problem && <Note kind="error">{problem}</Note>}
      <Button type="submit" block loading={loading} {...(icon && { icon })}>
        {action}
      </Button>
      <noscript>
        <p>{m.identity_needs_script()}</p>
      </noscript>
    </form>
  )
}
