/** Waits until something is done, or for so long: what it leads to may then still come. */
export async function notLongerThan(ms: number, done: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)))
  try {
    await Promise.race([done, patience])
  } finally {
    clearTimeout(timer)
  }
}
