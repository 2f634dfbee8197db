/** The middle of some figures. */
export function median(figures: number[]): number {
  const sorted = [...figures].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** How long a call takes, in milliseconds. */
async function timed(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await call()
  return performance.now() - start
}

/**
 * Times of calls made in turn, so that whatever else the machine does meets all of them. Each begins once `settled`: what the call
 * before it left to be done in the background is not its own.
 */
export async function timesOf<N extends string>(
  kinds: Record<N, (time: number) => Promise<unknown>>,
  times: number,
  settled: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Record<N, number[]>> {
  const names = Object.keys(kinds) as N[]
  const figures = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<N, number[]>
  for (let time = 0; time < times; time += 1)
    for (const name of time % 2 ? names : [...names].reverse()) {
      await settled()
      figures[name].push(await timed(() => kinds[name](time)))
    }
  return figures
}

/** The medians of {@link timesOf}. */
export async function mediansOf<N extends string>(
  ...asked: Parameters<typeof timesOf<N>>
): Promise<Record<N, number>> {
  const figures = await timesOf(...asked)
  const middles = Object.entries<number[]>(figures).map(([name, times]) => [name, median(times)])
  return Object.fromEntries(middles) as Record<N, number>
}

/** How often one of the first is larger than one of the second: 0.5 where nobody could tell them apart. */
export function rankTest(first: number[], second: number[]): number {
  let larger = 0
  for (const one of first) for (const other of second) larger += one > other ? 1 : one === other ? 0.5 : 0
  return larger / (first.length * second.length)
}
