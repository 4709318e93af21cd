import { Form } from 'react-router'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './draft-head.module.css'

const examples = [m.first_draft_example_1, m.first_draft_example_2, m.first_draft_example_3]

/** The field for a trip in the visitor's own words; without script it is a plain form. */
export function DraftHead({ words, isBare }: { words: string; isBare: boolean }) {
  return (
    <section className={`on-sky ${styles.head}`}>
      <Wrap className={styles.in}>
        <div className={styles.title}>
          <Display as="h1" size={96}>
            {m.first_draft_title()}
          </Display>
          <Text size="lead">{m.first_draft_lead()}</Text>
        </div>
        <div>
          <Form action={links.firstDraft()} aria-label={m.first_draft_form()} className={styles.form}>
            <TextArea
              key={words}
              id="first-draft-words"
              name="q"
              required
              maxLength={500}
              rows={4}
              defaultValue={words}
              placeholder={m.first_draft_hint()}
              label={m.first_draft_label()}
            />
            <Button type="submit">{m.first_draft_go()}</Button>
          </Form>
          {isBare && (
            <ul className={styles.examples} aria-label={m.first_draft_examples()}>
              {examples.map(example => (
                <li key={example()}>
                  <TextLink to={links.firstDraft({ q: example() })}>{example()}</TextLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      </Wrap>
    </section>
  )
}
