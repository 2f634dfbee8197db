import { Badge, Text } from '@medusajs/ui'
import { FeaturePicture } from '../feature-picture'
import { categoryName } from './earned-badge'
import type { EditorState } from './types'

/** Text of a description without its tags, for a glance; the items of a list one after the other. */
function glance(html: string): string {
  const words = new DOMParser().parseFromString(
    html.replace(/<\/li>\s*<li\b[^>]*>/g, '; ').replace(/<\/?(?:li|p|h3|h4|ul|ol|br)\b[^>]*>/g, '$& '),
    'text/html',
  ).body.textContent
  return words?.replace(/\s+/g, ' ').trim() ?? ''
}
function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="grid grid-cols-[9rem_1fr] gap-3 py-2">
      <dt className="text-ui-fg-subtle txt-compact-small">{label}</dt>
      <dd className="txt-compact-small line-clamp-2">{value || '–'}</dd>
    </div>
  )
}

/** What the shop says of the product, beside the card. */
export function MerchandisingSummary({ state }: { state: EditorState }) {
  const { merchandising: said } = state
  const extra = said.icons.slice(3)
  return (
    <div className="min-w-0 flex-1">
      <dl className="divide-ui-border-base divide-y">
        <Row label="Badge" value={said.badge ?? 'By the name'} />
        <Row label="Category" value={categoryName(state, state.categoryId)} />
        <Row label="Position" value={said.position === null ? 'After the others' : String(said.position)} />
        <Row label="Finish" value={said.finish} />
        <Row label="Short description" value={glance(said.shortDescription)} />
        <Row label="Long description" value={glance(said.longDescription)} />
      </dl>
      {extra.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2" aria-label="Feature icons on the page only">
          {extra.map((icon, at) => (
            <li key={at}>
              <Badge size="2xsmall">
                <FeaturePicture name={icon.image} size={12} /> {icon.name}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {said.ecoCredentials.length > 0 && (
        <ul className="mt-3 flex flex-col gap-1" aria-label="Eco credentials">
          {said.ecoCredentials.map((credential, at) => (
            <li key={at} className="flex items-start gap-2">
              <FeaturePicture name={credential.icon} />
              <Text size="small">
                <b className="font-medium">{credential.name}</b>: {credential.description}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
