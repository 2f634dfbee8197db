import { html } from 'hono/html'
import { layout } from './core/layout.js'
import { startService, type RunningService, type ServiceOptions } from './core/service.js'

/** One page with a way to each stand-in. */
export function startIndexPage(
  options: Omit<ServiceOptions, 'name' | 'title'>,
  services: { title: string; url: string }[],
): Promise<RunningService> {
  return startService({ ...options, ledgerDir: null, name: 'index', title: 'Sandbox' }, () => ({
    operations: [],
    events: [],
    identify: () => 'other',
    failure: () => ({ error: 'The sandbox failed.' }),
    quietPaths: /./,
    routes(app) {
      app.get('/services', (c) =>
        c.html(
          layout({
            title: 'Stand-ins',
            notice: 'These services run on this machine only. No money moves and nothing is printed.',
            body: html`<h1>The sandbox</h1>
              <p class="soft">Local stand-ins that speak the providers' own protocols.</p>
              ${services.map(
                (service) =>
                  html`<div class="card row">
                    <strong>${service.title}</strong><code>${service.url}</code>
                    <a class="button" href="${service.url}/">Open</a>
                  </div>`,
              )}`,
          }),
        ),
      )
    },
    home: '/services',
  }))
}
