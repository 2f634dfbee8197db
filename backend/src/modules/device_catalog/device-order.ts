/** Ids in list order with `id` put above `above`, or at the end; where it stands already if nothing else is said. */
export function placed(ids: string[], id: string, above: string | null | undefined): string[] {
  if (ids.includes(id) && (above === undefined || above === id)) return ids
  const others = ids.filter((each) => each !== id)
  const at = above ? others.indexOf(above) : -1
  const index = at < 0 ? others.length : at
  return [...others.slice(0, index), id, ...others.slice(index)]
}
