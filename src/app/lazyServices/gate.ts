import { createGateService } from '../../services/gateService.ts'
import type { LazyDeps } from '../context.tsx'

export { runCamera } from '../../services/camera.ts'
export { playTone } from '../../services/tone.ts'

/** Ports of check-in at the door. */
export const gate = (needs: LazyDeps) => createGateService({ ...needs, box: needs.local })
