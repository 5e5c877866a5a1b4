/** Elements by their content, so that a picture that begins, ends or is replaced reaches each of them. */
export const createPlaces = <Place extends string>(
  firstFrame: (place: Place, width: number, height: number) => void,
) => {
  const elements = new Map<Place, Set<HTMLVideoElement>>()
  const streams = new Map<Place, MediaStream>()

  const show = (place: Place, element: HTMLVideoElement) => {
    const stream = streams.get(place) ?? null
    if (element.srcObject !== stream) element.srcObject = stream
    if (stream === null) return
    element.play().catch(() => {
      // Muted pictures may always play; after any other failure the element goes with its page.
    })
    afterFirstFrame(element, () => {
      if (streams.get(place) === stream) firstFrame(place, element.videoWidth, element.videoHeight)
    })
  }

  return {
    attach(place: Place, element: HTMLVideoElement): () => void {
      const shown = elements.get(place) ?? new Set()
      elements.set(place, shown)
      shown.add(element)
      element.muted = true
      element.playsInline = true
      show(place, element)
      return () => {
        shown.delete(element)
        element.srcObject = null
      }
    },
    /** Null: no picture there. */
    put(place: Place, stream: MediaStream | null) {
      if (stream === null) streams.delete(place)
      else streams.set(place, stream)
      for (const element of elements.get(place) ?? []) show(place, element)
    },
    each(act: (element: HTMLVideoElement) => void) {
      for (const shown of elements.values()) for (const element of shown) act(element)
    },
  }
}

const afterFirstFrame = (element: HTMLVideoElement, tell: () => void) => {
  if ('requestVideoFrameCallback' in element) element.requestVideoFrameCallback(tell)
  else (element as HTMLVideoElement).addEventListener('loadeddata', tell, { once: true })
}
