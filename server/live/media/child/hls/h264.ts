import { isMarked, payloadOf, timestampOf } from '../rtp.ts'

export interface AccessUnit {
  /** Units without start codes. */
  readonly units: readonly Buffer[]
  /** RTP timestamp, 90 kHz. */
  readonly timestamp: number
}

/** Puts H264 together again from packets in order (RFC 6184: single units, STAP-A, FU-A). */
export const createDepacketizer = (give: (unit: AccessUnit) => void) => {
  let units: Buffer[] = []
  let fragments: Buffer[] | null = null
  let timestamp: number | null = null

  const finish = (): void => {
    if (units.length > 0 && timestamp !== null) give({ units, timestamp })
    units = []
    fragments = null
  }

  return {
    push(packet: Buffer): void {
      const payload = payloadOf(packet)
      if (payload.length < 2) return
      const time = timestampOf(packet)
      if (timestamp !== null && time !== timestamp) finish()
      timestamp = time
      const first = payload.readUInt8(0)
      const type = first & 31
      if (type >= 1 && type <= 23) units.push(Buffer.from(payload))
      else if (type === 24) units.push(...aggregated(payload))
      else if (type === 28) {
        const fragment = payload.readUInt8(1)
        if (fragment & 0x80) fragments = [Buffer.from([(first & 0xe0) | (fragment & 31)])]
        fragments?.push(Buffer.from(payload.subarray(2)))
        if (fragment & 0x40 && fragments !== null) {
          units.push(Buffer.concat(fragments))
          fragments = null
        }
      }
      if (isMarked(packet)) finish()
    },
    /** Forgets what has begun. */
    reset(): void {
      units = []
      fragments = null
      timestamp = null
    },
  }
}

const aggregated = (payload: Buffer): Buffer[] => {
  const found: Buffer[] = []
  for (let at = 1; at + 2 < payload.length;) {
    const length = payload.readUInt16BE(at)
    if (length === 0 || at + 2 + length > payload.length) break
    found.push(Buffer.from(payload.subarray(at + 2, at + 2 + length)))
    at += 2 + length
  }
  return found
}

export const unitType = (unit: Buffer): number => unit.readUInt8(0) & 31

/** Units behind four bytes of length each, as MP4 wants them. */
export const lengthPrefixed = (units: readonly Buffer[]): Uint8Array<ArrayBuffer> => {
  const out = new Uint8Array(units.reduce((sum, unit) => sum + 4 + unit.length, 0))
  const view = new DataView(out.buffer)
  let at = 0
  for (const unit of units) {
    view.setUint32(at, unit.length)
    out.set(unit, at + 4)
    at += 4 + unit.length
  }
  return out
}

export interface VideoConfig {
  /** `avc1.42e01f`. */
  readonly codec: string
  readonly codedWidth: number
  readonly codedHeight: number
  /** avcC. */
  readonly description: Uint8Array<ArrayBuffer>
}

/** Null: the sequence parameter set cannot be read. */
export const videoConfig = (sps: Buffer, pps: Buffer): VideoConfig | null => {
  const size = pictureSize(sps)
  if (size === null || pps.length === 0) return null
  const profile = sps.subarray(1, 4)
  const description = Uint8Array.from([
    1,
    ...profile,
    0xff,
    0xe1,
    sps.length >> 8,
    sps.length & 255,
    ...sps,
    1,
    pps.length >> 8,
    pps.length & 255,
    ...pps,
  ])
  return {
    codec: `avc1.${profile.toString('hex')}`,
    codedWidth: size.width,
    codedHeight: size.height,
    description,
  }
}

/** Pixels after cropping (H264, 7.3.2.1.1). Null for what cannot be read or has no sensible size. */
export const pictureSize = (sps: Buffer): { width: number; height: number } | null => {
  if (sps.length < 4) return null
  try {
    const bits = bitReader(sps)
    bits.take(8)
    const profile = bits.take(8)
    bits.take(16)
    bits.golomb()
    const chroma = high.has(profile) ? readHigh(bits) : 1
    bits.golomb()
    const order = bits.golomb()
    if (order === 0) bits.golomb()
    else if (order === 1) {
      bits.take(1)
      bits.golomb()
      bits.golomb()
      for (let left = bits.golomb(); left > 0; left--) bits.golomb()
    }
    bits.golomb()
    bits.take(1)
    const columns = bits.golomb() + 1
    const rows = bits.golomb() + 1
    const framesOnly = bits.take(1)
    if (framesOnly === 0) bits.take(1)
    bits.take(1)
    const [left, right, top, bottom] =
      bits.take(1) === 1 ? [bits.golomb(), bits.golomb(), bits.golomb(), bits.golomb()] : [0, 0, 0, 0]
    const across = chroma === 1 || chroma === 2 ? 2 : 1
    const down = (chroma === 1 ? 2 : 1) * (2 - framesOnly)
    const width = columns * 16 - across * (left + right)
    const height = rows * 16 * (2 - framesOnly) - down * (top + bottom)
    return width > 0 && height > 0 && width <= 8192 && height <= 8192 ? { width, height } : null
  } catch (error) {
    if (error instanceof EndOfBits) return null
    throw error
  }
}

const high = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135])

/** Chroma format; skips what only the high profiles have. */
const readHigh = (bits: BitReader): number => {
  const chroma = bits.golomb()
  if (chroma === 3) bits.take(1)
  bits.golomb()
  bits.golomb()
  bits.take(1)
  if (bits.take(1) === 1) {
    for (let list = 0; list < (chroma === 3 ? 12 : 8); list++) {
      if (bits.take(1) === 0) continue
      let last = 8
      let next = 8
      for (let index = 0; index < (list < 6 ? 16 : 64); index++) {
        if (next !== 0) next = (last + bits.signed() + 256) % 256
        last = next === 0 ? last : next
      }
    }
  }
  return chroma
}

class EndOfBits extends Error {}

/** Skips the bytes that keep a start code from appearing (0 0 3). */
const bitReader = (unit: Buffer) => {
  const bytes = unit.filter((byte, at) => !(byte === 3 && unit[at - 1] === 0 && unit[at - 2] === 0))
  let at = 0
  const bit = (): number => {
    const byte = bytes[at >> 3]
    if (byte === undefined) throw new EndOfBits()
    const value = (byte >> (7 - (at & 7))) & 1
    at++
    return value
  }
  const take = (count: number): number => {
    let value = 0
    for (let left = count; left > 0; left--) value = value * 2 + bit()
    return value
  }
  const golomb = (): number => {
    let zeros = 0
    while (bit() === 0) if (++zeros > 31) throw new EndOfBits()
    return 2 ** zeros - 1 + take(zeros)
  }
  const signed = (): number => {
    const value = golomb()
    return value % 2 === 1 ? (value + 1) / 2 : -value / 2
  }
  return { take, golomb, signed }
}

type BitReader = ReturnType<typeof bitReader>
