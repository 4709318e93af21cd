import type { Wish } from '#app/features/request/guided/planning-schema.ts'
import type { Planning } from '#app/features/request/guided/use-planning.ts'
import { m } from '#app/paraglide/messages.js'
import { ManyOf } from './choices.tsx'

interface WishesProps {
  legend: string
  name: string
  wishes: readonly Wish[]
  chosen: readonly string[]
}

function Wishes({ legend, name, wishes, chosen }: WishesProps) {
  return (
    <ManyOf
      legend={legend}
      name={name}
      among={wishes.map(({ key }) => key)}
      nameOf={key => wishes.find(wish => wish.key === key)?.name ?? key}
      chosen={chosen}
    />
  )
}

/** Places, interests and activities: the country's most popular ones. */
export function WhereStep({ planning: { answers, country } }: { planning: Planning }) {
  return (
    <div>
      <Wishes legend={m.planning_places()} name="place" wishes={country.places} chosen={answers.places} />
      <Wishes legend={m.planning_likes()} name="like" wishes={country.likes} chosen={answers.likes} />
      <Wishes legend={m.planning_doings()} name="do" wishes={country.doings} chosen={answers.doings} />
    </div>
  )
}
