import type { Catalogue } from '../../catalogue.ts'
import { type Check, problemAt } from '../report.ts'

/** As many invented reviewers may share a first name or a surname. */
const MOST = 3
const NOT_A_NAME =
  /^(?:and|y|und|et|the|van|de|den|der|la|el|von|familie|familia|famille|family|\p{Lu}\.?)$/iu

function everyReview({ folders }: Catalogue) {
  return folders.flatMap(({ reviews }) =>
    reviews ? reviews.value.map((review, i) => ({ source: reviews, i, review })) : [],
  )
}

/** Checks that nobody reviews twice, and that the invented reviewers are not called the same too often. */
export const checkReviewers: Check = catalogue => {
  const all = everyReview(catalogue)
  const names = all.filter(({ review }) => review.invented)
  const words = Map.groupBy(
    names.flatMap(one =>
      one.review.name
        .split(/[\s&,]+/)
        .flatMap(word => (word && !NOT_A_NAME.test(word) ? [{ ...one, word }] : [])),
    ),
    ({ word }) => word,
  )
  const mend = 'give the invented traveller another name'
  return [
    ...[...Map.groupBy(all, ({ review }) => review.name).values()].flatMap(([first, ...others]) =>
      others.map(({ source, i, review }) =>
        problemAt(source, [i, 'name'], `${review.name} reviews in ${first?.source.file} too`, mend),
      ),
    ),
    ...[...words.values()].flatMap(same =>
      same
        .slice(MOST)
        .map(({ source, i, word }) =>
          problemAt(
            source,
            [i, 'name'],
            `${same.length} reviewers are called ${word}, ${MOST} at the most`,
            mend,
          ),
        ),
    ),
  ]
}
