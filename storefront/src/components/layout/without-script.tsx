/** What nobody can use without scripts, by the first part of its address. */
const NEEDS: Record<string, string> = {
  cart: 'Your cart',
  customize: 'The studio',
  login: 'Signing in',
  register: 'Creating an account',
  'forgot-password': 'This form',
  'reset-password': 'This form',
  'verify-email': 'Verifying your email',
  auth: 'Signing in',
  payment: 'Paying',
  dashboard: 'Your account',
  admin: 'The administration',
}

function Words({ pathname, nonce }: { pathname: string; nonce: string }) {
  const what = NEEDS[pathname.split('/')[1] ?? '']
  return what === undefined ? null : (
    <div className="shell pt-6">
      {/* Nothing comes, so nothing is to be waited for. */}
      <style nonce={nonce}>{'main .animate-breathe { display: none }'}</style>
      <p className="rounded-md bg-warn-wash p-4 font-semibold text-warn">
        {`${what} needs JavaScript, which is switched off in your browser. Switch it on, then reload this page.`}
      </p>
    </div>
  )
}

/** Says so where the browser runs no scripts. The server alone knows the words: scripts have no use for them. */
export function WithoutScript({ pathname, nonce }: { pathname: string; nonce: string }) {
  return <noscript>{import.meta.env.SSR ? <Words pathname={pathname} nonce={nonce} /> : null}</noscript>
}
