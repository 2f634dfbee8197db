/** What a review that is being written is kept under where the session runs out. */
export const reviewDraft = (productId: number) => `review ${String(productId)}`
