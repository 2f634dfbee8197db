import type { Design } from '@caseloom/contract'
import type { MetaDescriptor } from 'react-router'
import { brand } from '~/config/brand'
import { paths } from '~/config/paths'
import { absolute } from './address'
import { pageHead, plainLine } from './page-head'
import { breadcrumbJsonLd } from './product-json-ld'

/** IPTC's words for how a picture came about. */
const SOURCES = 'https://cv.iptc.org/newscodes/digitalsourcetype/'
const sourceOf = ({ drawnByModel }: Design) => (drawnByModel ? 'trainedAlgorithmicMedia' : 'algorithmicMedia')

/** schema.org's ImageObject: who made the picture, and where it may be had. */
const imageJsonLd = (origin: string, design: Design, name: string) => ({
  '@context': 'https://schema.org',
  '@type': 'ImageObject',
  '@id': `${absolute(origin, paths.design(design.id))}#picture`,
  name,
  contentUrl: absolute(origin, design.imageUrl),
  thumbnailUrl: absolute(origin, design.thumbnailUrl || design.imageUrl),
  ...(design.prompt && { description: plainLine(design.prompt) }),
  ...(design.aiGenerated && { digitalSourceType: `${SOURCES}${sourceOf(design)}` }),
  creator: { '@type': 'Person', name: design.author },
  creditText: `${design.author}, ${brand.name}`,
  dateCreated: design.createdAt.slice(0, 10),
  interactionStatistic: {
    '@type': 'InteractionCounter',
    interactionType: 'https://schema.org/LikeAction',
    userInteractionCount: design.likes,
  },
})

const SHORT = 60
const shortened = (text: string) =>
  text.length <= SHORT ? text : `${text.slice(0, SHORT - 1).replace(/\s+\S*$/, '')}…`

/** Of a published design's own page. `name` is what everybody sees it called. */
export function designHead(origin: string, design: Design, name: string): MetaDescriptor[] {
  const path = paths.design(design.id)
  return [
    ...pageHead({
      origin,
      path,
      // Two designs may be called the same; their makers tell them apart.
      title: `${shortened(name)} by ${design.author} · ${brand.name}`,
      description: `“${plainLine(name)}”: a design by ${design.author}. Put it on a case for your own phone: the picture costs nothing.`,
      picture: {
        path: `/api/designs/${encodeURIComponent(design.id)}/case.jpg`,
        alt: `A phone case with the design “${name}”`,
      },
    }),
    { 'script:ld+json': imageJsonLd(origin, design, name) },
    {
      'script:ld+json': breadcrumbJsonLd(origin, [
        { name: 'Home', path: paths.home },
        { name: 'Gallery', path: paths.gallery },
        { name, path },
      ]),
    },
  ]
}
