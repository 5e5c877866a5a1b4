import type { BeautyParam } from '../../../contract/room/ports.ts'
import { createBeautyShader } from './beautyShader.ts'

export interface Beauty {
  /** The camera's own track. */
  readonly source: MediaStreamTrack
  readonly track: MediaStreamTrack
  set(beauty: BeautyParam): void
  /** Leaves the camera's own track alone. */
  stop(): void
}

/** Not in every browser, and in no standard library of types. */
interface FrameStreams {
  readonly MediaStreamTrackProcessor?: new (options: { track: MediaStreamTrack }) => {
    readonly readable: ReadableStream<VideoFrame>
  }
  readonly MediaStreamTrackGenerator?: new (options: { kind: 'video' }) => MediaStreamTrack & {
    readonly writable: WritableStream<VideoFrame>
  }
}

/** The camera's picture through one WebGL2 pass; null where there is no WebGL2. */
export const createBeauty = (source: MediaStreamTrack, beauty: BeautyParam): Beauty | null => {
  const shader = createBeautyShader()
  if (shader === null) return null
  shader.set(beauty)
  const made = byFrames(source, shader) ?? byCanvas(source, shader)
  const { track, stop } = made
  track.contentHint = source.contentHint
  return {
    source,
    track,
    set: shader.set,
    stop() {
      stop()
      track.stop()
      shader.free()
    },
  }
}

type Shader = NonNullable<ReturnType<typeof createBeautyShader>>

/** Frame by frame, also where the page is hidden. */
const byFrames = (source: MediaStreamTrack, shader: Shader) => {
  const { MediaStreamTrackProcessor: Processor, MediaStreamTrackGenerator: Generator } =
    globalThis as FrameStreams
  if (Processor === undefined || Generator === undefined) return null
  const copy = source.clone()
  const track = new Generator({ kind: 'video' })
  const end = new AbortController()
  const pass = new TransformStream<VideoFrame, VideoFrame>({
    transform(frame, controller) {
      const { timestamp, displayWidth, displayHeight } = frame
      shader.draw(frame, displayWidth, displayHeight)
      frame.close()
      controller.enqueue(new VideoFrame(shader.canvas, { timestamp }))
    },
  })
  new Processor({ track: copy }).readable
    .pipeThrough(pass, { signal: end.signal })
    .pipeTo(track.writable, { signal: end.signal })
    .catch(() => {
      // Stopped, here or by the camera, whose own track reports it.
    })
  const stop = () => {
    end.abort()
    copy.stop()
  }
  return { track, stop }
}

const byCanvas = (source: MediaStreamTrack, shader: Shader) => {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.srcObject = new MediaStream([source])
  const canvas = document.createElement('canvas')
  const paper = canvas.getContext('bitmaprenderer')
  let next = 0
  const draw = () => {
    next = requestAnimationFrame(draw)
    if (video.videoWidth === 0) return
    canvas.width = video.videoWidth
    canvas.height = video.videoHeight
    shader.draw(video, video.videoWidth, video.videoHeight)
    paper?.transferFromImageBitmap(shader.canvas.transferToImageBitmap())
  }
  draw()
  video.play().catch(() => {})
  const [track = source.clone()] = canvas.captureStream(15).getVideoTracks()
  const stop = () => {
    cancelAnimationFrame(next)
    video.srcObject = null
  }
  return { track, stop }
}
