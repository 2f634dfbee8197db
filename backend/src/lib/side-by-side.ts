/** Works on each, so many at a time. `work` sees to what goes wrong with one: the others must not suffer for it. */
export async function sideBySide<T>(
  all: readonly T[],
  atOnce: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const waiting = all.values()
  const worker = async () => {
    for (const one of waiting) await work(one)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
