import type { ReactNode } from 'react'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { TourCardData } from './fitting-tours-schema.ts'
import { TourCards } from './tour-cards.tsx'

interface FittingToursProps {
  title: string
  tours: readonly TourCardData[]
  /** Link beside the title. */
  children?: ReactNode
}

/** Tours that match the subject of a page; renders nothing without any. */
export function FittingTours({ title, tours, children }: FittingToursProps) {
  if (tours.length === 0) return null
  return (
    <Section id="tours">
      <Wrap>
        <SectionHead title={title}>{children}</SectionHead>
        <TourCards tours={tours} />
      </Wrap>
    </Section>
  )
}
