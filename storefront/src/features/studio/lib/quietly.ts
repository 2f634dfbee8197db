let quiet = false

/** What the page does by itself is no step for the Back button. */
export function quietly(change: () => void): void {
  quiet = true
  try {
    change()
  } finally {
    quiet = false
  }
}

/** Whether the page does by itself what is being done. */
export const isQuiet = () => quiet
