import type { Product } from '@caseloom/contract'
import { Card } from '~/components/ui/card'
import { modelCount } from '../lib/product-words'
import { FeatureIcon } from './feature-icon'

/** The server has sanitised this HTML; nothing else is ever put in. */
function Html({ html }: { html: string }) {
  return <div className="prose-shop mt-4" dangerouslySetInnerHTML={{ __html: html }} />
}

export function ProductMore({ product }: { product: Product }) {
  return (
    <>
      <div className="grid gap-12 md:grid-cols-2">
        <section>
          <h2 className="text-2xl">Product Details</h2>
          <Html html={product.longdescription} />
        </section>
        <section>
          <h2 className="text-2xl">Key Features</h2>
          <Html html={product.shortdescription} />
        </section>
      </div>
      {product.ecocredentials.length > 0 ? (
        <section>
          <h2 className="text-2xl">Eco Credentials</h2>
          <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {product.ecocredentials.map((item) => (
              <li key={item.name} className="flex gap-3 border-t border-line pt-4">
                <FeatureIcon name={item.icon} size={22} />
                <div>
                  <h3 className="text-lg">{item.name}</h3>
                  <p className="text-sm text-ink-soft">{item.description}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section>
        <h2 className="text-2xl">Compatible Devices</h2>
        <div className="mt-6 grid gap-5 md:grid-cols-2">
          {product.supporteddevices.map((brand) => (
            <Card key={brand.name}>
              <div className="flex items-baseline justify-between gap-3">
                <h3 className="text-xl">{brand.name}</h3>
                <p className="text-sm text-ink-soft">{modelCount(brand.models.length)}</p>
              </div>
              <ul className="mt-4 flex flex-wrap gap-x-4 gap-y-1.5 text-sm">
                {brand.models.map((model) => (
                  <li key={model.name}>{model.name}</li>
                ))}
              </ul>
            </Card>
          ))}
        </div>
      </section>
    </>
  )
}
