/** Even at the quietest time the axis of the revenue reaches this far, in pounds. */
const LEAST = 20

/** Where an axis of amounts ends: a round number that four steps lead to, not less than the most there is. */
export function roundTop(most: number): number {
  const wanted = Math.max(most, LEAST)
  const unit = 10 ** Math.floor(Math.log10(wanted))
  const times = [1, 2, 4, 6, 8, 10].find((step) => step * unit >= wanted) ?? 10
  return times * unit
}
