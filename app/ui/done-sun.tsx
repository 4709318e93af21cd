/** The sun with a tick, for something that is done. */
export function DoneSun({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 120 120" aria-hidden="true">
      <circle cx="60" cy="60" r="56" fill="var(--red-500)" />
      <path
        d="M36 62L53 79L86 43"
        fill="none"
        stroke="var(--paper-0)"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
