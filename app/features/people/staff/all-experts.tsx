import { Form } from 'react-router'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Portrait } from '#app/picture/portrait.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Display } from '#app/ui/display.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { nameLanguage } from '#app/ui/name-language.ts'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './all-experts.module.css'
import type { ExpertFilter } from './expert-filter.ts'
import type { Expert, ExpertGroup } from './staff-schema.ts'

interface AllExpertsProps {
  groups: readonly ExpertGroup[]
  filter: ExpertFilter
  countries: readonly { tag: string; name: string }[]
  /** Those that anybody speaks. */
  languages: readonly { code: string; name: string }[]
  /** Active countries without a planner. */
  unstaffed: readonly { tag: string; name: string }[]
}

/** All planners by country, and the countries that have none yet. */
export function AllExperts({ groups, unstaffed, ...choices }: AllExpertsProps) {
  const count = groups.reduce((sum, { people }) => sum + people.length, 0)
  return (
    <>
      <Section as="header" tone="sky" rhythm="close">
        <Wrap>
          <Display as="h1" size={64}>
            {m.experts_title()}
          </Display>
          <Text size="lead" className={styles.lead}>
            {m.experts_lead()}
          </Text>
          <ExpertsFilter {...choices} />
        </Wrap>
      </Section>
      <Section rhythm="close">
        <Wrap className={styles.groups}>
          <div className={styles.jump}>
            <p role="status">{m.experts_count({ count })}</p>
            {groups.length > 1 && (
              <nav aria-label={m.experts_jump()}>
                {groups.map(({ tag, name }) => (
                  <a key={tag} href={`#${tag}`}>
                    {name}
                  </a>
                ))}
              </nav>
            )}
          </div>
          {groups.map(group => (
            <Group key={group.tag} group={group} />
          ))}
          {count === 0 && <Nobody country={choices.filter.country} />}
        </Wrap>
      </Section>
      {unstaffed.length > 0 && (
        <Section tone="mist">
          <Wrap>
            <Display size={44}>{m.experts_office_title()}</Display>
            <Text size="lead" className={styles.lead}>
              {m.experts_office_lead()}
            </Text>
            <ul className={styles.countries}>
              {unstaffed.map(({ tag, name }) => (
                <li key={tag}>
                  <Chip to={links.team(tag)}>{name}</Chip>
                </li>
              ))}
            </ul>
          </Wrap>
        </Section>
      )}
    </>
  )
}

function Group({ group: { tag, name, people } }: { group: ExpertGroup }) {
  return (
    <section id={tag} aria-labelledby={`${tag}-people`}>
      <div className={styles.top}>
        <Display size={30} id={`${tag}-people`}>
          {name}
        </Display>
        <MoreLink to={links.team(tag)}>{m.experts_team({ country: name })}</MoreLink>
      </div>
      <ul className={styles.people}>
        {people.map(person => (
          <li key={person.fkey}>
            <ExpertCard person={person} country={tag} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Nobody({ country }: { country: string | null }) {
  return (
    <SectionHead title={m.experts_none()}>
      <Text size="lead">{m.experts_none_lead()}</Text>
      {country && <MoreLink to={links.experts({ country })}>{m.experts_any_tongue()}</MoreLink>}
      <MoreLink to={links.experts()}>{m.experts_all()}</MoreLink>
    </SectionHead>
  )
}

/** A planner in a list by country: face, words and languages, and the way to ask them. */
function ExpertCard({ person, country }: { person: Expert; country: string }) {
  const { fkey, name, firstName, role, place, languages } = person
  return (
    <article className={styles.card}>
      <Portrait person={person} shape="5x6" sizes="6.5rem" />
      <div className={styles.words}>
        <Display as="h3" size={24} lang={nameLanguage(name)} className={styles.title}>
          <Anchor to={links.expert(fkey)} className={styles.name}>
            {name}
          </Anchor>
        </Display>
        <p className={styles.role}>{m.staff_role_from({ role, place })}</p>
        <p className={styles.quiet}>
          {m.experts_speaks({ languages: languages.map(language => language.name).join(', ') })}
        </p>
        <MoreLink
          to={links.ask({ country, url: links.expert(fkey) })}
          data-ask
          icon="chat-circle-text-bold"
          className={styles.ask}
        >
          {m.staff_ask({ name: firstName })}
        </MoreLink>
      </div>
    </article>
  )
}

interface ExpertsFilterProps {
  filter: ExpertFilter
  countries: readonly { tag: string; name: string }[]
  languages: readonly { code: string; name: string }[]
}

/** A form whose query is in the address, so that it works without script and can be shared; with script a choice acts. */
function ExpertsFilter({ filter, countries, languages }: ExpertsFilterProps) {
  const { country, language } = filter
  return (
    <Form
      action={links.experts()}
      className={styles.filter}
      aria-label={m.experts_filter()}
      preventScrollReset
      onChange={({ currentTarget }) => currentTarget.requestSubmit()}
      key={[country, language].join()}
    >
      <SelectField label={m.experts_country()} name="country" defaultValue={country ?? ''}>
        <option value="">{m.experts_any_country()}</option>
        {countries.map(({ tag, name }) => (
          <option key={tag} value={tag}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label={m.experts_language()} name="language" defaultValue={language ?? ''}>
        <option value="">{m.experts_any_language()}</option>
        {languages.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" className={styles.unscripted}>
        {m.experts_show()}
      </Button>
    </Form>
  )
}
