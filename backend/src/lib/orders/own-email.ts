import { failure } from '../http/fail'

/** The token says who somebody is; an `email` that differs from its owner's is refused. */
export function requireOwnEmail(asked: string | undefined, own: string): void {
  if (asked !== undefined && asked.trim().toLowerCase() !== own.toLowerCase()) {
    throw failure('forbidden', 'You can only see your own orders')
  }
}
