const PREFIX = 'caseloom_adjusting_'

/** Where the draft of an order's line is kept, beside the one for the cart. The link itself stands nowhere. */
export const adjustedDraftName = (token: string): string => `${PREFIX}${token.split('.')[0] ?? ''}`

/** Nobody who comes to this browser later sees what was being changed. */
export function forgetAdjustedDrafts(): void {
  for (const place of [() => sessionStorage, () => localStorage]) {
    try {
      const storage = place()
      for (const name of Object.keys(storage)) if (name.startsWith(PREFIX)) storage.removeItem(name)
    } catch {
      // Where storage is blocked nothing was kept.
    }
  }
}
