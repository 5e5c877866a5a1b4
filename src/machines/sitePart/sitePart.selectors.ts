import { dequal } from 'dequal/lite'

import { faultsOfPart, tidyPart } from '../../contract/siteParts.ts'
import { sitePartDialogs } from './sitePart.types.ts'
import type { SitePartSnapshot } from './sitePart.machine.ts'

export const selectView = (snapshot: SitePartSnapshot) =>
  snapshot.hasTag('loading') ? 'loading' : snapshot.hasTag('failed') ? 'failed' : 'open'
export const selectDialog = (snapshot: SitePartSnapshot) =>
  sitePartDialogs.find((each) => snapshot.hasTag(each)) ?? null
export const selectIsBusy = (snapshot: SitePartSnapshot) => snapshot.hasTag('busy')
export const selectIsRestoring = (snapshot: SitePartSnapshot) => snapshot.hasTag('restoring')
export const selectCanTakeBack = (snapshot: SitePartSnapshot) => snapshot.can({ type: 'edit.undo' })
export const selectCanUndo = (snapshot: SitePartSnapshot) => snapshot.can({ type: 'publish.undo' })
/** Something is named as wrong. */
export const selectIsFaulty = ({ context: { part, content, isChecked } }: SitePartSnapshot) =>
  isChecked && faultsOfPart(part, tidyPart(part, content)).length > 0
/** True if the typed content differs from the published one, in every dialog. */
export const selectIsUnpublished = ({ context: { content, kept } }: SitePartSnapshot) =>
  !dequal(content, kept?.content)
export const selectContext = (snapshot: SitePartSnapshot) => snapshot.context
