import { createServer } from 'node:http'
import { join } from 'node:path'
import { readFileSync } from 'node:fs'

import { ensureInstalled } from './lib/install.mjs'
import { checkNode } from './lib/node.mjs'
import { root } from './lib/root.mjs'
import { run } from './lib/say.mjs'

/** `npm run dev`: site and API with reload on one port (PORT, 3000). The database is that of `npm start` (data/db). */
await run(async () => {
  checkNode()
  ensureInstalled()
  process.chdir(root)
  const { createServer: createVite } = await import('vite')
  const { getRequestListener } = await import('@hono/node-server')

  const port = Number(process.env.PORT || 3000)
  const host = process.env.HOST || '127.0.0.1'
  let handle = null
  const http = createServer((request, response) => {
    vite.middlewares(request, response, () => void handle?.(request, response))
  })
  const vite = await createVite({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    // Loaded by Node these would come without their default exports, or with the parser that the site leaves out.
    ssr: { noExternal: ['styled-components', 'react-intl', 'intl-messageformat', /^@formatjs\//] },
    server: { middlewareMode: true, hmr: { server: http } },
  })

  // The database outlives every reload: opening it takes longer than everything else.
  const { openBackend } = await vite.ssrLoadModule('/server/dev.ts')
  const backend = await openBackend(process.env)

  const reload = async () => {
    const { createApplication } = await vite.ssrLoadModule('/server/dev.ts')
    const app = createApplication(backend, {
      template: (path) => vite.transformIndexHtml(path, readFileSync(join(root, 'index.html'), 'utf8')),
      ssr: () => vite.ssrLoadModule('/src/app/entry-server.tsx'),
    })
    handle = getRequestListener(app.fetch)
  }
  await reload()
  // Like the database the rooms outlive a reload.
  backend.live.attach(http)
  vite.watcher.on('change', (file) => {
    const isServer = ['server', 'src/contract', 'src/machines/lifecycles'].some((folder) =>
      file.startsWith(join(root, folder)),
    )
    if (!isServer) return
    reload().then(
      () => console.log('server reloaded'),
      (error) => console.error(error),
    )
  })

  http.listen(port, host, () =>
    console.log(
      `\n  Symposium (development)  http://localhost:${port}/\n  sent codes               http://localhost:${port}/dev/outbox\n`,
    ),
  )
  http.on('error', (error) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `✗ Port ${port} is taken. Choose another: PORT=${port + 1} npm run dev`
        : error,
    )
    process.exit(1)
  })
  const stop = async () => {
    http.closeAllConnections()
    await vite.close()
    await backend.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop())
})
