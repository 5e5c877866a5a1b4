import type { VideoCodec } from './rtp.ts'

/** One m-line of an offer, reduced to what this server uses. */
export interface MediaLine {
  readonly kind: 'video' | 'audio'
  readonly mid: string
  readonly direction: 'sendonly' | 'recvonly' | 'sendrecv' | 'inactive'
  /** Codecs of the other side, in our order of preference; at least one. */
  readonly codecs: readonly Codec[]
  /** Source that it sends with; null if it sends nothing. */
  readonly ssrc: number | null
}

export interface Codec {
  readonly name: VideoCodec | 'opus'
  readonly payloadType: number
  /** Parameters as they stood in the offer. */
  readonly parameters: string
}

export interface ReadOffer {
  readonly lines: readonly MediaLine[]
  /** The same offer, written again: a native parser reads only what was written here. */
  readonly clean: string
}

/**
 * Reads an offer of a browser; null: not an offer. Header extensions, retransmission streams and transport-wide feedback are
 * left out: this server rewrites packets and answers with REMB.
 */
export const readOffer = (sdp: string): ReadOffer | null => {
  if (sdp.length > maxLength || !sdp.startsWith('v=0')) return null
  const [session = '', ...sections] = sdp.split(/\r?\n(?=m=)/)
  if (sections.length === 0 || sections.length > maxLines) return null
  const transport = readTransport(`${session}\n${sections[0]}`)
  if (transport === null) return null
  const lines: MediaLine[] = []
  for (const section of sections) {
    const line = readLine(section)
    if (line === null) return null
    lines.push(line)
  }
  const mids = new Set(lines.map(({ mid }) => mid))
  const sources = lines.flatMap(({ ssrc }) => (ssrc === null ? [] : [ssrc]))
  if (mids.size < lines.length || new Set(sources).size < sources.length) return null
  return { lines, clean: write(lines, transport) }
}

/** An offer of a browser with seven m-lines has about 30 kB. */
export const maxLength = 64 * 1024

const maxLines = 8

interface Transport {
  readonly ufrag: string
  readonly password: string
  readonly fingerprint: string
}

/** All m-lines share one transport, so the first says it. */
const readTransport = (text: string): Transport | null => {
  const ufrag = /^a=ice-ufrag:([\w+/-]{4,256})\r?$/m.exec(text)?.[1]
  const password = /^a=ice-pwd:([\w+/-]{22,256})\r?$/m.exec(text)?.[1]
  const fingerprint = /^a=fingerprint:sha-256 ((?:[\dA-Fa-f]{2}:){31}[\dA-Fa-f]{2})\r?$/m.exec(text)?.[1]
  if (ufrag === undefined || password === undefined || fingerprint === undefined) return null
  return { ufrag, password, fingerprint: fingerprint.toUpperCase() }
}

const readLine = (section: string): MediaLine | null => {
  const head = /^m=(audio|video) \d{1,5} UDP\/TLS\/RTP\/SAVPF((?: \d{1,3}){1,100})\r?$/m.exec(section)
  const mid = /^a=mid:([\w-]{1,16})\r?$/m.exec(section)?.[1]
  const direction = /^a=(sendonly|recvonly|sendrecv|inactive)\r?$/m.exec(section)?.[1] ?? 'sendrecv'
  if (head === null || mid === undefined) return null
  const kind = head[1] === 'video' ? 'video' : 'audio'
  const payloadTypes = (head[2] ?? '').trim().split(' ').map(Number)
  const sends = direction === 'sendonly' || direction === 'sendrecv'
  const ssrc = Number(/^a=ssrc:(\d{1,10})[ \r\n]/m.exec(section)?.[1] ?? 0)
  const codecs = readCodecs(section, kind, payloadTypes)
  if (codecs.length === 0) return null
  return {
    kind,
    mid,
    direction: direction as MediaLine['direction'],
    codecs,
    ssrc: sends && ssrc > 0 && ssrc <= 0xffffffff ? ssrc : null,
  }
}

