/** How often a drill plays each case, and by which seed: `npm run drill -- news --runs 720 --seed 7`. */
export const runsOr = (usual: number): number => Number(process.env.DRILL_RUNS ?? usual)
export const SEED = Number(process.env.DRILL_SEED ?? 1)

/** Whole seconds since a moment that `Date.now` gave. */
export const secondsSince = (began: number): number => Math.round((Date.now() - began) / 1000)

/** Notes what a drill reached, in the words of docs/faults.md. */
export function reached(id: string, words: string): void {
  console.info(`${id}: ${words} (seed ${SEED})`)
}

/** Every order of some things. */
export function ordersOf<T>(things: T[]): T[][] {
  if (things.length === 0) return [[]]
  return things.flatMap((first, at) =>
    ordersOf([...things.slice(0, at), ...things.slice(at + 1)]).map((rest) => [first, ...rest]),
  )
}

/** So many of a list, spread over it. */
export const spreadOver = <T>(all: T[], count: number): T[] =>
  all.filter(
    (_one, at) => Math.floor((at * count) / all.length) !== Math.floor(((at - 1) * count) / all.length),
  )

/** Which of so many places are played: those that `--at 41,54` names, or so many of all, spread over them. */
export function placesOf(count: number, runs: number): number[] {
  const named = process.env.DRILL_AT?.split(',').map(Number)
  const all = Array.from({ length: count }, (_none, at) => at + 1)
  return named ? all.filter((at) => named.includes(at)) : spreadOver(all, Math.min(runs, count))
}
