import { MedusaError } from '@medusajs/framework/utils'

/** Who the shop is, as every mail says it. */
export interface MailBrand {
  name: string
  company: string
  /** Said below every mail, where it is given. */
  companyNumber?: string
  address: string
  email: string
  phone: string
}

export interface MailOptions {
  /** Address of the storefront, for the links in mails. */
  publicUrl: string
  /** Address of Medusa's admin, for those to its users: `<publicUrl>/app` where it is not given. */
  adminUrl?: string
  brand: MailBrand
}

const TEXTS = ['name', 'company', 'address', 'email', 'phone'] as const

/**
 * The plugin's options, checked at start.
 * @throws MedusaError naming the option that is missing.
 */
export function readOptions(options: Partial<MailOptions> | undefined): MailOptions {
  const { publicUrl, adminUrl, brand } = options ?? {}
  const missing = !publicUrl ? 'publicUrl' : TEXTS.find((name) => !brand?.[name])
  if (missing || !publicUrl || !brand)
    throw new MedusaError(MedusaError.Types.INVALID_ARGUMENT, `The mail plugin needs the option ${missing}`)
  const bare = (url: string) => url.replace(/\/$/, '')
  return { publicUrl: bare(publicUrl), ...(adminUrl && { adminUrl: bare(adminUrl) }), brand }
}
