import { clampProfile } from '../../../contract/room/clampProfile.ts'
import { LiveError } from '../../../contract/room/ports.ts'
import type {
  HubSignal,
  LiveMedia,
  LiveMessage,
  MediaEvents,
  MediaRole,
} from '../../../contract/room/ports.ts'
import { sentSlots } from '../../../contract/room/sentSlots.ts'
import type { Slot } from '../../../contract/room/wire.ts'
import { createCdnPlayer } from '../cdnPlayer.ts'
import { createMediaEmitter } from '../mediaEmitter.ts'
import { endFaultOf } from '../devices.ts'
import { createPlaces } from '../places.ts'
import type { WelcomedHub } from '../roomHub.ts'
import { createCdnRelay } from './cdnRelay.ts'
import { isAborted, toLiveError } from './faults.ts'
import { createMutex, within } from './patience.ts'
import type { TrtcClient, TrtcSdk } from './sdk.ts'
import { pictureSlot, voiceSlot } from './seats.ts'
import type { StreamType } from './seats.ts'
import type { Signer } from './signer.ts'

interface Options {
  readonly hub: WelcomedHub
  readonly signer: Signer
  readonly sdk: TrtcSdk
}

type Place = Slot | 'preview' | 'screenPreview'

/** Milliseconds; the SDK itself knows no end. */
const enterTime = 15_000
const leaveTime = 3_000

/**
 * Media over Tencent RTC (ENG-01). The adapter runs the SDK's calls one at a time, adds timeouts, and ignores signals
 * after an entrance was left. Seats come from our hub; the SDK only carries the media.
 */
