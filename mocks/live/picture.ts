/** Slot of a painted picture. */
type Place = 'V0' | 'V1' | 'V2' | 'A0' | 'A1' | 'A2' | 'A3' | 'preview' | 'screenPreview'

const width = 640
const height = 360

/** Shows a still picture of the place in the element, as a stream; returns the clean-up. */
export const createPicture = (place: Place, element: HTMLVideoElement): (() => void) => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const paper = canvas.getContext('2d')
  // Without a layout engine there is no canvas, and nothing is visible.
  if (paper === null || !('captureStream' in canvas)) return () => {}
  const stream = canvas.captureStream(0)
  paint(paper, place)
  const [track] = stream.getVideoTracks()
  const again = () => {
    paint(paper, place)
    if (track !== undefined && 'requestFrame' in track)
      (track as CanvasCaptureMediaStreamTrack).requestFrame()
  }
  element.muted = true
  element.srcObject = stream
  // A stream shows the frames that come after it was attached.
  element.addEventListener('loadedmetadata', again)
  again()
  const painting = setInterval(again, 200)
  element.play().catch(() => {
    // Taken away before it began.
  })
  return () => {
    clearInterval(painting)
    element.removeEventListener('loadedmetadata', again)
    track?.stop()
    if (element.srcObject === stream) element.srcObject = null
  }
}

/** Background and the speaker's coat. */
const colours: Record<Place, readonly [string, string]> = {
  V0: ['#1f3a5f', '#e0b870'],
  V1: ['#f4f1ea', '#1f3a5f'],
  V2: ['#2f5d50', '#d9a08b'],
  preview: ['#3b3355', '#9fc4a8'],
  screenPreview: ['#f4f1ea', '#3b3355'],
  A0: ['#222', '#222'],
  A1: ['#222', '#222'],
  A2: ['#222', '#222'],
  A3: ['#222', '#222'],
}

const paint = (paper: CanvasRenderingContext2D, place: Place) => {
  const [ground, coat] = colours[place]
  paper.fillStyle = ground
  paper.fillRect(0, 0, width, height)
  paper.fillStyle = coat
  if (place === 'V1' || place === 'screenPreview') {
    paper.fillRect(60, 50, 320, 24)
    for (let line = 0; line < 6; line += 1) paper.fillRect(60, 110 + line * 32, 460 - line * 40, 10)
    return
  }
  paper.beginPath()
  paper.arc(width / 2, 140, 62, 0, Math.PI * 2)
  paper.fill()
  paper.fillRect(width / 2 - 120, 220, 240, 140)
}
