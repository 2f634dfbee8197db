import { CancelledError } from '@tanstack/react-query'
import { hasCode } from './api-errors'

/**
 * A failure that nobody is told of: an expired session has a toast of its own, and what was given up, because somebody
 * signed out or another press took its place, has not failed.
 */
export const isNoNews = (error: unknown): boolean =>
  error instanceof CancelledError || hasCode(error, 'unauthenticated')
