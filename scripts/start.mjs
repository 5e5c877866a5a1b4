import { accessSync, constants, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { build } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { checkNode } from './lib/node.mjs'
import { root } from './lib/root.mjs'
import { Remedy, run } from './lib/say.mjs'

/** `npm start`: from a fresh clone to a running site. */
await run(async () => {
  checkNode()
  checkWritable()
  await checkPort()
  ensureInstalled()
  // The site is complete without its workshop, and in production it is shown only on request.
  const wantsWorkshop = process.env.NODE_ENV !== 'production' || process.env.WORKSHOP === 'on'
  await build({
    only: wantsWorkshop ? null : ['site', 'ssr', 'server'],
    optional: ['workshop'],
  })
  process.chdir(root)
  await import(pathToFileURL(join(root, 'dist/server/main.js')).href)
})

function checkWritable() {
  try {
    accessSync(root, constants.W_OK)
    mkdirSync(join(root, '.cache'), { recursive: true })
  } catch (error) {
    throw new Remedy(
      `${root} cannot be written (${error.code}).`,
      'Packages, the build and the database are put there: give this user the right to write, or clone elsewhere.',
    )
  }
}

/** Checked first, so that a taken port is reported before the build. */
async function checkPort() {
  const port = Number(process.env.PORT || 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Remedy(
      `PORT is "${process.env.PORT}".`,
      'Use a whole number from 1 to 65535, for example PORT=3000.',
    )
  }
  if (port === 0) return
  const code = await new Promise((done) => {
    const probe = createServer()
    probe.once('error', (error) => done(error.code))
    probe.listen(port, process.env.HOST || '0.0.0.0', () => probe.close(() => done(null)))
  })
  if (code === null) return
  if (code === 'EADDRINUSE') {
    throw new Remedy(
      `Port ${port} is taken by another program.`,
      `Stop that program, or choose another port: PORT=${port + 1} npm start`,
    )
  }
  if (code === 'EACCES') {
    throw new Remedy(
      `This user may not listen on port ${port}.`,
      'Choose a port from 1024 on: PORT=3000 npm start',
    )
  }
  throw new Remedy(
    `Cannot listen on ${process.env.HOST || '0.0.0.0'}:${port} (${code}).`,
    'Check HOST and PORT.',
  )
}
