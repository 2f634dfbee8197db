/** What buyers say of a product. */
export function ReviewSection({ productId }: { productId: number }) {
  return (
    <section id="reviews" aria-labelledby="reviews-title" data-product={productId}>
      <h2 id="reviews-title" className="text-3xl">
        Reviews
      </h2>
    </section>
  )
}
