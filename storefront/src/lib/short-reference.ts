/** Ids of 20 characters or fewer stand whole; longer ones show the first 8 and the last 4. */
export function shortReference(id: string): string {
  return id.length <= 20 ? id : `${id.slice(0, 8)}…${id.slice(-4)}`
}
