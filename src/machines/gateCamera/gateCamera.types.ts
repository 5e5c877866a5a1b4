/** Why there is no picture; each has another remedy. */
export const cameraTroubles = ['denied', 'busy', 'missing', 'unsupported', 'broken'] as const
export type CameraTrouble = (typeof cameraTroubles)[number]

export interface GateCameraContext {
  trouble: CameraTrouble | null
}

export type CameraSignal =
  | { type: 'camera.ready' }
  /** Once for each time that a code comes into view. */
  | { type: 'camera.read'; code: string }
  | { type: 'camera.failed'; trouble: CameraTrouble }

export type GateCameraEvent = { type: 'camera.open' } | { type: 'camera.close' } | CameraSignal
export type GateCameraEmitted = { type: 'code.read'; code: string }

/** What the flow needs of the world; `actorsOf` asks for it. @public */
export interface GateCameraPort {
  /** Asks for the camera and looks for codes until the clean-up, which gives the camera back. */
  runCamera(tell: (signal: CameraSignal) => void): () => void
}
