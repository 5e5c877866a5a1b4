import type { CDNStreamingOptions } from 'trtc-sdk-v5/plugins/cdn-streaming'

import { cameraProfile } from '../../../contract/room/ports.ts'
import type { RoomState } from '../../../contract/room/state.ts'
import type { CdnMode } from './sdk.ts'
import type { Signature } from './signer.ts'

/** Content that the host's browser has Tencent send to the cdn line: the camera alone, or a mix as soon as there is more. */
export const cdnTarget = (
  room: RoomState,
  { streamId, strRoomId }: Pick<Signature, 'streamId' | 'strRoomId'>,
  modes: { readonly main: CdnMode; readonly mix: CdnMode },
): CDNStreamingOptions => {
  const { anchor, linkMic, funder, funderMicStatus, screenOn, images } = room
  const isMixed = screenOn || linkMic?.phase === 'live' || funderMicStatus
  if (!isMixed) return { target: { publishMode: modes.main, streamId } }
  const { width, height, fps, kbps } = cameraProfile
  const of = (userId: string) => ({ userId, strRoomId })
  const whole = { width, height, locationX: 0, locationY: 0, zOrder: 1 }
  const corner = {
    width: width / 4,
    height: height / 4,
    locationX: width - width / 4 - 32,
    locationY: height - height / 4 - 32,
    zOrder: 2,
  }
  const guest = linkMic?.phase === 'live' ? linkMic.user.userId : null
  const main = 'main' as NonNullable<Layout['fixedVideoStreamType']>
  const sub = 'sub' as NonNullable<Layout['fixedVideoStreamType']>
  return {
    target: { publishMode: modes.mix, streamId },
    encoding: { videoWidth: width, videoHeight: height, videoFramerate: fps, videoBitrate: kbps },
    mix: {
      ...(images.cloud_bg_image === '' ? {} : { backgroundImage: images.cloud_bg_image }),
      audioMixUserList: [
        of(anchor.userId),
        ...(guest === null ? [] : [of(guest)]),
        ...(funder === null || !funderMicStatus ? [] : [of(funder.userId)]),
      ],
      videoLayoutList: [
        { ...whole, fixedVideoUser: of(anchor.userId), fixedVideoStreamType: screenOn ? sub : main },
        ...(screenOn ? [{ ...corner, fixedVideoUser: of(anchor.userId), fixedVideoStreamType: main }] : []),
        ...(guest === null || screenOn
          ? []
          : [{ ...corner, fixedVideoUser: of(guest), fixedVideoStreamType: main }]),
      ],
    },
  }
}

type Layout = NonNullable<NonNullable<CDNStreamingOptions['mix']>['videoLayoutList']>[number]
