/** Tells in the tab's title while nobody looks at the tab, and takes it back when somebody does. */
export function markTab(words: string): void {
  const before = document.title
  const marked = `${words} · ${before}`
  document.title = marked
  const back = () => {
    if (document.hidden) return
    document.removeEventListener('visibilitychange', back)
    if (document.title === marked) document.title = before
  }
  document.addEventListener('visibilitychange', back)
}
