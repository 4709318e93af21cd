import { m } from '#app/paraglide/messages.js'
import { withInitial } from '#app/text/names.ts'
import { ChipChoice } from '#app/ui/chip-choice.tsx'
import styles from './choices.module.css'

interface ChoicesProps<Value extends string> {
  legend: string
  /** The field's name in the address. */
  name: string
  among: readonly Value[]
  nameOf: (value: Value) => string
}

/** A choice of one, or none. */
export function OneOf<Value extends string>({
  chosen,
  none = m.planning_any(),
  ...props
}: ChoicesProps<Value> & {
  chosen: Value | null
  /** What choosing none of them says. */
  none?: string
}) {
  const { name, among, nameOf } = props
  return (
    <fieldset className={styles.choices}>
      <legend>{props.legend}</legend>
      {[null, ...among].map(value => (
        <ChipChoice
          key={value}
          type="radio"
          name={name}
          value={value ?? ''}
          defaultChecked={value === chosen}
        >
          {withInitial(value === null ? none : nameOf(value))}
        </ChipChoice>
      ))}
    </fieldset>
  )
}

/** A choice of any number. */
export function ManyOf<Value extends string>({
  chosen,
  ...props
}: ChoicesProps<Value> & { chosen: readonly Value[] }) {
  const { name, among, nameOf } = props
  return (
    <fieldset className={styles.choices}>
      <legend>{props.legend}</legend>
      {among.map(value => (
        <ChipChoice
          key={value}
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={chosen.includes(value)}
        >
          {withInitial(nameOf(value))}
        </ChipChoice>
      ))}
    </fieldset>
  )
}
