type MediaFault = 'denied' | 'busy' | 'missing' | 'unsupported' | 'broken'
type Signal =
  | { type: 'camera.ready' }
  | { type: 'camera.read'; code: string }
  | { type: 'camera.failed'; mediaFault: MediaFault }
type Read = (video: HTMLVideoElement) => Promise<string | null>

/**
 * Shows the camera that faces away from the visitor and emits QR codes, each once as long as it stays in view. Nothing
 * leaves the device. Returns the clean-up, which releases the camera.
 */
export const runCamera = (screen: () => HTMLVideoElement | null, tell: (signal: Signal) => void) => {
  const stop = new AbortController()
  const { signal } = stop
  look(screen, tell, signal).catch((error: unknown) => {
    if (!signal.aborted) tell({ type: 'camera.failed', mediaFault: mediaFaultOf(error) })
    stop.abort()
  })
  return () => stop.abort()
}

/** Milliseconds between two looks. */
const pause = 120
/** Looks without a code until the same code counts as a new one. */
const gone = 12

const look = async (
  screen: () => HTMLVideoElement | null,
  tell: (signal: Signal) => void,
  signal: AbortSignal,
) => {
  const devices = (navigator as { mediaDevices?: MediaDevices }).mediaDevices
  if (devices === undefined) {
    tell({ type: 'camera.failed', mediaFault: 'unsupported' })
    return
  }
  const stream = await devices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } })
  const release = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  signal.addEventListener('abort', release)
  if (signal.aborted) return release()
  for (const track of stream.getTracks()) {
    // Unplugged, or taken away by the visitor; `stop` does not fire this event.
    track.addEventListener('ended', () => tell({ type: 'camera.failed', mediaFault: 'busy' }), { signal })
  }
  const read = await createReader()
  const video = screen()
  if (signal.aborted || video === null) return release()
  video.srcObject = stream
  await video.play()
  tell({ type: 'camera.ready' })
  let last = ''
  let misses = 0
  while (!signal.aborted) {
    const code = await read(video)
    if (signal.aborted) return
    misses = code === null ? misses + 1 : 0
    if (misses > gone) last = ''
    if (code !== null && code !== last) {
      last = code
      tell({ type: 'camera.read', code })
    }
    // Reading a picture takes the processor; a gate runs on a battery all day.
    await new Promise((resume) => setTimeout(resume, pause))
  }
}

const mediaFaultOf = (error: unknown): MediaFault => {
  switch (error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'denied'
    case 'NotReadableError':
    case 'AbortError':
      return 'busy'
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'missing'
    default:
      return 'broken'
  }
}

interface Detector {
  detect(source: HTMLVideoElement): Promise<ReadonlyArray<{ rawValue: string }>>
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

/** The browser's own reader where it has one, else ours, which is fetched only then. */
const createReader = async (): Promise<Read> => {
  const { BarcodeDetector: Native } = globalThis as { BarcodeDetector?: DetectorClass }
  if (Native !== undefined && (await Native.getSupportedFormats()).includes('qr_code')) {
    const detector = new Native({ formats: ['qr_code'] })
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null
  }
  const { default: decode } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const paper = canvas.getContext('2d', { willReadFrequently: true })
  return (video) => {
    const scale = Math.min(1, longest / Math.max(video.videoWidth, video.videoHeight, 1))
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    if (paper === null || canvas.width === 0) return Promise.resolve(null)
    paper.drawImage(video, 0, 0, canvas.width, canvas.height)
    try {
      return Promise.resolve(decode(paper.getImageData(0, 0, canvas.width, canvas.height)))
    } catch {
      // It throws where there is no code in view.
      return Promise.resolve(null)
    }
  }
}

/** Pixels of the longer side that are looked at. */
const longest = 960
