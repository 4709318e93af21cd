import type { FormEventHandler, ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { IconName } from '#app/ui/icons.ts'
import { Note } from '#app/ui/note.tsx'
import styles from './identity-form.module.css'

interface IdentityFormProps {
  /** Id, for a button outside the form. */
  id?: string
  /** Label of the button. */
  action: string
  icon?: IconName
  loading: boolean
  /** Error of the form as a whole. */
  problem?: string | undefined
  onSubmit: FormEventHandler<HTMLFormElement>
  children: ReactNode
}

/**
 * Form of the account pages: fields, errors and one button. It posts without script as well, to its own page.
 */
export function IdentityForm({ id, action, icon, loading, problem, onSubmit, children }: IdentityFormProps) {
  return (
    <form id={id} method="post" className={styles.form} onSubmit={onSubmit} noValidate>
      {children}
      {problem && <Note kind="error">{problem}</Note>}
      <Button type="submit" block loading={loading} {...(icon && { icon })}>
        {action}
      </Button>
    </form>
  )
}
