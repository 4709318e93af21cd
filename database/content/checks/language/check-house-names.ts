import { type Check, problemAt } from '../report.ts'

/** Checks that a house has one name: the one on its door, its voucher and its page in every language. */
export const checkHouseNames: Check = ({ folders }) =>
  folders
    .flatMap(({ hotels }) => [...hotels.values()])
    .flatMap(source => {
      const { en, es } = source.value.name
      if (en === es) return []
      const message = `${en} is called ${es} in Spanish`
      return [
        problemAt(source, ['name', 'es'], message, 'write the name by which the house is known, in both'),
      ]
    })
