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

/** What the page shows. */
export const cameraViews = ['off', 'starting', 'looking', 'failed'] as const
export type GateCameraTag = (typeof cameraViews)[number]

/** What the flow needs of the world; `actorsOf` asks for it. @public */
export interface GateCameraPort {
  /** Asks for the camera and looks for codes until the clean-up, which gives the camera back. */
  runCamera(tell: (signal: CameraSignal) => void): () => void
}
