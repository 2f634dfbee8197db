import { failure } from '../http/fail'
import type { Customer } from '../http/principal'

/** @throws unauthenticated where somebody without an account offers a design to the gallery */
export function mayShare(isPublic: boolean | undefined, customer: Customer | null): void {
  if (isPublic && !customer) throw failure('unauthenticated', 'Please log in to share a design')
}
