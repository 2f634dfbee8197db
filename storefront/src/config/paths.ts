/** Every address of the shop is built here. */
export const paths = {
  home: '/',
  products: '/products',
  product: (id: number | string) => `/products/${encodeURIComponent(id)}`,
  gallery: '/gallery',
  /** A published design's own page. */
  design: (id: string) => `/gallery/${encodeURIComponent(id)}`,
  customize: (productId?: number | string) =>
    productId === undefined ? '/customize' : `/customize?product=${encodeURIComponent(productId)}`,
  /** The studio on a line of an order that its customer was asked to change. */
  adjust: (token: string) => `/customize?adjust=${encodeURIComponent(token)}`,
  /** The studio with a design to lay on a case. */
  customizeDesign: (id: string) => `/customize?design=${encodeURIComponent(id)}`,
  /** The studio with words to draw. */
  customizeWords: (words: string) => `/customize?prompt=${encodeURIComponent(words)}`,
  cart: '/cart',
  payment: '/payment',
  login: (redirect?: string) => (redirect ? `/login?redirect=${encodeURIComponent(redirect)}` : '/login'),
  register: (redirect?: string) =>
    redirect ? `/register?redirect=${encodeURIComponent(redirect)}` : '/register',
  forgotPassword: '/forgot-password',
  verifyEmail: '/verify-email',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  orders: '/dashboard?tab=orders',
  /** The addresses, with the way back to where they are wanted. */
  addresses: (back: string) => `/dashboard?tab=addresses&back=${encodeURIComponent(back)}`,
  admin: '/admin',
  about: '/about',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
  returns: '/returns',
} as const
