/** The middle of some figures. */
export function median(figures: number[]): number {
  const sorted = [...figures].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** How long a call takes, in milliseconds. */
export async function timed(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await call()
  return performance.now() - start
}

/**
 * Medians of calls made in turn, so that whatever else the machine does meets all of them. Each begins once `settled`: what the call
 * before it left to be done in the background is not its own.
 */
export async function mediansOf<N extends string>(
  kinds: Record<N, (time: number) => Promise<unknown>>,
  times: number,
  settled: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Record<N, number>> {
  const names = Object.keys(kinds) as N[]
  const figures = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<N, number[]>
  for (let time = 0; time < times; time += 1)
    for (const name of time % 2 ? names : [...names].reverse()) {
      await settled()
      figures[name].push(await timed(() => kinds[name](time)))
    }
  return Object.fromEntries(names.map((name) => [name, median(figures[name])])) as Record<N, number>
}
