export const EDITING_NAME = 'caseloom_editing'

/** The line of the cart that this tab was changing before a reload, by its id. */
export function keptEditing(): string | null {
  try {
    return sessionStorage.getItem(EDITING_NAME)
  } catch {
    return null
  }
}

export function keepEditing(id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(EDITING_NAME)
    else sessionStorage.setItem(EDITING_NAME, id)
  } catch {
    // It is then known until the page is loaded anew.
  }
}
