import type { MetaDescriptor } from 'react-router'
import type { LegalDocument } from '~/features/site/legal/document'
import { HOUSE_PICTURE, pageHead } from '~/lib/seo/page-head'
import { title } from './title'

/** What a legal page says of itself to search engines. */
export const legalHead = (origin: string, path: string, text: LegalDocument): MetaDescriptor[] =>
  pageHead({ origin, path, title: title(text.title), description: text.lead, picture: HOUSE_PICTURE })
