import {
  BufferTarget,
  CmafOutputFormat,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  HlsOutputFormat,
  Output,
  PathedTarget,
} from 'mediabunny'

import { createSoundLine } from './soundLine.ts'
import { lengthPrefixed, type VideoConfig } from './h264.ts'

export interface EpochOutput {
  file(name: string, body: Uint8Array<ArrayBuffer>): void
  popped(name: string): void
  /** The first segment can be fetched. */
  ready(): void
  fault(error: unknown): void
}

/**
 * One uninterrupted stream of live HLS: one source of the picture in one size (or none), one line of sound. Nothing is
 * encoded again. Times are seconds since `begin`.
 */
export const createEpoch = (config: VideoConfig | null, output: EpochOutput) => {
  let playlist = false
  let master: string | null = null
  let isReady = false
  const reportReady = (): void => {
    if (isReady || !playlist || master === null) return
    isReady = true
    output.ready()
  }
  const hls = new Output({
    format: new HlsOutputFormat({
      segmentFormat: new CmafOutputFormat(),
      targetDuration: segmentSeconds,
      live: true,
      maxLiveSegmentCount: 6,
      getInitPath: ({ n }) => `init-${n}.mp4`,
      getSegmentPath: ({ playlist: { n }, n: k }) => `segment-${n}-${k}.m4s`,
      onMaster: (text) => {
        // Its figures of bandwidth change with every segment; players read it once.
        master = text
        output.file('master.m3u8', bytesOf(text))
        reportReady()
      },
      onPlaylist: (text, { n }) => {
        playlist ||= text.includes('#EXTINF')
        output.file(`playlist-${n}.m3u8`, bytesOf(text))
        reportReady()
      },
      onSegmentPopped: (path) => output.popped(nameOf(path)),
    }),
    target: new PathedTarget('master.m3u8', ({ path }) => {
      const target = new BufferTarget({
        onFinalize: (buffer) => {
          if (!path.endsWith('.m3u8')) output.file(nameOf(path), new Uint8Array(buffer))
        },
      })
      return target
    }),
  })
  const video = config === null ? null : new EncodedVideoPacketSource('avc')
  const audio = new EncodedAudioPacketSource('opus')
  if (video !== null) hls.addVideoTrack(video)
  hls.addAudioTrack(audio)

  // The muxer takes one packet after the other; the next ones wait here.
  let chain: Promise<void> = hls.start()
  let broken = false
  const queue = (work: () => Promise<void>): void => {
    chain = chain
      .then(() => (broken ? undefined : work()))
      .catch((error: unknown) => {
        if (!broken) output.fault(error)
        broken = true
      })
  }

  let videoTold = false
  let audioTold = false
  let pending: { data: Uint8Array<ArrayBuffer>; key: boolean; at: number } | null = null
  const writePicture = (until: number): void => {
    const picture = pending
    pending = null
    if (picture === null || video === null || config === null) return
    const meta = videoTold ? undefined : { decoderConfig: config }
    videoTold = true
    const { data, key, at } = picture
    queue(() =>
      video.add(new EncodedPacket(data, key ? 'key' : 'delta', at, Math.max(0.001, until - at)), meta),
    )
  }
  const sound = createSoundLine((data, at) => {
    const meta = audioTold
      ? undefined
      : { decoderConfig: { codec: 'opus', sampleRate: 48_000, numberOfChannels: 2 } }
    audioTold = true
    queue(() => audio.add(new EncodedPacket(data, 'key', at, 0.02), meta))
  })

  return {
    get broken() {
      return broken
    },
    /** Its duration is known when the next one comes. Must not step back. */
    picture(units: readonly Buffer[], key: boolean, at: number): void {
      if (pending !== null && at <= pending.at) return
      writePicture(at)
      pending = { data: lengthPrefixed(units), key, at }
    },
    sound,
    /** Writes what is left and marks the playlist as ended. */
    end(): Promise<void> {
      if (pending !== null) {
        const until = pending.at + 0.066
        writePicture(until)
        sound.fillTo(until)
      }
      queue(() => hls.finalize())
      return chain
    },
  }
}

export type Epoch = ReturnType<typeof createEpoch>

export const segmentSeconds = 1

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
