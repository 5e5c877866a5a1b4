import type { RoomState } from '../../../src/contract/room/state.ts'
import type { TencentKeys } from '../../shared/config.ts'
import { slotsOf } from '../../../src/contract/room/routes.ts'
import { streamIdOf } from '../../../src/contract/room/playlistOf.ts'
import { groupIdOf, roomIdOf } from './names.ts'
import { privateMapKey, privileges, userSig } from './userSig.ts'

/** Seconds; the client asks again at four fifths of it. */
const signatureSeconds = 7200
/** Seconds; for so long a withdrawn right may still be used, if the room's own removal does not reach it. */
const rightsSeconds = 300

/** API-33: credentials of a person for the media and chat engines; nothing if we carry them ourselves. */
export const credentialsOf = (tencent: TencentKeys | null, state: RoomState, userId: string, now: number) => {
  const names = {
    userId,
    strRoomId: roomIdOf(state.roomId),
    groupId: groupIdOf(state.roomId),
    streamId: streamIdOf(state.roomId),
  }
  if (tencent === null) {
    return {
      kind: 'embedded' as const,
      sdkAppId: 0,
      userSig: '',
      expire: signatureSeconds,
      privateMapKey: '',
      playerDomain: '',
      ...names,
    }
  }
  const { sdkAppId, secretKey, playerDomain, usesPrivateMap } = tencent
  const signed = { sdkAppId, secretKey, userId, now }
  return {
    kind: 'tencent' as const,
    sdkAppId,
    userSig: userSig({ ...signed, expire: signatureSeconds }),
    expire: signatureSeconds,
    privateMapKey: usesPrivateMap
      ? privateMapKey({
          ...signed,
          expire: rightsSeconds,
          room: names.strRoomId,
          rights: rightsIn(state, userId),
        })
      : '',
    playerDomain,
    ...names,
  }
}

/** Everybody hears and sees; who feeds a slot may send for it. */
export const rightsIn = (state: RoomState, userId: string): number => {
  const { enter, receiveAudio, receiveVideo, receiveScreen, sendAudio, sendVideo, sendScreen } = privileges
  const slots = slotsOf(state, userId)
  const isMuted = state.linkMic?.user.userId === userId && state.linkMic.muted
  let rights = enter | receiveAudio | receiveVideo | receiveScreen
  if (slots.some((slot) => slot.startsWith('A')) && !isMuted) rights |= sendAudio
  if (slots.includes('V0') || slots.includes('V2')) rights |= sendVideo
  if (slots.includes('V1')) rights |= sendScreen
  return rights
}
