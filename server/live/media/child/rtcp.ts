/** RTCP as far as a forwarding server needs it: RFC 3550 (SR, RR), 4585 (NACK, PLI), draft-alvestrand-rmcat-remb. */

/** Sender's SSRC of everything this server says about others. */
const self = 1

export type Feedback =
  | {
      readonly kind: 'senderReport'
      readonly ssrc: number
      /** Middle 32 bits of its NTP time. */
      readonly middle: number
      readonly timestamp: number
      /** The first 28 bytes, without report blocks. */
      readonly bytes: Buffer
    }
  | { readonly kind: 'keyFrameWanted'; readonly ssrc: number }
  | { readonly kind: 'missing'; readonly ssrc: number; readonly sequences: readonly number[] }
  /** One block of a receiver report; `lost` from 0 to 1. */
  | { readonly kind: 'receiverReport'; readonly ssrc: number; readonly lost: number }

/** Walks a compound packet; stops at the first part that is cut off. */
export const readRtcp = (packet: Buffer): Feedback[] => {
  const found: Feedback[] = []
  for (let at = 0; at + 8 <= packet.length;) {
    const length = 4 * (packet.readUInt16BE(at + 2) + 1)
    if (at + length > packet.length) break
    readPart(packet.subarray(at, at + length), found)
    at += length
  }
  return found
}

const readPart = (part: Buffer, found: Feedback[]): void => {
  const type = part.readUInt8(1)
  const count = part.readUInt8(0) & 31
  if (type === 200 && part.length >= 28) {
    found.push({
      kind: 'senderReport',
      ssrc: part.readUInt32BE(4),
      middle: part.readUInt32BE(10),
      timestamp: part.readUInt32BE(16),
      bytes: part.subarray(0, 28),
    })
  }
  // Blocks are behind the sender's own figures in an SR, at once in an RR.
  if (type === 200 || type === 201) {
    const first = type === 200 ? 28 : 8
    for (let block = 0; block < count && first + 24 * (block + 1) <= part.length; block++) {
      const at = first + 24 * block
      found.push({
        kind: 'receiverReport',
        ssrc: part.readUInt32BE(at),
        lost: part.readUInt8(at + 4) / 256,
      })
    }
  }
  if (type === 205 && count === 1 && part.length >= 16)
    found.push({ kind: 'missing', ssrc: part.readUInt32BE(8), sequences: unpacked(part) })
  if (type !== 206 || part.length < 12) return
  if (count === 1) found.push({ kind: 'keyFrameWanted', ssrc: part.readUInt32BE(8) })
  // A FIR names its target in its entry.
  if (count === 4 && part.length >= 20) found.push({ kind: 'keyFrameWanted', ssrc: part.readUInt32BE(12) })
}

export const pictureLoss = (ssrc: number): Buffer => {
  const packet = Buffer.alloc(12)
  header(packet, 1, 206)
  packet.writeUInt32BE(ssrc, 8)
  return packet
}

/** Asks for these sequence numbers again, as few entries as they fit in. */
export const nack = (ssrc: number, sequences: readonly number[]): Buffer => {
  const entries = packed(sequences)
  const packet = Buffer.alloc(12 + 4 * entries.length)
  header(packet, 1, 205)
  packet.writeUInt32BE(ssrc, 8)
  for (const [index, { first, following }] of entries.entries()) {
    packet.writeUInt16BE(first, 12 + 4 * index)
    packet.writeUInt16BE(following, 14 + 4 * index)
  }
  return packet
}

/** Each entry is a number and a bit for each of the sixteen behind it. */
const packed = (sequences: readonly number[]) => {
  const entries: { first: number; following: number }[] = []
  let last: { first: number; following: number } | null = null
  for (const sequence of sequences) {
    const behind: number = last === null ? 0 : (sequence - last.first) & 0xffff
    if (last !== null && behind === 0) continue
    if (last !== null && behind <= 16) last.following |= 1 << (behind - 1)
    else entries.push((last = { first: sequence, following: 0 }))
  }
  return entries
}

const unpacked = (part: Buffer): number[] => {
  const sequences: number[] = []
  for (let at = 12; at + 4 <= part.length; at += 4) {
    const first = part.readUInt16BE(at)
    const following = part.readUInt16BE(at + 2)
    sequences.push(first)
    for (let bit = 0; bit < 16; bit++) if (following & (1 << bit)) sequences.push((first + bit + 1) & 0xffff)
  }
  return sequences
}

export interface Reception {
  readonly ssrc: number
  /** Share lost since the last report, 0 to 1. */
  readonly fraction: number
  readonly lost: number
  readonly highest: number
  /** In units of the clock. */
  readonly jitter: number
  /** Middle of the last sender report's NTP time; 0: none came. */
  readonly reportMiddle: number
  /** Seconds since that report. */
  readonly reportAge: number
}

export const receiverReport = (report: Reception): Buffer => {
  const packet = Buffer.alloc(32)
  header(packet, 1, 201)
  packet.writeUInt32BE(report.ssrc, 8)
  packet.writeUInt8(Math.min(255, Math.max(0, Math.floor(report.fraction * 256))), 12)
  packet.writeUIntBE(Math.min(0x7fffff, Math.max(0, report.lost)), 13, 3)
  packet.writeUInt32BE(report.highest >>> 0, 16)
  packet.writeUInt32BE(Math.floor(report.jitter) >>> 0, 20)
  packet.writeUInt32BE(report.reportMiddle >>> 0, 24)
  packet.writeUInt32BE(report.reportMiddle === 0 ? 0 : Math.floor(report.reportAge * 65536) >>> 0, 28)
  return packet
}

/** The most that a publisher may send, in bits a second. */
export const bitrateLimit = (ssrc: number, bits: number): Buffer => {
  const packet = Buffer.alloc(24)
  header(packet, 15, 206)
  packet.write('REMB', 12)
  let mantissa = Math.floor(bits)
  let exponent = 0
  for (; mantissa > 0x3ffff; mantissa = Math.floor(mantissa / 2)) exponent++
  packet.writeUInt8(1, 16)
  packet.writeUInt8((exponent << 2) | (mantissa >> 16), 17)
  packet.writeUInt16BE(mantissa & 0xffff, 18)
  packet.writeUInt32BE(ssrc, 20)
  return packet
}

/** A publisher's report as a viewer's slot sees it: other SSRC, timestamp moved by `offset`. */
export const movedSenderReport = (bytes: Buffer, ssrc: number, offset: number): Buffer => {
  const packet = Buffer.from(bytes)
  header(packet, 0, 200)
  packet.writeUInt32BE(ssrc, 4)
  packet.writeUInt32BE((packet.readUInt32BE(16) + offset) >>> 0, 16)
  return packet
}

const header = (packet: Buffer, count: number, type: number): void => {
  packet.writeUInt8(0x80 | count, 0)
  packet.writeUInt8(type, 1)
  packet.writeUInt16BE(packet.length / 4 - 1, 2)
  packet.writeUInt32BE(self, 4)
}
