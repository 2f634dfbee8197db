/** Where this tab keeps whose table it is. */
export const MARK_NAME = 'caseloom_studio_table'

const fresh = () => Math.random().toString(36).slice(2)
let mark = fresh()

/**
 * Tells the steps of the history that belong to this table from those of one who has left it. It outlives a reload, and
 * where the browser keeps nothing it lasts as long as the page.
 */
export function tableMark(): string {
  try {
    const kept = sessionStorage.getItem(MARK_NAME)
    const now = kept ?? fresh()
    if (kept === null) sessionStorage.setItem(MARK_NAME, now)
    mark = now
  } catch {
    // The page's own is as good.
  }
  return mark
}

/** From now on nothing of before belongs to the table. */
export function renewMark(): void {
  mark = fresh()
  try {
    sessionStorage.removeItem(MARK_NAME)
  } catch {
    // Nothing is kept there.
  }
}
