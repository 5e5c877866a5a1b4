/**
 * H264 made by hand, valid to the last bit: key frames of raw macroblocks (I_PCM), everything else says "as before"
 * (P_Skip). Small pictures, so that a key frame is a few kilobytes.
 */
export const createPictures = (columns = 4, rows = 3) => {
  const sps = unit(0x67, (bits) => {
    bits.put(0x42e01f, 24)
    bits.golomb(0).golomb(0).golomb(2).golomb(1).put(0, 1)
    bits.golomb(columns - 1).golomb(rows - 1)
    bits.put(0b1100, 4)
  })
  const pps = unit(0x68, (bits) => {
    bits.golomb(0).golomb(0).put(0, 2).golomb(0).golomb(0).golomb(0)
    bits.put(0, 3).golomb(0).golomb(0).golomb(0).put(0, 3)
  })
  let frame = 0
  let keys = 0
  return {
    sps,
    pps,
    width: columns * 16,
    height: rows * 16,
    /** Units of one picture; `shade` from 16 to 235. */
    picture(key: boolean, shade = 128): Buffer[] {
      if (key) {
        frame = 1
        const id = keys++ % 2
        const slice = unit(0x65, (bits) => {
          bits.golomb(0).golomb(7).golomb(0).put(0, 4).golomb(id).put(0, 2).golomb(0)
          for (let block = 0; block < columns * rows; block++) {
            bits.golomb(25).align()
            for (let sample = 0; sample < 384; sample++) bits.put(sample < 256 ? shade : 128, 8)
          }
        })
        return [sps, pps, slice]
      }
      const number = frame++ % 16
      return [
        unit(0x41, (bits) => {
          bits
            .golomb(0)
            .golomb(5)
            .golomb(0)
            .put(number, 4)
            .put(0, 3)
            .golomb(0)
            .golomb(columns * rows)
        }),
      ]
    },
  }
}

interface Bits {
  put(value: number, count: number): Bits
  golomb(value: number): Bits
  align(): Bits
}

const unit = (header: number, write: (bits: Bits) => void): Buffer => {
  const bytes: number[] = []
  let current = 0
  let filled = 0
  const bit = (value: number): void => {
    current = (current << 1) | value
    if (++filled < 8) return
    bytes.push(current)
    current = filled = 0
  }
  const bits: Bits = {
    put(value, count) {
      for (let at = count - 1; at >= 0; at--) bit((value >> at) & 1)
      return bits
    },
    golomb(value) {
      const length = Math.floor(Math.log2(value + 1))
      return bits.put(0, length).put(value + 1, length + 1)
    },
    align() {
      while (filled > 0) bit(0)
      return bits
    },
  }
  write(bits)
  bit(1)
  bits.align()
  return Buffer.from([header, ...guarded(bytes)])
}

/** No start code may appear inside. */
const guarded = (bytes: readonly number[]): number[] => {
  const out: number[] = []
  let zeros = 0
  for (const byte of bytes) {
    if (zeros >= 2 && byte <= 3) {
      out.push(3)
      zeros = 0
    }
    out.push(byte)
    zeros = byte === 0 ? zeros + 1 : 0
  }
  return out
}
