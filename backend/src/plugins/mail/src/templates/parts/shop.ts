import type { ReactElement } from 'react'
import type { MailBrand } from '../../modules/mail/options'

/** What every mail knows besides its own data. */
export interface Shop {
  brand: MailBrand
  /** Addresses of the storefront, and of Medusa's admin. */
  links: {
    home: string
    dashboard: string
    studio: string
    /** The dashboard with the designs open. */
    designs: string
    /** A design of the gallery. */
    published: (id: string) => string
    /** The dashboard with the membership open. */
    membership: string
    signIn: string
    forgotPassword: string
    cart: string
    /** Where its users sign in. */
    medusaAdmin: string
    /** The administrators' panel, with this very order open. */
    admin: (id: string | undefined) => string
    /** The dashboard with this very order open. */
    order: (id: string | undefined) => string
    /** The same, with its invoice being downloaded. */
    invoice: (id: string) => string
  }
  /** When the mail was asked for: a link in it counts its life from here. */
  askedAt: Date
  /** When it is rendered. A mail that waited for a broken mail server may be older than its link. */
  now: Date
}

/** A mail before the page around it. */
export interface MailPage {
  /** Cut to one line when it is sent. */
  subject: string
  /** What mail programs show after the subject. */
  preview: string
  body: ReactElement
  /** Whom an answer reaches, where that is not the shop. */
  replyTo?: string
  /** It is for the people of the shop, whom nobody tells to ask the shop. */
  internal?: boolean
}
