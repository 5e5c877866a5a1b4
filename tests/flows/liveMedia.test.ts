import { afterEach, describe, expect, it, vi } from 'vitest'

import { createFakeMedia } from '../../mocks/live/fakeMedia.ts'
import { startMediaLink } from '../../src/app/startMediaLink.ts'
import { cameraProfile, LiveError, screenProfile } from '../../src/contract/room/ports.ts'
import type { LiveMedia, MediaEvents, MediaRole } from '../../src/contract/room/ports.ts'
import type { RoomRole } from '../../src/contract/room/state.ts'
import { createEmbeddedMedia } from '../../src/services/live/embedded/embeddedMedia.ts'
import { createSigner } from '../../src/services/live/tencent/signer.ts'
import { createTencentMedia } from '../../src/services/live/tencent/tencentMedia.ts'
import { createLoopback } from '../support/live/loopback.ts'
import { createStubHub } from '../support/live/stubHub.ts'
import { createStubTrtc } from '../support/live/stubTrtc.ts'
import { until } from '../../workbench/harness/stage/until.ts'

const cleanUps: Array<() => void> = []
afterEach(() => {
  for (const clean of cleanUps.splice(0)) clean()
})

const signature = {
  kind: 'tencent' as const,
  sdkAppId: 1_400_000_001,
  userId: 'u_7',
  userSig: 'sig',
  expire: 7200,
  privateMapKey: 'key',
  strRoomId: '1',
  groupId: 'live_1',
  playerDomain: 'play.symposium.example',
  streamId: 'live_1',
}

const embedded = (role: RoomRole) => {
  const loopback = createLoopback()
  const stub = createStubHub(role, loopback.answers)
  const media = createEmbeddedMedia({ hub: stub.hub, startLink: startMediaLink() })
  cleanUps.push(() => {
    media.destroy()
    loopback.close()
  })
  return { media, loopback, ...stub }
}
const tencent = (role: RoomRole) => {
  const trtc = createStubTrtc()
  const stub = createStubHub(role)
  const signer = createSigner(() => Promise.resolve(signature), Date.now)
  const media = createTencentMedia({ hub: stub.hub, signer, sdk: trtc.sdk })
  cleanUps.push(() => media.destroy())
  return { media, trtc, ...stub }
}
const engines: Record<string, (role: RoomRole) => { media: LiveMedia }> = {
  fake: () => ({ media: createFakeMedia() }),
  embedded,
  tencent,
}

const hear = (media: LiveMedia) => {
  const told: string[] = []
  const listen = <E extends keyof MediaEvents>(event: E, say: (what: MediaEvents[E]) => string) =>
    media.on(event, (what) => told.push(say(what)))
  listen('connection', ({ state }) => state)
  listen('published', ({ slot, ok }) => `${slot} ${ok ? 'published' : 'failed'}`)
  listen('interrupted', ({ slot }) => `${slot} interrupted`)
  listen('trackEnded', ({ what, fault }) => `${what} ended: ${fault}`)
  return told
}
const enter = (media: LiveMedia, role: MediaRole) =>
  media.enter({ role, signal: AbortSignal.timeout(15_000) })

describe.each(Object.entries(engines))('media by the %s engine (ENG-01)', (_name, make) => {
  it('enters, publishes the host at 1920×1080 and shares the screen (LIVE-03)', async () => {
    const { media } = make('anchor')
    const told = hear(media)
    await enter(media, 'anchor')
    await media.startCamera({ profile: cameraProfile })
    await media.startMicrophone({})
    await media.startScreen({ profile: screenProfile })
    await until(() =>
      expect(told).toEqual(
        expect.arrayContaining(['connecting', 'connected', 'V0 published', 'A0 published', 'V1 published']),
      ),
    )
    await media.leave()
  })

  it('publishes a guest in the guest’s place once the server has let them (MIC-02)', async () => {
    const { media } = make('member')
    const told = hear(media)
    await enter(media, 'audience')
    await media.setRole('guest')
    await media.startMicrophone({})
    await until(() => expect(told).toContain('A1 published'))
    await media.setRole('audience')
    expect(told.filter((text) => text.startsWith('A0'))).toEqual([])
  })

  it('shows a camera that is only looked at, and publishes nothing', async () => {
    const { media } = make('anchor')
    const told = hear(media)
    const element = document.createElement('video')
    const detach = media.attach('preview', element)
    await media.startCamera({ profile: cameraProfile, publish: false })
    await until(() => expect(element.srcObject).not.toBeNull())
    detach()
    expect(element.srcObject).toBeNull()
    expect(told.filter((text) => text.endsWith('published'))).toEqual([])
  })

  it('rejects an entrance that was given up, with the reason of the caller that gave it up', async () => {
    const { media } = make('member')
    const stop = new AbortController()
    stop.abort(new Error('left the page'))
    await expect(media.enter({ role: 'audience', signal: stop.signal })).rejects.toThrow('left the page')
  })

  it('may be left at any time, and more than once', async () => {
    const { media } = make('member')
    await media.leave()
    await enter(media, 'audience')
    await media.leave()
    await media.leave()
  })
})

