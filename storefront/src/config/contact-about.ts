import { paths } from './paths'

/** The contact form with its subject filled in. Apart from the other addresses, which every page carries. */
export const contactAbout = (subject: string) => `${paths.contact}?subject=${encodeURIComponent(subject)}`
