import { m } from '#app/paraglide/messages.js'
import { ChipChoice } from '#app/ui/chip-choice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { groups, tripTypes } from '#database/values/goals.ts'
import { budgetLevels, companies, efforts, flexibilities, paces } from './wish.ts'
import type { WishFieldName, WishTexts } from './wish-fields.ts'
import styles from './wish-inputs.module.css'
import { textLabel, WishInputs } from './wish-inputs.tsx'
import { wishProblem } from './wish-words.ts'

type Label = () => string

const selects = {
  fparty: [m.office_wish_group, groups],
  fixed: [m.office_wish_fixed, flexibilities],
  level: [m.office_wish_level, budgetLevels],
  pace: [m.planning_pace, paces],
  effort: [m.planning_effort, efforts],
} as const satisfies Partial<Record<WishFieldName, readonly [Label, readonly string[]]>>

const chips = {
  tripType: [m.planning_goals, tripTypes],
  company: [m.office_wish_company, companies],
} as const satisfies Partial<Record<WishFieldName, readonly [Label, readonly string[]]>>

const single = {
  children: [m.office_wish_unknown, 'text'],
  adult_ages: [m.office_wish_adult_ages, 'text'],
  travel_class: [m.office_wish_class, 'text'],
  earliest: [m.office_wish_earliest, 'date'],
  latest: [m.office_wish_latest, 'date'],
  arrival_date: [m.office_wish_arrival_date, 'date'],
  arrival_time: [m.office_wish_arrival_time, 'time'],
  departure_date: [m.office_wish_departure_date, 'date'],
  departure_time: [m.office_wish_departure_time, 'time'],
  transportation: [m.office_wish_transportation, 'text'],
} as const satisfies Partial<Record<WishFieldName, readonly [Label, string]>>

/** What is there are chips that can be taken back, and one input adds to them. */
const additions = {
  places: [m.office_wish_places, 'text'],
  activities: [m.office_wish_activities, 'text'],
  interests: [m.office_wish_interests, 'text'],
  habitats: [m.office_wish_habitats, 'text'],
  animals: [m.office_wish_animals, 'text'],
  unwanted: [m.office_wish_unwanted, 'text'],
  month: [m.office_wish_month, 'month'],
  houses: [m.office_wish_houses, 'text'],
  amenities: [m.office_wish_amenities, 'text'],
  transports: [m.office_wish_transports, 'text'],
  vehicles: [m.office_wish_vehicles, 'text'],
} as const satisfies Partial<Record<WishFieldName, readonly [Label, string]>>

function keysOf<T extends object>(table: T): (keyof T)[] {
  return Object.keys(table) as (keyof T)[]
}

/** Not corrected here: the traveller's own words, and the time that only a call says. */
const notHere = ['words', 'activity_time'] as const
const inputs: readonly WishFieldName[] = [...keysOf(selects), ...keysOf(chips), ...keysOf(single), ...notHere]

interface WholeWishInputsProps {
  said: WishTexts
  /** Keys of messages by field. */
  errors: Partial<Record<string, string[]>>
}

/** Everything of a wish, for those who correct it. */
export function WholeWishInputs({ said, errors }: WholeWishInputsProps) {
  const field = (name: WishFieldName, [label, type]: readonly [Label, string], value = '') => (
    <TextField
      key={name}
      label={label()}
      name={name}
      type={type}
      defaultValue={value}
      error={wishProblem(errors[name])}
      autoComplete="off"
      maxLength={500}
    />
  )
  return (
    <div>
      <WishInputs said={said} errors={errors} elsewhere={inputs} isOpen />
      <details className={styles.part} open>
        <summary>{m.office_wish_what()}</summary>
        {keysOf(chips).map(name => {
          const [label, values] = chips[name]
          return (
            <fieldset key={name} className={styles.chips}>
              <legend>{label()}</legend>
              {values.map(value => (
                <ChipChoice
                  key={value}
                  type="checkbox"
                  name={name}
                  value={value}
                  defaultChecked={said[name]?.includes(value)}
                >
                  {textLabel(name, value)}
                </ChipChoice>
              ))}
            </fieldset>
          )
        })}
        <div className={styles.fields}>
          {keysOf(selects).map(name => {
            const [label, values] = selects[name]
            return (
              <SelectField key={name} label={label()} name={name} defaultValue={said[name]?.[0] ?? ''}>
                <option value="">{m.office_wish_open()}</option>
                {values.map(value => (
                  <option key={value} value={value}>
                    {textLabel(name, value)}
                  </option>
                ))}
              </SelectField>
            )
          })}
          {keysOf(single).map(name => field(name, single[name], said[name]?.join(', ')))}
        </div>
      </details>
      <details className={styles.part} open={keysOf(additions).some(name => errors[name])}>
        <summary>{m.office_wish_add()}</summary>
        <div className={styles.fields}>{keysOf(additions).map(name => field(name, additions[name]))}</div>
      </details>
    </div>
  )
}
