/** Readers of RTP (RFC 3550, 5.1). `packet` is one UDP payload; nothing here throws for any bytes when `isRtp` has said yes. */

export const isRtp = (packet: Buffer): boolean => {
  if (packet.length < 12 || packet.readUInt8(0) >> 6 !== 2 || isRtcp(packet)) return false
  const start = payloadStart(packet)
  return start <= packet.length && start + paddingOf(packet) <= packet.length
}

/** By the second byte (RFC 5761, 4). */
export const isRtcp = (packet: Buffer): boolean => {
  if (packet.length < 8) return false
  const type = packet.readUInt8(1)
  return type >= 192 && type <= 223
}

export const sequenceOf = (packet: Buffer): number => packet.readUInt16BE(2)

export const timestampOf = (packet: Buffer): number => packet.readUInt32BE(4)

export const ssrcOf = (packet: Buffer): number => packet.readUInt32BE(8)

export const payloadTypeOf = (packet: Buffer): number => packet.readUInt8(1) & 0x7f

export const isMarked = (packet: Buffer): boolean => packet.readUInt8(1) >= 0x80

/** A view, without header, extension and padding. */
export const payloadOf = (packet: Buffer): Buffer =>
  packet.subarray(payloadStart(packet), packet.length - paddingOf(packet))

/** Steps from one sequence number to another, −32768 to 32767. */
export const sequenceStep = (from: number, to: number): number => {
  const step = (to - from) & 0xffff
  return step < 0x8000 ? step : step - 0x10000
}

/** The first packet of a key frame: the only place where a decoder can begin. */
export const startsKeyFrame = (packet: Buffer, codec: VideoCodec): boolean => {
  const payload = payloadOf(packet)
  return codec === 'H264' ? startsH264Key(payload) : startsVp8Key(payload)
}

export type VideoCodec = 'H264' | 'VP8'

const startsH264Key = (payload: Buffer): boolean => {
  if (payload.length < 2) return false
  const type = payload.readUInt8(0) & 31
  // Parameter sets come first; an aggregate begins with them when a browser sends it.
  if (type === 7 || type === 5) return true
  if (type === 24) return payload.length > 3 && [5, 7].includes(payload.readUInt8(3) & 31)
  const fragment = payload.readUInt8(1)
  return type === 28 && fragment >= 0x80 && [5, 7].includes(fragment & 31)
}

/** RFC 7741, 4.2: the descriptor's length varies; the frame's first bit says whether it is an inter frame. */
const startsVp8Key = (payload: Buffer): boolean => {
  if (payload.length < 1) return false
  const first = payload.readUInt8(0)
  if ((first & 0x10) === 0 || (first & 0x0f) !== 0) return false
  let at = 1
  if (first >= 0x80) {
    if (payload.length < 2) return false
    const extension = payload.readUInt8(1)
    at = 2
    if (extension & 0x80) at += at < payload.length && payload.readUInt8(at) >= 0x80 ? 2 : 1
    if (extension & 0x40) at += 1
    if (extension & 0x30) at += 1
  }
  return at < payload.length && (payload.readUInt8(at) & 1) === 0
}

const payloadStart = (packet: Buffer): number => {
  const first = packet.readUInt8(0)
  const start = 12 + 4 * (first & 15)
  if ((first & 0x10) === 0) return start
  if (start + 4 > packet.length) return packet.length + 1
  return start + 4 + 4 * packet.readUInt16BE(start + 2)
}

const paddingOf = (packet: Buffer): number =>
  packet.readUInt8(0) & 0x20 ? packet.readUInt8(packet.length - 1) : 0
