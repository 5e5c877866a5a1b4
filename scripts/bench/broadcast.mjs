import { gather, press, pressedAt, say } from './lib/audience.mjs'
import { readBarcode } from './lib/barcode.mjs'
import { quantile } from './lib/liveStage.mjs'
import { freePort, startServer } from './lib/serverProcess.mjs'

const liveId = 3
const video = 'main video'

/** A live on the built site with real browsers: a host, three of the audience, each a process of its own. */
export const measure = async ({ seconds, joins, brief }) => {
  const rounds = brief ? 1 : 10
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = await startServer({
    port,
    origin,
    databaseUrl: 'memory://',
    env: { NODE_ENV: 'development', LIVE_UDP_PORT: '0', ENTRANCES_PER_MINUTE: '100000' },
  })
  const { person, leave, end } = gather(origin)
  try {
    const host = await person('organizer')
    await host.goto(`/meetStream/${liveId}`)
    await press(host, 'player.camera.open')
    await press(host, 'player.microphone.open')
    await host.getByText(say('player.capture.live')).nth(1).waitFor()
    await press(host, 'room.do.start')
    await press(host, 'room.do.startEarly')
    await host.getByText(say('room.stage.ongoing'), { exact: true }).first().waitFor()

    const viewers = [await person('newcomer'), await person('approved'), await person('reviewing')]
    const [guest, next, viewer] = viewers
    for (const page of viewers) await watch(page, 'rtc')
    const rtc = await latencies(viewers, seconds)
    await watch(viewer, 'cdn')
    const cdn = await latencies([viewer], seconds)
    await watch(viewer, 'rtc')
    const heard = []
    const muted = []
    for (let round = 0; round < rounds; round += 1) {
      const spoken = await speak(host, guest)
      heard.push(spoken.heard)
      muted.push(spoken.muted)
    }
    const transfers = []
    const hosts = [host, guest, next]
    for (let round = 0; round < rounds; round += 1) {
      transfers.push(await handOver(hosts[round % hosts.length], hosts[(round + 1) % hosts.length], viewer))
    }
    // The machine is for the one who joins and the present host.
    const now = hosts[rounds % hosts.length]
    for (const page of hosts) if (page !== now) await leave(page)
    const firstFrames = await joinTimes(viewer, joins)

    return {
      rows: [
        row('glass to glass, rtc, three viewers of 720p', rtc, 'p50 ≤ 150 ms, p95 ≤ 400 ms', 150, 400),
        row('glass to glass, cdn line', cdn, 'p50 ≤ 3500 ms', 3500, Infinity),
        row(`press → first frame (rtc), ${joins} joins`, firstFrames, 'p95 ≤ 1500 ms', Infinity, 1500),
        {
          what: 'joins that saw a picture within 10 s',
          measured: `${firstFrames.length} of ${joins}`,
          goal: '≥ 99.5 %',
          met: firstFrames.length >= joins * 0.995,
        },
        row('host accepts → guest’s sound is there', heard, 'p95 ≤ 2000 ms', Infinity, 2000),
        row('host closes the guest’s microphone → last packet', muted, 'p95 ≤ 200 ms', Infinity, 200),
        row('new host accepts → first frame of the new picture', transfers, 'p95 ≤ 1000 ms', Infinity, 1000),
      ],
      notes: [
        `Real Chromium, the built site, everything on this machine. Each camera is a canvas that tells the time and whose it is, which viewers read from the pixels they show, for ${seconds} s a line. Milliseconds count from the press as the page hears it. Joins go from the list of lives into the room, with everything in the browser’s cache, while host and joiner are alone; the other rows have four browsers at work. There is no baseline: the next best are other people’s figures in other places (see docs/live.md).`,
      ],
    }
  } finally {
    await end()
    await server.stop()
  }
}

const row = (what, values, goal, p50, p95) => {
  const [half, most] = [quantile(values, 0.5), quantile(values, 0.95)]
  console.log(`${what}: ${values.length} × ${Math.round(half)} / ${Math.round(most)} ms`)
  return {
    what: `${what}: p50 / p95`,
    measured: `${Math.round(half)} ms / ${Math.round(most)} ms (${values.length})`,
    goal,
    met: values.length > 0 && half <= p50 && most <= p95,
  }
}

const watch = async (page, line) => {
  await page.goto(`/liveDetails?live_id=${liveId}`)
  await page
    .getByRole('main')
    .getByText(say(`player.line.${line}`), { exact: true })
    .click()
  await page.waitForFunction((selector) => document.querySelector(selector)?.videoWidth > 0, video)
}

/** Milliseconds of every frame that the viewers show in so many seconds. */
const latencies = async (pages, seconds) => {
  for (const page of pages) await page.evaluate(readBarcode, video)
  await pages[0].waitForTimeout(seconds * 1000)
  const seen = await Promise.all(pages.map((page) => page.evaluate(() => globalThis.barcode.latencies)))
  return seen.flat()
}

/** From the press in the list of lives to the first frame, milliseconds; a join without a picture is left out. */
const joinTimes = async (page, joins) => {
  const times = []
  await page.goto('/lives')
  for (let n = 0; n < joins; n += 1) {
    await page.getByRole('main').locator(`a[href="/liveDetails?live_id=${liveId}"]`).first().click()
    try {
      const seen = await page.waitForFunction(
        (selector) =>
          document.querySelector(selector)?.getVideoPlaybackQuality().totalVideoFrames > 0 && Date.now(),
        video,
        { timeout: 10_000 },
      )
      times.push((await seen.jsonValue()) - (await pressedAt(page)))
    } catch {
      console.log(`join ${n} saw nothing`)
    }
    await page.goBack()
  }
  return times
}

const nameOf = (page) => page.evaluate(() => globalThis.roomTold.me.userName)

const manage = async (host, member, choice) => {
  await press(host, 'room.do.manage', { name: await nameOf(member) })
  await press(host, choice)
}

/** A guest raises the hand, is accepted, heard, closed and hangs up. The host hears no one else. */
const speak = async (host, guest) => {
  await press(guest, 'room.do.hand.raise')
  const begins = host.evaluate(() => globalThis.soundBegins())
  await press(host, 'room.do.request.accept')
  const heard = (await begins) - (await pressedAt(host))
  await guest.getByText(say('room.hand.unmuted'), { exact: true }).waitFor()
  await press(host, 'room.do.manage', { name: await nameOf(guest) })
  const ends = host.evaluate(() => globalThis.soundEnds())
  await press(host, 'room.do.closeMicrophone')
  const muted = Math.max(0, (await ends) - (await pressedAt(host)))
  await press(guest, 'room.do.hand.hangUp')
  await guest.getByText(say('room.hand.idle'), { exact: true }).waitFor()
  // One hand in three seconds.
  await guest.waitForTimeout(3100)
  return { heard, muted }
}

/** From the new host's yes to a viewer's first frame of the new host's camera. */
const handOver = async (host, next, viewer) => {
  await viewer.evaluate(readBarcode, video)
  await manage(host, next, 'room.do.appoint')
  await press(next, 'room.do.become')
  const seen = await viewer.waitForFunction(
    (whose) => globalThis.barcode.whose === whose && globalThis.barcode.since,
    next.whose,
    { timeout: 20_000 },
  )
  await host
    .getByRole('main')
    .getByRole('button', { name: say('room.do.pause') })
    .waitFor({ state: 'detached' })
  return (await seen.jsonValue()) - (await pressedAt(next))
}
