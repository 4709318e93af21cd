import { Form } from 'react-router'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import type { Drawing } from '#app/picture/picture.ts'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './draft-head.module.css'
import type { DraftPage } from './draft-page-schema.ts'
import { readingNotes } from './draft-words.ts'

const examples = [m.first_draft_example_1, m.first_draft_example_2, m.first_draft_example_3]

/** The field for a trip in the visitor's own words; without script it is a plain form. */
function WordsForm({ words, secondary = false }: { words: string; secondary?: boolean }) {
  return (
    <Form action={links.firstDraft()} aria-label={m.first_draft_form()} className={styles.form}>
      <TextArea
        key={words}
        id="first-draft-words"
        name="q"
        required
        maxLength={500}
        rows={secondary ? 2 : 4}
        defaultValue={words}
        placeholder={m.first_draft_hint()}
        label={m.first_draft_label()}
      />
      <Button type="submit" {...(secondary && { size: 'sm' })}>
        {m.first_draft_go()}
      </Button>
    </Form>
  )
}

/** A path that goes somewhere. */
const WAY: Drawing = { poster: { kind: 'trail', palette: 'dawn', seed: 'first-draft' } }

/** The page before anything is said: the field, sentences to begin with, and a picture. */
export function BareDraftHead() {
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
          <WordsForm words="" />
          <ul className={styles.examples} aria-label={m.first_draft_examples()}>
            {examples.map(example => (
              <li key={example()}>
                <TextLink to={links.firstDraft({ q: example() })}>{example()}</TextLink>
              </li>
            ))}
          </ul>
        </div>
      </Wrap>
      <PictureFrame
        picture={WAY}
        ratio="10x3"
        cuts={[{ below: 40, ratio: '4x3' }]}
        sizes="100vw"
        decorative
        className={styles.way}
      />
    </section>
  )
}

/** What was said, folded to one line so that the drafts come first; and how it was read. */
export function DraftHead({ page }: { page: DraftPage }) {
  const { words, drafts } = page
  return (
    <section className={`on-mist ${styles.band}`}>
      <Wrap className={styles.in}>
        <div>
          {drafts.length > 0 ? (
            <Text size="small">{m.first_draft()}</Text>
          ) : (
            <Display as="h1" size={44}>
              {m.first_draft()}
            </Display>
          )}
          {words !== '' && <p className={styles.said}>{m.first_draft_said({ words })}</p>}
          <details className={styles.change} open={drafts.length === 0}>
            <summary>{m.first_draft_change_words()}</summary>
            <WordsForm words={words} secondary />
          </details>
        </div>
        <div className={styles.read}>
          {(drafts.length > 0 ? readingNotes(page) : []).map(text => (
            <Text key={text} size="small">
              {text}
            </Text>
          ))}
        </div>
      </Wrap>
    </section>
  )
}
