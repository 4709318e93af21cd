import { goalName, groupName } from '#app/features/wish/choice-names.ts'
import { m } from '#app/paraglide/messages.js'
import { type Group, goals, groups, MAX_GOALS, ROMANTIC, type TripType } from '#database/values/goals.ts'
import { type SentenceCountry, type SentenceValue, toggled } from './sentence.ts'
import { SentenceSlot, SlotGroup, SlotOption } from './sentence-slot.tsx'

interface ChoiceProps {
  value: SentenceValue
  onChange: (value: SentenceValue) => void
}

interface CountryChoiceProps extends ChoiceProps {
  countries: readonly SentenceCountry[]
  /** Whether several can be chosen. */
  several: boolean
  /** The button was pressed without a choice. */
  missing?: boolean
}

/** Choice of the country, in the order of the specification (section 3: country choices). */
export function CountryChoice({ countries, several, missing = false, value, onChange }: CountryChoiceProps) {
  const chosen = countries.filter(({ tag }) => value.countries.includes(tag)).map(({ name }) => name)
  const nowhere = several ? m.sentence_anywhere() : m.sentence_where()
  return (
    <SentenceSlot
      name={m.sentence_country()}
      text={chosen.join(', ') || nowhere}
      empty={!several && chosen.length === 0}
      layout="countries"
      note={missing ? m.sentence_first_country() : undefined}
    >
      {countries.map(({ tag, name }) => (
        <SlotOption
          key={tag}
          type={several ? 'checkbox' : 'radio'}
          name="fcountry"
          value={tag}
          label={name}
          checked={value.countries.includes(tag)}
          onChoose={() => onChange({ ...value, countries: several ? toggled(value.countries, tag) : [tag] })}
        />
      ))}
    </SentenceSlot>
  )
}

/** Choice of the group. */
export function GroupChoice({ value, onChange }: ChoiceProps) {
  const choices: readonly (Group | null)[] = [null, ...groups]
  const name = (group: Group | null) => (group ? groupName(group) : m.sentence_anyone())
  return (
    <SentenceSlot name={m.sentence_group()} text={name(value.group)}>
      {choices.map(group => (
        <SlotOption
          key={group}
          type="radio"
          name="fparty"
          value={group ?? ''}
          label={name(group)}
          checked={value.group === group}
          onChoose={() => onChange({ ...value, group })}
        />
      ))}
    </SentenceSlot>
  )
}

interface GoalsChoiceProps extends ChoiceProps {
  /** Shows the first goal and the number of the others. */
  short?: boolean
}

/** Choice of the goals, at most three (specification, section 5). */
export function GoalsChoice({ short = false, value, onChange }: GoalsChoiceProps) {
  const types: readonly TripType[] = value.goals.includes(ROMANTIC) ? [ROMANTIC, ...goals] : goals
  return (
    <SentenceSlot
      name={m.sentence_goals()}
      text={goalsText(value.goals, short)}
      empty={!short && value.goals.length === 0}
      layout="goals"
    >
      <SlotGroup label={m.sentence_goals_limit()}>
        {types.map(type => (
          <SlotOption
            key={type}
            type="checkbox"
            name="ftype"
            value={type}
            label={goalName(type)}
            checked={value.goals.includes(type)}
            full={value.goals.length >= MAX_GOALS}
            onChoose={() => onChange({ ...value, goals: toggled(value.goals, type, MAX_GOALS) })}
          />
        ))}
      </SlotGroup>
    </SentenceSlot>
  )
}

function goalsText(chosen: readonly TripType[], short: boolean): string {
  const [first, ...others] = chosen.map(goal => goalName(goal))
  if (first === undefined) return m.sentence_anything()
  if (short && others.length > 0) return m.sentence_first_and_more({ first, more: others.length })
  return [first, ...others].join(', ')
}
