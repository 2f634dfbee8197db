import path from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { cases, read, sources } from './fail-places'

/** What writes to Stripe, Prodigi, OpenAI, a mail server, a storage service or any other, as it stands in a call. */
const GOES_OUT = [
  /(^|\.)fetch$/,
  /(stripe|client)\??\.[\w.?]+\.(create|update|capture|cancel|confirm|expire|del)$/,
  /(^|\.)images\.(edit|generate)$/,
  /\.moderations\.create$/,
  /\.sendMail$/,
  /\bclient_?\.send$/,
  /super\.(upload|getUploadStream|delete)$/,
  /\.(createOrder|cancelOrder)$/,
  /\bhttps?\.(request|get)$/,
]

const BACKEND = 'backend/src/'
const STRIPE = 'plugins/stripe-checkout/src/'
const PRODIGI = 'plugins/prodigi/src/'
const DESIGNS = 'plugins/ai-designs/src/'
/** The place beside such a call at which the shop dies: by the source that makes it, and its class and method or function. */
const DIES_AT: Record<string, string> = {
  [`${STRIPE}providers/stripe/service.ts StripeCheckoutProvider.initiatePayment`]: 'create-payment-session',
  [`${STRIPE}providers/stripe/service.ts StripeCheckoutProvider.couponFor`]: 'create-payment-session',
  [`${STRIPE}providers/stripe/service.ts StripeCheckoutProvider.capturePayment`]:
    'StripeCheckoutProvider.capturePayment',
  [`${STRIPE}providers/stripe/service.ts StripeCheckoutProvider.giveBack`]:
    'StripeCheckoutProvider.refundPayment',
  [`${STRIPE}providers/stripe/service.ts StripeCheckoutProvider.release`]:
    'StripeCheckoutProvider.cancelPayment',
  [`${STRIPE}lib/charged-back.ts refundUnlessLost`]: 'StripeCheckoutProvider.refundPayment',
  [`${STRIPE}completion/give-back.ts giveBack`]: 'giveBack',
  [`${STRIPE}opening/expire-checkouts.ts close`]: 'expire',
  [`${PRODIGI}providers/prodigi/service.ts ProdigiFulfillmentProvider.orderOnce`]:
    'ProdigiFulfillmentProvider.createFulfillment',
  [`${PRODIGI}modules/prodigi/service.ts ProdigiModuleService.cancels`]: 'withdraw-submission',
  [`${PRODIGI}modules/prodigi/service.ts ProdigiModuleService.cancelPrint`]: 'cancel-at-prodigi',
  [`${DESIGNS}providers/openai.ts OpenAiProvider.send`]: 'OpenAiProvider.generate',
  'providers/s3-files/service.ts S3Files.upload': 'S3Files.upload',
  'providers/s3-files/service.ts S3Files.delete': 'S3Files.delete',
  'plugins/mail/src/providers/smtp/service.ts SmtpNotificationService.send': 'SmtpNotificationService.send',
}
/** Calls beside which nobody dies, each with why. */
const NEEDS_NONE: Record<string, string> = {
  'lib/health/accepts.ts troubleAt': 'reads only',
  'lib/files/noted-files.ts keysOf': 'reads only',
  [`${PRODIGI}client/carrier-client.ts askCarrier`]: 'reads only',
  [`${DESIGNS}policy/endpoint.ts askEndpoint`]: 'reads only',
  'providers/github-sign-in/client.ts ask': 'a person signs in, who does so again',
  [`${DESIGNS}providers/capped-fetch.ts cappedFetch`]: 'how OpenAiProvider sends',
  [`${PRODIGI}client/prodigi-client.ts ProdigiClient.send`]: 'how createOrder and cancelOrder are sent',
  'plugins/mail/src/providers/smtp/transport.ts openTransport': 'how SmtpNotificationService sends',
  [`${STRIPE}opening/open-checkout.ts closeAgain`]: 'a page that nobody was told of, and that ends by itself',
  [`${STRIPE}providers/stripe/service.ts StripeCheckoutProvider.closePage`]:
    'a closed page is closed again without harm, and `expire` closes what stays open',
  [`${PRODIGI}providers/prodigi/service.ts ProdigiFulfillmentProvider.cancelFulfillment`]:
    'looks first, and what Prodigi has cancelled is news that is asked for',
  [`${PRODIGI}providers/prodigi/service.ts ProdigiFulfillmentProvider.giveUp`]:
    'the next try finds it cancelled: service.test.ts beside it cuts each call off',
  'providers/s3-files/service.ts S3Files.getUploadStream':
    'a table that somebody exports, who does so again; noted before anything is sent',
}

