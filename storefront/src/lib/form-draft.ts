/**
 * What somebody had typed into a form when they were sent to sign in again. It lives as long as the page (the way to
 * the login page and back does not leave it) and is nowhere written down.
 */
interface Draft {
  owner: string
  values: unknown
}
let expiries = 0
/** How many sessions have run out here: a form that goes after one of them is kept. */
export const expiriesSoFar = () => expiries
export function noteExpiry(): void {
  expiries += 1
}

const drafts = new Map<string, Draft>()

export function keepDraft(form: string, owner: string, values: unknown): void {
  drafts.set(form, { owner, values })
}

/** What this person had typed, or null, also where nobody is signed in. It stays until {@link dropDraft}: a component may ask twice. */
export function draftOf(form: string, owner: string | null): unknown {
  const draft = drafts.get(form)
  return draft?.owner === owner ? draft.values : null
}

export function dropDraft(form: string): void {
  drafts.delete(form)
}

/** Drops the drafts whose owners answer true, for example of whoever signed out. */
export function dropDrafts(ofWhom: (owner: string) => boolean): void {
  for (const [form, { owner }] of drafts) if (ofWhom(owner)) drafts.delete(form)
}
