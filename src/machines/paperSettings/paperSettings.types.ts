import type { Failure } from '../../contract/failure.ts'
import type { PaperSettingsView, SettingsForm } from '../../contract/paperDesk.ts'

export interface PaperSettingsInput {
  conferenceId: number
}

export interface PaperSettingsContext extends PaperSettingsInput {
  /** As the server has them; null before they have come. */
  settings: PaperSettingsView | null
  /** Values sent last. */
  values: SettingsForm | null
  failure: Failure | null
}

export type PaperSettingsEvent =
  | { type: 'settings.retry' }
  /** `values` have passed the contract. */
  | { type: 'settings.send'; values: SettingsForm }
  /** Shows what another chair has saved; what was typed here is dropped. */
  | { type: 'settings.reload' }

export type PaperSettingsEmitted = { type: 'settings.saved' }

/** Views of the page; each is a tag of the machine. */
export const settingsViews = ['loading', 'failed', 'form', 'outdated'] as const
export type PaperSettingsTag = 'busy' | 'failure' | (typeof settingsViews)[number]

/** Everything rejects with `CallError`. @public */
export interface PaperSettingsPort {
  loadSettings(conferenceId: number, signal: AbortSignal): Promise<PaperSettingsView>
  saveSettings(
    wish: { settings: PaperSettingsView; values: SettingsForm },
    signal: AbortSignal,
  ): Promise<PaperSettingsView>
}
