/**
 * Does it in a task of its own: React draws what a store's change alters at once, so that a page that comes to life with
 * several of them would not hear a visitor for as long as all of them take. Answers how to leave it.
 */
export function inOwnTask(work: () => void): () => void {
  const timer = setTimeout(work)
  return () => clearTimeout(timer)
}
