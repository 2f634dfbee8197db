/** Far more than any form or notice needs, and far less than what copies values by recursion can bear. */
const MOST_LEVELS = 100

/** Whether a parsed request nests so deeply that whoever walks through it by recursion would run out of stack. */
export function nestsDeeply(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) return true
    level = level.flatMap((each): unknown[] =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    )
  }
  return false
}
