/** Why there is no picture; each has another remedy. */
export const cameraFaults = ['denied', 'busy', 'missing', 'unsupported', 'broken'] as const
export type CameraFault = (typeof cameraFaults)[number]

export interface GateCameraContext {
  mediaFault: CameraFault | null
}

export type CameraSignal =
  | { type: 'camera.ready' }
  /** Once for each time that a code comes into view. */
  | { type: 'camera.read'; code: string }
  | { type: 'camera.failed'; mediaFault: CameraFault }

export type GateCameraEvent = { type: 'camera.open' } | { type: 'camera.close' } | CameraSignal
export type GateCameraEmitted = { type: 'code.read'; code: string }

/** Views of the page; each is a tag of the machine. */
export const cameraViews = ['off', 'starting', 'looking', 'failed'] as const
export type GateCameraTag = (typeof cameraViews)[number]

/** Port of the flow; `actorsOf` makes actors of its methods. @public */
export interface GateCameraPort {
  /** Asks for the camera and looks for codes until the clean-up, which gives the camera back. */
  runCamera(tell: (signal: CameraSignal) => void): () => void
}
