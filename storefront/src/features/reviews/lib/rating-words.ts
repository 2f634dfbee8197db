import type { Rating } from '@caseloom/contract'
import { formatCount } from '~/lib/numbers'

export const reviewCount = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'review' : 'reviews'}`

/** 'Rated 4.5 out of 5 from 12 reviews', as a screen reader says it. */
export const ratingWords = ({ average, count, sample }: Rating): string =>
  `Rated ${average.toFixed(1)} out of 5 from ${reviewCount(count)}${sample ? ', sample data' : ''}`

export const starsWord = (stars: number): string => `${stars} ${stars === 1 ? 'star' : 'stars'}`
