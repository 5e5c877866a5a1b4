/** Kilobits a second with which a picture begins; browsers begin with 300 and take seconds to climb. */
const startKbps = 1200

/** The answer with a start bitrate for every codec of a picture. */
export const withStartBitrate = (sdp: string): string => {
  const ending = sdp.includes('\r\n') ? '\r\n' : '\n'
  const lines = sdp.split(ending)
  const pictures = new Set(
    lines.flatMap((line) => /^a=rtpmap:(\d+) (?:H264|VP8)\/90000/i.exec(line)?.[1] ?? []),
  )
  const formatted = new Set<string>()
  const raised = lines.map((line) => {
    const type = /^a=fmtp:(\d+) /.exec(line)?.[1]
    if (type === undefined || !pictures.has(type)) return line
    formatted.add(type)
    return `${line};x-google-start-bitrate=${startKbps}`
  })
  return raised
    .flatMap((line) => {
      const type = /^a=rtpmap:(\d+) /.exec(line)?.[1]
      const isBare = type !== undefined && pictures.has(type) && !formatted.has(type)
      return isBare ? [line, `a=fmtp:${type} x-google-start-bitrate=${startKbps}`] : [line]
    })
    .join(ending)
}
