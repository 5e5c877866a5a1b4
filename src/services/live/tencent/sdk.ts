import type TRTC from 'trtc-sdk-v5'
import type { CDNStreamingOptions } from 'trtc-sdk-v5/plugins/cdn-streaming'

import { trustSdk } from './trustSdk.ts'

/** The used part of the SDK; a test has its own. */
export type TrtcClient = Pick<
  TRTC,
  | 'enterRoom'
  | 'exitRoom'
  | 'destroy'
  | 'switchRole'
  | 'startLocalVideo'
  | 'updateLocalVideo'
  | 'stopLocalVideo'
  | 'startLocalAudio'
  | 'updateLocalAudio'
  | 'stopLocalAudio'
  | 'startScreenShare'
  | 'stopScreenShare'
  | 'startRemoteVideo'
  | 'stopRemoteVideo'
  | 'muteRemoteAudio'
  | 'setRemoteAudioVolume'
  | 'getVideoTrack'
  | 'enableAudioVolumeEvaluation'
  | 'startPlugin'
  | 'updatePlugin'
  | 'stopPlugin'
  | 'on'
>

export interface TrtcSdk {
  readonly create: () => TrtcClient
  readonly EVENT: typeof TRTC.EVENT
  readonly setSpeaker: (deviceId: string) => Promise<void>
  /** Modes of the plugin that publishes to the cdn line: its types differ from the texts that it takes. */
  readonly toCdn: { readonly main: CdnMode; readonly mix: CdnMode }
}
export type CdnMode = CDNStreamingOptions['target']['publishMode']

/** Fetched only where a site has Tencent's keys: 900 kB, and it calls home. */
export const loadTrtc = async (): Promise<TrtcSdk> => {
  trustSdk()
  const [{ default: Trtc }, { default: BasicBeauty }, { default: CdnStreaming }] = await Promise.all([
    import('trtc-sdk-v5'),
    import('trtc-sdk-v5/plugins/video-effect/basic-beauty'),
    import('trtc-sdk-v5/plugins/cdn-streaming'),
  ])
  // Warnings; and no log leaves the visitor's browser.
  Trtc.setLogLevel(3, false)
  return {
    create: () => Trtc.create({ plugins: [BasicBeauty, CdnStreaming] }),
    EVENT: Trtc.EVENT,
    setSpeaker: (deviceId) => Trtc.setCurrentSpeaker(deviceId),
    toCdn: {
      main: CdnStreaming.TYPE.PublishMode.PublishMainStreamToCDN,
      mix: CdnStreaming.TYPE.PublishMode.PublishMixStreamToCDN,
    },
  }
}
