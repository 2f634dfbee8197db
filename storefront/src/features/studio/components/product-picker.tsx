import type { Product } from '@caseloom/contract'
import { PriceTag } from '~/components/ui/price-tag'
import { Choice } from './choice'

export function ProductPicker({
  products,
  chosen,
  onChoose,
}: {
  products: Product[]
  chosen: number | null
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
            className="block w-full overflow-hidden"
          >
            <img
              src={product.image}
              alt=""
              width={1200}
              height={1500}
              loading="lazy"
              className="aspect-square w-full object-cover"
            />
            <span className="block p-3">
              <span className="block font-display text-lg leading-tight font-bold">{product.name}</span>
              <span className="mt-0.5 flex flex-wrap items-baseline justify-between gap-x-2 text-sm">
                {product.category}
                <PriceTag price={product.price} size="sm" />
              </span>
            </span>
          </Choice>
        </li>
      ))}
    </ul>
  )
}
