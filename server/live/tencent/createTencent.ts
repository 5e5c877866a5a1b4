import { createHash, createHmac, randomInt } from 'node:crypto'

import type { TencentKeys } from '../../shared/config.ts'
import { groupIdOf, roomIdOf } from './names.ts'
import type { TencentOrder } from '../../shared/tencentOrder.ts'
import { userSig } from './userSig.ts'
import { cutTo } from '../../../src/contract/characters.ts'

/** Tencent's answer other than "done": its code, never its text. */
export class TencentError extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.name = 'TencentError'
    this.code = code
  }
}

interface TencentOptions {
  readonly keys: TencentKeys
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const chatHost = 'https://console.tim.qq.com'
const rtcHost = 'trtc.tencentcloudapi.com'
const answerMs = 10_000

/** Sends orders to the chat (IM) and media (TRTC) services. Rejects `TencentError`, or what `fetch` rejects with. */
export const createTencent = ({ keys, fetch, now }: TencentOptions) => {
  const chat = async (command: string, body: object, fine: readonly number[] = []): Promise<void> => {
    const { sdkAppId, secretKey, admin } = keys
    const query = new URLSearchParams({
      sdkappid: String(sdkAppId),
      identifier: admin,
      usersig: userSig({ sdkAppId, secretKey, userId: admin, now: now(), expire: 300 }),
      random: String(randomInt(0, 4_294_967_296)),
      contenttype: 'json',
    })
    const response = await fetch(`${chatHost}/v4/${command}?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(answerMs),
    })
    if (!response.ok) throw new TencentError(`http ${response.status}`)
    const { ErrorCode: code } = (await response.json()) as { ErrorCode?: number }
    if (code !== 0 && !fine.includes(code ?? -1)) throw new TencentError(`chat ${code}`)
  }

  /** Signed as TC3-HMAC-SHA256. Without keys of the cloud account nothing is called: our own rooms do it alone. */
  const rtc = async (action: string, parameters: object, fine: readonly string[] = []): Promise<void> => {
    if (keys.cloud === null) return
    const body = JSON.stringify({ SdkAppId: keys.sdkAppId, ...parameters })
    const timestamp = Math.floor(now() / 1000)
    const response = await fetch(`https://${rtcHost}/`, {
      method: 'POST',
      headers: {
        'content-type': contentType,
        'x-tc-action': action,
        'x-tc-version': '2019-07-22',
        'x-tc-region': keys.cloud.region,
        'x-tc-timestamp': String(timestamp),
        authorization: authorization(keys.cloud, action, body, timestamp),
      },
      body,
      signal: AbortSignal.timeout(answerMs),
    })
    if (!response.ok) throw new TencentError(`http ${response.status}`)
    const { Response: answer } = (await response.json()) as { Response?: { Error?: { Code?: string } } }
    const code = answer === undefined ? 'no answer' : answer.Error?.Code
    if (code !== undefined && !fine.includes(code)) throw new TencentError(`rtc ${code}`)
  }

  return {
    send: async (liveId: string, order: TencentOrder): Promise<void> => {
      const GroupId = groupIdOf(liveId)
      const RoomId = roomIdOf(liveId)
      switch (order.t) {
        case 'createGroup':
          return chat(
            'group_open_http_svc/create_group',
            { Type: 'AVChatRoom', GroupId, Name: clipped(order.name) },
            [groupIsThere, groupIsOurs],
          )
        case 'muteAll':
          return chat('group_open_http_svc/modify_group_base_info', {
            GroupId,
            MuteAllMember: order.on ? 'On' : 'Off',
          })
        case 'muteMember':
          return chat('group_open_http_svc/forbid_send_msg', {
            GroupId,
            Members_Account: [order.userId],
            MuteTime: order.seconds,
          })
        case 'remove':
          await rtc('RemoveUserByStrRoomId', { RoomId, UserIds: [order.userId] }, nobodyThere)
          return chat('group_open_http_svc/ban_group_member', {
            GroupId,
            Members_Account: [order.userId],
            Duration: banSeconds,
          })
        case 'dismiss':
          await rtc('DismissRoomByStrRoomId', { RoomId }, nobodyThere)
          return chat('group_open_http_svc/destroy_group', { GroupId }, [groupIsGone])
      }
    },
  }
}

/** The name is bounded in bytes. */
const clipped = (name: string): string => {
  let text = name
  while (Buffer.byteLength(text) > 30) text = cutTo(text, text.length - 1)
  return text
}

/** Longer than any live. */
const banSeconds = 7 * 86_400
const groupIsThere = 10_021
const groupIsOurs = 10_025
const groupIsGone = 10_010
/** Media rooms exist while people are in them. */
const nobodyThere = [
  'FailedOperation.RoomNotExist',
  'FailedOperation.UserNotExist',
  'InvalidParameter.RoomId',
]

const contentType = 'application/json; charset=utf-8'

const authorization = (
  { secretId, secretKey }: NonNullable<TencentKeys['cloud']>,
  action: string,
  body: string,
  timestamp: number,
): string => {
  const signedHeaders = 'content-type;host;x-tc-action'
  const request = [
    'POST',
    '/',
    '',
    `content-type:${contentType}\nhost:${rtcHost}\nx-tc-action:${action.toLowerCase()}\n`,
    signedHeaders,
    sha256(body),
  ].join('\n')
  const day = new Date(timestamp * 1000).toISOString().slice(0, 10)
  const scope = `${day}/trtc/tc3_request`
  const text = ['TC3-HMAC-SHA256', timestamp, scope, sha256(request)].join('\n')
  const key = [day, 'trtc', 'tc3_request'].reduce<Uint8Array | string>(
    (from, part) => createHmac('sha256', from).update(part).digest(),
    `TC3${secretKey}`,
  )
  const signature = createHmac('sha256', key).update(text).digest('hex')
  return `TC3-HMAC-SHA256 Credential=${secretId}/${scope}, SignedHeaders=${signedHeaders}, Signature=${signature}`
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
