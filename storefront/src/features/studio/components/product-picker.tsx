import type { Product } from '@caseloom/contract'
import { CasePhoto } from '~/components/case/case-photo'
import { PriceTag } from '~/components/ui/price-tag'
import { fits } from '../lib/find-variant'
import { Choice } from './choice'

export function ProductPicker({
  products,
  chosen,
  phone = null,
  onChoose,
}: {
  products: Product[]
  chosen: number | null
  /** The phone that is shopped for. */
  phone?: string | null
  onChoose: (product: Product) => void
}) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {products.map((product) => (
        <li key={product.id}>
          <Choice
            chosen={product.id === chosen}
            disabled={!product.inStock}
            onChoose={() => onChoose(product)}
            className="flex h-full w-full flex-col overflow-hidden"
          >
            <CasePhoto
              src={product.image}
              alt=""
              sizes="(min-width: 1024px) 260px, (min-width: 640px) 30vw, 46vw"
              loading="lazy"
              className="aspect-square w-full object-cover object-[50%_20%]"
            />
            <span className="block p-3">
              <span className="block font-display text-lg leading-tight font-bold">{product.name}</span>
              <span className="mt-0.5 flex flex-wrap items-baseline justify-between gap-x-2 text-sm">
                {product.category}
                <PriceTag price={product.price} size="sm" />
              </span>
              {phone && !fits(product, phone) ? (
                <span className="mt-1 block text-xs font-semibold">Not made for {phone}</span>
              ) : null}
            </span>
          </Choice>
        </li>
      ))}
    </ul>
  )
}