/** Ways to others, however they are called by whoever has them. */
const CLIENTS =
  /^(stripe|openai|nodemailer|openid-client|undici|axios|got|@aws-sdk\/.+|node:(https?|http2|net|tls))$/
/** Sources that have one, each with what for. */
const KNOWN: Record<string, string> = {
  'settings/fields.ts': 'reads an address',
  'start.ts': 'is called, calls nobody',
  'lib/files/noted-files.ts': 'above',
  'lib/health/accepts.ts': 'reads only',
  'lib/health/redis-fault.ts': 'writes a key that goes by itself',
  'lib/http/address-hash.ts': 'reads an address',
  'lib/http/behind-proxies.ts': 'reads an address',
  'plugins/mail/src/providers/smtp/transport.ts': 'above',
  'providers/oidc-sign-in/client.ts': 'a person signs in, who does so again',
  'providers/oidc-sign-in/outage.ts': 'reads an error',
  'providers/s3-files/service.ts': 'above',
  [`${DESIGNS}checks/check-process.ts`]: 'a pipe to a process of the shop',
  [`${DESIGNS}policy/endpoint.ts`]: 'above',
  [`${DESIGNS}providers/fetch-picture.ts`]: 'reads only: the picture that OpenAiProvider was told of',
  [`${DESIGNS}providers/model-watch.ts`]: 'reads an error',
  [`${DESIGNS}providers/openai-errors.ts`]: 'reads an error',
  [`${DESIGNS}providers/openai.ts`]: 'above',
  [`${DESIGNS}providers/public-address.ts`]: 'reads an address',
  [`${DESIGNS}providers/reference.ts`]: 'packs a picture up',
  [`${STRIPE}lib/stripe-client.ts`]: 'makes the client; its calls are above',
  [`${STRIPE}opening/close-checkouts.ts`]: 'reads an error',
}

const nameIn = (node: ts.Node): string | null =>
  (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) && node.name
    ? node.name.getText()
    : ts.isVariableDeclaration(node) && node.initializer && ts.isArrowFunction(node.initializer)
      ? node.name.getText()
      : null

/** `Class.method`, or a function, that a node is in. A helper inside of a function belongs to it. */
function whereIs(node: ts.Node): string {
  let inner = 'nowhere'
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isClassDeclaration(at)) return `${at.name?.text ?? ''}.${inner}`
    inner = nameIn(at) ?? inner
  }
  return inner
}

interface Source {
  /** From `backend/src` on. */
  file: string
  calls: string[]
  isKnowing: boolean
}

/** What of one source goes out, and whether it has a client of its own. */
function readSource(file: string, text: string): Source {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const calls = new Set<string>()
  let isKnowing = false
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const called = node.expression.getText().replace(/\s+/g, '')
      if (GOES_OUT.some((pattern) => pattern.test(called))) calls.add(`${file} ${whereIs(node)}`)
    }
    if (ts.isImportDeclaration(node) && node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword)
      isKnowing ||= CLIENTS.test((node.moduleSpecifier as ts.StringLiteral).text)
    ts.forEachChild(node, look)
  }
  look(source)
  return { file, calls: [...calls], isKnowing }
}

const all = sources
  .filter((file) => !/\.test\.ts$|\/src\/admin\//.test(file))
  .map((file) => readSource(path.relative(BACKEND, file), read(file)))
const calls = all.flatMap((source) => source.calls)
const knowing = all.filter(({ isKnowing }) => isKnowing).map(({ file }) => file)

it('beside every call that writes to an outside service the shop dies, or there is a reason why it need not', () => {
  const withNeither = (of: string[]) => of.filter((call) => !DIES_AT[call] && !NEEDS_NONE[call])
  expect(withNeither(calls)).toEqual([])
  const another = readSource(
    'lib/tell.ts',
    'export const tell = async () => { await fetch("https://a.test") }',
  )
  expect(withNeither(another.calls)).toEqual(['lib/tell.ts tell'])
})

it('each of these places has a case', () => {
  const without = (points: string[]) => points.filter((point) => !cases.has(point))
  expect(without(Object.values(DIES_AT))).toEqual([])
  expect(without(['S3Files.forget'])).toEqual(['S3Files.forget'])
})

it('no other source has a way to others', () => {
  expect(knowing.sort()).toEqual(Object.keys(KNOWN).sort())
  expect(readSource('lib/tell.ts', "import { get as call } from 'node:https'").isKnowing).toBe(true)
})

it('no call is listed that is gone', () => {
  const listed = [...Object.keys(DIES_AT), ...Object.keys(NEEDS_NONE)]
  expect(listed.filter((call) => !calls.includes(call))).toEqual([])
})
