import { contactBody } from '@caseloom/contract'
import { zodResolver } from '@hookform/resolvers/zod'

/** Loaded once the form is used. */
export const contactRules = zodResolver(contactBody.required())
