import type { AnyEventObject, SnapshotFrom } from 'xstate'

import type { Locale } from '../../../src/i18n/locale.ts'
import type { MachineId, machines } from '../../../src/machines/registry.ts'
import type { Network } from '../stage/createNetwork.ts'
import type { Stage, StageOptions } from '../stage/createStage.tsx'
import type { Running } from '../stage/recorder.ts'
import type { Walk } from '../../core/walk.ts'

/** Place of a walk: a test, or the workshop. */
export interface WalkHarness {
  readonly locale: Locale
  readonly network: Network
  /** One page; closed by the builder of the harness. */
  openStage(options: StageOptions): Promise<Stage>
}

/** Driver of one machine's walks on the real page. */
export interface Driver<Id extends MachineId> {
  /** Whether this way is impossible in one visit, though possible for the machine: the surrounding page forbids it. */
  refuses?(events: readonly AnyEventObject[]): boolean
  /** Brings the page to the start of the walk. */
  open(walk: Walk, harness: WalkHarness): Promise<Scene<Id>>
}

/** One page with the machine in it. */
export interface Scene<Id extends MachineId> {
  readonly stage: Stage
  /** The actor that is walked, where there are several of its machine. */
  actor?(): Running<Id>
  /** Cause of each event: user actions, answers of the server, time, signals of the browser. */
  readonly causes: Readonly<Record<string, (event: AnyEventObject) => unknown>>
  /** Throws when the page does not show the machine's state. */
  shows(state: SnapshotFrom<(typeof machines)[Id]>): unknown
}
