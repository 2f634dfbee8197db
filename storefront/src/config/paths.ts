/** Every address of the shop is built here. */
export const paths = {
  home: '/',
  products: '/products',
  product: (id: number | string) => `/products/${encodeURIComponent(id)}`,
  customize: (productId?: number | string) =>
    productId === undefined ? '/customize' : `/customize?product=${encodeURIComponent(productId)}`,
  cart: '/cart',
  payment: '/payment',
  login: (redirect?: string) => (redirect ? `/login?redirect=${encodeURIComponent(redirect)}` : '/login'),
  register: (redirect?: string) =>
    redirect ? `/register?redirect=${encodeURIComponent(redirect)}` : '/register',
  forgotPassword: '/forgot-password',
  verifyEmail: '/verify-email',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  admin: '/admin',
  terms: '/terms',
  privacy: '/privacy',
} as const
