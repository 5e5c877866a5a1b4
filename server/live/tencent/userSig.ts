import { createHmac } from 'node:crypto'
import { deflateSync } from 'node:zlib'

interface Signed {
  readonly sdkAppId: number
  readonly secretKey: string
  readonly userId: string
  /** Milliseconds since 1970. */
  readonly now: number
  /** Seconds. */
  readonly expire: number
}

/** Proof that a person may use the application under this name (TLS 2.0). The key never leaves the server. */
export const userSig = (signed: Signed): string => document(signed, null)

/** Permissions of a person in a room; add up. */
export const privileges = {
  create: 1,
  enter: 2,
  sendAudio: 4,
  receiveAudio: 8,
  sendVideo: 16,
  receiveVideo: 32,
  sendScreen: 64,
  receiveScreen: 128,
} as const

/** The same with the rights in a room that is named by text: a member who was muted or removed gets fewer the next time. */
export const privateMapKey = (signed: Signed & { room: string; rights: number }): string =>
  document(signed, rightsOf(signed).toString('base64'))

const document = (signed: Signed, userbuf: string | null): string => {
  const { sdkAppId, userId, now, expire } = signed
  const time = Math.floor(now / 1000)
  const text = JSON.stringify({
    'TLS.ver': '2.0',
    'TLS.identifier': userId,
    'TLS.sdkappid': sdkAppId,
    'TLS.time': time,
    'TLS.expire': expire,
    ...(userbuf === null ? {} : { 'TLS.userbuf': userbuf }),
    'TLS.sig': signatureOf(signed, time, userbuf),
  })
  return deflateSync(Buffer.from(text))
    .toString('base64')
    .replaceAll('+', '*')
    .replaceAll('/', '-')
    .replaceAll('=', '_')
}

const signatureOf = (
  { sdkAppId, secretKey, userId, expire }: Signed,
  time: number,
  userbuf: string | null,
): string => {
  const lines = [
    `TLS.identifier:${userId}`,
    `TLS.sdkappid:${sdkAppId}`,
    `TLS.time:${time}`,
    `TLS.expire:${expire}`,
    ...(userbuf === null ? [] : [`TLS.userbuf:${userbuf}`]),
  ]
  return createHmac('sha256', secretKey)
    .update(lines.map((line) => `${line}\n`).join(''))
    .digest('base64')
}

/** Version 1: account, application, no number of a room, end, rights, kind of account, room by text. Big-endian. */
const rightsOf = ({
  sdkAppId,
  userId,
  now,
  expire,
  room,
  rights,
}: Signed & { room: string; rights: number }): Buffer =>
  Buffer.concat([
    Buffer.of(1),
    uint16(userId.length),
    Buffer.from(userId, 'latin1'),
    uint32(sdkAppId),
    uint32(0),
    uint32(Math.floor(now / 1000) + expire),
    uint32(rights),
    uint32(0),
    uint16(room.length),
    Buffer.from(room, 'latin1'),
  ])

const uint16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
