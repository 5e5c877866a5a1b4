import type { Server } from 'node:http'
import { networkInterfaces } from 'node:os'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'

import { hashPassword, warmPasswords } from './accounts/passwords.ts'
import { loadKey } from './accounts/signingKey.ts'
import { createApp } from './app.ts'
import { openControl } from './backup/control.ts'
import { startClock } from './clock.ts'
import { clockTasks } from './clockTasks.ts'
import { ConfigError, readConfig, type ProcessConfig } from './shared/config.ts'
import { createDelivery } from './delivery/createDelivery.ts'
import { fillDatabase, openDemoAccounts } from './db/fill.ts'
import { fillDemo } from './demo/fillDemo.ts'
import { openDatabase } from './db/open.ts'
import { demoAccounts, demoPassword } from './db/seed.ts'
import type { Log } from './db/types.ts'
import { createDraining } from './http/draining.ts'
import { watchBodies } from './http/bodyPace.ts'
import { connectionOptions } from './http/connectionOptions.ts'
import { uploadStores } from './files/store.ts'
import { describeFault } from './shared/faults.ts'
import { onUnforeseen } from './shared/onUnforeseen.ts'
import { createMetrics } from './metrics/createMetrics.ts'
import { serveMetrics } from './metrics/serveMetrics.ts'
import { thinLog } from './http/thinLog.ts'
import { openLog } from './shared/openLog.ts'
import { checkFolder } from './shared/checkFolder.ts'
import { cannotListen, whyNotStarted } from './shared/whyNotStarted.ts'
import { repairPeopleTerms } from './lifecycles/people/keepPeopleTerms.ts'
import { createBreakers } from './senders/breaker.ts'
import { reviveRows } from './jobs/rowByRow.ts'
import { createLive } from './live/createLive.ts'
import { createMediaPlane } from './live/media/createMediaPlane.ts'
import { createTencent } from './live/tencent/createTencent.ts'
import { tencentSources } from './live/tencent/tencentSources.ts'
import { prepareFirstRun } from './operators/firstRun.ts'
import { keepPresence } from './operators/presence.ts'
import { publishEarlier } from './lifecycles/papers/publication.ts'
import { repairIndex } from './search/keepIndex.ts'
import { guardedSender } from './senders/guarded.ts'
import { logThreadFaults } from './shared/threadPool.ts'
import { openSite } from './site.ts'
import { createWechat } from './wechat/createWechat.ts'

