/** Gives the focus to what stays where a press takes its own button away: the keyboard would fall to the top of the page. */
export const focusOn = (id: string) => document.getElementById(id)?.focus({ preventScroll: true })
