import type { NetworkReport, SupportReport } from '../../contract/room/ports.ts'
import type { CheckFault } from './deviceCheck.types.ts'

/** Features that a browser lacks for a live, the gravest first. Without screen sharing one can still take part. */
export const browserFault = ({ https, webrtc, h264 }: SupportReport): CheckFault | null => {
  if (!https) return 'insecure'
  if (!webrtc) return 'unsupported'
  return h264 ? null : 'noH264'
}

/** From this quality on pictures freeze. */
const weakFrom = 4

export const networkFault = ({ quality, udp }: NetworkReport): CheckFault | null => {
  if (quality >= weakFrom) return 'weakNetwork'
  return udp ? null : 'noUdp'
}
