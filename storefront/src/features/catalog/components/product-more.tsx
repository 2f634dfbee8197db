import type { Product } from '@caseloom/contract'
import { FeatureIcon } from './feature-icon'
import { Html } from './html'

/** What the merchandiser wrote. A section without words is left out. */
export function ProductMore({ product }: { product: Product }) {
  const texts = [
    { title: 'Product Details', html: product.longdescription },
    { title: 'Key Features', html: product.shortdescription },
  ].filter(({ html }) => html !== '')
  return (
    <>
      {texts.length > 0 ? (
        <div className="grid gap-x-16 gap-y-12 md:grid-cols-2">
          {texts.map(({ title, html }) => (
            <section key={title} className="border-t-3 border-ink pt-5">
              <h2 className="text-2xl">{title}</h2>
              <Html html={html} />
            </section>
          ))}
        </div>
      ) : null}
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
    </>
  )
}
