import { phonesSold, type Product, type ProductCard } from '@caseloom/contract'

/** What the product list shows of a product. */
export function presentCard(product: Product): ProductCard {
  const {
    id,
    handle,
    name,
    category,
    description,
    price,
    originalPrice,
    highestPrice,
    image,
    icons,
    badge,
    rating,
    inStock,
  } = product
  return {
    id,
    handle,
    name,
    category,
    description,
    price,
    originalPrice,
    highestPrice,
    image,
    icons,
    badge,
    rating,
    inStock,
    hoverImage: product.gallery.find((picture) => picture !== image) ?? null,
    brands: phonesSold(product.supporteddevices).map((brand) => ({
      name: brand.name,
      icon: brand.icon,
      models: brand.models.length,
    })),
  }
}