export const createTencentMedia = ({ hub, signer, sdk }: Options): LiveMedia => {
  const emitter = createMediaEmitter()
  const { emit } = emitter
  const inTurn = createMutex()
  const places = createPlaces<Place>((place, width, height) => {
    if (place !== 'preview' && place !== 'screenPreview') emit('firstFrame', { slot: place, width, height })
  })
  const player = createCdnPlayer({
    tell: (state) => emit('cdn', { state }),
    blocked: (resume) => emit('autoplayBlocked', { resume }),
  })

  let trtc: TrtcClient | null = null
  let role: MediaRole = 'audience'
  let isEntered = false
  /** Signals of an earlier entrance are ignored. */
  let session = 0
  let line: 'rtc' | 'cdn' = 'rtc'
  let volume = 1
  const on = { camera: false, microphone: false, screen: false, beauty: false }
  const pictures = new Map<string, { userId: string; stream: StreamType }>()
  const voices = new Set<string>()

  const limit = () => hub.view()?.room.clarityLimit
  const client = (): TrtcClient => {
    if (trtc === null) {
      trtc = sdk.create()
      listen(trtc)
      // Ten times a second: the meter of the own microphone.
      trtc.enableAudioVolumeEvaluation(100)
    }
    return trtc
  }
  /** One call of the SDK; a call that was begun already or overtaken is no error. */
  const call = (says: LiveMessage, act: (with_: TrtcClient) => Promise<unknown>): Promise<void> =>
    inTurn(async () => {
      try {
        await act(client())
      } catch (error) {
        if (!isAborted(error)) throw toLiveError(error, says)
      }
    })
  const says = (): LiveMessage => (role === 'anchor' ? 'publish' : 'mic')
  const relay = createCdnRelay({ client, sdk, signer, inTurn })

  const showPicture = async (userId: string, stream: StreamType) => {
    const room = hub.view()?.room
    const slot = room === undefined ? null : pictureSlot(room, userId, stream)
    if (slot === null || line === 'cdn' || trtc === null) return
    await call('enter', (with_) =>
      with_.startRemoteVideo({ userId, streamType: streamTypeOf(stream), view: null }),
    ).catch(() => {
      // It comes again with the next change of the stream.
    })
    const track = trtc?.getVideoTrack({ userId, streamType: streamTypeOf(stream) }) ?? null
    if (track === null) return
    places.put(slot, new MediaStream([track]))
    emit('remote', { slot, available: true })
  }
  const hidePicture = (userId: string, stream: StreamType) => {
    const room = hub.view()?.room
    const slot = room === undefined ? null : pictureSlot(room, userId, stream)
    if (slot === null) return
    places.put(slot, null)
    emit('remote', { slot, available: false })
  }
  /** Only users with a seat who are not muted by the host are heard. */
  const tuneVoice = (userId: string) => {
    const room = hub.view()?.room
    if (trtc === null || room === undefined) return
    const slot = voiceSlot(room, userId)
    const isHeard = slot !== null && line === 'rtc'
    void trtc.muteRemoteAudio(userId, !isHeard).catch(() => {})
    if (isHeard) trtc.setRemoteAudioVolume(userId, Math.round(volume * 100))
  }
  const tuneAll = () => {
    for (const userId of voices) tuneVoice(userId)
  }

  const showOwn = (place: 'preview' | 'screenPreview') => {
    const streamType = streamTypeOf(place === 'preview' ? 'main' : 'sub')
    const isOn = place === 'preview' ? on.camera : on.screen
    const track = isOn ? (trtc?.getVideoTrack({ streamType, processed: true }) ?? null) : null
    places.put(place, track === null ? null : new MediaStream([track]))
  }

  const listen = (with_: TrtcClient) => {
    const { EVENT } = sdk
    const mine = session
    const ifCurrent =
      <Args extends unknown[]>(act: (...args: Args) => void) =>
      (...args: Args) => {
        if (session === mine || trtc === with_) act(...args)
      }
    with_.on(
      EVENT.REMOTE_VIDEO_AVAILABLE,
      ifCurrent(({ userId, streamType }) => {
        const stream: StreamType = String(streamType) === 'sub' ? 'sub' : 'main'
        pictures.set(`${userId} ${stream}`, { userId, stream })
        void showPicture(userId, stream)
      }),
    )
    with_.on(
      EVENT.REMOTE_VIDEO_UNAVAILABLE,
      ifCurrent(({ userId, streamType }) => {
        const stream: StreamType = String(streamType) === 'sub' ? 'sub' : 'main'
        pictures.delete(`${userId} ${stream}`)
        hidePicture(userId, stream)
      }),
    )
    with_.on(
      EVENT.REMOTE_AUDIO_AVAILABLE,
      ifCurrent(({ userId }) => {
        voices.add(userId)
        tuneVoice(userId)
        tellVoice(userId, true)
      }),
    )
    with_.on(
      EVENT.REMOTE_AUDIO_UNAVAILABLE,
      ifCurrent(({ userId }) => {
        voices.delete(userId)
        tellVoice(userId, false)
      }),
    )
    with_.on(
      EVENT.AUTOPLAY_FAILED,
      ifCurrent(({ resume }) => emit('autoplayBlocked', { resume })),
    )
    with_.on(
      EVENT.CONNECTION_STATE_CHANGED,
      ifCurrent(({ state, isReconnecting }) => {
        const told = connectionOf[String(state)]
        if (told !== undefined && isEntered)
          emit('connection', { state: isReconnecting === true ? 'reconnecting' : told })
      }),
    )
    with_.on(
      EVENT.ERROR,
      ifCurrent((error) => {
        // The SDK has stopped trying: a firewall, or no way back into the room.
        if (error.code === 5501 || error.code === 5502) emit('connection', { state: 'down' })
      }),
    )
    with_.on(
      EVENT.KICKED_OUT,
      ifCurrent(() => emit('connection', { state: 'down' })),
    )
    with_.on(
      EVENT.PUBLISH_STATE_CHANGED,
      ifCurrent(({ mediaType, state, reason, error }) => {
        const slot = sentSlots[sourceOf[mediaType]][role]
        if (slot === undefined) return
        if (state === 'started') tellPublished(slot, null)
        else if (state === 'stopped' && reason !== 'api-call' && reason !== undefined)
          tellPublished(
            slot,
            error === undefined ? new LiveError('timeout', says()) : toLiveError(error, says()),
          )
      }),
    )
    with_.on(
      EVENT.SCREEN_SHARE_STOPPED,
      ifCurrent(() => {
        on.screen = false
        showOwn('screenPreview')
        emit('trackEnded', { what: 'screen', fault: 'cancelled' })
      }),
    )
    with_.on(
      EVENT.VIDEO_PLAY_STATE_CHANGED,
      ifCurrent(({ userId, reason }) => {
        if (userId === '' && reason === 'ended' && on.camera) lost('camera')
      }),
    )
    with_.on(
      EVENT.AUDIO_PLAY_STATE_CHANGED,
      ifCurrent(({ userId, reason }) => {
        if (userId === '' && reason === 'ended' && on.microphone) lost('microphone')
      }),
    )
    with_.on(
      EVENT.DEVICE_CHANGED,
      ifCurrent(({ type }) => emit('devicesChanged', { kind: deviceOf[String(type)] ?? 'camera' })),
    )
    with_.on(
      EVENT.AUDIO_VOLUME,
      ifCurrent(({ result }) => {
        const own = result.find(({ userId }) => userId === '')
        if (own !== undefined && on.microphone) emit('level', { level: own.volume / 100 })
      }),
    )
    with_.on(
      EVENT.NETWORK_QUALITY,
      ifCurrent((told) => emit('network', networkOf(told))),
    )
  }

  const tellVoice = (userId: string, available: boolean) => {
    const room = hub.view()?.room
    const slot = room === undefined ? null : voiceSlot(room, userId)
    if (slot !== null) emit('remote', { slot, available })
  }
  const tellPublished = (slot: Slot, error: LiveError | null) => {
    hub.command('rtc.published', { slot, ok: error === null }).catch(() => {})
    emit('published', error === null ? { slot, ok: true } : { slot, ok: false, error })
    const room = hub.view()?.room
    if (slot === 'V0' && error === null && room !== undefined) relay.follow(room)
  }
  const lost = (what: 'camera' | 'microphone') => {
    on[what] = false
    if (what === 'camera') showOwn('preview')
    void endFaultOf(what).then((fault) => emit('trackEnded', { what, fault }))
  }

  const endMicrophone = async () => {
    if (!on.microphone) return
    on.microphone = false
    await call('mic', (with_) => with_.stopLocalAudio())
  }
  const endCamera = async () => {
    if (!on.camera) return
    on.camera = false
    await call('publish', (with_) => with_.stopLocalVideo())
    showOwn('preview')
  }
  const endScreen = async () => {
    if (!on.screen) return
    on.screen = false
    await call('screen', (with_) => with_.stopScreenShare())
    showOwn('screenPreview')
  }
  const endCapture = async () => {
    await Promise.allSettled([endMicrophone(), endCamera(), endScreen(), relay.stop()])
  }

  const leave = async () => {
    session += 1
    const last = trtc
    await within(leaveTime, 'enter', endCapture()).catch(() => {})
    trtc = null
    isEntered = false
    role = 'audience'
    on.beauty = false
    pictures.clear()
    voices.clear()
    for (const slot of ['V0', 'V1', 'V2'] as const) places.put(slot, null)
    player.stop()
    if (last === null) return
    // Leaving alone keeps the camera; and neither is sure to settle.
    await within(leaveTime, 'enter', last.exitRoom()).catch(() => {})
    last.destroy()
  }

  const hear = (signal: HubSignal) => {
    switch (signal.type) {
      case 'hub.closed':
        void leave()
        return
      case 'room.changed':
        tuneAll()
        for (const { userId, stream } of pictures.values()) void showPicture(userId, stream)
        if (role === 'anchor') relay.follow(signal.view.room)
        return
      case 'hub.failed':
      case 'hub.offline':
      case 'hub.online':
      case 'members.changed':
      case 'pushed':
    }
  }
  const unwatch = hub.watch(hear)

  const setRole = async (next: MediaRole) => {
    if (next === role) return
    if (next === 'audience') await endCapture()
    const { privateMapKey } = await signer.fresh(AbortSignal.timeout(enterTime))
    role = next
    await call(says(), (with_) =>
      with_.switchRole(roleOf(next), privateMapKey === '' ? undefined : { privateMapKey }),
    )
    if (next !== 'anchor') await relay.stop()
  }

  return {
    kind: 'tencent',
    caps: { rtc: true, cdn: true, screen: true, beauty: true, speakerSelect: true },

    async enter({ role: wanted, signal }) {
      signal.throwIfAborted()
      if (isEntered) return setRole(wanted)
      session += 1
      const mine = session
      emit('connection', { state: 'connecting' })
      try {
        const { sdkAppId, userId, userSig, strRoomId, privateMapKey } = await within(
          enterTime,
          'enter',
          signer.fresh(signal),
          signal,
        )
        role = wanted
        const entering = call('enter', (with_) =>
          with_.enterRoom({
            sdkAppId,
            userId,
            userSig,
            strRoomId,
            scene: sceneLive,
            role: roleOf(wanted),
            ...(privateMapKey === '' ? {} : { privateMapKey }),
            enableAutoPlayDialog: false,
            autoReceiveAudio: true,
            autoReceiveVideo: false,
          }),
        )
        await within(enterTime, 'enter', entering, signal)
        if (session !== mine) return
        isEntered = true
        emit('connection', { state: 'connected' })
      } catch (error) {
        if (session === mine) {
          session += 1
          // It may be accepted and never settle: not waited for.
          trtc?.destroy()
          trtc = null
        }
        signal.throwIfAborted()
        throw error instanceof LiveError ? error : new LiveError('failed', 'enter', { cause: error })
      }
    },
    leave,
    setRole,

    async startCamera({ deviceId, profile, publish = true }) {
      const { width, height, fps, kbps } = clampProfile(profile, limit())
      const cameraId = deviceId === undefined ? {} : { cameraId: deviceId }
      const option = { ...cameraId, profile: { width, height, frameRate: fps, bitrate: kbps } }
      await call('publish', (with_) =>
        on.camera
          ? with_.updateLocalVideo({ publish, option })
          : with_.startLocalVideo({ view: null, publish, option: { ...option, qosPreference: 'smooth' } }),
      )
      on.camera = true
      showOwn('preview')
    },
    setCameraMuted: (muted) =>
      on.camera ? call('publish', (with_) => with_.updateLocalVideo({ mute: muted })) : Promise.resolve(),
    stopCamera: endCamera,

    async startMicrophone({ deviceId, publish = true }) {
      const option = deviceId === undefined ? {} : { option: { microphoneId: deviceId } }
      await call(says(), (with_) =>
        on.microphone
          ? with_.updateLocalAudio({ publish, ...option })
          : with_.startLocalAudio({ publish, ...option }),
      )
      on.microphone = true
    },
    async setMicrophoneMuted(muted) {
      if (on.microphone) return call(says(), (with_) => with_.updateLocalAudio({ mute: muted }))
      if (!muted) throw new LiveError('lost', says())
    },
    stopMicrophone: endMicrophone,

    async startScreen({ profile, systemAudio = false }) {
      const { width, height, fps, kbps } = clampProfile(profile, limit())
      await call('screen', (with_) =>
        with_.startScreenShare({
          view: null,
          option: { profile: { width, height, frameRate: fps, bitrate: kbps }, systemAudio },
        }),
      )
      on.screen = true
      showOwn('screenPreview')
    },
    stopScreen: endScreen,

    async setBeauty(beauty) {
      if (beauty === null) {
        if (on.beauty) await call('publish', (with_) => with_.stopPlugin('BasicBeauty'))
        on.beauty = false
        return
      }
      const { beautyValue, brightnessValue, ruddyValue } = beauty
      const share = { beauty: beautyValue / 100, brightness: brightnessValue / 100, ruddy: ruddyValue / 100 }
      await call('publish', (with_) =>
        on.beauty ? with_.updatePlugin('BasicBeauty', share) : with_.startPlugin('BasicBeauty', share),
      )
      on.beauty = true
    },
    async setSpeaker(deviceId) {
      await Promise.all([inTurn(() => sdk.setSpeaker(deviceId)), player.setSpeaker(deviceId)])
    },

    attach: (what, element) => places.attach(what, element),
    attachCdn: (element) => player.attach(element),
    async setLine(next, playlist) {
      line = next
      tuneAll()
      if (next === 'cdn') {
        if (playlist !== undefined) player.setPlaylist(playlist)
        for (const { userId, stream } of pictures.values())
          await call('enter', (with_) =>
            with_.stopRemoteVideo({ userId, streamType: streamTypeOf(stream) }),
          ).catch(() => {})
        return
      }
      player.setPlaylist(null)
      for (const { userId, stream } of pictures.values()) await showPicture(userId, stream)
    },
    async play() {
      if (line === 'cdn') return player.play()
      tuneAll()
      places.each((element) => void element.play().catch(() => {}))
    },
    async pause() {
      if (line === 'cdn') return player.pause()
      places.each((element) => element.pause())
      await trtc?.muteRemoteAudio('*', true)
    },
    setVolume(next) {
      volume = next
      player.setVolume(next)
      tuneAll()
    },

    on: emitter.on,
    destroy() {
      unwatch()
      void leave()
      emitter.clear()
    },
  }
}

