import { whenWanted } from '#app/ui/when-wanted.tsx'
import type { BeforeSummaryProps } from './before-summary.tsx'

const LateTable = whenWanted(async () => (await import('./before-summary.tsx')).BeforeSummary)

/** The short table without its script in the first load; nothing if no fact is fresh. */
export function LateBeforeSummary(props: BeforeSummaryProps) {
  return props.rows.length > 0 && <LateTable {...props} />
}
