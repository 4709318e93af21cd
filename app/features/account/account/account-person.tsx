import { logOut } from '#app/features/account/credentials/identity-calls.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import styles from './account-person.module.css'
import { useMe } from './use-me.ts'

/** Who is logged in, and the way out; for a visitor, the way in. */
export function AccountPerson() {
  const me = useMe()
  if (me === 'loading') return <div className={styles.person} aria-busy="true" />
  if (me === 'unreachable') return <Note kind="error">{m.account_unreachable()}</Note>
  if (me === 'visitor') {
    return (
      <section className={styles.person}>
        <Text>{m.account_visitor()}</Text>
        <div className={styles.ways}>
          <Button to={links.logIn()}>{m.identity_log_in()}</Button>
          <SecondaryButton to={links.signup()}>{m.identity_sign_up()}</SecondaryButton>
        </div>
      </section>
    )
  }
  return (
    <section className={styles.person}>
      <Display size={30}>{m.account_hello({ name: me.name })}</Display>
      <Text>{m.account_logged_in({ email: me.email })}</Text>
      <div className={styles.ways}>
        <SecondaryButton onClick={() => void logOut().catch(() => undefined)}>
          {m.account_log_out()}
        </SecondaryButton>
      </div>
    </section>
  )
}
