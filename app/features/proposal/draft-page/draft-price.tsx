import { m } from '#app/paraglide/messages.js'
import { Text } from '#app/ui/text.tsx'
import type { DraftFigures } from './draft-page-schema.ts'
import styles from './draft-price.module.css'

/** The price lines; one without a price in the catalogue is shown as unknown. */
export function DraftPrice({ figures: { lines, total }, people }: { figures: DraftFigures; people: number }) {
  return (
    <>
      <table className={styles.lines}>
        <tbody>
          {lines.map(({ what, amount }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and never change order
            <tr key={i}>
              <th scope="row">{what}</th>
              <td>{amount ?? m.first_draft_price_unknown()}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{m.first_draft_price_known()}</th>
            <td>{total}</td>
          </tr>
        </tfoot>
      </table>
      <Text size="fine" tone="quiet">
        {m.first_draft_price_note({ count: people })}
      </Text>
    </>
  )
}
