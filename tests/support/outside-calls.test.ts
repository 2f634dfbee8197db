import path from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { cases, read, sources } from './fail-places'

/** What goes out to Stripe, Prodigi, OpenAI, a mail server, a storage service or any other: as it is written in a call. */
const GOES_OUT = [
  /(^|\.)fetch$/,
  /(stripe|client)\.[\w.]+\.(create|update|capture|cancel|expire)$/,
  /(^|\.)images\.(edit|generate)$/,
  /\.moderations\.create$/,
  /\.sendMail$/,
  /client_\.send$/,
  /super\.(upload|getUploadStream|delete)$/,
  /\.(createOrder|cancelOrder)$/,
  /\bhttps?\.request$/,
]

/** The place at which the shop dies before and after such a call, by the class or file that makes it and its method or function. */
const DIES_AT: Record<string, string> = {
  'StripeCheckoutProvider.initiatePayment': 'create-payment-session',
  'StripeCheckoutProvider.couponFor': 'create-payment-session',
  'StripeCheckoutProvider.capturePayment': 'capturePayment',
  'StripeCheckoutProvider.giveBack': 'refundPayment',
  'StripeCheckoutProvider.release': 'cancelPayment',
  'StripeCheckoutProvider.closePage': 'cancelPayment',
  'give-back.giveBack': 'giveBack',
  'expire-checkouts.close': 'expire',
  'ProdigiFulfillmentProvider.orderOnce': 'createFulfillment',
  'ProdigiFulfillmentProvider.cancelFulfillment': 'cancel-order-fulfillment',
  'ProdigiModuleService.cancels': 'withdraw-submission',
  'ProdigiModuleService.cancelPrint': 'cancel-at-prodigi',
  'OpenAiProvider.send': 'generate',
  'S3Files.upload': 'upload',
  'S3Files.delete': 'delete',
  'SmtpNotificationService.send': 'send',
}
/** Calls beside which nobody dies, each with why. */
const NEEDS_NONE: Record<string, string> = {
  'accepts.troubleAt': 'reads only',
  'carrier-client.askCarrier': 'reads only',
  'endpoint.askEndpoint': 'reads only',
  'client.ask': 'a person signs in, who does so again',
  'capped-fetch.cappedFetch': 'how OpenAiProvider sends',
  'ProdigiClient.send': 'how createOrder and cancelOrder are sent',
  'transport.openTransport': 'how SmtpNotificationService sends',
  'open-checkout.closeAgain': 'a page that nobody was told of, and that ends by itself',
  'S3Files.getUploadStream':
    'a table that somebody exports, who does so again; noted before anything is sent',
}

const nameIn = (node: ts.Node): string | null =>
  (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) && node.name
    ? node.name.getText()
    : ts.isVariableDeclaration(node) && node.initializer && ts.isArrowFunction(node.initializer)
      ? node.name.getText()
      : null

/** `Class.method`, or `file.function`, that a node is in. */
function whereIs(node: ts.Node, file: string): string {
  let inner: string | null = null
  let at: ts.Node = node
  // A helper inside of a function belongs to it.
  for (; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isClassDeclaration(at)) return `${at.name?.text ?? ''}.${inner ?? 'constructor'}`
    inner = nameIn(at) ?? inner
  }
  return `${path.basename(file, '.ts')}.${inner ?? 'nowhere'}`
}

/** Where calls go out, in one source. */
function outgoing(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const called = node.expression.getText().replace(/\s+/g, '')
      if (GOES_OUT.some((pattern) => pattern.test(called))) found.push(whereIs(node, file))
    }
    ts.forEachChild(node, look)
  }
  look(source)
  return found
}

const calls = [
  ...new Set(
    sources
      .filter((file) => !/\.test\.ts$|\/admin\//.test(file))
      .flatMap((file) => outgoing(file, read(file))),
  ),
]

it('beside every call to an outside service the shop dies, or there is a reason why it need not', () => {
  const withNeither = (of: string[]) => of.filter((call) => !DIES_AT[call] && !NEEDS_NONE[call])
  expect(withNeither(calls)).toEqual([])
  const another = outgoing('lib/tell.ts', 'export async function tell() { await fetch("https://a.test") }')
  expect(withNeither(another)).toEqual(['tell.tell'])
})

it('each of these places has a case', () => {
  expect(Object.values(DIES_AT).filter((point) => !cases.has(point))).toEqual([])
})

it('no call is listed that is gone', () => {
  expect(
    [...Object.keys(DIES_AT), ...Object.keys(NEEDS_NONE)].filter((call) => !calls.includes(call)),
  ).toEqual([])
})
