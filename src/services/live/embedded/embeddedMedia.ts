import { clampProfile } from '../../../contract/room/clampProfile.ts'
import type { HubSignal, LiveMedia, MediaRole, VideoProfile } from '../../../contract/room/ports.ts'
import { LiveError } from '../../../contract/room/ports.ts'
import { sentSlots } from '../../../contract/room/sentSlots.ts'
import type { Slot } from '../../../contract/room/wire.ts'
import type { StartMediaLink } from '../../../machines/mediaLink/mediaLink.types.ts'
import { createCdnPlayer } from '../cdnPlayer.ts'
import { playsRoomHls } from '../codecs.ts'
import { endFaultOf, openCamera, openMicrophone, openScreen, stopStream } from '../devices.ts'
import { watchLevel } from '../level.ts'
import { mediaDevices, watchDevices } from '../mediaDevices.ts'
import { createMediaEmitter } from '../mediaEmitter.ts'
import type { WelcomedHub } from '../roomHub.ts'
import { canBeautify } from './beautyShader.ts'
import { createCameraFeed } from './cameraFeed.ts'
import { watchFlow } from './flow.ts'
import { connectionOf } from './linkKeeper.ts'
import { createPlaces } from '../places.ts'
import { connectPeer as connectByNetwork } from './peer.ts'
import type { ConnectPeer } from './peer.ts'
import { createPlayout } from './playout.ts'
import { createProgramMix } from './programMix.ts'
import { createPublication, messageOf } from './publication.ts'
import { createSubscription } from './subscription.ts'

export interface EmbeddedNeeds {
  readonly hub: WelcomedHub
  readonly startLink: StartMediaLink
  /** By WebRTC unless given. */
  readonly connectPeer?: ConnectPeer | undefined
}

type Place = Slot | 'preview' | 'screenPreview'

