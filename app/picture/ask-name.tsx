import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { nameLanguage } from '#app/ui/name-language.ts'
import styles from './ask-name.module.css'
import { Portrait } from './portrait.tsx'
import type { PromisedAnswer } from './promised-answer.ts'

interface AskNameProps {
  promise: Pick<PromisedAnswer, 'person' | 'insteadOf' | 'by'>
  /** The form, which opens on the page where script runs. */
  to: string
}

/** Who answers and by when, in one control that leads to the form. */
export function AskName({ promise: { person, insteadOf, by }, to }: AskNameProps) {
  return (
    <Anchor to={to} data-ask className={styles.ask}>
      {person ? (
        <Portrait person={person} shape="avatar" sizes="2.5rem" />
      ) : (
        <Icon name="chat-circle-text-bold" />
      )}
      <span>
        <span lang={person ? nameLanguage(person.name) : undefined}>
          {person ? m.country_ask_person({ name: person.firstName }) : m.answers_ask_office()}
        </span>
        <small>{whenWords({ person, insteadOf, by })}</small>
      </span>
    </Anchor>
  )
}

function whenWords({ person, insteadOf, by }: AskNameProps['promise']): string {
  if (!person) return m.answers_by_office()
  const { place } = person
  return insteadOf ? m.answers_instead({ name: insteadOf, by, place }) : m.answers_by({ by, place })
}
