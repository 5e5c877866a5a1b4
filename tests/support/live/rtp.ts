/** A packet by RFC 3550. */
export const rtpPacket = (o: {
  payloadType: number
  sequence: number
  timestamp: number
  ssrc: number
  marker?: boolean
  payload: Buffer
}): Buffer => {
  const header = Buffer.alloc(12)
  header.writeUInt8(0x80, 0)
  header.writeUInt8((o.marker === true ? 0x80 : 0) | o.payloadType, 1)
  header.writeUInt16BE(o.sequence & 0xffff, 2)
  header.writeUInt32BE(o.timestamp >>> 0, 4)
  header.writeUInt32BE(o.ssrc >>> 0, 8)
  return Buffer.concat([header, o.payload])
}

/** Payloads of one picture as browsers cut it: parameter sets in one STAP-A, what is too large in FU-A. */
export const h264Payloads = (units: readonly Buffer[], largest = 1100): Buffer[] => {
  const sets = units.filter((unit) => [7, 8].includes(unit.readUInt8(0) & 31))
  const others = units.filter((unit) => !sets.includes(unit))
  const aggregate = sets.flatMap((unit) => {
    const length = Buffer.alloc(2)
    length.writeUInt16BE(unit.length)
    return [length, unit]
  })
  return [
    ...(sets.length > 0 ? [Buffer.concat([Buffer.from([0x78]), ...aggregate])] : []),
    ...others.flatMap((unit) => (unit.length <= largest ? [unit] : fragments(unit, largest))),
  ]
}

const fragments = (unit: Buffer, largest: number): Buffer[] => {
  const head = unit.readUInt8(0)
  const parts: Buffer[] = []
  for (let at = 1; at < unit.length; at += largest) {
    const first = at === 1 ? 0x80 : 0
    const last = at + largest >= unit.length ? 0x40 : 0
    const header = Buffer.from([(head & 0xe0) | 28, first | last | (head & 31)])
    parts.push(Buffer.concat([header, unit.subarray(at, at + largest)]))
  }
  return parts
}
