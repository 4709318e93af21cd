import { useId } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { useLogInLink } from '#app/features/account/log-in/use-log-in-link.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import styles from './composer.module.css'
import { type Problem, useComposer } from './use-composer.ts'

const problems: Record<Problem, () => string> = {
  empty: m.conversation_problem_empty,
  too_long: m.conversation_problem_too_long,
  refused: m.conversation_problem_refused,
  logged_out: m.conversation_problem_logged_out,
  away: m.conversation_problem_away,
}

interface ComposerProps {
  /** Label of the field: "Write to Daniela". */
  label: string
  /** Address from `calls`. */
  address: string
  /** Name under which the text is saved: what it is about, and its kind. */
  name: string
  /** Called once the server has stored it. */
  onSent: () => Promise<unknown> | unknown
}

/** Field for a message. The text stays on this device until the server has stored it. */
export function Composer({ label, address, name, onSent }: ComposerProps) {
  const { body, setBody, isSaved, isSending, problem, send } = useComposer({
    name,
    deliver: (body, key) =>
      browserApi(address, { method: 'POST', body: { body }, headers: { 'idempotency-key': key } }),
    onSent,
  })
  const id = useId()
  const logInLink = useLogInLink()
  return (
    <form
      className={styles.composer}
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <textarea
        id={id}
        rows={3}
        dir="auto"
        placeholder={label}
        value={body}
        readOnly={isSending}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-state`}
        onChange={event => setBody(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void send()
        }}
      />
      {problem && (
        <Note kind="error">
          {problems[problem]()}{' '}
          {problem === 'logged_out' && <TextLink to={logInLink}>{m.identity_log_in()}</TextLink>}
        </Note>
      )}
      <div className={styles.foot}>
        <span id={`${id}-state`} className={styles.state}>
          {body !== '' && (isSaved ? m.conversation_saved() : m.conversation_saved_other())}
        </span>
        <Button type="submit" size="sm" icon="paper-plane-tilt-bold" loading={isSending}>
          {isSending ? m.conversation_sending() : m.conversation_send()}
        </Button>
      </div>
    </form>
  )
}
