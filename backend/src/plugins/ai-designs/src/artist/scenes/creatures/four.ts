import type { Frame, Scene } from '../../scene'

/** One of the four pictures of a subject, and the words by which a prompt asks for just this one. */
export interface Composition {
  words: string
  draw: (frame: Frame) => void
}

/** Four compositions of one subject; what the prompt describes comes first. */
export function fourOf(list: readonly [Composition, Composition, Composition, Composition]): Scene {
  return (frame) => {
    const asked = list.find(({ words }) => frame.wishes.says(words))
    const order = asked ? [asked, ...list.filter((composition) => composition !== asked)] : list
    order[frame.wishes.index % order.length]?.draw(frame)
    return undefined
  }
}
