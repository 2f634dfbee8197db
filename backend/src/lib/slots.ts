/**
 * Lets `count` pieces of work run at a time; the rest wait their turn. Each runs in its caller's own async context, so that its log names
 * the right request: p-limit 3, the last in CommonJS, runs it in that of whoever made room.
 */
export function slots(count: number) {
  let free = count
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1
    else await new Promise<void>((turn) => waiting.push(turn))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
