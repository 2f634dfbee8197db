const PLACES = [() => sessionStorage, () => localStorage] as const

/**
 * Does it in each of the browser's storages, the tab's own first. One that is blocked, full or holds what can't be read is
 * left out. Answers in how many it was done.
 */
export function inEachStorage(what: (place: Storage) => void): number {
  let done = 0
  for (const place of PLACES) {
    try {
      what(place())
      done += 1
    } catch {
      // Nothing is lost that is on the screen.
    }
  }
  return done
}

/** Forgets what stands under names that it answers true for. */
export function forgetStored(which: (name: string) => boolean): void {
  inEachStorage((place) => {
    for (const name of Object.keys(place)) if (which(name)) place.removeItem(name)
  })
}
