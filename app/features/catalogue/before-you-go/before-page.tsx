import type { ReactNode } from 'react'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Portrait } from '#app/picture/portrait.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Display } from '#app/ui/display.tsx'
import { nameLanguage } from '#app/ui/name-language.ts'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { BeforePart } from '#database/values/before-you-go.ts'
import styles from './before-page.module.css'
import { beforeTitle, firstSentence, partName, subjectName, usualCheck } from './before-you-go.ts'
import type { BeforePage as Page, ShownSubject } from './before-you-go-schema.ts'
import { Fact } from './fact.tsx'
import { HealthTable } from './health-table.tsx'

/** Breadcrumb of the page: its country or trek. */
export function beforeTrail({ link, name }: Pick<Page, 'link' | 'name'>) {
  return [{ label: name, to: links.authored(link) }]
}

function Subject({ subject, facts, usual }: ShownSubject & { usual: string | null }) {
  return (
    <section className={styles.subject} id={subject} aria-labelledby={`${subject}-title`}>
      <Display as="h3" size={24} id={`${subject}-title`}>
        {subjectName(subject)}
      </Display>
      <div className={styles.facts}>
        {facts.map(fact => (
          <Fact key={fact.words} fact={fact} usual={usual} />
        ))}
      </div>
    </section>
  )
}

interface PartProps {
  part: BeforePart
  subjects: readonly ShownSubject[]
  /** What stands beside its subjects. */
  children: ReactNode
}

function Part({ part, subjects, children }: PartProps) {
  const facts = subjects.flatMap(one => one.facts)
  const usual = usualCheck(facts)
  const older = facts.filter(({ freshness }) => freshness !== 'fresh').length
  return (
    <section id={`part-${part}`} aria-labelledby={`part-${part}-title`}>
      <div className={styles.part}>
        <Display as="h2" size={44} id={`part-${part}-title`}>
          {partName(part)}
        </Display>
        {usual !== null &&
          (older === 0 ? (
            <p className={styles.usual}>{m.before_checked({ day: usual })}</p>
          ) : (
            <p className={styles.mixed}>{m.before_checked_mostly({ day: usual, count: older })}</p>
          ))}
      </div>
      {part === 'health' && children}
      {subjects.map(one => (
        <Subject key={one.subject} {...one} usual={usual} />
      ))}
      {part !== 'health' && children}
    </section>
  )
}

/** What most need first, each the way to all that is written about it. */
function Short({ rows }: { rows: Page['short'] }) {
  if (rows.length === 0) return null
  return (
    <Section tone="mist" rhythm="close" aria-label={m.before_short()}>
      <Wrap>
        <ul className={styles.short}>
          {rows.map(({ subject, fact }) => (
            <li key={subject}>
              <a href={`#${subject}`}>{subjectName(subject)}</a>
              <Text size="small">{firstSentence(fact.words)}</Text>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  )
}

/** Who looks after the page, and how to tell them what is wrong with it. */
function Keeper({ tag, keeper }: Pick<Page, 'tag' | 'keeper'>) {
  if (!keeper) return null
  const { firstName, name } = keeper
  return (
    <div className={styles.keeper}>
      <Portrait person={keeper} shape="avatar" sizes="3rem" />
      <Text size="small">
        <span lang={nameLanguage(name)}>{m.before_keeper({ name: firstName })}</span>{' '}
        <TextLink to={links.ask({ url: links.beforeYouGo(tag) })}>{m.before_keeper_wrong()}</TextLink>
      </Text>
    </div>
  )
}

interface BeforePageProps {
  page: Page
  /** Whom to call. */
  emergency: ReactNode
}

/** What one must know before going to a country or on a trek, each fact with its source and its age. */
export function BeforePage({ page, emergency }: BeforePageProps) {
  const { tag, within, lead, parts, health, keeper } = page
  return (
    <main id="main">
      <Section as="header" tone="sky" rhythm="close" className={styles.head}>
        <Wrap>
          <Breadcrumbs trail={beforeTrail(page)} />
          <div className={styles.title}>
            <Display as="h1" size={64}>
              {beforeTitle(page)}
            </Display>
            <div className={styles.lead}>
              <Text size="lead">{lead}</Text>
              <SecondaryButton
                to={links.ask({
                  country: within,
                  url: links.beforeYouGo(tag),
                  message: m.before_ask_passport_message(),
                })}
                data-ask
                icon="chat-circle-text"
              >
                {m.before_ask_passport()}
              </SecondaryButton>
            </div>
          </div>
        </Wrap>
      </Section>
      <Short rows={page.short} />
      <Wrap className={styles.page}>
        <aside className={styles.aside}>
          <nav aria-label={m.before_contents()}>
            <ol>
              {parts.map(({ part }) => (
                <li key={part}>
                  <a href={`#part-${part}`}>{partName(part)}</a>
                </li>
              ))}
            </ol>
          </nav>
          <Keeper tag={tag} keeper={keeper} />
        </aside>
        <div className={styles.parts}>
          {parts.map(({ part, subjects }) => (
            <Part key={part} part={part} subjects={subjects}>
              {part === 'health' && <HealthTable rows={health} />}
              {part === 'safety' && emergency}
            </Part>
          ))}
          <Text size="small" tone="quiet">
            {m.before_how()}
          </Text>
        </div>
      </Wrap>
    </main>
  )
}
