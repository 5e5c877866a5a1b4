import { spawn } from 'node:child_process'
import { join } from 'node:path'

import { ensureInstalled } from './lib/install.mjs'
import { checkNode } from './lib/node.mjs'
import { root } from './lib/root.mjs'
import { run } from './lib/say.mjs'

/** `npm run storybook`: the workshop with reload, on port 6006 (STORYBOOK_PORT). */
await run(async () => {
  checkNode()
  ensureInstalled()
  const port = process.env.STORYBOOK_PORT || '6006'
  const storybook = join(root, 'node_modules/storybook/dist/bin/dispatcher.js')
  // `--exact-port`: a second workshop must say that the port is taken, instead of silently moving on.
  const child = spawn(
    process.execPath,
    [storybook, 'dev', '--port', port, '--exact-port', '--ci', '--disable-telemetry'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
    },
  )
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  process.exitCode = await new Promise((done) => child.on('close', (status) => done(status ?? 1)))
})
