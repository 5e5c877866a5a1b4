import { shown } from '../shared/shown.ts'
import type { PaperSettingsSnapshot } from './paperSettings.machine.ts'
import { settingsViews } from './paperSettings.types.ts'

export const selectView = (snapshot: PaperSettingsSnapshot) => shown(snapshot, settingsViews)
export const selectSettings = (snapshot: PaperSettingsSnapshot) => snapshot.context.settings
export const selectIsBusy = (snapshot: PaperSettingsSnapshot) => snapshot.hasTag('busy')
export const selectFailure = (snapshot: PaperSettingsSnapshot) => snapshot.context.failure
