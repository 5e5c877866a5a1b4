import { hasMediaSource, playsHlsItself } from '../openHls.ts'

/** Constrained Baseline with packetisation mode 1: the format of the room's picture, which HLS can carry. */
const isRoomH264 = ({ mimeType, sdpFmtpLine = '' }: RTCRtpCodec) =>
  mimeType.toLowerCase() === 'video/h264' &&
  /packetization-mode=1/.test(sdpFmtpLine) &&
  /profile-level-id=42e0/i.test(sdpFmtpLine)

const of = (mimeType: string) => (codec: RTCRtpCodec) => codec.mimeType.toLowerCase() === mimeType

/**
 * Codecs to offer for one direction: H264 where the browser has it, else VP8. Without a repair stream, so that lost
 * packets are resent in their original form, which the server forwards.
 */
export const roomCodecs = (capabilities: RTCRtpCapabilities | null): RTCRtpCodec[] => {
  const all = capabilities?.codecs ?? []
  const h264 = all.filter(isRoomH264).slice(0, 1)
  return h264.length > 0 ? h264 : all.filter(of('video/vp8')).slice(0, 1)
}

/** Codecs to accept: either, since the host's browser decides. */
export const watchedCodecs = (capabilities: RTCRtpCapabilities | null): RTCRtpCodec[] => {
  const all = capabilities?.codecs ?? []
  return [...all.filter(isRoomH264).slice(0, 1), ...all.filter(of('video/vp8')).slice(0, 1)]
}

/** Whether this browser can send H264 in the room's format. */
export const sendsH264 = (): boolean =>
  typeof RTCRtpSender === 'function' && (RTCRtpSender.getCapabilities('video')?.codecs ?? []).some(isRoomH264)

/** Whether this browser can play the cdn line: H264 in pieces, or HLS by itself. */
export const playsRoomHls = (): boolean => {
  if (!hasMediaSource())
    return typeof document !== 'undefined' && playsHlsItself(document.createElement('video'))
  const { ManagedMediaSource, MediaSource } = globalThis as Partial<
    Record<'ManagedMediaSource' | 'MediaSource', { isTypeSupported(type: string): boolean }>
  >
  return (ManagedMediaSource ?? MediaSource)?.isTypeSupported('video/mp4; codecs="avc1.42e01f"') ?? false
}
