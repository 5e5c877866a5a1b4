import { randomBytes } from 'node:crypto'

import { pino } from 'pino'

import { hashPassword } from './accounts/passwords.ts'
import { createApp } from './app.ts'
import { readConfig } from './shared/config.ts'
import type { Environment } from './shared/config.ts'
import { createDelivery } from './delivery/createDelivery.ts'
import { fillDatabase } from './db/fill.ts'
import { fillDemo } from './demo/fillDemo.ts'
import { uploadStores } from './files/store.ts'
import { openDatabase } from './db/open.ts'
import type { OpenedDatabase } from './db/types.ts'
import { createLive, type Live } from './live/createLive.ts'
import { createMediaPlane } from './live/media/createMediaPlane.ts'
import type { MediaPlane } from './live/media/types.ts'
import { createRenderer } from './render.ts'
import type { RendererOptions, SsrModule } from './render.ts'
import { logThreadFaults } from './shared/threadPool.ts'

/** State that a reload of the server's code keeps. */
export interface Backend extends OpenedDatabase {
  readonly env: Environment
  /** Signs sessions of this run: after a restart everybody signs in again. */
  readonly key: Uint8Array
  readonly live: Live
  readonly media: MediaPlane | null
}

/** The development server's half that lives as long as the process. */
export const openBackend = async (env: Environment): Promise<Backend> => {
  const settings = readConfig(env)
  const log = pino({ level: 'warn' })
  logThreadFaults(log)
  const database = await openDatabase(settings.databaseUrl, log)
  await fillDatabase(database.db, { demo: settings.demo, hashPassword, log })
  await fillDemo(database.db, { demo: settings.demo, files: uploadStores(settings.filesRoot).papers })
  const config = { ...settings, key: randomBytes(32) }
  const media = config.rooms.tencent === null ? createMediaPlane(config.live, log) : null
  const live = createLive({ db: database.db, config, log, now: Date.now, media })
  const beating = setInterval(live.beat, 250)
  const close = async () => {
    clearInterval(beating)
    await live.stop()
    await media?.stop()
    await database.close()
  }
  return { ...database, env, key: config.key, live, media, close }
}

interface Sources {
  /** index.html with what the development server adds. */
  template(path: string): Promise<string>
  ssr(): Promise<SsrModule>
}

/** The half that is built again whenever its code changes; pages are rendered from the present sources each time. */
export const createApplication = (
  { db, kind, env, key, live, media }: Backend,
  { template, ssr }: Sources,
) => {
  const log = pino({ level: env['LOG_LEVEL'] || 'info', base: null })
  const config = { ...readConfig(env), key }
  const delivery = createDelivery({ env, db, key, now: Date.now, log })
  delivery.reload().catch((error: unknown) => log.error(error))
  const renderFor = (fetchApi: RendererOptions['fetchApi']) => async (request: Request) => {
    const { pathname } = new URL(request.url)
    const render = createRenderer({
      template: await template(pathname),
      ssr: await ssr(),
      fetchApi,
      policy: 'none',
      onFault: (error) => log.error(error),
    })
    return render(request)
  }
  const app = createApp({
    db,
    kind,
    log,
    sender: delivery.sender,
    delivery,
    surroundings: delivery.readiness,
    wechat: null,
    config,
    live,
    ...(media === null ? {} : { media: { plane: media, recordings: config.live.recordings } }),
    now: Date.now,
    renderPage: (request) => renderFor((inner) => app.fetch(inner))(request),
    renderFor,
  })
  return app
}
