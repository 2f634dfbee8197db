import type { CartLine } from '../lib/cart-line'
import { useCartStore } from '../store'
import type { Reckoned } from '../lib/reckon'
import { CartLineRow } from './cart-line-row'
import { UndoRow } from './late-undo-row'

/** The lines, and in the place of one that was removed the way to have it back. */
export function CartLines({
  lines,
  unavailable,
}: {
  lines: CartLine[]
  unavailable: Reckoned['unavailable']
}) {
  const removal = useCartStore((state) => state.removal)
  const gap = removal ? Math.min(removal.lines[0]?.at ?? 0, lines.length) : -1
  const undo = removal ? <UndoRow key="undo" as="li" removal={removal} /> : null
  return (
    <ul className="mt-8 border-b border-line">
      {/* One flat list: in a list of lists every line below the gap would be another one to React, and lose the focus. */}
      {lines.flatMap((line, index) => [
        index === gap ? undo : null,
        <CartLineRow
          key={line.id}
          line={line}
          refusal={unavailable.get(line.id)?.message ?? null}
          left={unavailable.get(line.id)?.left ?? null}
        />,
      ])}
      {gap === lines.length ? undo : null}
    </ul>
  )
}
