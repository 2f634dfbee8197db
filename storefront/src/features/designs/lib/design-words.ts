import type { Design } from '@caseloom/contract'
import type { Tone } from '~/components/ui/badge'
import { formatCount } from '~/lib/numbers'

type Named = Pick<Design, 'title' | 'prompt' | 'enhancedPrompt' | 'aiGenerated'>

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

/** A design that nobody named is called by the first words of its prompt. */
function isNamed({ title, prompt }: Named): boolean {
  const name = plain(title).replace(/…$/, '')
  return name !== '' && !plain(prompt).startsWith(name)
}

/** What a card is headed with: the name that its owner gave it, else the words that it was drawn from. */
export function designTitle(design: Named): string {
  if (isNamed(design) || !design.aiGenerated) return design.title || 'Your own picture'
  return design.enhancedPrompt || design.prompt || 'AI Generated Design'
}

/** What anybody sees it called: the name, or the words that its author wrote. */
export const galleryTitle = ({ title, prompt }: Pick<Design, 'title' | 'prompt'>): string =>
  title || prompt || 'A design'

/** Whether the words that it was drawn from say more than what anybody sees it called. */
export const saysMore = (design: Pick<Design, 'title' | 'prompt'>): boolean =>
  design.prompt !== '' && plain(design.prompt) !== plain(galleryTitle(design))

/** How it stands with the gallery, where its owner offered it; null where nobody else can see it. */
export function galleryState({
  publication,
}: Pick<Design, 'publication'>): { words: string; tone: Tone } | null {
  return {
    private: null,
    pending: { words: 'Waiting for the gallery', tone: 'warn' as const },
    published: { words: 'In the gallery', tone: 'good' as const },
    declined: { words: 'Not in the gallery', tone: 'neutral' as const },
  }[publication]
}

export const designCount = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'design' : 'designs'}`

/** What is said of a list that came. */
export const foundWords = (count: number): string =>
  `${count === 0 ? 'No designs' : designCount(count)} found`
