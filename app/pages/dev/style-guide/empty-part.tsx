import { NothingMatches } from '#app/features/catalogue/list/nothing-matches.tsx'
import { links } from '#app/links.ts'
import { CeibaTree } from '#app/picture/tree/ceiba-tree.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Sample } from './sample.tsx'

export function EmptyPart() {
  return (
    <>
      <Sample name="Skeleton: a line, a height, a picture" look="cards">
        <Skeleton width="12rem" height="1.5rem" />
        <Skeleton height="6rem" />
        <Skeleton ratio="4 / 3" />
      </Sample>
      <Sample name="NothingMatches: a list that is empty" look="rows">
        <NothingMatches
          filter={{ facets: [], sort: 'price', sorts: ['price'] }}
          looser={[
            { dropped: ['month'], count: 6 },
            { dropped: ['month', 'place'], count: 18 },
          ]}
          link={() => '#empty'}
        />
      </Sample>
      <Sample
        name="CeibaTree: whole, bare where nothing is found, fallen where something failed"
        look="cards"
      >
        <CeibaTree state="whole" />
        <CeibaTree state="bare" />
        <CeibaTree state="fallen" />
      </Sample>
      <Sample name="ErrorPage: takes the whole page">
        <TextLink to={links.devMailEmail('0')}>A page that is not there</TextLink>
      </Sample>
    </>
  )
}
