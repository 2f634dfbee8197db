import type { MetaDescriptor } from 'react-router'
import { brand } from '~/config/brand'
import { absolute } from './address'

const DESCRIPTION_LENGTH = 200

/** Stands for the shop where a page has no picture of its own. */
export const HOUSE_PICTURE = { path: '/images/cases/snap-share.jpg', alt: `A case by ${brand.name}` }

/** One line without markup, cut at a word. */
export function plainLine(text: string): string {
  const line = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (line.length <= DESCRIPTION_LENGTH) return line
  return `${line.slice(0, DESCRIPTION_LENGTH - 1).replace(/\s+\S*$/, '')}…`
}

export interface PageHead {
  origin: string
  /** The page's one address, without search parameters that only narrow what it shows. */
  path: string
  title: string
  description: string
  type?: 'website' | 'product'
  /** 1200 x 630. */
  picture?: { path: string; alt: string } | null
}

/** What a page says of itself to search engines and to sites that link to it. */
export function pageHead({ origin, path, title, description, type, picture }: PageHead): MetaDescriptor[] {
  const line = plainLine(description)
  const url = absolute(origin, path)
  const image = picture ? absolute(origin, picture.path) : null
  return [
    { title },
    { name: 'description', content: line },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: line },
    { property: 'og:url', content: url },
    { property: 'og:type', content: type ?? 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: 'en_GB' },
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    ...(image && picture
      ? [
          { property: 'og:image', content: image },
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
          { property: 'og:image:alt', content: picture.alt },
        ]
      : []),
  ]
}
