import { useId } from 'react'
import { useLogInLink } from '#app/features/account/log-in/use-log-in-link.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import styles from './composer.module.css'
import { type Composing, type Problem, useComposer } from './use-composer.ts'

const problems: Record<Problem, () => string> = {
  empty: m.conversation_problem_empty,
  too_long: m.conversation_problem_too_long,
  refused: m.conversation_problem_refused,
  logged_out: m.conversation_problem_logged_out,
  away: m.conversation_problem_away,
}

interface ComposerProps extends Composing {
  /** Label of the field: "Write to Daniela". */
  label: string
}

/** Field for a message. The text stays on this device until the server has stored it. */
export function Composer({ label, ...composing }: ComposerProps) {
  const { body, setBody, isSaved, isSending, problem, send } = useComposer(composing)
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
