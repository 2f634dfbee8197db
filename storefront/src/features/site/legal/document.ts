import type { ReactNode } from 'react'

export interface LegalSection {
  /** The address of the section within its page. */
  id: string
  title: string
  body: ReactNode
}

export interface LegalDocument {
  title: string
  /** What the page says, in a sentence or two. */
  lead: string
  /** When the text last changed, as YYYY-MM-DD: change it with the text. */
  updated: string
  sections: LegalSection[]
}
