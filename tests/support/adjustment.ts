import type { Shopper } from './actors'
import type { ApiClient } from './api-client'
import { rows } from './database'
import type { Stack } from './stack'

export const REMARK = 'The words run into the camera.'

interface Ordered {
  orderId: string
  shopper: Shopper
}
const at = ({ orderId }: Pick<Ordered, 'orderId'>) => ({ params: { id: orderId } })

/** An administrator asks for a change of the first lines of an order. */
export async function askForChange(admin: ApiClient, placed: Ordered, count = 1) {
  const { validItems, version } = await admin.must('getPending', at(placed))
  const lines = validItems.slice(0, count).map(({ id }) => id)
  return admin.call('askAdjustment', { ...at(placed), body: { remark: REMARK, lines, version } })
}

/** What the customer's own account carries of the link, of each line that is still to be changed. */
export async function tokensOf(placed: Ordered): Promise<string[]> {
  const { items } = await placed.shopper.api.must('getOrder', at(placed))
  return items.flatMap(({ adjustment }) => adjustment?.token ?? [])
}

/** The link of a change that an administrator has asked for just now. @throws where nothing could be asked */
export async function linkToChange(admin: ApiClient, placed: Ordered): Promise<string> {
  const answer = await askForChange(admin, placed)
  if (!answer.ok) throw new Error(`No change could be asked for: ${answer.error}`)
  const [token] = await tokensOf(placed)
  if (!token) throw new Error('There is no link')
  return token
}

export const withLink = (token: string) => ({ params: { token } })

/** The design that lies on the line now. @throws where the link is closed */
export async function designBehind(api: ApiClient, token: string): Promise<string> {
  const { line } = await api.must('getAdjustment', withLink(token))
  if (!line) throw new Error('The link is closed')
  return line.design.id
}

/** Sends the line's own picture back, turned by so many degrees. */
export async function turnPicture(api: ApiClient, token: string, rotation: number) {
  const designId = await designBehind(api, token)
  return api.call('sendAdjustment', { ...withLink(token), body: { designId, placement: { rotation } } })
}

/** The customer's time for the change is over. */
export const endTheTimeOf = ({ databaseUrl }: Stack, { orderId }: Pick<Ordered, 'orderId'>) =>
  rows(
    databaseUrl,
    `update approval_adjustment set deadline = now() - interval '1 minute' where order_id = $1`,
    [orderId],
  )

export async function ownDesign(api: ApiClient, prompt: string) {
  const [variation] = await api.must('generate', { body: { prompt, count: 1 } })
  return api.must('createDesign', { body: { variationId: variation?.id ?? '' } })
}

/** The hashes that say what is printed of an order: as they were approved, and as they stand on its lines. */
export async function hashesOf({ databaseUrl }: Stack, { orderId }: Pick<Ordered, 'orderId'>) {
  const [found] = await rows<{ approved: string[]; ordered: string[] }>(
    databaseUrl,
    `select a.recipe_hashes as approved,
       (select jsonb_agg(l.metadata->>'recipe_hash') from order_line_item l where l.deleted_at is null
         and l.id in (select i.item_id from order_item i where i.order_id = a.order_id)) as ordered
     from approval a where a.order_id = $1`,
    [orderId],
  )
  return { approved: [...(found?.approved ?? [])].sort(), ordered: [...(found?.ordered ?? [])].sort() }
}