const start = async (): Promise<void> => {
  const times = [performance.now()]
  const settings = readConfig(process.env)
  const log = thinLog(openLog(settings.logLevel))
  logThreadFaults(log)
  checkFolder('FILES', settings.filesRoot)
  const database = await openDatabase(settings.databaseUrl, log)
  times.push(performance.now())
  try {
    const { db, kind } = database
    await fillDatabase(db, {
      demo: settings.demo,
      // The demo accounts' password is public: in production they have none.
      hashPassword: settings.production ? null : hashPassword,
      log,
    })
    await fillDemo(db, { demo: settings.demo, files: uploadStores(settings.filesRoot).papers })
    await publishEarlier(db)
    await repairIndex(db)
    await repairPeopleTerms(db)
    await reviveRows(db, Date.now())
    const openDemo = await openDemoAccounts(db)
    const firstRun = await prepareFirstRun(db)
    times.push(performance.now())
    if (settings.production && openDemo.length > 0) {
      log.warn(
        { accounts: openDemo },
        'demo accounts with a public password can be signed in to; close them: npm run admin -- --close-demo',
      )
    }
    const config = { ...settings, key: await loadKey(settings, db, log) }
    const breakers = createBreakers({ now: Date.now, log })
    const delivery = createDelivery({
      ...{ env: process.env, db, key: config.key, now: Date.now, log },
      isDemo: settings.production && settings.demo === 'demo',
    })
    await delivery.reload()
    const { paymentMethods } = delivery
    const sender = guardedSender(delivery.sender, breakers)
    const wechat = chooseWechat()
    await warmPasswords()
    const media = config.rooms.tencent === null ? createMediaPlane(config.live, log) : null
    const keys = config.rooms.tencent
    const tencent = keys === null ? null : createTencent({ keys, fetch, now: Date.now })
    const live = createLive({ db, config, log, now: Date.now, media })

    const metrics =
      settings.metrics === null
        ? null
        : createMetrics({
            ...{ db, breakers, pool: database.pool ?? null, now: Date.now },
            live: () => ({ ...countRooms(live.rooms.all()), sockets: live.connections() }),
            folders: {
              files: settings.filesRoot,
              ...(kind === 'embedded' ? { database: settings.databaseUrl } : {}),
            },
          })
    const figures =
      metrics === null || settings.metrics === null ? null : await serveMetrics(metrics, settings.metrics)

    // The renderer asks the application it is part of; by the first request both exist.
    let app: Hono | null = null
    const draining = createDraining()
    const site = await openSite({
      dist: resolve(process.env['DIST'] || 'dist'),
      fetchApi: (request) => app?.fetch(request) ?? new Response(null, { status: 503 }),
      publicOrigin: settings.publicOrigin ?? '',
      sources: keys === null ? {} : tencentSources(keys),
      onFault: (error) => log.error({ fault: describeFault(error) }, 'page'),
    })
    // Its pages may evaluate code, on the site's own origin: only if the operator enables it.
    const workshopRoot = settings.workshop ? (site?.workshopRoot ?? null) : null
    app = createApp({
      db,
      kind,
      sender,
      breakers,
      isDraining: draining.isOn,
      ...(metrics === null ? {} : { onRequest: metrics.count }),
      wechat,
      surroundings: delivery.readiness,
      delivery,
      mailWebhookSecret: settings.mailWebhookSecret,
      config,
      log,
      now: Date.now,
      live,
      ...(media === null ? {} : { media: { plane: media, recordings: config.live.recordings } }),
      ...(site === null ? {} : { ...site, workshopRoot }),
    })

    const closeControl =
      database.backup === undefined || settings.databaseUrl === 'memory://'
        ? null
        : await openControl(settings.databaseUrl, database.backup, log)
    const server = await listen(app, settings, log)
    draining.watch(server)
    live.attach(server)
    const beating = setInterval(live.beat, beatMs)
    const origin = settings.publicOrigin ?? `http://localhost:${settings.port}`
    const tasks = clockTasks({
      ...{ db, config, sender, breakers, paymentMethods, origin, log, now: Date.now, tencent },
      recording: live.recording,
      reloadDelivery: delivery.reload,
    })
    const presence = keepPresence({ db, log, now: Date.now })
    await presence.beat()
    const stopClock = startClock([...tasks, { name: 'presence', everyMs: 20_000, work: presence.beat }], log)

    const stop = once(async (signal: string) => {
      // Proxies learn by /healthz/ready and by its connections to stop sending.
      draining.begin()
      log.info({ signal, milliseconds: settings.drainMs }, 'draining: requests are answered, connections end')
      await setTimeout(settings.drainMs)
      const closed = close(server, log)
      clearInterval(beating)
      await live.stop()
      // Said when it is true: a process that waits for this line may rely on it.
      log.info({ signal }, 'stopping: no new connections, running requests finish')
      await stopClock()
      await closed
      await presence.leave()
      await media?.stop()
      figures?.close()
      figures?.closeAllConnections()
      await sender.close()
      await closeControl?.()
      await database.close()
      log.info({}, 'stopped')
      log.stop()
    })
    onUnforeseen(log, stop)
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        stop(signal).then(
          () => process.exit(0),
          (error: unknown) => {
            log.error({ fault: describeFault(error) }, 'stopping failed')
            process.exit(1)
          },
        )
      })
    }
    times.push(performance.now())
    const [program, opening, content, rest] = times.map((at, index) =>
      Math.round(at - (times[index - 1] ?? 0)),
    )
    log.info({ milliseconds: { program, database: opening, content, rest } }, 'started')
    announce(server, settings, { workshop: workshopRoot !== null, pages: site !== null, openDemo, firstRun })
  } catch (error) {
    await database.close()
    throw error
  }
}