type EnterOptions = Parameters<TrtcClient['enterRoom']>[0]
const sceneLive = 'live' as NonNullable<EnterOptions['scene']>
const roleOf = (role: MediaRole) =>
  (role === 'audience' ? 'audience' : 'anchor') as NonNullable<EnterOptions['role']>
const streamTypeOf = (stream: StreamType) =>
  stream as Parameters<TrtcClient['startRemoteVideo']>[0]['streamType']

const connectionOf: Record<string, MediaEvents['connection']['state'] | undefined> = {
  CONNECTING: 'connecting',
  CONNECTED: 'connected',
  RECONNECTING: 'reconnecting',
  DISCONNECTED: 'reconnecting',
}

const sourceOf = { video: 'camera', audio: 'microphone', screen: 'screen' } as const

const deviceOf: Record<string, MediaEvents['devicesChanged']['kind'] | undefined> = {
  camera: 'camera',
  microphone: 'microphone',
  speaker: 'speaker',
}

interface TencentQuality {
  readonly uplinkNetworkQuality: number
  readonly downlinkNetworkQuality: number
  readonly uplinkRTT: number
  readonly uplinkLoss: number
  readonly downlinkRTT: number
  readonly downlinkLoss: number
}
const networkOf = (told: TencentQuality): MediaEvents['network'] => ({
  up: qualityOf(told.uplinkNetworkQuality),
  down: qualityOf(told.downlinkNetworkQuality),
  rttMs: Math.max(told.uplinkRTT, told.downlinkRTT),
  lossPct: Math.max(told.uplinkLoss, told.downlinkLoss),
})
const qualities = [0, 1, 2, 3, 4, 5, 6] as const
const qualityOf = (value: number) => qualities.find((known) => known === value) ?? 0
