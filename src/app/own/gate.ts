import { createGateService } from '../../services/gateService.ts'
import type { OwnNeeds } from '../context.tsx'

export { runCamera } from '../../services/camera.ts'
export { playTone } from '../../services/tone.ts'

/** Ports of check-in at the door. */
export const gate = (needs: OwnNeeds) => createGateService({ ...needs, box: needs.local })
