import { makeGate, type Gate } from './gate'
import { startStack, type RunningStack } from './stack'

/** A shop that comes to Stripe and to its mail server through gates. */
export interface ShopBehindGates {
  stack: RunningStack
  stripe: Gate
  mail: Gate
  stop: () => Promise<void>
}

/** @param trueSchedule jobs come when they do in a shop that sells, else every few seconds */
export async function startShopBehindGates(trueSchedule: boolean): Promise<ShopBehindGates> {
  const [stripe, mail] = await Promise.all([makeGate(), makeGate()])
  const gates = async () => {
    await Promise.all([stripe.stop(), mail.stop()])
  }
  try {
    const stack = await startStack({
      storefront: false,
      failPoints: true,
      trueSchedule,
      settings: {
        STRIPE_API_BASE: `http://localhost:${stripe.port}`,
        SANDBOX_SMTP_URL: `smtp://localhost:${mail.port}`,
      },
    })
    stripe.leadTo(stack.sandbox.stripe)
    mail.leadTo(stack.sandbox.smtp)
    const stop = async () => {
      await stack.stop()
      await gates()
    }
    return { stack, stripe, mail, stop }
  } catch (fault) {
    await gates()
    throw fault
  }
}
