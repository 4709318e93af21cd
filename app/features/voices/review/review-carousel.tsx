import { ReviewCard, ReviewPlaceholder } from '#app/features/voices/review/review-card.tsx'
import type { ReviewData, VoicesAbout } from '#app/features/voices/review/review-schema.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Track } from '#app/ui/track.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './review-carousel.module.css'

/** Number of placeholder cards while loading (specification, section 9). */
const PLACEHOLDERS = [1, 2, 3, 4, 5]

interface ReviewCarouselProps {
  title: string
  about: VoicesAbout
  reviews: readonly ReviewData[] | 'loading'
}

/** A row of reviews: loading, empty or loaded (specification, section 4). Placed below `Voices`. */
export function ReviewCarousel({ title, about, reviews }: ReviewCarouselProps) {
  const loading = reviews === 'loading'
  return (
    <Section tone="mist" rhythm="tight" className={styles.band} aria-busy={loading || undefined}>
      {loading || reviews.length > 0 ? (
        <Track
          label={m.review_track()}
          title={
            <>
              <Title>{title}</Title>
              <Text size="small" tone="quiet">
                {aboutWords(about, loading ? [] : reviews)}
              </Text>
            </>
          }
          more={<MoreLink to={links.testimonials()}>{m.review_all()}</MoreLink>}
          column="20rem"
        >
          {loading
            ? PLACEHOLDERS.map(place => <ReviewPlaceholder key={place} />)
            : reviews.map(review => <ReviewCard key={review.key} review={review} />)}
        </Track>
      ) : (
        <Wrap className={styles.empty}>
          <Title>{title}</Title>
          <NoReviews />
        </Wrap>
      )}
      {loading && (
        <VisuallyHidden>
          <span role="status">{m.review_loading()}</span>
        </VisuallyHidden>
      )}
    </Section>
  )
}

function Title({ children }: { children: string }) {
  return <Display size={44}>{children}</Display>
}

function sayAbout(about: VoicesAbout): string {
  if (about.kind === 'all') return ''
  if (about.kind === 'country') return m.review_about_country(about)
  if (about.kind === 'elsewhere') return m.review_about_elsewhere(about)
  if (about.kind === 'trip_first') return m.review_about_trip_first(about)
  if (about.kind === 'other_trips') return m.review_about_other_trips(about)
  return about.kind === 'topic' ? m.review_about_topic(about) : m.review_about_no_topic(about)
}

/** What the reviews are about, and whether any are invented. */
function aboutWords(about: VoicesAbout, reviews: readonly ReviewData[]): string {
  const invented = reviews.some(review => review.invented) ? m.review_invented() : ''
  return `${sayAbout(about)} ${invented}`.trim()
}

/** The specification's text (section 4), with a link in the page's name. */
function NoReviews() {
  const testimonials = m.review_testimonials()
  const [before, after] = m.review_none({ testimonials }).split(testimonials)
  return (
    <Text>
      {before}
      <TextLink to={links.testimonials()}>{testimonials}</TextLink>
      {after}
    </Text>
  )
}