/** Media over this site's own server (ENG-01): one connection for sending and one for watching. */
export const createEmbeddedMedia = ({
  hub,
  startLink,
  connectPeer = connectByNetwork,
}: EmbeddedNeeds): LiveMedia => {
  const emitter = createMediaEmitter()
  const { emit } = emitter
  const playout = createPlayout(emitter)
  const mix = createProgramMix(() => mixVoices())
  const places = createPlaces<Place>((place, width, height) => {
    if (place !== 'preview' && place !== 'screenPreview') emit('firstFrame', { slot: place, width, height })
  })
  const player = createCdnPlayer({
    tell: (state) => emit('cdn', { state }),
    blocked: (resume) => emit('autoplayBlocked', { resume }),
  })

  let line: 'rtc' | 'cdn' = 'rtc'
  let isEntered = false
  let told = ''
  const linkChanged = () => {
    const state = connectionOf([publication.link.state, subscription.link.state])
    if (state === null || state === told) return
    told = state
    emit('connection', { state })
  }
  const publication = createPublication({ hub, emitter, startLink, connectPeer, changed: linkChanged })
  const subscription = createSubscription({
    hub,
    startLink,
    connectPeer,
    changed: linkChanged,
    received(tracks) {
      for (const slot of ['V0', 'V1', 'V2'] as const) {
        const track = tracks.get(slot)
        places.put(slot, track === undefined ? null : new MediaStream([track]))
      }
      for (const slot of ['A0', 'A1', 'A2'] as const) playout.put(slot, tracks.get(slot) ?? null)
      mixVoices()
    },
  })
  const unwatchFlow = watchFlow({
    emitter,
    sub: () => subscription.link.pc,
    pub: () => publication.link.pc,
    slotOf: subscription.slotOf,
  })

  const camera = createCameraFeed((stream) => places.put('preview', stream))
  let cameraProfile: VideoProfile | null = null
  let microphone: { stream: MediaStream; unwatch: () => void } | null = null
  let screen: MediaStream | null = null
  /** Whether each medium is sent, not only previewed. */
  const isSent = { camera: true, microphone: true }

  const limit = () => hub.view()?.room.clarityLimit
  const put = async (
    what: keyof typeof sentSlots,
    track: MediaStreamTrack | null,
    profile: VideoProfile | null = null,
  ) => {
    const slot = sentSlots[what][publication.role]
    if (slot !== undefined) await publication.put(slot, track, profile)
  }
  const sendCamera = () =>
    put(
      'camera',
      isSent.camera ? camera.track() : null,
      cameraProfile && clampProfile(cameraProfile, limit()),
    )
  const sentVoice = () => (isSent.microphone ? (microphone?.stream.getAudioTracks()[0] ?? null) : null)
  const sendMicrophone = async () => {
    await put('microphone', sentVoice())
    mixVoices()
  }

  /** All voices are available in the host's browser, so it mixes them for the cdn line. */
  const mixVoices = () => {
    if (publication.role !== 'anchor') return mix.close()
    void publication.put('A3', mix.track())
    mix.put('own', sentVoice())
    for (const slot of ['A1', 'A2'] as const) mix.put(slot, subscription.tracks().get(slot) ?? null)
  }

  const endMicrophone = async () => {
    const open = microphone
    microphone = null
    open?.unwatch()
    stopStream(open?.stream)
    await sendMicrophone()
  }
  const endCamera = async () => {
    camera.put(null)
    cameraProfile = null
    await sendCamera()
  }
  const endScreen = async () => {
    stopStream(screen)
    screen = null
    places.put('screenPreview', null)
    await put('screen', null)
  }
  const endCapture = () => Promise.all([endMicrophone(), endCamera(), endScreen()])

  let wasOffline = false
  const hear = (signal: HubSignal) => {
    switch (signal.type) {
      case 'hub.offline':
        wasOffline = true
        return
      case 'hub.online': {
        if (!wasOffline) return
        wasOffline = false
        for (const { link } of [publication, subscription])
          if (hub.welcome()?.resumed !== true || link.pc?.connectionState !== 'connected') link.renew()
        return
      }
      case 'hub.closed':
        void endCapture()
        publication.close()
        subscription.close()
        // A guest displaced by a member continues with the line that has room for all viewers.
        if (signal.why !== 'displaced') player.stop()
        isEntered = false
        return
      case 'pushed': {
        if (signal.push.t !== 'media') return
        const { online, dir } = signal.push.d
        const links = { pub: publication.link, sub: subscription.link }
        for (const link of dir === null ? [links.pub, links.sub] : [links[dir]])
          if (online) link.renew()
          else link.suspend()
        return
      }
      case 'hub.failed':
      case 'room.changed':
      case 'members.changed':
    }
  }
  const unwatchHub = hub.watch(hear)

  const unwatchDevices = watchDevices(() => {
    for (const kind of ['camera', 'microphone', 'speaker'] as const) emit('devicesChanged', { kind })
  })

  /** Pulled out, or ended by the browser's own bar; `stop` does not fire this event. */
  const watchEnd = (stream: MediaStream, end: () => void) => {
    for (const track of stream.getTracks()) track.addEventListener('ended', end, { once: true })
  }

  const tellEnd = async (what: 'camera' | 'microphone') =>
    emit('trackEnded', { what, fault: await endFaultOf(what) })

  const setRole = async (role: MediaRole) => {
    if (role === publication.role) return
    playout.silence(sentSlots.microphone[role] ?? null)
    if (role === 'audience') await endCapture()
    await publication.setRole(role)
    await Promise.all([sendCamera(), sendMicrophone()])
  }

  return {
    kind: 'embedded',
    caps: {
      rtc: typeof RTCPeerConnection === 'function',
      cdn: playsRoomHls(),
      screen: 'getDisplayMedia' in (mediaDevices() ?? {}),
      beauty: canBeautify(),
      speakerSelect: 'setSinkId' in HTMLMediaElement.prototype,
    },

    async enter({ role, signal }) {
      signal.throwIfAborted()
      if (hub.welcome()?.media.online === false) throw new LiveError('mediaDown', 'enter')
      const isFirst = !isEntered
      isEntered = true
      try {
        await Promise.all([
          setRole(role),
          line === 'rtc' && subscription.link.state === 'off' ? subscription.link.open() : undefined,
        ])
        signal.throwIfAborted()
      } catch (error) {
        if (isFirst) {
          isEntered = false
          publication.close()
          subscription.close()
        }
        throw error
      }
    },

    async leave() {
      isEntered = false
      await endCapture()
      for (const dir of ['pub', 'sub'] as const) {
        const { link } = dir === 'pub' ? publication : subscription
        if (link.state !== 'off') hub.command('rtc.leave', { dir }).catch(() => {})
      }
      publication.close()
      subscription.close()
      player.stop()
      mix.close()
    },

    setRole,

    async startCamera({ deviceId, profile, publish = true }) {
      const wanted = clampProfile(profile, limit())
      const open = () => openCamera(deviceId, wanted, 'publish')
      const stream = await open().catch((error: unknown) => {
        // A phone opens one camera at a time.
        if (camera.stream === null || !(error instanceof LiveError) || error.fault !== 'busy') throw error
        stopStream(camera.stream)
        return open()
      })
      cameraProfile = profile
      isSent.camera = publish
      camera.put(stream)
      watchEnd(stream, () => {
        if (camera.stream !== stream) return
        void endCamera()
        void tellEnd('camera')
      })
      await sendCamera()
    },
    setCameraMuted(muted) {
      camera.mute(muted)
      return Promise.resolve()
    },
    stopCamera: endCamera,

    async startMicrophone({ deviceId, publish = true }) {
      const stream = await openMicrophone(deviceId, publication.role === 'anchor' ? 'publish' : 'mic')
      const before = microphone
      const unwatch = watchLevel(stream, (level) => emit('level', { level }))
      microphone = { stream, unwatch }
      isSent.microphone = publish
      watchEnd(stream, () => {
        if (microphone?.stream !== stream) return
        void endMicrophone()
        void tellEnd('microphone')
      })
      await sendMicrophone()
      before?.unwatch()
      stopStream(before?.stream)
    },
    setMicrophoneMuted(muted) {
      if (microphone === null && !muted)
        return Promise.reject(new LiveError('lost', messageOf(publication.role)))
      for (const track of microphone?.stream.getAudioTracks() ?? []) track.enabled = !muted
      return Promise.resolve()
    },
    stopMicrophone: endMicrophone,

    async startScreen({ profile, systemAudio = false }) {
      const wanted = clampProfile(profile, limit())
      const stream = await openScreen(wanted, systemAudio)
      stopStream(screen)
      screen = stream
      const [track] = stream.getVideoTracks()
      if (track !== undefined) track.contentHint = 'detail'
      places.put('screenPreview', stream)
      watchEnd(stream, () => {
        if (screen !== stream) return
        void endScreen()
        emit('trackEnded', { what: 'screen', fault: 'cancelled' })
      })
      mix.put('screen', stream.getAudioTracks()[0] ?? null)
      await put('screen', track ?? null, wanted)
    },
    stopScreen: endScreen,

    setBeauty(beauty) {
      camera.beautify(beauty)
      return sendCamera()
    },
    async setSpeaker(deviceId) {
      await Promise.all([playout.setSpeaker(deviceId), player.setSpeaker(deviceId)])
    },

    attach: (what, element) => places.attach(what, element),
    attachCdn: (element) => player.attach(element),

    async setLine(next, playlist) {
      line = next
      if (next === 'cdn') {
        if (playlist !== undefined) player.setPlaylist(playlist)
        if (subscription.link.state === 'off') return
        hub.command('rtc.leave', { dir: 'sub' }).catch(() => {})
        subscription.close()
        return
      }
      player.setPlaylist(null)
      if (isEntered && subscription.link.state === 'off') await subscription.link.open()
    },
    async play() {
      playout.pause(false)
      if (line === 'cdn') return player.play()
      places.each((element) => void element.play().catch(() => {}))
    },
    pause() {
      playout.pause(true)
      if (line === 'cdn') player.pause()
      else places.each((element) => element.pause())
      return Promise.resolve()
    },
    setVolume(volume) {
      playout.setVolume(volume)
      player.setVolume(volume)
    },

    on: emitter.on,
    destroy() {
      unwatchHub()
      unwatchFlow()
      unwatchDevices()
      void endCapture()
      publication.close()
      subscription.close()
      player.stop()
      mix.close()
      emitter.clear()
    },
  }
}
