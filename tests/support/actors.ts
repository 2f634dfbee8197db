import { randomBytes } from 'node:crypto'
import type { Address, CheckoutItem, Product } from '@caseloom/contract'
import { ApiClient } from './api-client'
import { DEMO_PASSWORD } from './demo-people'

const ADDRESS = { name: 'Home', street: '1 Test Row', city: 'Leeds', postcode: 'LS1 1AA', country: 'GB' }

export interface Shopper {
  api: ApiClient
  email: string
  password: string
  id: string
}

export const guest = (origin: string) => new ApiClient(origin)

/** A customer nobody else in the run knows. */
export async function newShopper(origin: string): Promise<Shopper> {
  const api = new ApiClient(origin)
  const email = `shopper-${randomBytes(6).toString('hex')}@example.test`
  const password = `pass-${randomBytes(8).toString('hex')}`
  const session = await api.must('register', { body: { name: 'Terry Tester', email, password } })
  if (session.token === null || session.user === null)
    throw new Error('This shop wants addresses to be verified first')
  api.token = session.token
  return { api, email, password, id: session.user.id }
}

/** A seeded person. */
export async function signedIn(origin: string, email: string): Promise<ApiClient> {
  const api = new ApiClient(origin)
  const session = await api.must('login', { body: { email, password: DEMO_PASSWORD } })
  api.token = session.token
  return api
}
export const administrator = (origin: string) => signedIn(origin, 'admin@caseloom.test')

export const addAddress = (api: ApiClient): Promise<Address> => api.must('createAddress', { body: ADDRESS })

export interface CartLine {
  line: CheckoutItem & { customizations: { designId: string; recipeHash: string } }
  sku: string
  designId: string
}
export interface Wish {
  product?: string
  device?: string
  finish?: 'Matte' | 'Gloss' | 'Premium' | 'Standard'
  quantity?: number
  prompt?: string
}

/** The first variant of a product that can be bought, or the one that was asked for. */
export function pickVariant(product: Product, { device, finish }: Wish) {
  for (const brand of product.supporteddevices)
    for (const model of brand.models)
      for (const variant of model.models) {
        if (device && model.name !== device) continue
        if (finish && !variant.name.endsWith(`- ${finish}`)) continue
        if (variant.available)
          return { device: model.name, finish: variant.name.slice(model.name.length + 3), sku: variant.sku }
      }
  throw new Error(`${product.name} has no such variant`)
}

/** Lays a design on a case of a product and answers it as a line of a cart. */
export async function lineOf(
  api: ApiClient,
  design: { id: string; title: string },
  product: Product,
  wish: Wish & { turn?: number } = {},
): Promise<CartLine> {
  const { device, finish, sku } = pickVariant(product, wish)
  const placement = wish.turn === undefined ? {} : { rotation: wish.turn }
  const preview = await api.must('preview', { body: { designId: design.id, sku, placement } })
  const line = {
    id: `line-${randomBytes(4).toString('hex')}`,
    productId: String(product.id),
    name: product.name,
    price: product.price,
    quantity: wish.quantity ?? 1,
    image: preview.previewUrl,
    device,
    color: finish,
    customizations: { designId: design.id, designName: design.title, recipeHash: preview.recipeHash },
  }
  return { line, sku, designId: design.id }
}

export async function productNamed(api: ApiClient, name = 'snap'): Promise<Product> {
  const product = (await api.must('listProducts')).find(({ handle }) => handle.includes(name))
  if (!product) throw new Error('There is no such product')
  return product
}

/** The same on a product of the shop by its name; `turn` turns the picture, so that it is another case. */
export async function layOnCase(
  api: ApiClient,
  design: { id: string; title: string },
  wish: Wish & { turn?: number } = {},
): Promise<CartLine> {
  return lineOf(api, design, await productNamed(api, wish.product), wish)
}

/** From words to a cart line: draws, keeps the first variation and lays it on a case. */
export async function designedLine(api: ApiClient, wish: Wish = {}): Promise<CartLine> {
  const prompt = wish.prompt ?? 'a koi pond at dusk'
  const [variation] = await api.must('generate', { body: { prompt, count: 1 } })
  if (!variation) throw new Error('Nothing was drawn')
  return layOnCase(api, await api.must('createDesign', { body: { variationId: variation.id } }), wish)
}