/** How often rooms look at the time, in milliseconds. */
const beatMs = 250

const countRooms = (rooms: Iterable<{ count(): number }>) => {
  const counts = [...rooms].map((room) => room.count())
  return { rooms: counts.length, viewers: counts.reduce((sum, count) => sum + count, 0) }
}

const chooseWechat = () => {
  const [appId, appSecret, token] = ['WECHAT_APP_ID', 'WECHAT_APP_SECRET', 'WECHAT_TOKEN'].map(
    (name) => process.env[name] ?? '',
  )
  if (!appId && !appSecret && !token) return null
  if (!appId || !appSecret || !token) {
    throw new ConfigError('WECHAT_APP_ID, WECHAT_APP_SECRET, WECHAT_TOKEN', 'set all three, or none')
  }
  return createWechat({ appId, appSecret, token, fetch, now: Date.now })
}

/** A client that sends its headers or body by the byte is cut off; larger headers are answered 431 by Node. */
const listen = (app: Hono, settings: ProcessConfig, log: Log): Promise<Server> =>
  new Promise((settle, fail) => {
    const server = serve(
      {
        fetch: app.fetch,
        port: settings.port,
        hostname: settings.hostname,
        serverOptions: connectionOptions(settings.keepAliveMs),
      },
      () => settle(server),
    ) as Server
    watchBodies(server)
    server.on('error', (error: NodeJS.ErrnoException) => {
      // Later than at the start it is one connection that could not be accepted.
      if (server.listening) log.error({ fault: describeFault(error) }, 'http')
      fail(cannotListen(error, settings))
    })
  })

/** Requests that run may take ten seconds more. */
const close = (server: Server, log: Log): Promise<void> =>
  new Promise((settle) => {
    const force = globalThis.setTimeout(() => {
      log.warn({}, 'requests that still ran were cut off')
      server.closeAllConnections()
    }, 10_000)
    server.close(() => {
      clearTimeout(force)
      settle()
    })
    server.closeIdleConnections()
  })

const once = <A>(action: (argument: A) => Promise<void>) => {
  let running: Promise<void> | null = null
  return (argument: A): Promise<void> => (running ??= action(argument))
}

interface Announced {
  readonly workshop: boolean
  readonly pages: boolean
  /** Names of demo accounts that can be signed in to. */
  readonly openDemo: readonly string[]
  /** Code of a site that waits to be set up; null: it is. */
  readonly firstRun: string | null
}

const announce = (
  server: Server,
  settings: ProcessConfig,
  { workshop, pages, openDemo, firstRun }: Announced,
): void => {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : settings.port
  const home = settings.publicOrigin ?? `http://localhost:${port}`
  const lines = [
    '',
    `  Symposium          ${home}${pages ? '/' : '  (API only: the site is not built)'}`,
    ...(settings.production
      ? []
      : otherAddresses(settings.hostname).map((host) => `  in this network    http://${host}:${port}/`)),
    ...(workshop ? [`  workshop           ${home}/workshop/`] : []),
    `  API                ${home}/api/docs`,
    ...(settings.production ? [] : [`  sent codes         ${home}/dev/outbox`]),
    ...(firstRun === null ? [] : ['', `  First run: open ${home}/setup`, `  Setup code: ${firstRun}`]),
    ...(openDemo.length > 0 && !settings.production
      ? [
          '',
          `  Demo accounts, password ${demoPassword}:`,
          ...demoAccounts
            .filter(({ account }) => openDemo.includes(account))
            .map(({ account, mobile, role }) => `    ${account.padEnd(12)} ${mobile}   ${role}`),
        ]
      : []),
    '',
  ]
  process.stdout.write(lines.join('\n') + '\n')
}

const otherAddresses = (hostname: string): string[] =>
  hostname !== '0.0.0.0'
    ? []
    : Object.values(networkInterfaces())
        .flatMap((list) => list ?? [])
        .filter(({ family, internal }) => family === 'IPv4' && !internal)
        .map(({ address }) => address)

start().catch((error: unknown) => {
  process.stderr.write(`\nThe server did not start. ${whyNotStarted(error)}\n`)
  process.exit(1)
})
