import { createServer } from 'node:http'

import { root } from '../../lib/root.mjs'

/**
 * A process with the media plane and the addresses of HLS as the server has them, and beside them a bare server that answers
 * with the same bytes. Says `{ready, port, barePort}`; answers `{id, offer | routes | stats}`; tells `{event}`.
 */
const { createServer: createVite } = await import('vite')
const vite = await createVite({
  root,
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
})
const load = (file) => vite.ssrLoadModule(file)
const { createMediaPlane } = await load('/server/live/media/createMediaPlane.ts')
const { mountHls } = await load('/server/http/routes/hls.ts')
const { guard } = await load('/server/http/guard.ts')
const { Hono } = await import('hono')
const { getRequestListener } = await import('@hono/node-server')

const log = { info: () => {}, warn: console.warn, error: console.error }
const viewers = Number(process.argv[2])
const plane = createMediaPlane(
  { udpPort: 0, announced: [], bindAddress: '127.0.0.1', rtcViewers: viewers, recordings: null },
  log,
)
const app = new Hono()
app.use('*', guard({ production: false, publicOrigin: null, allowedHosts: ['127.0.0.1'], trustProxy: 0 }))
mountHls(app, plane, null)

const last = new Map()
const bare = (request, response) => {
  const [, , room, epoch, name] = request.url.split('/')
  const kind = name.replace(/-\d+\.m4s$/, '')
  const body = plane.hls(room, `${epoch}/${name}`)?.body ?? last.get(kind)
  last.set(kind, body)
  response.writeHead(body === undefined ? 404 : 200, { 'content-length': body?.length ?? 0 })
  response.end(body)
}
const listen = (handler) =>
  new Promise((settle) => {
    const server = createServer(handler)
    server.listen(0, '127.0.0.1', () => settle(server.address().port))
  })
const port = await listen(getRequestListener(app.fetch))
const barePort = await listen(bare)

process.on('disconnect', () => void plane.stop().then(() => process.exit(0)))
const answer = async ({ id, offer, routes, stats }) => {
  try {
    if (routes !== undefined) plane.setRoutes(routes.room, routes.table)
    const found = offer !== undefined ? await plane.offer(offer) : stats ? await plane.stats() : {}
    process.send({ id, answer: found })
  } catch (error) {
    process.send({ id, error: error.message })
  }
}
process.on('message', (order) => void answer(order))
plane.on((event) => {
  process.send({ event })
  if (event.t === 'up') process.send({ ready: true, port, barePort })
})
