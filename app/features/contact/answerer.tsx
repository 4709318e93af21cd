import { files } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import styles from './answerer.module.css'

/** Who answers the questions about a country. */
export interface Answerer {
  fkey: string
  firstName: string
  place: string
  portraitVersion: string
}

/** The face beside the form, so that a reader knows whom they write to. */
export function AnswererPanel({ answerer }: { answerer: Answerer }) {
  return (
    <div className={styles.panel}>
      <img
        src={files.portrait(answerer.fkey, '5x6', answerer.portraitVersion)}
        alt=""
        width={400}
        height={480}
      />
      <div className={styles.words}>
        <Display as="p" size={24}>
          {m.contact_answers({ name: answerer.firstName })}
        </Display>
        <Text size="small" as="span">
          {m.contact_answers_place({ place: answerer.place })}
        </Text>
      </div>
    </div>
  )
}
