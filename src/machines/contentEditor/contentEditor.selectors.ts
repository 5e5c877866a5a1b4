import type { ContentEditorSnapshot } from './contentEditor.machine.ts'
import { contentDialogs, savings } from './contentEditor.types.ts'

export const selectView = (snapshot: ContentEditorSnapshot) =>
  snapshot.hasTag('loading') ? 'loading' : snapshot.hasTag('failed') ? 'failed' : 'open'
export const selectDialog = (snapshot: ContentEditorSnapshot) =>
  contentDialogs.find((each) => snapshot.hasTag(each)) ?? null
export const selectSaving = (snapshot: ContentEditorSnapshot) =>
  savings.find((each) => snapshot.hasTag(each)) ?? 'saved'
/** Everything is saved: releases can be looked at. */
export const selectIsSettled = (snapshot: ContentEditorSnapshot) =>
  snapshot.can({ type: 'version.open', no: 1 })
export const selectCanRelease = (snapshot: ContentEditorSnapshot) => snapshot.can({ type: 'release.ask' })
export const selectCanRetire = (snapshot: ContentEditorSnapshot) => snapshot.can({ type: 'retire.ask' })
export const selectCanConfirm = (snapshot: ContentEditorSnapshot) =>
  snapshot.can({ type: 'translation.confirm', key: '' })
/** Nothing can be typed now. */
export const selectIsReadOnly = (snapshot: ContentEditorSnapshot) =>
  !snapshot.can({ type: 'text.edit', change: {} })
export const selectIsBusy = (snapshot: ContentEditorSnapshot) => snapshot.hasTag('busy')
export const selectContext = (snapshot: ContentEditorSnapshot) => snapshot.context
