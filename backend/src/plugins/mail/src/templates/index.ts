import { MedusaError } from '@medusajs/framework/utils'
import type { MailOptions } from '../modules/mail/options'
import { layoutHtml, layoutText, type MailContent } from './layout'
import {
  orderApproved,
  orderConfirmation,
  orderDelivered,
  orderRejected,
  orderShipped,
  type Links,
} from './orders'
import type { MailTemplate, MailTemplates } from './types'
import { welcome } from './welcome'

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

type Renderers = {
  [Name in MailTemplate]: (
    data: MailTemplates[Name],
    links: Links & { shopName: string; studioUrl: string },
  ) => MailContent
}
const renderers: Renderers = {
  welcome,
  'order-confirmation': orderConfirmation,
  'order-approved': orderApproved,
  'order-rejected': orderRejected,
  'order-shipped': orderShipped,
  'order-delivered': orderDelivered,
}

/** A subject is one line, whatever a name or a reason holds. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/**
 * Makes a kept mail ready to be sent. `data` is what `enqueueMailWorkflow` was given for this template.
 * @throws MedusaError for a template that does not exist.
 */
export function renderMail(template: string, data: unknown, options: MailOptions): RenderedMail {
  if (!Object.hasOwn(renderers, template))
    throw new MedusaError(MedusaError.Types.INVALID_DATA, `There is no mail template ${template}`)
  const render = renderers[template as MailTemplate] as (data: unknown, links: unknown) => MailContent
  const content = render(data, {
    shopName: options.brand.name,
    dashboardUrl: `${options.publicUrl}/dashboard`,
    studioUrl: `${options.publicUrl}/customize`,
  })
  return {
    subject: oneLine(content.subject),
    html: layoutHtml(content, options),
    text: layoutText(content, options),
  }
}
