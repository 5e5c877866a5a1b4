import { enterRoom } from '../e2e/support/people.ts'
import { goOnAir, press as pressElsewhere, says } from '../e2e/support/roomActions.ts'
import { zh } from '../e2e/support/texts.ts'
import { withoutH264 } from '../e2e/support/ways.ts'
import { enter, press, sees } from './support/pageActions.ts'
import { expect, test } from './support/test.ts'
import type { Visitor } from './support/visitor.ts'

/** One for each engine. */
const lives = { firefox: { id: 3, host: 'organizer' }, webkit: { id: 4, host: 'linmei' } } as const

test('[LIVE-02] [LIVE-03] a live is watched by every line that the codecs allow, and each other line says why not', async ({
  visitor,
  engine,
  person,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const live = lives[engine]
  const site = baseURL ?? ''
  const receives = await visitor.ask(decoders, null)
  const host = await person(live.host, site)
  await goOnAir(host, live.id)

  await test.step('a host who sends H264', async () => {
    await enter(visitor, `/liveDetails?live_id=${live.id}`)
    await seesPicture(visitor, 'cdn')
    if (receives === null) return sees(visitor, { css: 'main [role=status]', text: zh('player.why.noRtc') })
    await press(visitor, line('rtc'))
    if (receives.includes('h264')) return seesPicture(visitor, 'rtc')
    await sees(visitor, { css: 'main [role=status]', text: zh('player.why.codec') })
    await seesPicture(visitor, 'cdn')
  })

  await test.step('a host who sends VP8, which the cdn line does not carry', async () => {
    const other = await person(live.host, site, { before: withoutH264 })
    await enterRoom(other, `/meetStream/${live.id}`)
    // The host is on air in the first browser, and goes on in this one.
    await pressElsewhere(other, 'room.hub.goOnHere')
    await pressElsewhere(other, 'player.camera.open')
    await says(other, 'player.capture.live')
    await sees(visitor, { css: 'main [role=status]', text: zh('player.why.noH264') }, 30_000)
    if (receives?.includes('vp8') === true) await seesPicture(visitor, null)
    else await sees(visitor, { css: 'main p', text: zh('player.status.unavailable') })
  })
})

/** Runs in the page: names of the codecs that it takes in real time; null: nothing comes to it in real time. */
const decoders = () =>
  typeof RTCRtpReceiver === 'function'
    ? (RTCRtpReceiver.getCapabilities('video')?.codecs ?? []).map(({ mimeType }) =>
        mimeType.replace('video/', '').toLowerCase(),
      )
    : null

const line = (name: 'rtc' | 'cdn') => ({
  css: 'main button[aria-pressed]',
  text: zh(`player.line.${name}`),
})

const unblock = { css: 'main button', text: zh('player.unblock') }

/** The picture moves; by this line, where there is a choice. */
const seesPicture = async (visitor: Visitor, by: 'rtc' | 'cdn' | null) => {
  let last = 0
  let shown = 0
  await expect
    .poll(
      async () => {
        // Nothing with sound begins by itself in some browsers.
        if (await visitor.has(unblock)) await visitor.click(unblock)
        const now = await visitor.ask(framesOf, null)
        // A restarted picture counts from 0.
        shown += Math.max(0, now - last)
        last = now
        return shown
      },
      { message: `picture by ${by}`, timeout: 40_000, intervals: [200] },
    )
    .toBeGreaterThan(10)
  if (by !== null && (await visitor.has(line(by))))
    await sees(visitor, { ...line(by), css: 'main button[aria-pressed=true]' })
}

/** Runs in the page: frames that its first picture has shown. Firefox counts those of a stream by a name of its own. */
const framesOf = () => {
  const video = document.querySelector<HTMLVideoElement & { mozPaintedFrames?: number }>('main video')
  return video?.mozPaintedFrames ?? video?.getVideoPlaybackQuality().totalVideoFrames ?? 0
}
