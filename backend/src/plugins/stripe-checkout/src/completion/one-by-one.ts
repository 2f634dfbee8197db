/** Work of which one piece is done at a time, in the order in which it comes. */
export function oneByOne() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work)
    last = mine
    return mine
  }
}