describe('the embedded engine', () => {
  it('shows what is published, after one offer for each direction', async () => {
    const { media, loopback } = embedded('anchor')
    const element = document.createElement('video')
    document.body.append(element)
    cleanUps.push(() => element.remove())
    const sizes: string[] = []
    media.on('firstFrame', ({ slot, width, height }) => sizes.push(`${slot} ${width}×${height}`))
    await media.setLine('cdn')
    await enter(media, 'anchor')
    await media.startCamera({ profile: cameraProfile })
    await media.setLine('rtc')
    media.attach('V0', element)
    // The loopback encodes again, and begins small.
    await until(() => expect(sizes.join()).toMatch(/^V0 \d+×\d+/))
    expect(loopback.offers).toBe(2)
  })

  it('keeps within the clarity that the room allows', async () => {
    const { media, change } = embedded('anchor')
    change({ clarityLimit: { maxHeight: 360, maxKbps: 500 } })
    const element = document.createElement('video')
    media.attach('preview', element)
    await media.startCamera({ profile: cameraProfile, publish: false })
    await until(() => expect(element.videoHeight).toBe(360))
  })

  it('restores a lost connection by itself, and keeps what the host had open (LIVE-09)', async () => {
    const { media, loopback, tell } = embedded('anchor')
    const told = hear(media)
    await media.setLine('cdn')
    await enter(media, 'anchor')
    await media.startMicrophone({})
    await until(() => expect(told).toContain('A0 published'))
    told.length = 0
    loopback.die()
    tell({ type: 'pushed', push: { t: 'media', d: { online: true, dir: null } } })
    await until(() => expect(told).toEqual(['A0 interrupted', 'reconnecting', 'connected', 'A0 published']))
  })

  it('[LIVE-09] leaves a microphone as it was when the room was lost for a moment', async () => {
    const { media, hub, tell } = embedded('anchor')
    const told = hear(media)
    await enter(media, 'anchor')
    await media.startMicrophone({})
    await until(() => expect(told).toContain('A0 published'))
    const lose = () => {
      tell({ type: 'hub.offline' })
      const view = hub.view()
      if (view !== null) tell({ type: 'hub.online', view })
    }
    lose()
    await media.setMicrophoneMuted(true)
    lose()
    // Neither is closed: nothing was ended, interrupted or published again.
    expect(told.at(-1)).toBe('A0 published')
  })

  it('says that nothing can be sent where the server refuses the offer (LIVE-07)', async () => {
    const { hub } = createStubHub('member', { 'rtc.offer': () => Promise.reject(new Error('no')) })
    const media = createEmbeddedMedia({ hub, startLink: startMediaLink() })
    cleanUps.push(() => media.destroy())
    const error: unknown = await enter(media, 'anchor').catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(LiveError)
    expect(error).toMatchObject({ fault: 'failed', says: 'publish' })
  })
})

