import { Mark } from '#app/brand/brand.tsx'
import type { CompanyMenu } from '#app/frame/navigation/navigation-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { Portrait } from '#app/picture/portrait.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { Suns } from '#app/ui/suns.tsx'
import styles from './company-picture.module.css'

/** What a card of the company's menu leads to, as it is: a draft with a strike, the tree, a review, four portraits. */
export type CompanyPictureData =
  | { kind: 'draft' | 'tree' }
  | { kind: 'review'; review: NonNullable<CompanyMenu['review']> }
  | { kind: 'team'; faces: CompanyMenu['faces'] }

/** Decorative, because the words below it name the page. */
export function CompanyPicture({ picture }: { picture: CompanyPictureData }) {
  return (
    <span className={classNames(styles.picture, styles[picture.kind])} aria-hidden="true">
      {picture.kind === 'draft' && <Draft />}
      {picture.kind === 'tree' && <Mark />}
      {picture.kind === 'review' && (
        <>
          <Suns rating={picture.review.rating} />
          <Display as="span" size={24}>
            {picture.review.title}
          </Display>
          <span>{m.nav_review_by(picture.review)}</span>
        </>
      )}
      {picture.kind === 'team' &&
        picture.faces.map(person => (
          <Portrait key={person.fkey} person={person} shape="square" sizes="10rem" />
        ))}
    </span>
  )
}

function Draft() {
  return (
    <span className={styles.sheet}>
      <Display as="span" size={20}>
        {m.draft_title()}
      </Display>
      <span>
        <del>{m.draft_day_4_out()}</del>
      </span>
      <span>
        <ins>{m.draft_day_4_in()}</ins>
      </span>
      <span>{m.draft_day_5()}</span>
    </span>
  )
}
