/** `X-Total-Count` and `Link` of a page of a list; `path` and `query` as they were asked for. */
export function pageHeaders(
  path: string,
  query: object,
  { page, limit, total }: { page: number; limit: number; total: number },
): Record<string, string> {
  const last = Math.max(Math.ceil(total / limit), 1)
  const address = (number: number) => {
    const asked = Object.entries({ ...query, page: number, limit }).filter(([, value]) => value !== undefined)
    const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))
    return `<${path}?${search.toString()}>`
  }
  const pages = [
    ['first', 1],
    ['prev', Math.min(page - 1, last)],
    ['next', page + 1],
    ['last', last],
  ] as const
  const links = pages
    .filter(([, number]) => number >= 1 && number <= last)
    .map(([rel, number]) => `${address(number)}; rel="${rel}"`)
  return { 'X-Total-Count': String(total), Link: links.join(', ') }
}