describe('the Tencent engine over a stubbed SDK', () => {
  it('enters by the room’s name, with the key, and without the SDK’s own dialog', async () => {
    const { media, trtc } = tencent('anchor')
    await enter(media, 'anchor')
    expect(trtc.argsOf('enterRoom')).toEqual([
      [
        {
          sdkAppId: signature.sdkAppId,
          userId: 'u_7',
          userSig: 'sig',
          strRoomId: '1',
          scene: 'live',
          role: 'anchor',
          privateMapKey: 'key',
          enableAutoPlayDialog: false,
          autoReceiveAudio: true,
          autoReceiveVideo: false,
        },
      ],
    ])
    await media.startCamera({ profile: cameraProfile })
    expect(trtc.argsOf('startLocalVideo')[0]?.[0]).toMatchObject({
      option: {
        profile: { width: 1920, height: 1080, frameRate: 15, bitrate: 2000 },
        qosPreference: 'smooth',
      },
    })
    await media.startScreen({ profile: screenProfile })
    expect(trtc.argsOf('startScreenShare')[0]?.[0]).toMatchObject({
      option: { profile: { width: 1920, height: 1080, frameRate: 5, bitrate: 1600 } },
    })
    await media.setBeauty({ beautyValue: 50, brightnessValue: 50, ruddyValue: 50 })
    expect(trtc.argsOf('startPlugin')).toContainEqual([
      'BasicBeauty',
      { beauty: 0.5, brightness: 0.5, ruddy: 0.5 },
    ])
    await until(() =>
      expect(trtc.argsOf('startPlugin')).toContainEqual([
        'CDNStreaming',
        { target: { publishMode: 'main', streamId: 'live_1' } },
      ]),
    )
    await media.leave()
    expect(trtc.names().slice(-2)).toEqual(['exitRoom', 'destroy'])
    expect(trtc.names()).toEqual(expect.arrayContaining(['stopLocalVideo', 'stopScreenShare', 'stopPlugin']))
  })

  it('switches the role before it sends, and stops sending before it switches back (MIC-02)', async () => {
    const { media, trtc } = tencent('member')
    await enter(media, 'audience')
    await media.setRole('guest')
    await media.startMicrophone({})
    await media.setRole('audience')
    expect(trtc.names().filter((name) => /Role|LocalAudio/.test(name))).toEqual([
      'switchRole',
      'startLocalAudio',
      'stopLocalAudio',
      'switchRole',
    ])
    expect(trtc.argsOf('switchRole')[0]).toEqual(['anchor', { privateMapKey: 'key' }])
  })

  it('routes no audio of people without a seat, nor of a muted guest (MUTE-01)', async () => {
    const { media, trtc, hub, change } = tencent('member')
    await enter(media, 'audience')
    const anchor = hub.view()?.room.anchor.userId ?? ''
    trtc.emit('REMOTE_AUDIO_AVAILABLE', { userId: anchor })
    trtc.emit('REMOTE_AUDIO_AVAILABLE', { userId: 'u_66' })
    expect(trtc.argsOf('muteRemoteAudio')).toEqual([
      [anchor, false],
      ['u_66', true],
    ])
    const user = { userId: 'u_66', userName: '', userAvatar: '' }
    change({ linkMic: { req: 'r', user, phase: 'live', muted: false, at: 0 } })
    expect(trtc.argsOf('muteRemoteAudio').at(-1)).toEqual(['u_66', false])
    change({ linkMic: { req: 'r', user, phase: 'live', muted: true, at: 0 } })
    expect(trtc.argsOf('muteRemoteAudio').at(-1)).toEqual(['u_66', true])
  })

  it.each([
    [{ code: 5300, extraCode: 5302 }, 'denied'],
    [{ code: 5300, extraCode: 5301 }, 'missing'],
    [{ code: 5300, extraCode: 5303 }, 'busy'],
  ])('names what %o means (LIVE-07)', async (error, fault) => {
    const { media, trtc } = tencent('anchor')
    await enter(media, 'anchor')
    trtc.fail('startLocalVideo', error)
    await expect(media.startCamera({ profile: cameraProfile })).rejects.toMatchObject({
      fault,
      says: 'publish',
    })
  })

  it('takes “already started” for success, and a closed picker for what it is', async () => {
    const { media, trtc } = tencent('anchor')
    await enter(media, 'anchor')
    trtc.fail('startLocalVideo', { code: 5998 })
    await media.startCamera({ profile: cameraProfile })
    trtc.fail('startScreenShare', { code: 5300, extraCode: 5302 })
    await expect(media.startScreen({ profile: screenProfile })).rejects.toMatchObject({ fault: 'cancelled' })
  })

  it('gives up an entrance that does not settle when its page is left', async () => {
    const { media, trtc } = tencent('member')
    trtc.hang('enterRoom')
    const stop = new AbortController()
    const entering = media.enter({ role: 'audience', signal: stop.signal })
    await until(() => expect(trtc.names()).toContain('enterRoom'))
    stop.abort(new Error('left the page'))
    await expect(entering).rejects.toThrow('left the page')
    expect(trtc.names()).toContain('destroy')
  })

  it('tells of a camera that was pulled out and of the browser’s own bar', async () => {
    const { media, trtc } = tencent('anchor')
    const told = hear(media)
    await enter(media, 'anchor')
    await media.startCamera({ profile: cameraProfile })
    trtc.emit('VIDEO_PLAY_STATE_CHANGED', { userId: '', reason: 'ended' })
    trtc.emit('SCREEN_SHARE_STOPPED')
    // The browser is asked first whether the camera was pulled out or forbidden.
    await vi.waitFor(() => expect(told.slice(-2)).toEqual(['screen ended: cancelled', 'camera ended: lost']))
  })
})
