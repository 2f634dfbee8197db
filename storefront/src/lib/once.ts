/** What is made when it is first asked for, and kept: a formatter costs a phone tens of milliseconds before the page answers. */
export function once<T>(make: () => T): () => T {
  let made: { it: T } | undefined
  return () => (made ??= { it: make() }).it
}
