import type { CSSProperties, ReactNode } from 'react'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Portrait } from '#app/picture/portrait.tsx'
import { formatMetres } from '#app/text/figures.ts'
import { unbroken } from '#app/text/unbroken.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { Folding, useFoldings } from '#app/ui/folding.tsx'
import { nameLanguage } from '#app/ui/name-language.ts'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { type BeforePart, type Hazard, type HazardLevel, hazards } from '#database/values/before-you-go.ts'
import styles from './before-page.module.css'
import { altitudeLevel, beforeTitle, levelWords, partName, subjectName, usualCheck } from './before-you-go.ts'
import type {
  HealthRow,
  NamedAuthority,
  BeforePage as Page,
  ShownFact,
  ShownSubject,
} from './before-you-go-schema.ts'
import healthStyles from './health-table.module.css'

/** Breadcrumb of the page: its country or trek. */
export function beforeTrail({ link, name }: Pick<Page, 'link' | 'name'>) {
  return [{ label: name, to: links.authored(link) }]
}

function Names({ of }: { of: readonly NamedAuthority[] }) {
  return of.map(({ name, address }, i) => (
    <span key={name}>
      {i > 0 && '; '}
      {address ? <TextLink to={address}>{name}</TextLink> : name}
    </span>
  ))
}

interface FactProps {
  fact: ShownFact
  /** The day on which most facts of its part were checked: said once there. */
  usual: string | null
}

/** Who decides or publishes a fact; and when it was checked, where that differs from its neighbours. */
function FactCheck({ fact: { freshness, months, percent, checked, sources }, usual }: FactProps) {
  const isFresh = freshness === 'fresh'
  return (
    <div className={styles.check}>
      {isFresh && checked !== usual && <p className={styles.fresh}>{m.before_checked({ day: checked })}</p>}
      {!isFresh && <p>{m.before_checked_months({ count: months })}</p>}
      <p>
        <Names of={sources} />
      </p>
      {!isFresh && (
        <span
          aria-hidden="true"
          className={styles.age}
          style={{ '--age': `${Math.min(percent, 100)}%` } as CSSProperties}
        />
      )}
    </div>
  )
}

/** A fact with whom to ask, its source and its age. What is too old is only named as missing. */
function Fact({ fact, usual }: FactProps) {
  const { freshness, words, known, checked, ask } = fact
  const isGone = freshness === 'gone'
  return (
    <div className={classNames(styles.fact, freshness !== 'fresh' && styles.old)}>
      <div className={styles.words}>
        {known && !isGone ? (
          <Text>{words}</Text>
        ) : (
          <Text className={styles.unknown}>
            <b>{m.before_not_known()}</b> {isGone ? m.before_gone({ day: checked }) : unbroken(words)}
          </Text>
        )}
        {ask.length > 0 && (
          <Text size="small">
            <b>{m.before_ask()}</b> <Names of={ask} />
          </Text>
        )}
      </div>
      <FactCheck fact={fact} usual={usual} />
    </div>
  )
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
    <section aria-labelledby={`part-${part}-title`}>
      <Folding
        summary={
          <hgroup className={styles.part}>
            <Display as="h2" size={44} id={`part-${part}-title`}>
              {partName(part)}
            </Display>
            {usual !== null &&
              (older === 0 ? (
                <p className={styles.usual}>{m.before_checked({ day: usual })}</p>
              ) : (
                <p className={styles.mixed}>{m.before_checked_mostly({ day: usual, count: older })}</p>
              ))}
          </hgroup>
        }
      >
        {/* The target is inside, so that a link to it unfolds it. */}
        <div id={`part-${part}`} className={styles.inside}>
          {part === 'health' && children}
          {subjects.map(one => (
            <Subject key={one.subject} {...one} usual={usual} />
          ))}
          {part !== 'health' && children}
        </div>
      </Folding>
    </section>
  )
}

/** What most need first, each the way to all that is written about it. */
function Short({ rows }: { rows: Page['short'] }) {
  if (rows.length === 0) return null
  return (
    <Section tone="mist" rhythm="close" aria-label={m.before_short()} className={styles.before}>
      <Wrap>
        <ul className={styles.short}>
          {rows.map(({ subject, words }) => (
            <li key={subject}>
              <a href={`#${subject}`}>{subjectName(subject)}</a>
              <Text size="small">{words}</Text>
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

const discs: Record<HazardLevel, string | undefined> = {
  none: healthStyles.none,
  low: healthStyles.low,
  real: healthStyles.real,
}

const heads: Record<Hazard, () => string> = {
  yellowFever: m.before_yellow_fever_vaccine,
  malaria: m.before_malaria_short,
  dengue: m.before_dengue,
}

function Cell({ head, level, words }: { head: string; level: HazardLevel; words: string }) {
  return (
    <td className={level === 'none' ? healthStyles.absent : undefined}>
      <i className={classNames(healthStyles.disc, discs[level])} aria-hidden="true" />
      <span className={healthStyles.words}>
        <b>{head}</b> {words}
      </span>
    </td>
  )
}

function hazardWords({ hazards: levels, only }: HealthRow, hazard: Hazard): string {
  const level = levelWords(hazard, levels[hazard])
  const places = only[hazard]
  return places.length > 0 && levels[hazard] !== 'none'
    ? m.before_only({ level, places: new Intl.ListFormat(getLocale()).format(places) })
    : level
}

function altitudeWords([lowest, highest]: HealthRow['altitude']): string {
  const locale = getLocale()
  return lowest === highest
    ? formatMetres(lowest, locale)
    : m.before_altitude_range({
        lowest: formatMetres(lowest, locale),
        highest: formatMetres(highest, locale),
      })
}

/** Where one sleeps, by region: vaccine, mosquitoes and height as discs with words; on a phone only what is there. */
function HealthTable({ rows }: { rows: readonly HealthRow[] }) {
  if (rows.length === 0) return null
  return (
    <div className={healthStyles.health}>
      <table>
        <thead>
          <tr>
            <th scope="col">{m.before_where()}</th>
            {hazards.map(hazard => (
              <th key={hazard} scope="col">
                {heads[hazard]()}
              </th>
            ))}
            <th scope="col">{m.before_altitude()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {hazards.map(hazard => (
                <Cell
                  key={hazard}
                  head={heads[hazard]()}
                  level={row.hazards[hazard]}
                  words={hazardWords(row, hazard)}
                />
              ))}
              <Cell
                head={m.before_altitude()}
                level={altitudeLevel(row.altitude[1])}
                words={altitudeWords(row.altitude)}
              />
            </tr>
          ))}
        </tbody>
      </table>
      <p>{m.before_health_key()}</p>
    </div>
  )
}

/** What one must know before going to a country or on a trek, each fact with its source and its age. */
export function BeforePage({ page, emergency }: BeforePageProps) {
  const { tag, within, lead, parts, health, keeper } = page
  useFoldings()
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