const readCodecs = (section: string, kind: 'video' | 'audio', payloadTypes: readonly number[]): Codec[] => {
  const all = payloadTypes.flatMap((payloadType): Codec[] => {
    if (payloadType > 127) return []
    const name = new RegExp(`^a=rtpmap:${payloadType} ([\\w-]+)/(\\d+)`, 'm').exec(section)
    const known = names[`${kind} ${name?.[1]?.toLowerCase()}/${name?.[2]}`]
    if (known === undefined) return []
    const parameters =
      new RegExp(`^a=fmtp:${payloadType} ([\\w=;. -]{1,200})\\r?$`, 'm').exec(section)?.[1] ?? ''
    return [{ name: known, payloadType, parameters }]
  })
  const h264 = all
    .filter(({ name, parameters }) => name === 'H264' && /packetization-mode=1/.test(parameters))
    .map((codec) => ({ codec, rank: rankOf(codec.parameters) }))
    .filter(({ rank }) => rank < 3)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ codec }) => codec)
  const others = (name: Codec['name']) => all.filter((codec) => codec.name === name)
  return [h264, others('VP8'), others('opus')].flatMap((list) => list.slice(0, 1))
}

const names: Readonly<Record<string, Codec['name']>> = {
  'video h264/90000': 'H264',
  'video vp8/90000': 'VP8',
  'audio opus/48000': 'opus',
}

/** Constrained baseline is what every browser decodes; baseline and main are taken where it is missing. */
const rankOf = (parameters: string): number => {
  const profile = /profile-level-id=([\da-f]{6})/i.exec(parameters)?.[1]?.toLowerCase() ?? ''
  if (profile.startsWith('42e0')) return 0
  if (profile.startsWith('42')) return 1
  return profile.startsWith('4d') ? 2 : 3
}

const write = (lines: readonly MediaLine[], { ufrag, password, fingerprint }: Transport): string =>
  [
    'v=0',
    'o=- 1 1 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    `a=group:BUNDLE ${lines.map(({ mid }) => mid).join(' ')}`,
    'a=msid-semantic:WMS *',
    'a=ice-options:trickle',
    ...lines.flatMap(({ kind, mid, direction, codecs, ssrc }) => [
      `m=${kind} 9 UDP/TLS/RTP/SAVPF ${codecs.map(({ payloadType }) => payloadType).join(' ')}`,
      'c=IN IP4 0.0.0.0',
      `a=ice-ufrag:${ufrag}`,
      `a=ice-pwd:${password}`,
      `a=fingerprint:sha-256 ${fingerprint}`,
      'a=setup:actpass',
      `a=mid:${mid}`,
      `a=${direction}`,
      'a=rtcp-mux',
      ...codecs.flatMap(describe),
      ...(ssrc === null ? [] : [`a=ssrc:${ssrc} cname:c`]),
    ]),
    '',
  ].join('\r\n')

const describe = ({ name, payloadType, parameters }: Codec): string[] => [
  `a=rtpmap:${payloadType} ${name}/${name === 'opus' ? '48000/2' : '90000'}`,
  ...(name === 'opus'
    ? []
    : ['nack', 'nack pli', 'goog-remb'].map((feedback) => `a=rtcp-fb:${payloadType} ${feedback}`)),
  ...(parameters === '' ? [] : [`a=fmtp:${payloadType} ${parameters}`]),
]

/** Puts candidates of further addresses into an answer, before those of the interfaces. */
export const withAddresses = (sdp: string, addresses: readonly string[], port: number): string => {
  if (addresses.length === 0) return sdp
  const lines = addresses.map(
    (address, index) =>
      `a=candidate:9${index} 1 UDP ${(126 << 24) + ((65535 - index) << 8) + 255} ${address} ${port} typ host`,
  )
  const [head = '', ...sections] = sdp.split(/(?=^m=)/m)
  // One transport: only the first m-line carries candidates.
  const [first = '', ...rest] = sections
  const at = first.search(/^a=(?:candidate|end-of-candidates)/m)
  const put = lines.map((line) => `${line}\r\n`).join('')
  const filled = at < 0 ? first + put : first.slice(0, at) + put + first.slice(at)
  return [head, filled, ...rest].join('')
}
