/** What a text or a picture may be about that the shop looks at. For the log and the administrators, never for customers. */
export type PolicyClass =
  'sexual' | 'minors' | 'gore' | 'hate' | 'self_harm' | 'profanity' | 'weapons_drugs' | 'brand' | 'person'

/** Something an administrator shall see beside the picture: `note` is for the record, `warn` asks for a second look. */
export interface ModerationFlag {
  class: PolicyClass
  severity: 'note' | 'warn'
  says: string
}

export type PromptVerdict =
  | { allowed: true; flags: ModerationFlag[] }
  | {
      allowed: false
      class: PolicyClass
      /** What people are told: what we don't draw, never which word it was. */
      sentence: string
      /** Harmless prompts to try instead. */
      rewrites: string[]
      flags: ModerationFlag[]
    }

export interface PromptText {
  prompt: string
  /** What shall not be in the picture. */
  keepOut?: string
}

/** Both, much as a provider reads them. */
export const asOne = ({ prompt, keepOut }: PromptText): string =>
  keepOut ? `${prompt}\nWithout: ${keepOut}` : prompt
