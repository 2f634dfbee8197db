import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import js from '@eslint/js'
import medusa from '@medusajs/eslint-plugin'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

const root = import.meta.dirname
/** @param {string} dir */
const foldersIn = (dir) =>
  existsSync(path.join(root, dir))
    ? readdirSync(path.join(root, dir), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : []
const plugins = foldersIn('backend/src/plugins')
const features = foldersIn('storefront/src/features')

/**
 * A zone: files below `target` may not import from `from`. Computed from the folders, so that a new plugin or
 * feature is covered the day it appears.
 * @param {string} target @param {string | string[]} from @param {string} message @param {string[]} [except]
 */
const zone = (target, from, message, except) => ({ target, from, message, ...(except && { except }) })
const packages = ['backend', 'sandbox', 'storefront', 'tests', 'scripts']
const zones = [
  zone(
    './contract',
    packages.map((name) => `./${name}`),
    'The contract imports zod alone.',
  ),
  zone(
    './sandbox',
    ['./contract', './backend', './storefront', './tests'],
    'The sandbox is an independent witness.',
  ),
  zone(
    './storefront',
    ['./backend', './sandbox', './tests'],
    'The storefront imports the contract and speaks HTTP.',
  ),
  zone(
    './backend',
    ['./storefront', './sandbox', './tests'],
    'The backend imports the contract and its plugins.',
  ),
  ...['api', 'journeys', 'screenshots', 'support', 'workflows'].map((folder) =>
    zone(
      `./tests/${folder}`,
      ['./backend', './storefront'],
      'Tests use HTTP, the browser, the database and the sandbox.',
    ),
  ),
  // The artist has no call of its own: it is measured where it stands.
  zone('./tests/bench', ['./storefront', './backend'], 'Benches use HTTP, the database and the artist.', [
    path.join(root, 'backend/src/plugins/ai-designs/src/artist'),
  ]),
  // It lays one side's drawing beside the other's, so it needs both.
  zone('./tests/rendering', ['./sandbox'], 'The rendering tests compare the renderer with the studio.'),
  ...plugins.map((name) =>
    zone(
      `./backend/src/plugins/${name}`,
      ['./contract', './backend'],
      'A plugin imports Medusa and itself.',
      [path.join(root, 'backend/src/plugins', name), path.join(root, 'backend/node_modules')],
    ),
  ),
  ...features.map((name) =>
    zone(`./storefront/src/features/${name}`, './storefront/src/features', 'Features meet in a route.', [
      `./${name}`,
    ]),
  ),
  zone('./storefront/src/features', './storefront/src/app', 'app → features → components, lib, config.'),
  ...['components', 'lib', 'config'].map((name) =>
    zone(
      `./storefront/src/${name}`,
      ['./storefront/src/app', './storefront/src/features'],
      'app → features → components, lib, config.',
    ),
  ),
]

/** The backend's only ways out: each asks one outside service, at an address from the settings, or looks at it first. */
const waysOut = [
  'backend/src/lib/health/{accepts,redis-fault}.ts',
  'backend/src/lib/orders/providers.ts',
  'backend/src/providers/github-sign-in/client.ts',
  'backend/src/plugins/ai-designs/src/providers/{capped-fetch,fetch-picture,public-address}.ts',
  'backend/src/plugins/mail/src/providers/smtp/transport.ts',
  'backend/src/plugins/prodigi/src/client/{prodigi,carrier}-client.ts',
  // It speaks to a program of our own, by a pipe.
  'backend/src/plugins/ai-designs/src/checks/check-process.ts',
]
const NO_WAY_OUT =
  'Outside services are asked by the modules that own them (see waysOut): nobody’s words are an address.'
const CONNECTING = [
  'connect',
  'createConnection',
  'default',
  'get',
  'request',
  'Agent',
  'Socket',
  'TLSSocket',
]

const sources = ['**/*.{ts,tsx,mts}']
/** The program that knows the types of a folder's files, the inner folder last. A list of them would be loaded one after another until a file is found. */
const programs = {
  contract: 'contract/tsconfig.json',
  sandbox: 'sandbox/tsconfig.json',
  // One program for the backend with all its plugins: Medusa's types are loaded once.
  backend: 'backend/tsconfig.check.json',
  storefront: 'storefront/tsconfig.json',
  'storefront/worker': 'storefront/worker/tsconfig.json',
  'scripts/render-cases': 'scripts/render-cases/tsconfig.json',
}
const scripts = ['**/*.{mjs,cjs}']
const tests = ['**/*.test.{ts,tsx}', 'tests/**/*.ts']

export default defineConfig(
  globalIgnores([
    '**/.medusa/**',
    '**/dist/**',
    '**/build/**',
    '**/.react-router/**',
    '**/.data/**',
    '**/.cache/**',
    '**/coverage/**',
    '**/test-results/**',
    '**/playwright-report/**',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: sources,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { project: 'tests/tsconfig.json', tsconfigRootDir: root } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Medusa's generated service methods and its query answers are typed wider than they are.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // Medusa's interfaces want promises of methods that have nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      // Spreading a text into its code points is what a counter of characters has to do.
      '@typescript-eslint/no-misused-spread': 'off',
      // React Router's loaders throw responses.
      '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
    },
  },
  ...Object.entries(programs).map(([folder, project]) => ({
    files: sources.map((glob) => `${folder}/${glob}`),
    languageOptions: { parserOptions: { project } },
  })),
  {
    files: [...sources, ...scripts],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: ['backend/tsconfig.check.json', 'storefront/tsconfig.json', 'tests/tsconfig.json'],
          noWarnOnMultipleProjects: true,
        }),
        createNodeResolver(),
      ],
      'import-x/internal-regex': '^@caseloom/',
    },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': ['error', { basePath: root, zones }],
      'no-console': 'off',
    },
  },
  {
    files: [
      'backend/**/*.ts',
      'contract/**/*.ts',
      'storefront/src/**/*.{ts,tsx}',
      'sandbox/src/core/**/*.ts',
    ],
    rules: { 'no-console': ['error', { allow: ['error', 'warn'] }] },
  },
  {
    // A browser keeps what is joined; Node 20 does not.
    files: ['backend/**/*.ts', 'sandbox/**/*.ts', 'scripts/**/*.mjs', 'tests/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'AbortSignal',
          property: 'any',
          message: 'It loses a time limit that is collected meanwhile: see firstOf of the ai-designs plugin.',
        },
      ],
    },
  },
  {
    files: ['backend/**/*.ts'],
    // What Medusa's admin shows runs in a browser.
    ignores: ['**/*.test.ts', 'backend/**/src/admin/**', ...waysOut],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'].map((name) => ({
          name,
          message: NO_WAY_OUT,
        })),
      ],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            ...['http', 'https', 'http2', 'net', 'tls'].flatMap((name) =>
              [name, `node:${name}`].map((module) => ({
                name: module,
                importNames: CONNECTING,
                allowTypeImports: true,
                message: NO_WAY_OUT,
              })),
            ),
            ...['axios', 'got', 'node-fetch', 'undici', 'request', 'superagent'].map((name) => ({
              name,
              message: NO_WAY_OUT,
            })),
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[object.name=/^(global|globalThis)$/][property.name="fetch"]',
          message: NO_WAY_OUT,
        },
        {
          selector:
            'ImportExpression[source.value=/^(node:)?(https?2?|net|tls)$|^(axios|got|node-fetch|undici)$/]',
          message: NO_WAY_OUT,
        },
      ],
    },
  },
  {
    files: ['backend/src/plugins/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@caseloom/*'],
              message: 'A plugin imports Medusa; plugins meet through Medusa or an app workflow.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['backend/**/*.{ts,tsx}'],
    // Its first entry would take every test out of the whole lint.
    extends: [medusa.configs.recommended.filter((entry) => Object.keys(entry).join() !== 'ignores')],
    rules: {
      // The contract and the framework share one zod, pinned in the lockfile.
      '@medusajs/zod-import-source': 'off',
      '@medusajs/use-medusa-error-not-generic-error': 'off',
    },
  },
  {
    // What runs has to be installed without the development's packages; the admin's pages are bundled.
    files: ['backend/**/*.{ts,tsx}', 'contract/**/*.ts', 'sandbox/**/*.ts'],
    ignores: [...tests, 'backend/**/admin/**'],
    rules: { 'import-x/no-extraneous-dependencies': ['error', { devDependencies: false }] },
  },
  {
    // What reaches a caller of Medusa is a MedusaError; vendor clients and pure rules have errors of their own.
    files: ['backend/src/**/{api,workflows}/**/*.ts'],
    rules: { '@medusajs/use-medusa-error-not-generic-error': 'error' },
  },
  {
    // Stripe counts in pence, and only its adapter does.
    files: ['backend/src/plugins/stripe-checkout/**/*.ts'],
    rules: { '@medusajs/prices-in-major-units': 'off' },
  },
  {
    // Medusa's providers for Stripe and OpenID Connect, and what it does with Redis, are extended; their classes have no public entry point.
    files: [
      'backend/src/plugins/stripe-checkout/src/providers/**/*.ts',
      'backend/src/providers/oidc-sign-in/**/*.ts',
      'backend/src/providers/s3-files/**/*.ts',
      'backend/src/providers/steady-locks/**/*.ts',
      'backend/src/modules/patient_*/**/*.ts',
    ],
    rules: { '@medusajs/import-from-framework-not-internal': 'off' },
  },
  {
    files: ['backend/**/*.{ts,tsx}', 'contract/**/*.ts'],
    rules: {
      // Classes of Medusa's modules are types by inheritance from generated ones.
      '@typescript-eslint/no-extraneous-class': 'off',
    },
  },
  {
    files: ['storefront/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      // A log scrolls, so the keyboard has to reach it even while nothing in it can be focused.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { tags: [], roles: ['tabpanel', 'log'], allowExpressionValues: true },
      ],
    },
  },
  {
    files: scripts,
    languageOptions: { globals: { ...globals.node } },
    rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_' }] },
  },
  {
    files: tests,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
)
